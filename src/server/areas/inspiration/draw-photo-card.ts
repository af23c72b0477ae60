import { type CardGrid, MM } from '#server/core/pdf/card-grid.ts'
import { MOTIF } from '#server/core/pdf/card-motif.ts'
import { drawCode } from '#server/core/pdf/draw-code.ts'
import type { PaperLook } from '#server/core/pdf/paper-look.queries.ts'
import { drawText, setText } from '#server/core/pdf/pdf-text.ts'

/** The address behind its code, and the table on which the card stands. */
export type PhotoCard = { url: string; table: number | null }

const WIDTH = 105
const EDGE = 12
const CODE = { left: (WIDTH - 46) / 2, top: 72, size: 46 }
const SOFT = '#38493e'

/** Four A6 on a sheet of A4, which printers cut by half a millimetre. */
export const PHOTO_CARD_GRID: CardGrid = {
  ...{ width: 210, height: 297, margin: { left: 0, top: 0.5 } },
  ...{ columns: 2, rows: 2, card: { width: WIDTH, height: 148 }, isCut: true },
}

/** An upright A6: the picture, the couple, what is asked for, the code and its table. */
export function drawPhotoCard(doc: PDFKit.PDFDocument, look: PaperLook, { url, table }: PhotoCard) {
  const [x, width] = [EDGE * MM, (WIDTH - 2 * EDGE) * MM]
  const centered = { x, width, align: 'center' } as const
  const picture = { width: MOTIF.width * 1.25 * MM, height: MOTIF.height * 1.25 * MM }
  doc.image(look.motif, (WIDTH * MM - picture.width) / 2, 14 * MM, picture)
  const couple = setText(doc, look.couple, { face: look.face, width, size: 30, least: 13, lines: 2 })
  const rises = (couple.lines.length - 1) * couple.size * 1.05
  drawText(doc, couple, { ...centered, y: 54 * MM - rises, leading: 1.05, color: look.color })
  const request = setText(doc, '¿Una foto bonita? Déjala aquí y la vemos mañana.', {
    ...{ face: 'sans', width: width * 0.9, size: 12, least: 9, lines: 2 },
  })
  drawText(doc, request, { ...centered, y: 62 * MM, leading: 1.3, color: SOFT })
  drawCode(doc, url, CODE)
  if (table === null) return
  const name = setText(doc, `Mesa ${table}`, { face: 'roman', width, size: 20, least: 12, lines: 1 })
  drawText(doc, name, { ...centered, y: 129 * MM, leading: 1, color: look.color })
}
