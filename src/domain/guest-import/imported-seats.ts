import type { SeatingTable } from '../seating/seating.ts'

/** A table that an import makes. */
export type ImportedTable = Pick<SeatingTable, 'id' | 'number' | 'name' | 'shape' | 'seats'>

/** The seat of a guest after an import, and the table at which they sat before. */
export type ImportedSeat = { guestId: string; from: string | null; tableId: string }

/** A table of the wedding, as far as a list may mean it. */
export type KnownTable = Pick<SeatingTable, 'id' | 'number' | 'name' | 'seats'>
