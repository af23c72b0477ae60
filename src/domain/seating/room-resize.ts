import { ROOM_SHAPE_SIDE_MIN, ROOM_SIDE_MAX, type RoomBox, type RoomPoint } from './room.ts'
import { GRID } from './room-snap.ts'
import { turnedPoint } from './table-geometry.ts'

/** A corner or the middle of a side by its direction from the middle of a box, before the box is turned. */
export type BoxHandle = { x: -1 | 0 | 1; y: -1 | 0 | 1 }

type Resizing = {
  /** How far the handle is moved in the room, in centimetres. */
  by: RoomPoint
  keepsProportions: boolean
  /** Whether the sides come to be on the grid. */
  snaps: boolean
}

/** A box of which one handle is moved: what lies opposite stays where it is, however the box is turned. */
export function resizedBox(
  box: RoomBox,
  handle: BoxHandle,
  { by, keepsProportions, snaps }: Resizing,
): RoomBox {
  const own = turnedPoint(by, -box.rotation)
  const wished = { width: box.width + handle.x * own.x, depth: box.depth + handle.y * own.y }
  const sides = keepsProportions ? inProportion(box, wished) : wished
  const width = sideOf(sides.width, snaps && sides.width !== box.width)
  const depth = sideOf(sides.depth, snaps && sides.depth !== box.depth)
  const shift = { x: (handle.x * (width - box.width)) / 2, y: (handle.y * (depth - box.depth)) / 2 }
  const moved = turnedPoint(shift, box.rotation)
  return { ...box, width, depth, x: within(box.x + moved.x), y: within(box.y + moved.y) }
}

type Sides = Pick<RoomBox, 'width' | 'depth'>

/** Sides as much larger or smaller as the one that is changed more, as far as neither is too small or too large. */
function inProportion(box: Sides, wished: Sides): Sides {
  const [wider, deeper] = [wished.width / box.width, wished.depth / box.depth]
  const wanted = Math.abs(wider - 1) >= Math.abs(deeper - 1) ? wider : deeper
  const least = ROOM_SHAPE_SIDE_MIN / Math.min(box.width, box.depth)
  const most = ROOM_SIDE_MAX / Math.max(box.width, box.depth)
  const share = Math.max(least, Math.min(most, wanted))
  return { width: box.width * share, depth: box.depth * share }
}

function sideOf(length: number, snaps: boolean): number {
  const side = snaps && length > GRID ? Math.round(length / GRID) * GRID : Math.round(length)
  return Math.max(ROOM_SHAPE_SIDE_MIN, Math.min(ROOM_SIDE_MAX, side))
}

const within = (value: number) => Math.round(Math.max(0, Math.min(ROOM_SIDE_MAX, value)))
