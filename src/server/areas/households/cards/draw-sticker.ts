import { MM } from '#server/core/pdf/card-grid.ts'
import { drawCode } from '#server/core/pdf/draw-code.ts'
import { drawText, setText } from '#server/core/pdf/pdf-text.ts'
import { type Card, type CardLook, INK, SOFT } from './draw-card.ts'

/** A label of 70 × 37 mm. The code keeps off the edges that printers leave white, its white frame need not. */
const CODE = { left: 4, top: 3, size: 31 }
const WORDS = { left: 36.5, width: 28.5 }
const LABEL_HEIGHT = 37

/** A sticker for an invitation on paper: whom it is for, from whom, and the code. */
export function drawSticker(doc: PDFKit.PDFDocument, look: CardLook, card: Card) {
  drawCode(doc, card.url, CODE)
  const [x, width] = [WORDS.left * MM, WORDS.width * MM]
  const household = setText(doc, card.household, { face: 'strong', width, size: 11, least: 7, lines: 3 })
  const couple = setText(doc, look.names.join(' '), {
    ...{ face: look.isItalic ? 'italic' : 'roman', width, size: 9, least: 6.5, lines: 2 },
  })
  const [large, small] = [household.size * 1.15, couple.size * 1.1]
  const height = household.lines.length * large + 3 + couple.lines.length * small
  const top = (LABEL_HEIGHT * MM - height) / 2
  drawText(doc, household, { x, y: top + household.size, width, leading: 1.15, color: INK })
  const below = top + household.lines.length * large + 3 + couple.size
  drawText(doc, couple, { x, y: below, width, leading: 1.1, color: SOFT })
}
