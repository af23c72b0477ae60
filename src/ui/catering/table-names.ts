import { byTable, type EventSeating, type TableLabel } from '#domain/catering/catering-tables.ts'
import type { PaperSheet } from './paper-sheet.ts'

/** `Mesa 4`, `Mesa 4, Los del pueblo`. */
export const tableTitle = ({ number, name }: TableLabel): string =>
  name ? `Mesa ${number}, ${name}` : `Mesa ${number}`

/** `mesa 4`, inside a sentence. */
export const tableInside = (table: TableLabel): string => `m${tableTitle(table).slice(1)}`

type Seated = { eventId: string | null; seating: EventSeating }

/** The event whose tables stand in a column: the wedding, or the first that has tables. */
export function mainSeating({ events }: Pick<PaperSheet, 'events'>): Seated | null {
  const seated = events.flatMap(({ eventId, seating }) => (seating ? [{ eventId, seating }] : []))
  return seated.find(({ eventId }) => eventId === null) ?? seated[0] ?? null
}

type Placed = { table: TableLabel | null }

/** By table; those without one come last. */
export const byPlace = ({ table: one }: Placed, { table: other }: Placed): number =>
  one && other ? byTable(one, other) : Number(one === null) - Number(other === null)
