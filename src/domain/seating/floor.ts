import type { RoomBox, RoomPoint, RoomShapeKind } from './room.ts'
import { RULE_PLACES, type RulePlace } from './rule-parties.ts'
import type { SeatingTable } from './seating.ts'

/** Which tables of a room stand beside one another, by their places in the list, and which beside its places. */
export type Floor = {
  near: readonly (readonly boolean[])[]
  nearPlace: Partial<Record<RulePlace, readonly boolean[]>>
}

type Shape = { kind: RoomShapeKind; box: RoomBox }

/** Tables are beside one another up to so many times the way from a table to its next: the corners of a square are. */
const BESIDE = 1.5

/** A table is beside a place of the room up to so many times that way from its edge. */
const BESIDE_PLACE = 1

/** Which tables are near, by where they and the places of the room stand; of two doors the nearer one counts. */
export function floorOf(
  tables: readonly SeatingTable[],
  places: ReadonlyMap<string, RoomPoint>,
  shapes: readonly Shape[],
): Floor {
  const points = tables.map(({ id }) => places.get(id)!)
  const ways = points.map((one) => points.map((other) => Math.hypot(one.x - other.x, one.y - other.y)))
  const step = spacing(ways)
  const nearPlace: Partial<Record<RulePlace, boolean[]>> = {}
  for (const place of RULE_PLACES) {
    const boxes = shapes.filter(({ kind }) => kind === place)
    if (boxes.length === 0) continue
    const away = points.map((point) => Math.min(...boxes.map(({ box }) => wayTo(box, point))))
    // The nearest tables count as beside a place that has none.
    const beside = Math.max(BESIDE_PLACE * step, Math.min(...away) + step / 4)
    nearPlace[place] = away.map((way) => way <= beside)
  }
  return { near: ways.map((row) => row.map((way) => way <= BESIDE * step)), nearPlace }
}

/** The usual way from a table to the next one. */
function spacing(ways: readonly (readonly number[])[]): number {
  const next = ways
    .map((row, table) => Math.min(...row.filter((_, other) => other !== table)))
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b)
  return next[Math.floor(next.length / 2)] ?? 0
}

/** The way from a point to the edge of a turned box; none inside of it. */
function wayTo({ x, y, width, depth, rotation }: RoomBox, point: RoomPoint): number {
  const turn = (-rotation * Math.PI) / 180
  const [dx, dy] = [point.x - x, point.y - y]
  const along = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn))
  const across = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn))
  return Math.hypot(Math.max(0, along - width / 2), Math.max(0, across - depth / 2))
}
