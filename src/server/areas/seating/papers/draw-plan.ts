import { type DrawnPlan, planArea, planMarks } from '#domain/seating/plan-drawing.ts'
import { inRoom, onPaper, type PlanPage, type PlanSheet, planSheet } from '#domain/seating/plan-scale.ts'
import type { RoomPoint } from '#domain/seating/room.ts'
import { BAR_HEIGHT, scaleBar } from '#domain/seating/scale-bar.ts'
import { seatedAt } from '#domain/seating/seating.ts'
import { MM } from '#server/core/pdf/card-grid.ts'
import { MOTIF } from '#server/core/pdf/card-motif.ts'
import type { PaperLook } from '#server/core/pdf/paper-look.queries.ts'
import { drawText, setText } from '#server/core/pdf/pdf-text.ts'
import type { PrintedGround } from '../room-grounds.queries.ts'
import { drawGround } from './draw-ground.ts'
import { drawMarks } from './draw-marks.ts'

const INK = '#14261c'

type Printed = { page: PlanPage; plan: DrawnPlan; ground: PrintedGround | null }

/** Draws the room in the largest scale that its page has room for, with the scale and a bar to measure by. */
export function drawPlan(doc: PDFKit.PDFDocument, look: PaperLook, { page, plan, ground }: Printed): void {
  const area = planArea(plan)
  const sheet = planSheet(page, area)
  const { width, height, scale, frame } = sheet
  doc.addPage({ size: [width * MM, height * MM], margin: 0 })
  drawHead(doc, look, sheet, plan)
  const at = {
    x: frame.x + (frame.width - onPaper(area.width, scale)) / 2,
    y: frame.y + (frame.height - onPaper(area.depth, scale)) / 2,
  }
  const origin = { x: at.x - onPaper(area.x, scale), y: at.y - onPaper(area.y, scale) }
  if (ground) drawGround(doc, ground, { origin, scale })
  drawMarks(doc, planMarks(plan), { origin, scale, color: look.color })
  drawFoot(doc, look, sheet)
  doc.end()
}

/** The names and the title, with the drawing of the style at the right. */
function drawHead(doc: PDFKit.PDFDocument, look: PaperLook, { frame }: PlanSheet, plan: DrawnPlan): void {
  const tall = 16
  const wide = (tall * MOTIF.width) / MOTIF.height
  const top = frame.y - 22
  doc.image(look.motif, (frame.x + frame.width - wide) * MM, top * MM, {
    width: wide * MM,
    height: tall * MM,
  })
  const width = (frame.width - wide - 6) * MM
  const couple = setText(doc, look.couple, { face: look.face, width, size: 13, least: 7, lines: 1 })
  drawText(doc, couple, { x: frame.x * MM, y: (top + 4.5) * MM, width, leading: 1, color: look.color })
  const title = setText(doc, 'Plano de las mesas', { face: 'roman', width, size: 24, least: 12, lines: 1 })
  drawText(doc, title, { x: frame.x * MM, y: (top + 13) * MM, width, leading: 1, color: INK })
  const counted = setText(doc, countsOf(plan), { face: 'sans', width, size: 8.5, least: 6, lines: 1 })
  drawText(doc, counted, { x: frame.x * MM, y: (top + 18) * MM, width, leading: 1, color: INK })
}

function countsOf({ tables, people }: DrawnPlan): string {
  const seated = tables.reduce((sum, { id }) => sum + seatedAt(people, id).length, 0)
  return `${counted(tables.length, 'mesa')}, ${counted(seated, 'persona')}`
}

const counted = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

function drawFoot(doc: PDFKit.PDFDocument, look: PaperLook, { frame, scale }: PlanSheet): void {
  const origin: RoomPoint = { x: frame.x, y: frame.y + frame.height + BAR_HEIGHT - 2 }
  const bar = scaleBar({ x: inRoom(2, scale), y: 0 }, scale)
  drawMarks(doc, bar, { origin, scale, color: look.color })
}
