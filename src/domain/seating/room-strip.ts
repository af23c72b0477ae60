import type { RoomPoint } from './room.ts'

type Sides = { width: number; depth: number }

/** The strip below a room that is too small for its tables, from its upper left corner. */
export type RoomStrip = RoomPoint & Sides

/** The name of the strip. */
export const NOT_FITTING = 'No caben en la sala'

/** From the room to the strip, around the tables in it, and the line of its name, in centimetres. */
const APART = 130
const AROUND = 60
const NAMED = 100

type Strip = { strip: RoomStrip; places: RoomPoint[] }

/**
 * Rows of tables by their sides, below all that stands in a room and around it: none of them stands on another, however
 * many they are.
 */
export function layOutStrip(extents: readonly Sides[], room: Sides): Strip {
  const width = Math.max(room.width, ...extents.map((one) => one.width + 2 * AROUND))
  const top = room.depth + APART
  let row = { y: top + NAMED, x: AROUND, depth: 0 }
  const places = extents.map((one) => {
    if (row.x > AROUND && row.x + one.width + AROUND > width)
      row = { y: row.y + row.depth + AROUND, x: AROUND, depth: 0 }
    const place = { x: row.x + one.width / 2, y: row.y + one.depth / 2 }
    row = { y: row.y, x: row.x + one.width + AROUND, depth: Math.max(row.depth, one.depth) }
    return place
  })
  return { strip: { x: 0, y: top, width, depth: row.y + row.depth + AROUND - top }, places }
}
