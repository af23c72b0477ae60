import type { GuestFacts } from '../../guests/imported-guest.ts'
import type { ColumnRole } from './column-role.ts'

/** A person of a row, with what stands in the cell of their name. */
export type RowPerson = {
  name: string
  email: string
  /** Which of the people that the columns tell apart. */
  person: number
  age: Pick<GuestFacts, 'age' | 'ageYears'> | null
}

export type PeopleOfRow = {
  people: RowPerson[]
  /** The cells that name or count several people. */
  several: string[]
  group: string | null
  /** Cells that speak of more people without saying how many. */
  open: string[]
  couldShare: boolean
  /** The row is for somebody without a name, who comes with the person of the row before. */
  isCompanionOnly: boolean
}

/** The cells of a row by what its columns are. */
export type RowCells = { of: (use: ColumnRole['use'], person?: number) => string[]; counts: boolean }

export const CHILD = { age: 'child' } as const
