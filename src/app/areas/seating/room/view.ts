import type { RoomPoint } from '#domain/seating/room.ts'

/** The part of the room that is seen: a point of the room is drawn at `point × scale + (x, y)`, in pixels. */
export type View = RoomPoint & { scale: number }

/** Around the room, in centimetres: its walls have a width and its doors a name. */
export const AROUND = 60

const SCALE_MIN = 0.05
const SCALE_MAX = 3

type Sides = { width: number; depth: number }

/** The view that shows all of a room in the middle of a pane of that many pixels. */
export function wholeRoom(room: Sides, pane: Sides): View {
  const scale = Math.min(
    1,
    Math.max(
      SCALE_MIN,
      Math.min(pane.width / (room.width + 2 * AROUND), pane.depth / (room.depth + 2 * AROUND)),
    ),
  )
  return {
    scale,
    x: (pane.width - room.width * scale) / 2,
    y: (pane.depth - room.depth * scale) / 2,
  }
}

/** The view enlarged by a factor around a point of the pane, which stays where it is. */
export function zoomedAt(view: View, at: RoomPoint, factor: number): View {
  const scale = Math.min(SCALE_MAX, Math.max(SCALE_MIN, view.scale * factor))
  const by = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }
}

/** The view moved so that an area of the pane is inside of it. */
export function broughtInto(
  view: View,
  area: { left: number; top: number; right: number; bottom: number },
  pane: Sides,
): View {
  const into = (from: number, to: number, side: number) =>
    from < EDGE ? EDGE - from : to > side - EDGE ? Math.max(EDGE - from, side - EDGE - to) : 0
  return {
    ...view,
    x: view.x + into(area.left, area.right, pane.width),
    y: view.y + into(area.top, area.bottom, pane.depth),
  }
}

const EDGE = 24
