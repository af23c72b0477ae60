import type { RoomBox, SeatingShape } from '#domain/seating/room.ts'
import type { RoomLayout } from '#domain/seating/room-layout.ts'
import { PlanShape } from './plan-shape.tsx'
import { Strip } from './strip.tsx'

type PlanGroundProps = {
  layout: RoomLayout
  shapes: readonly SeatingShape[]
  scale: () => number
  onOpen: (shape: SeatingShape) => void
  onResize: ((shape: SeatingShape, box: RoomBox) => void) | undefined
}

/** The walls of the room, the strip below it, and the shapes among the tables. */
export function PlanGround({ layout: { width, depth, strip }, shapes, ...acts }: PlanGroundProps) {
  return (
    <>
      <rect width={width} height={depth} strokeWidth={8} className="fill-none stroke-line-strong" />
      {strip && <Strip {...strip} />}
      {shapes.map((shape) => (
        <PlanShape key={shape.id} shape={shape} {...acts} />
      ))}
    </>
  )
}
