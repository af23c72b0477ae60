import type { CardFormat } from '#domain/households/invitation-cards.ts'
import { drawGrid } from '#server/core/pdf/card-grid.ts'
import { newPdf } from '#server/core/pdf/pdf-libraries.ts'
import { CARD_PAGES } from './card-format.ts'
import type { Card, CardLook } from './draw-card.ts'

type Sheets = { title: string; format: CardFormat; look: CardLook; cards: readonly Card[] }

/** Cards on pages, drawn while they are sent. */
export function drawCards({ title, format, look, cards }: Sheets): PDFKit.PDFDocument {
  const page = CARD_PAGES[format]
  const doc = newPdf({
    ...{ size: page.size, margin: 0, autoFirstPage: false, info: { Title: title } },
  })
  const draw = (card: Card, place: { column: number }) => page.draw(doc, look, card, place)
  drawGrid(doc, page, cards, draw).catch((error) => doc.destroy(error))
  return doc
}
