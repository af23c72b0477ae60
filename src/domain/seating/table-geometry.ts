import type { RoomPoint } from './room.ts'
import type { SeatingTable } from './seating.ts'

type Made = Pick<SeatingTable, 'shape' | 'seats'>

/** The top of a table, in centimetres: of a round one by its radius. */
export type TableTop = { kind: 'round'; radius: number } | { kind: 'straight'; width: number; depth: number }

/** The radius of a chair, and how far its middle stands from the edge of the table. */
export const CHAIR_RADIUS = 18
const FROM_EDGE = 31

/** Each person has so much of an edge. */
const ELBOWS = 62
const CHILD_ELBOWS = 50

const round10 = (length: number) => Math.round(length / 10) * 10

/** The top of a table of a shape for so many people. */
export function tableTop({ shape, seats }: Made): TableTop {
  if (shape === 'round' || shape === 'children') {
    const elbows = shape === 'round' ? ELBOWS : CHILD_ELBOWS
    return { kind: 'round', radius: Math.max(45, round10((seats * elbows) / Math.PI) / 2) }
  }
  if (shape === 'head') return { kind: 'straight', width: Math.max(160, seats * ELBOWS), depth: 80 }
  const depth = shape === 'imperial' ? 120 : 90
  return { kind: 'straight', width: Math.max(120, Math.ceil(besides(shape, seats) / 2) * ELBOWS), depth }
}

/** An imperial table has a person at each end. */
const ends = (shape: SeatingTable['shape'], seats: number) => (shape === 'imperial' && seats >= 6 ? 2 : 0)
const besides = (shape: SeatingTable['shape'], seats: number) => seats - ends(shape, seats)

/**
 * The chairs of a table around its middle, clockwise: of a round one from above, of a straight one from the left of its
 * far side. At the head table everybody faces the room.
 */
export function chairsOf(table: Made): RoomPoint[] {
  const top = tableTop(table)
  if (top.kind === 'round')
    return Array.from({ length: table.seats }, (_, place) => {
      const angle = (place / table.seats) * 2 * Math.PI - Math.PI / 2
      const reach = top.radius + FROM_EDGE
      return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) }
    })
  const reach = top.depth / 2 + FROM_EDGE
  if (table.shape === 'head') return along(table.seats, top.width, -reach)
  const far = Math.ceil(besides(table.shape, table.seats) / 2)
  const near = besides(table.shape, table.seats) - far
  const end = top.width / 2 + FROM_EDGE
  const hasEnds = ends(table.shape, table.seats) > 0
  return [
    ...along(far, top.width, -reach),
    ...(hasEnds ? [{ x: end, y: 0 }] : []),
    ...along(near, top.width, reach).toReversed(),
    ...(hasEnds ? [{ x: -end, y: 0 }] : []),
  ]
}

const along = (chairs: number, width: number, y: number): RoomPoint[] =>
  Array.from({ length: chairs }, (_, place) => ({ x: ((place + 0.5) / chairs - 0.5) * width, y }))

/** The sides of a table with its chairs, as it stands unturned. */
export function tableExtent(table: Made): { width: number; depth: number } {
  const top = tableTop(table)
  const around = 2 * (FROM_EDGE + CHAIR_RADIUS)
  if (top.kind === 'round') {
    const side = 2 * top.radius + around
    return { width: side, depth: side }
  }
  const width = top.width + (ends(table.shape, table.seats) > 0 ? around : 0)
  return { width, depth: top.depth + around }
}

/** The sides of the upright rectangle that a turned one takes. */
export function turnedExtent(
  { width, depth }: { width: number; depth: number },
  rotation: number,
): { width: number; depth: number } {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { width: width * cos + depth * sin, depth: width * sin + depth * cos }
}

/** A point turned around the upper left corner. */
export function turnedPoint({ x, y }: RoomPoint, rotation: number): RoomPoint {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}
