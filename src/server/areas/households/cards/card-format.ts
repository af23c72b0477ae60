import type { CardFormat } from '#domain/households/invitation-cards.ts'
import type { CardGrid } from '#server/core/pdf/card-grid.ts'
import { drawA6 } from './draw-a6.ts'
import type { Card, CardLook } from './draw-card.ts'
import { drawCard } from './draw-card.ts'
import { drawSticker } from './draw-sticker.ts'

/** A page of cards, and how one of them is drawn. */
export type CardPage = CardGrid & {
  size: 'A4' | 'A6'
  draw: (doc: PDFKit.PDFDocument, look: CardLook, card: Card, place: { column: number }) => void
}

const A4 = { size: 'A4', width: 210, height: 297 } as const
const A6 = { width: 105, height: 148 }

/** Printers leave about five millimetres at each edge white: what has no margin is drawn with one of its own. */
export const CARD_PAGES: Record<CardFormat, CardPage> = {
  cards: {
    ...A4,
    margin: { left: 10, top: 10 },
    ...{ columns: 2, rows: 4, card: { width: 95, height: 69.25 }, isCut: true, draw: drawCard },
  },
  a6: {
    ...{ size: 'A6', ...A6, margin: { left: 0, top: 0 } },
    ...{ columns: 1, rows: 1, card: A6, isCut: false, draw: drawA6 },
  },
  a6x4: {
    ...A4,
    margin: { left: 0, top: 0.5 },
    ...{ columns: 2, rows: 2, card: A6, isCut: true, draw: drawA6 },
  },
  stickers: {
    ...A4,
    margin: { left: 0, top: 0.5 },
    ...{ columns: 3, rows: 8, card: { width: 70, height: 37 }, isCut: false, draw: drawSticker },
  },
}
