import { setImmediate } from 'node:timers/promises'

/** Points of a millimetre. */
export const MM = 72 / 25.4

const MARK = '#9aa39b'

/** Cards on a page, in millimetres: the first one stands `margin` from its left and top edge. */
export type CardGrid = {
  width: number
  height: number
  margin: { left: number; top: number }
  columns: number
  rows: number
  card: { width: number; height: number }
  /** The space between two columns, as label sheets have it. */
  gap?: number
  /** Whether lines to cut along are drawn; a label sheet is cut already, and a page of one card needs none. */
  isCut: boolean
}

type DrawOne<Card> = (card: Card, place: { column: number }) => void

/**
 * Draws cards on as many pages as they take: other requests are answered between two of them. It stops when the
 * stream is destroyed, as by a browser that went away.
 */
export async function drawGrid<Card>(
  doc: PDFKit.PDFDocument,
  grid: CardGrid,
  cards: readonly Card[],
  draw: DrawOne<Card>,
): Promise<void> {
  const { columns, rows, margin, card: size, gap = 0 } = grid
  for (let first = 0; first < cards.length; first += columns * rows) {
    if (doc.destroyed) return
    doc.addPage()
    if (grid.isCut) drawMarks(doc, grid)
    for (const [index, card] of cards.slice(first, first + columns * rows).entries()) {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      doc.save()
      doc.translate((margin.left + column * (size.width + gap)) * MM, (margin.top + row * size.height) * MM)
      draw(card, { column })
      doc.restore()
      await setImmediate()
    }
  }
  doc.end()
}

/** Lines to cut along: at the edges of the sheet, and a cross where four cards meet. */
function drawMarks(doc: PDFKit.PDFDocument, { columns, rows, margin, card, width, height }: CardGrid) {
  const lines = (count: number, from: number, step: number, edge: number) =>
    Array.from({ length: count + 1 }, (_, at) => from + at * step).filter((at) => at > 1 && at < edge - 1)
  const xs = lines(columns, margin.left, card.width, width)
  const ys = lines(rows, margin.top, card.height, height)
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    doc.moveTo(x1 * MM, y1 * MM).lineTo(x2 * MM, y2 * MM)
  const inner = (all: readonly number[], edge: number) => all.filter((at) => at > 15 && at < edge - 15)
  for (const x of xs) {
    line(x, 4, x, 8)
    line(x, height - 8, x, height - 4)
    for (const y of inner(ys, height)) line(x, y - 1.5, x, y + 1.5)
  }
  for (const y of ys) {
    line(4, y, 8, y)
    line(width - 8, y, width - 4, y)
    for (const x of inner(xs, width)) line(x - 1.5, y, x + 1.5, y)
  }
  doc.lineWidth(0.4).strokeColor(MARK).stroke()
}
