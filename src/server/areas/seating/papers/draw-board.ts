import { MM } from '#server/core/pdf/card-grid.ts'
import { MOTIF } from '#server/core/pdf/card-motif.ts'
import type { PaperLook } from '#server/core/pdf/paper-look.queries.ts'
import { drawText, setText } from '#server/core/pdf/pdf-text.ts'
import { type BoardList, type BoardPart, heightOfHead, inColumns } from './board-layout.ts'

const INK = '#14261c'
const RULE = '#c3ccc4'

/** Millimetres of the upright sheets that boards are printed on. */
const SIZES = { A3: { width: 297, height: 420 }, A2: { width: 420, height: 594 } }

export type Board = { page: 'A3' | 'A2'; isByName: boolean; lists: readonly BoardList[] }

/** Draws the lists on one sheet, as large as they fit; what is too much for the smallest letters goes on to the next. */
export function drawBoard(doc: PDFKit.PDFDocument, look: PaperLook, board: Board): void {
  const { width, height } = SIZES[board.page]
  const edge = width / 14
  const top = edge * 4.2
  const room = { width: width - 2 * edge, height: height - top - edge }
  const { columns, size, perPage } = fitting(board, room)
  for (let first = 0; first < columns.length; first += perPage) {
    doc.addPage()
    drawHead(doc, look, { width, edge })
    const wide = (room.width / perPage) * MM
    for (const [index, parts] of columns.slice(first, first + perPage).entries()) {
      const place = { x: edge * MM + index * wide, y: top * MM, width: wide - size * 2, size }
      for (const part of parts) drawPart(doc, look, part, place)
    }
  }
  doc.end()
}

/** Points of the letters, largest first, relative to an A3. */
const LARGEST = 22
const SMALLEST = 7

/** Leading of the lines. */
const LEADING = 1.35

/** A name wants about so many letters of width. */
const LETTERS = 15

function fitting({ page, isByName, lists }: Board, room: { width: number; height: number }) {
  const scale = page === 'A2' ? Math.SQRT2 : 1
  for (let points = LARGEST; ; points -= 0.5) {
    const size = points * scale
    const perPage = Math.max(1, Math.min(6, Math.floor((room.width * MM) / (size * LETTERS))))
    const flow = { height: (room.height * MM) / (size * LEADING), isSplit: isByName || points <= SMALLEST }
    const columns = inColumns(lists, flow)
    const isLast = points <= SMALLEST
    if (columns && (isLast || columns.length <= perPage)) return { columns, size, perPage }
  }
}

/** 'Busca tu mesa' under the names, with the drawing of the style at the right. */
function drawHead(
  doc: PDFKit.PDFDocument,
  look: PaperLook,
  { width, edge }: { width: number; edge: number },
) {
  const wide = width * 0.36
  const tall = (wide * MOTIF.height) / MOTIF.width
  doc.image(look.motif, (width - edge - wide) * MM, edge * MM, { width: wide * MM, height: tall * MM })
  const room = (width - 2 * edge - wide - 6) * MM
  const couple = setText(doc, look.couple, {
    face: look.face,
    width: room,
    size: width / 9,
    least: 12,
    lines: 1,
  })
  drawText(doc, couple, { x: edge * MM, y: edge * 1.6 * MM, width: room, leading: 1, color: look.color })
  const title = setText(doc, 'Busca tu mesa', {
    face: 'roman',
    width: room,
    size: width / 4.6,
    least: 20,
    lines: 1,
  })
  drawText(doc, title, { x: edge * MM, y: edge * 2.9 * MM, width: room, leading: 1, color: INK })
}

type ColumnPlace = { x: number; y: number; width: number; size: number }

/** A list, or the part of it that stands in this column, with a line above its heading. */
function drawPart(doc: PDFKit.PDFDocument, look: PaperLook, part: BoardPart, place: ColumnPlace): void {
  const { list, from, to } = part
  const { x, width, size } = place
  const step = size * LEADING
  const top = place.y + part.y * step
  if (from === 0) {
    doc
      .moveTo(x, top)
      .lineTo(x + width, top)
      .lineWidth(0.6)
      .strokeColor(RULE)
      .stroke()
    const head = setText(doc, list.head, { face: 'roman', width, size: size * 1.6, least: size, lines: 1 })
    drawText(doc, head, { x, y: top + size * 1.75, width, leading: 1, color: look.color })
    if (list.note) {
      const note = setText(doc, list.note, {
        face: 'sans',
        width,
        size: size * 0.85,
        least: size * 0.5,
        lines: 1,
      })
      drawText(doc, note, { x, y: top + step * 1.35 + size * 1.1, width, leading: 1, color: INK })
    }
  }
  const begin = top + (from === 0 ? heightOfHead(list) * step : 0)
  for (const [index, { text, at }] of list.lines.slice(from, to).entries()) {
    const y = begin + index * step + size
    const number = at ? setText(doc, at, { face: 'strong', width, size, least: size / 2, lines: 1 }) : null
    const wide = number ? number.lines[0]!.width * number.size : 0
    const line = setText(doc, text, {
      face: 'sans',
      width: width - wide - size / 2,
      size,
      least: size * 0.55,
      lines: 1,
    })
    drawText(doc, line, { x, y, width, leading: 1, color: INK })
    if (number) drawText(doc, number, { x: x + width - wide, y, width: wide, leading: 1, color: INK })
  }
}
