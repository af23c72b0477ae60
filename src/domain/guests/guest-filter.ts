import type { GuestAge } from '../households/households.ts'

/** The guests in sight have these in common beside their answer, `null` for any, and stand in this order. */
export type DetailFilter = {
  /** The event whose answers are looked at, by its id; the wedding itself is none. */
  event: string | null
  /** The key of a menu, or `NOTHING`. */
  menu: string | null
  /** Of whom, or `NOTHING`. */
  side: string | null
  age: GuestAge | null
  /** The id of a household, `GROUPED` or `ALONE`. */
  family: string | null
  /** The id of a table of that event, or `NOTHING` for those who come and have none. */
  table: string | null
  /** Those of one table stand together; else as they came into the list. */
  order: 'table' | null
}

export const NO_DETAIL_FILTER: DetailFilter = {
  ...{ event: null, menu: null, side: null, age: null, family: null, table: null, order: null },
}

/** Nothing is chosen or told. */
export const NOTHING = 'ninguno'

/** In a household of several people, and not in one. */
export const GROUPED = 'con-familia'
export const ALONE = 'sin-familia'

export const isFiltering = (filter: DetailFilter): boolean =>
  Object.values(filter).some((value) => value !== null)
