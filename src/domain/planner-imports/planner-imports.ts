import type { IsoDate } from '../time/dates.ts'

/** Bounds of what a planner brings at once; rows and bytes are those of every import. */
export const PLANNER_IMPORT_WEDDINGS_MAX = 40
export const PLANNER_IMPORT_FILES_MAX = 400

/** Imports that a planner has open at once. */
export const PLANNER_IMPORTS_OPEN_MAX = 3

/** Longest key of a row, in characters. */
export const ROW_KEY_MAX = 200

/** The states of a row before it is brought in: all but the last wait for an answer of the planner. */
export const ROW_STATES = ['unnamed', 'duplicate', 'whichDate', 'noDate', 'ready'] as const

export type RowState = (typeof ROW_STATES)[number]

/** The answers to a row: `date` is `null` for a wedding without one, `same` is a wedding of the planner or none. */
export type RowAnswer = {
  name?: string | undefined
  date?: IsoDate | null | undefined
  same?: string | 'other' | undefined
  isOut?: boolean | undefined
}

/** The answers of a planner, by the keys of rows, of loose files and of clients; one that is missing has none. */
export type PlannerAnswers = {
  rows?: Record<string, RowAnswer>
  /** The row that a loose file belongs to, or `out`. */
  files?: Record<string, string>
  /** Clients of a book: a wedding, a request, or neither. */
  clients?: Record<string, 'wedding' | 'lead' | 'out'>
  /** Parts that stay out, as `partKey`. */
  out?: string[]
}

/** A row that was to be brought in, and its end. */
export type BroughtRow = {
  key: string
  name: string
  date: IsoDate | null
  state: 'waiting' | 'done' | 'failed' | 'undone' | 'kept'
  /** Why it could not be brought in, as a sentence. */
  failure: string | null
  weddingId: string | null
  /** Whether the wedding was made for it. */
  isNew: boolean
  counts: { key: string; count: number }[]
}

/** The requests that came of clients without a wedding, and the rest of what an import brought. */
export type Brought = {
  rows: BroughtRow[]
  leads: string[]
  leftOut: { fileName: string; title: string; detail: string }[]
}
