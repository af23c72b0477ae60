import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { CARDS_A_SHEET } from '#domain/invitation-cards.ts'
import { MOTIF } from './card-motif.ts'
import { drawText, setText } from './card-text.ts'
import { qrCode } from './qr-code.ts'

/**
 * What every card of a wedding shows. The colour is dark enough for white paper; the picture is a data URI, which is
 * in the file once however many cards there are.
 */
export type CardLook = { names: string[]; isItalic: boolean; color: string; motif: string }

/** What the card of a household says, in its language. */
export type Card = { url: string; household: string; date: string | null; scan: string }

/** Points of a millimetre. */
const MM = 72 / 25.4

const INK = '#14261c'
const SOFT = '#38493e'
const MARK = '#9aa39b'

/** A4 in millimetres; printers leave about five at each edge white, and the marks to cut along stand in ten. */
const SHEET = { width: 210, height: 297, margin: 10 }
const COLUMNS = 2
const ROWS = CARDS_A_SHEET / COLUMNS
const CARD = {
  width: (SHEET.width - 2 * SHEET.margin) / COLUMNS,
  height: (SHEET.height - 2 * SHEET.margin) / ROWS,
}

/** The code with its quiet zone, wide enough for a module of almost a millimetre. */
const CODE = { left: 50.5, top: 5.5, size: 40 }
const WORDS = { left: 6, width: 42 }

/**
 * Cards on sheets of A4, drawn while they are sent: other requests are answered between two cards. It stops when
 * the stream is destroyed, as by a browser that went away.
 */
export function drawCards(title: string, look: CardLook, cards: readonly Card[]): PDFKit.PDFDocument {
  const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info: { Title: title } })
  drawSheets(doc, look, cards).catch((error) => doc.destroy(error))
  return doc
}

async function drawSheets(doc: PDFKit.PDFDocument, look: CardLook, cards: readonly Card[]) {
  for (let first = 0; first < cards.length; first += CARDS_A_SHEET) {
    if (doc.destroyed) return
    doc.addPage()
    drawMarks(doc)
    for (const [index, card] of cards.slice(first, first + CARDS_A_SHEET).entries()) {
      doc.save()
      doc.translate(
        (SHEET.margin + (index % COLUMNS) * CARD.width) * MM,
        (SHEET.margin + Math.floor(index / COLUMNS) * CARD.height) * MM,
      )
      drawCard(doc, look, card)
      doc.restore()
      await setImmediate()
    }
  }
  doc.end()
}

/** Lines to cut along: at the edges of the sheet, and a cross where four cards meet. */
function drawMarks(doc: PDFKit.PDFDocument) {
  const xs = Array.from({ length: COLUMNS + 1 }, (_, at) => SHEET.margin + at * CARD.width)
  const ys = Array.from({ length: ROWS + 1 }, (_, at) => SHEET.margin + at * CARD.height)
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    doc.moveTo(x1 * MM, y1 * MM).lineTo(x2 * MM, y2 * MM)
  for (const x of xs) {
    line(x, 4, x, 8)
    line(x, SHEET.height - 8, x, SHEET.height - 4)
    for (const y of ys.slice(1, -1)) line(x, y - 1.5, x, y + 1.5)
  }
  for (const y of ys) {
    line(4, y, 8, y)
    line(SHEET.width - 8, y, SHEET.width - 4, y)
    for (const x of xs.slice(1, -1)) line(x - 1.5, y, x + 1.5, y)
  }
  doc.lineWidth(0.4).strokeColor(MARK).stroke()
}

function drawCard(doc: PDFKit.PDFDocument, { names, isItalic, color, motif }: CardLook, card: Card) {
  const [left, width] = [WORDS.left * MM, WORDS.width * MM]
  doc.image(motif, left, 6 * MM, { width: MOTIF.width * MM, height: MOTIF.height * MM })
  const face = isItalic ? 'italic' : 'roman'
  const lines = names.map((text) => setText(doc, text, { face, width, size: 22, least: 11, lines: 1 }))
  const size = Math.min(...lines.map((one) => one.size))
  for (const [index, text] of names.entries()) {
    const line = setText(doc, text, { face, width, size, least: Math.min(size, 11) - 0.5, lines: 1 })
    drawText(doc, line, { x: left, y: 33.5 * MM + index * size, width, leading: 1, color })
  }
  const below = 33.5 * MM + (names.length - 1) * size
  if (card.date) {
    const date = setText(doc, card.date, { face: 'sans', width, size: 9, least: 7, lines: 1 })
    drawText(doc, date, { x: left, y: below + 15, width, leading: 1.2, color: SOFT })
  }
  drawCode(doc, card.url)
  const under = (CODE.top + CODE.size + 4) * MM
  const scan = setText(doc, card.scan, { face: 'sans', width: CODE.size * MM, size: 9, least: 7, lines: 2 })
  drawText(doc, scan, {
    ...{ x: CODE.left * MM, y: under, width: CODE.size * MM, leading: 1.25 },
    align: 'center',
    color: SOFT,
  })
  doc
    .moveTo(left, 53 * MM)
    .lineTo(left + 8 * MM, 53 * MM)
    .lineWidth(0.8)
    .strokeColor(color)
    .stroke()
  const household = setText(doc, card.household, { face: 'strong', width, size: 12, least: 8, lines: 2 })
  drawText(doc, household, { x: left, y: 59 * MM, width, leading: 1.2, color: INK })
}

function drawCode(doc: PDFKit.PDFDocument, url: string) {
  const { size, runs } = qrCode(url)
  const module = (CODE.size * MM) / size
  const [left, top] = [CODE.left * MM, CODE.top * MM]
  doc.rect(left, top, CODE.size * MM, CODE.size * MM).fill('#ffffff')
  for (const { x, y, length } of runs) doc.rect(left + x * module, top + y * module, length * module, module)
  doc.fill('#000000')
}
