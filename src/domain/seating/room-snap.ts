import type { RoomPoint } from './room.ts'

/** The lines of a room on which things come to stand are so far apart, in centimetres; an arrow key moves by one. */
export const GRID = 10

/** An arrow key moves so far with Shift, in centimetres. */
export const ARROW_STRIDE = 50

/** R turns by this, in degrees. */
export const TURN_STEP = 15

export type Snapped = RoomPoint & {
  /** The axes of others on which it stands: where it is drawn that it does. */
  guides: { x: number | null; y: number | null }
}

/** A point on the axes of others that are within reach, and on the grid elsewhere. */
export function snapPoint(
  { x, y }: RoomPoint,
  { others, reach }: { others: readonly RoomPoint[]; reach: number },
): Snapped {
  const axis = {
    x: nearest(
      x,
      others.map((other) => other.x),
      reach,
    ),
    y: nearest(
      y,
      others.map((other) => other.y),
      reach,
    ),
  }
  return { x: axis.x ?? toGrid(x), y: axis.y ?? toGrid(y), guides: axis }
}

function nearest(value: number, axes: readonly number[], reach: number): number | null {
  let best: number | null = null
  for (const axis of axes) {
    const apart = Math.abs(axis - value)
    if (apart <= reach && (best === null || apart < Math.abs(best - value))) best = axis
  }
  return best
}

const toGrid = (value: number) => Math.round(value / GRID) * GRID

/** A point moved into a room, where it is outside. */
export const insideRoom = (
  { x, y }: RoomPoint,
  { width, depth }: { width: number; depth: number },
): RoomPoint => ({ x: clamp(x, width), y: clamp(y, depth) })

const clamp = (value: number, side: number) => Math.max(0, Math.min(side, Math.round(value)))

/** A turn by some degrees more, once around at most. */
export const turned = (rotation: number, by: number): number => (((rotation + by) % 360) + 360) % 360
