import { ROOM_SIDE_MAX, type RoomBox, type RoomPoint, type SeatingRoom, type SeatingShape } from './room.ts'
import { layOutStrip, type RoomStrip } from './room-strip.ts'
import type { SeatingTable } from './seating.ts'
import { tableExtent, turnedExtent } from './table-geometry.ts'

/** The place of a table in the room, and its turn in degrees. */
export type TablePlace = RoomPoint & { rotation: number; isPlaced: boolean }

export type RoomLayout = {
  width: number
  depth: number
  /** Below the room, for tables that nobody has placed and that it has no room for. */
  strip: RoomStrip | null
  places: ReadonlyMap<string, TablePlace>
}

export type Furnished = {
  tables: readonly SeatingTable[]
  shapes: readonly Pick<SeatingShape, 'box'>[]
  /** Null while nobody has said how large the room is: it is as large as what stands there needs. */
  room: Pick<SeatingRoom, 'width' | 'depth'> | null
  /** The plan of the venue, which lies inside of a room without a size. */
  ground?: RoomBox | null
}

type Area = RoomPoint & { width: number; depth: number }

/** Between the chairs of two tables, and between those and a wall. */
const AISLE = 80
const MARGIN = 60

const SMALLEST = { width: 800, depth: 800 }

/** The width of a room that is as large as its tables need, by its depth: it fills a screen beside two panes. */
const ASPECT = 1.3

/**
 * Gives every table a place. Those that somebody has placed stand there. The others stand in rows by their numbers, as
 * if all of them did, so that a table that is placed moves no other one, and make way for what stands there already.
 * A room whose size is said may be too small for them: the others stand in a strip below it.
 */
export function layOutRoom({ tables, shapes, room, ground }: Furnished): RoomLayout {
  const grid = gridOf(tables, room)
  const ofTables = tables.flatMap((table) => (table.position ? [areaOf(table, table.position)] : []))
  const ofShapes = shapes.map(({ box }) => ({ ...box, ...turnedExtent(box, box.rotation) }))
  const places = new Map<string, TablePlace>()
  const without: SeatingTable[] = []
  const stand = (table: SeatingTable, { x, y }: RoomPoint) =>
    places.set(table.id, {
      ...{ x: Math.round(x), y: Math.round(y), rotation: table.rotation },
      isPlaced: table.position !== null,
    })
  for (const table of tables) {
    const home = grid.homes.get(table.id)!
    const place = table.position ?? freePlace(table, home, grid, [...ofShapes, ...ofTables])
    if (!place) without.push(table)
    else {
      if (!table.position) ofTables.push(areaOf(table, place))
      stand(table, place)
    }
  }
  const ofGround = ground ? [{ ...ground, ...turnedExtent(ground, ground.rotation) }] : []
  const middles = shapes.map(({ box }) => ({ ...box, width: 0, depth: 0 }))
  const { width, depth } = room ?? grown(grid, [...ofTables, ...middles, ...ofGround])
  if (without.length === 0) return { width, depth, strip: null, places }
  const bottom = Math.max(depth, ...[...ofTables, ...ofShapes].map((area) => area.y + area.depth / 2))
  const { strip, places: inStrip } = layOutStrip(
    without.map((table) => areaOf(table, ORIGIN)),
    { width, depth: bottom },
  )
  for (const [index, table] of without.entries()) stand(table, inStrip[index]!)
  return { width, depth, strip, places }
}

/** The sides of a room with the strip below it. */
export const drawnSides = ({ width, depth, strip }: RoomLayout): { width: number; depth: number } =>
  strip ? { width: Math.max(width, strip.width), depth: strip.y + strip.depth } : { width, depth }

const ORIGIN = { x: 0, y: 0 }

const areaOf = (table: SeatingTable, { x, y }: RoomPoint): Area => ({
  x,
  y,
  ...turnedExtent(tableExtent(table), table.rotation),
})

type Grid = {
  homes: ReadonlyMap<string, RoomPoint>
  width: number
  depth: number
  cell: number
  /** The couple has said how large the room is. */
  isFixed: boolean
}

/** Rows of tables; one that is wider than others has a row of its own. */
function gridOf(tables: readonly SeatingTable[], room: Furnished['room']): Grid {
  const extents = tables.map((table) => turnedExtent(tableExtent(table), table.rotation))
  const narrow = extents.filter(({ width }) => width <= WIDEST)
  const cell = Math.max(260, ...narrow.map(({ width, depth }) => Math.max(width, depth))) + AISLE
  const widest = Math.max(0, ...extents.map(({ width }) => width))
  const fitting = room ? Math.max(1, Math.floor((room.width - 2 * MARGIN + AISLE) / cell)) : Infinity
  const wished = Math.ceil(Math.sqrt(narrow.length * (room ? room.width / room.depth : ASPECT)))
  const columns = Math.max(1, Math.min(fitting, wished))
  const inner = Math.max(columns * cell, widest + AISLE)
  const width = room?.width ?? Math.max(SMALLEST.width, inner + 2 * MARGIN - AISLE)
  const homes = new Map<string, RoomPoint>()
  let y = MARGIN
  let column = 0
  for (const [index, table] of tables.entries()) {
    const extent = extents[index]!
    const isWide = extent.width > WIDEST
    if (column === columns || (isWide && column > 0)) {
      y += cell
      column = 0
    }
    const depth = isWide ? extent.depth + AISLE : cell
    const x = isWide ? width / 2 : width / 2 + (column - (columns - 1) / 2) * cell
    homes.set(table.id, { x, y: y + (depth - AISLE) / 2 })
    if (isWide) y += depth
    else column += 1
  }
  const end = y + (column > 0 ? cell : 0) - AISLE + MARGIN
  return { homes, width, depth: room?.depth ?? Math.max(SMALLEST.depth, end), cell, isFixed: room !== null }
}

/** A wider table has a row of its own. */
const WIDEST = 420

/**
 * The home of a table if nothing stands there, or the first place that is free, row by row. A room that is full has
 * none, and one without a size becomes larger.
 */
function freePlace(table: SeatingTable, home: RoomPoint, grid: Grid, taken: readonly Area[]) {
  const own = areaOf(table, home)
  const isFree = (at: RoomPoint, apart: number) => {
    const area = { ...at, width: own.width + apart, depth: own.depth + apart }
    return !taken.some((other) => overlaps(area, other))
  }
  if (isFree(home, 0) && (!grid.isFixed || isInside(home, own, grid))) return home
  const step = grid.cell / 4
  const last = { x: grid.width - MARGIN - own.width / 2, y: grid.depth - MARGIN - own.depth / 2 }
  for (let y = MARGIN + own.depth / 2; y <= last.y; y += step)
    for (let x = MARGIN + own.width / 2; x <= last.x; x += step) if (isFree({ x, y }, APART)) return { x, y }
  if (grid.isFixed) return null
  const x = Math.max(own.width / 2, Math.min(home.x, last.x))
  const below = Math.max(grid.depth, ...taken.map((area) => area.y + area.depth / 2)) + MARGIN + own.depth / 2
  return { x, y: Math.min(below, ROOM_SIDE_MAX) }
}

const isInside = ({ x, y }: RoomPoint, own: Area, { width, depth }: Grid) =>
  x >= own.width / 2 && y >= own.depth / 2 && x <= width - own.width / 2 && y <= depth - own.depth / 2

/** A table that has made way stands so far from others. */
const APART = 60

const overlaps = (one: Area, other: Area) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.depth + other.depth) / 2

/** The room as large as its rows, and as what stands beside them. */
function grown({ width, depth }: Grid, taken: readonly Area[]): { width: number; depth: number } {
  const right = Math.max(0, ...taken.map((area) => area.x + area.width / 2))
  const bottom = Math.max(0, ...taken.map((area) => area.y + area.depth / 2))
  return {
    width: Math.min(ROOM_SIDE_MAX, Math.ceil(Math.max(width, right))),
    depth: Math.min(ROOM_SIDE_MAX, Math.ceil(Math.max(depth, bottom))),
  }
}
