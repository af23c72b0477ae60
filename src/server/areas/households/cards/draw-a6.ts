import { MM } from '#server/core/pdf/card-grid.ts'
import { MOTIF } from '#server/core/pdf/card-motif.ts'
import { drawCode } from '#server/core/pdf/draw-code.ts'
import { drawText, setText } from '#server/core/pdf/pdf-text.ts'
import { type Card, type CardLook, drawNames, drawRule, INK, SOFT } from './draw-card.ts'

const A6_WIDTH = 105
const EDGE = 10
const CODE = { left: (A6_WIDTH - 48) / 2, top: 79, size: 48 }

/** An upright A6: the picture, the couple, the household and its code, one below the other. */
export function drawA6(doc: PDFKit.PDFDocument, look: CardLook, card: Card) {
  const [x, width] = [EDGE * MM, (A6_WIDTH - 2 * EDGE) * MM]
  const picture = { width: MOTIF.width * 1.25 * MM, height: MOTIF.height * 1.25 * MM }
  doc.image(look.motif, (A6_WIDTH * MM - picture.width) / 2, 9 * MM, picture)
  const below = drawNames(doc, look, { x, y: 43 * MM, width, size: 28, align: 'center' })
  if (card.date) {
    const date = setText(doc, card.date, { face: 'sans', width, size: 11, least: 8, lines: 1 })
    drawText(doc, date, { x, y: below + 17, width, leading: 1.2, align: 'center', color: SOFT })
  }
  drawRule(doc, look, (A6_WIDTH / 2 - 4) * MM, 65 * MM)
  const household = setText(doc, card.household, { face: 'strong', width, size: 14, least: 9, lines: 2 })
  const lines = household.lines.length
  const baseline = (lines === 1 ? 74.5 : 71.5) * MM
  drawText(doc, household, { x, y: baseline, width, leading: 1.2, align: 'center', color: INK })
  drawCode(doc, card.url, CODE)
  const scan = setText(doc, card.scan, { face: 'sans', width, size: 10, least: 8, lines: 2 })
  drawText(doc, scan, { x, y: 132.5 * MM, width, leading: 1.25, align: 'center', color: SOFT })
}
