import { floorOf } from '#domain/seating/floor.ts'
import type { SeatingShape } from '#domain/seating/room.ts'
import { type Furnished, layOutRoom } from '#domain/seating/room-layout.ts'

/** The watch over the rules while people are seated by hand, in one file of the built app. */
export { brokenByTable } from './broken-by-table.ts'
export { ruleLines } from './rule-lines.ts'
export { warningOf } from './rule-warning.ts'

/** The tables of a room that stand near each other, also those without a position. */
export const floorIn = (furnished: Furnished & { shapes: readonly SeatingShape[] }) =>
  floorOf(furnished.tables, layOutRoom(furnished).places, furnished.shapes)
