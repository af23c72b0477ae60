import {
  BASELINE,
  LEAST_SHARE,
  type PlanMark,
  type PlanWords,
  planInks,
  planPens,
  type WordsLook,
} from '#domain/seating/plan-marks.ts'
import { onPaper, type PlanScale } from '#domain/seating/plan-scale.ts'
import type { RoomPoint } from '#domain/seating/room.ts'
import { MM } from '#server/core/pdf/card-grid.ts'
import type { PdfFace } from '#server/core/pdf/pdf-fonts.ts'
import { drawText, setText } from '#server/core/pdf/pdf-text.ts'

const FACES: Record<WordsLook, PdfFace> = {
  ...{ number: 'roman', name: 'sans', soft: 'sans', label: 'italic', chair: 'strong' },
}

/** The corner of the room on the page in millimetres, the scale, and the colour of the wedding. */
type Paper = { origin: RoomPoint; scale: PlanScale; color: string }

/** Draws the marks of a plan on a page. */
export function drawMarks(doc: PDFKit.PDFDocument, marks: readonly PlanMark[], paper: Paper): void {
  const { origin, scale, color } = paper
  const pens = planPens(color)
  const inks = planInks(color)
  const points = (length: number) => onPaper(length, scale) * MM
  for (const mark of marks) {
    const { x, y, rotation } = mark.kind === 'box' ? mark.box : { rotation: 0, ...mark }
    doc.save()
    doc.translate(origin.x * MM + points(x), origin.y * MM + points(y))
    if (rotation !== 0) doc.rotate(rotation)
    if (mark.kind === 'words') drawWords(doc, mark, { points, color: inks[mark.look] })
    else {
      if (mark.kind === 'circle') doc.circle(0, 0, points(mark.radius))
      else {
        const [width, depth] = [points(mark.box.width), points(mark.box.depth)]
        doc.rect(-width / 2, -depth / 2, width, depth)
      }
      paint(doc, pens[mark.look])
    }
    doc.restore()
  }
}

function paint(doc: PDFKit.PDFDocument, { fill, stroke, line, dash }: ReturnType<typeof planPens>['top']) {
  if (dash) doc.dash(dash * MM, { space: dash * MM })
  if (stroke) doc.lineWidth(line * MM)
  if (fill && stroke) doc.fillAndStroke(fill, stroke)
  else if (fill) doc.fill(fill)
  else if (stroke) doc.stroke(stroke)
}

type Ink = { points: (length: number) => number; color: string }

function drawWords(doc: PDFKit.PDFDocument, { text, width, size, look }: PlanWords, { points, color }: Ink) {
  const [wide, high] = [points(width), points(size)]
  const set = setText(doc, text, {
    ...{ face: FACES[look], width: wide, size: high, least: high * LEAST_SHARE, lines: 1 },
  })
  if (set.lines.length === 0) return
  drawText(doc, set, {
    ...{ x: -wide / 2, y: set.size * BASELINE, width: wide, leading: 1, align: 'center', color },
  })
}
