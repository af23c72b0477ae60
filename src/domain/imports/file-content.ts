import type { IsoDate } from '../time/dates.ts'

/** A page of a table, blank rows included so that row numbers hold. Merged rows are from 0, both included. */
export type Page = {
  /** `null` for a text, which has one. */
  name: string | null
  rows: string[][]
  merged: { column: number; from: number; to: number }[]
}

/** An event of a calendar, at the hours that stand in it, or in Madrid's where it gives an instant. */
export type CalendarEvent = {
  day: IsoDate
  /** Minutes from midnight of its day; `null` for a whole day. */
  startsAt: number | null
  endsAt: number | null
  isInstant: boolean
  title: string
  place: string | null
  notes: string | null
  who: string[]
}

/** A file as it stands, before it is known what it means. */
export type FileContent =
  | { kind: 'pages'; pages: Page[]; hasMacros: boolean }
  /** `lines` are the text as rows of cells, as a list that was typed. `pages` of paper, of a PDF. */
  | { kind: 'text'; text: string; lines: string[][]; tables: Page[]; pages: number | null }
  | { kind: 'calendar'; name: string | null; events: CalendarEvent[]; unread: number }
  | { kind: 'image' }
  | { kind: 'other' }
