import type { CardSheet } from '#domain/seating/seating-papers.ts'
import { MM } from '#server/core/pdf/card-grid.ts'
import { MOTIF } from '#server/core/pdf/card-motif.ts'
import type { PaperLook } from '#server/core/pdf/paper-look.queries.ts'
import { drawText, setText } from '#server/core/pdf/pdf-text.ts'

/** A card on the table or at a place: a great word, with a small one under it. */
export type SeatingCard = { great: string; small: string | null; isOfTable: boolean }

const SOFT = '#38493e'

/** From this height on, in millimetres, there is room for the drawing of the style. */
const MOTIF_FROM = 60

/** Draws a card; a folded one stands on both sides, the one at the back upside down until it is folded. */
export function drawSeatingCard(
  doc: PDFKit.PDFDocument,
  look: PaperLook,
  sheet: CardSheet,
  card: SeatingCard,
): void {
  const { width, height } = sheet.card
  if (!sheet.isFolded) {
    drawSide(doc, look, sheet.card, card)
    return
  }
  doc.save()
  doc.rotate(180, { origin: [(width / 2) * MM, (height / 2) * MM] })
  drawSide(doc, look, sheet.card, card)
  doc.restore()
  drawFold(doc, sheet)
  doc.save()
  doc.translate(0, height * MM)
  drawSide(doc, look, sheet.card, card)
  doc.restore()
}

/** Short strokes at the edges where the card is folded. */
function drawFold(doc: PDFKit.PDFDocument, { card: { width, height } }: CardSheet): void {
  for (const x of [2, width - 6]) doc.moveTo(x * MM, height * MM).lineTo((x + 4) * MM, height * MM)
  doc.lineWidth(0.4).dash(1.5, { space: 1.5 }).strokeColor('#9aa39b').stroke().undash()
}

type Side = { width: number; height: number }

/** The word in the middle, as large as its card allows and smaller when it is long. */
function drawSide(
  doc: PDFKit.PDFDocument,
  look: PaperLook,
  { width, height }: Side,
  { great, small, isOfTable }: SeatingCard,
): void {
  const hasMotif = height >= MOTIF_FROM
  const edge = Math.max(4, width / 15)
  const inner = (width - 2 * edge) * MM
  const size = isOfTable ? height * 1.1 : Math.min(height * 0.62, 40)
  const word = setText(doc, great, {
    ...{ face: isOfTable ? 'roman' : look.face, width: inner },
    ...{ size, least: 8, lines: isOfTable ? 1 : 3 },
  })
  const below = small
    ? setText(doc, small, {
        face: 'sans',
        width: inner,
        size: isOfTable ? height / 6 : 9,
        least: 6,
        lines: 2,
      })
    : null
  const step = word.size * 1.05
  const tall = step * word.lines.length + (below ? below.size * (1.4 + below.lines.length) : 0)
  const room = hasMotif ? drawMotif(doc, look, { width, height }) : 0
  const top = (height * MM + room - tall) / 2
  const baseline = top + word.size * 0.8
  drawText(doc, word, {
    x: edge * MM,
    y: baseline,
    width: inner,
    leading: 1.05,
    align: 'center',
    color: look.color,
  })
  if (!below) return
  const under = baseline + step * (word.lines.length - 1) + below.size * 2
  drawText(doc, below, { x: edge * MM, y: under, width: inner, leading: 1.25, align: 'center', color: SOFT })
}

/** The drawing of the style at the top; gives the points that it takes. */
function drawMotif(doc: PDFKit.PDFDocument, { motif }: PaperLook, { width, height }: Side): number {
  const wide = Math.min(width * 0.4, height * 0.45)
  const tall = (wide * MOTIF.height) / MOTIF.width
  const top = height / 14
  doc.image(motif, ((width - wide) / 2) * MM, top * MM, { width: wide * MM, height: tall * MM })
  return (top + tall) * MM
}
