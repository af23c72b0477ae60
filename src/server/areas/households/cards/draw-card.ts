import { MM } from '#server/core/pdf/card-grid.ts'
import { MOTIF } from '#server/core/pdf/card-motif.ts'
import { drawCode } from '#server/core/pdf/draw-code.ts'
import { drawText, setText } from '#server/core/pdf/pdf-text.ts'

/**
 * The parts that every card of a wedding shows. The colour is dark enough for white paper; the picture is a data URI,
 * which is in the file once however many cards there are.
 */
export type CardLook = { names: string[]; isItalic: boolean; color: string; motif: string }

/** The text of a household's card, in its language. */
export type Card = { url: string; household: string; date: string | null; scan: string }

export const INK = '#14261c'
export const SOFT = '#38493e'

/** The code with its quiet zone, wide enough for a module of almost a millimetre. */
const CODE = { left: 50.5, top: 5.5, size: 40 }
const WORDS = { left: 6, width: 42 }

/** A card of 95 × 69 mm: the couple and the household at the left, the code at the right. */
export function drawCard(doc: PDFKit.PDFDocument, look: CardLook, card: Card) {
  const [left, width] = [WORDS.left * MM, WORDS.width * MM]
  doc.image(look.motif, left, 6 * MM, { width: MOTIF.width * MM, height: MOTIF.height * MM })
  const below = drawNames(doc, look, { x: left, y: 33.5 * MM, width, size: 22, align: 'left' })
  if (card.date) {
    const date = setText(doc, card.date, { face: 'sans', width, size: 9, least: 7, lines: 1 })
    drawText(doc, date, { x: left, y: below + 15, width, leading: 1.2, color: SOFT })
  }
  drawCode(doc, card.url, CODE)
  const under = (CODE.top + CODE.size + 4) * MM
  const scan = setText(doc, card.scan, { face: 'sans', width: CODE.size * MM, size: 9, least: 7, lines: 2 })
  drawText(doc, scan, {
    ...{ x: CODE.left * MM, y: under, width: CODE.size * MM, leading: 1.25 },
    align: 'center',
    color: SOFT,
  })
  drawRule(doc, look, left, 53 * MM)
  const household = setText(doc, card.household, { face: 'strong', width, size: 12, least: 8, lines: 2 })
  drawText(doc, household, { x: left, y: 59 * MM, width, leading: 1.2, color: INK })
}

type NamesPlace = { x: number; y: number; width: number; size: number; align: 'left' | 'center' }

/** The couple, a line each and all in one size, from the baseline `y` on. Gives the baseline of the last line. */
export function drawNames(doc: PDFKit.PDFDocument, look: CardLook, place: NamesPlace): number {
  const { names, isItalic, color } = look
  const { x, y, width, align } = place
  const face = isItalic ? 'italic' : 'roman'
  const half = place.size / 2
  const lines = names.map((text) =>
    setText(doc, text, { face, width, size: place.size, least: half, lines: 1 }),
  )
  const size = Math.min(...lines.map((one) => one.size))
  for (const [index, text] of names.entries()) {
    const line = setText(doc, text, { face, width, size, least: Math.min(size, half) - 0.5, lines: 1 })
    drawText(doc, line, { x, y: y + index * size, width, leading: 1, align, color })
  }
  return y + (names.length - 1) * size
}

/** A short line in the colour of the wedding. */
export const drawRule = (doc: PDFKit.PDFDocument, { color }: CardLook, x: number, y: number) =>
  doc
    .moveTo(x, y)
    .lineTo(x + 8 * MM, y)
    .lineWidth(0.8)
    .strokeColor(color)
    .stroke()
