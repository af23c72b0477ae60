import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { CardFormat } from '#domain/households/invitation-cards.ts'
import { CARD_PAGES, type CardPage } from './card-format.ts'
import { type Card, type CardLook, MM } from './draw-card.ts'

const MARK = '#9aa39b'

type Sheets = { title: string; format: CardFormat; look: CardLook; cards: readonly Card[] }

/**
 * Cards on pages, drawn while they are sent: other requests are answered between two cards. It stops when the stream
 * is destroyed, as by a browser that went away.
 */
export function drawCards({ title, format, look, cards }: Sheets): PDFKit.PDFDocument {
  const page = CARD_PAGES[format]
  const doc = new PDFDocument({
    ...{ size: page.size, margin: 0, autoFirstPage: false, info: { Title: title } },
  })
  drawPages(doc, page, look, cards).catch((error) => doc.destroy(error))
  return doc
}

async function drawPages(doc: PDFKit.PDFDocument, page: CardPage, look: CardLook, cards: readonly Card[]) {
  const { columns, rows, margin, card: size } = page
  for (let first = 0; first < cards.length; first += columns * rows) {
    if (doc.destroyed) return
    doc.addPage()
    if (page.isCut) drawMarks(doc, page)
    for (const [index, card] of cards.slice(first, first + columns * rows).entries()) {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      doc.save()
      doc.translate((margin.left + column * size.width) * MM, (margin.top + row * size.height) * MM)
      page.draw(doc, look, card, { column })
      doc.restore()
      await setImmediate()
    }
  }
  doc.end()
}

/** Lines to cut along: at the edges of the sheet, and a cross where four cards meet. */
function drawMarks(doc: PDFKit.PDFDocument, { columns, rows, margin, card, width, height }: CardPage) {
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
