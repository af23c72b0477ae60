import { onPaper, type PlanScale } from '#domain/seating/plan-scale.ts'
import type { RoomPoint } from '#domain/seating/room.ts'
import { MM } from '#server/core/pdf/card-grid.ts'
import type { PrintedGround } from '../room-grounds.queries.ts'

/** Draws the plan of the venue in the scale of its page; `origin` is the corner of the room in millimetres. */
export function drawGround(
  doc: PDFKit.PDFDocument,
  { box, opacity, bytes }: PrintedGround,
  { origin, scale }: { origin: RoomPoint; scale: PlanScale },
): void {
  const points = (length: number) => onPaper(length, scale) * MM
  const [width, height] = [points(box.width), points(box.depth)]
  doc.save()
  doc.translate(origin.x * MM + points(box.x), origin.y * MM + points(box.y))
  if (box.rotation !== 0) doc.rotate(box.rotation)
  doc.fillOpacity(opacity / 100)
  doc.image(bytes, -width / 2, -height / 2, { width, height })
  doc.restore()
}
