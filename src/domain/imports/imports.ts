import type { SheetVendor } from '../budget/sheet/sheet-rows.ts'
import type { ImportedTask } from '../tasks/table/task-import.ts'
import type { IsoDate } from '../time/dates.ts'
import type { ListedGuest } from './likely-families.ts'

/**
 * The kinds that a part of a dropped file can be taken for: a page of a workbook, a text, a picture. `ours` is the ZIP of a
 * wedding from here; `document` is kept as it is.
 */
export const PART_KINDS = [
  'guests',
  'budget',
  'seating',
  'agenda',
  'tasks',
  'photos',
  'contract',
  'document',
  'ours',
  'unknown',
] as const

export type PartKind = (typeof PART_KINDS)[number]

/** The products whose exports are known by their headings or their names. */
export const PRODUCTS = [
  'azahar',
  'bodas.net',
  'zola',
  'joy',
  'the-knot',
  'weddingwire',
  'aisle-planner',
  'honeybook',
  'planning-pod',
  'google',
  'notion',
  'pinterest',
] as const

export type Product = (typeof PRODUCTS)[number]

/** Why nothing of a file is read; the others go on. */
export const READING_PROBLEMS = [
  'EMPTY',
  'PROTECTED',
  'DAMAGED',
  'TOO_LARGE',
  'TOO_MANY_ROWS',
  'ROWS_FULL',
  'TOO_MANY_FILES',
  'UNPACKS_TOO_LARGE',
  'TOOK_TOO_LONG',
  'NOT_READ',
  /** A wedding of ours that a newer version has written. */
  'NEWER',
] as const

export type ReadingProblem = (typeof READING_PROBLEMS)[number]

/** Something of a file that stays out, in words of its kind; rows are numbered from 1. */
export type LeftOut = {
  reason:
    | 'noName'
    | 'sum'
    | 'number'
    | 'title'
    | 'tooLong'
    | 'discarded'
    | 'negative'
    | 'unreadable'
    | 'tooMuch'
    | 'noTime'
    | 'noTitle'
    | 'emptySheet'
    | 'column'
    | 'currency'
    | 'repeated'
    | 'macros'
    /** Names of a list of tables without a table. */
    | 'noTable'
    /** Names of a list of tables that no guest has, that several may have, or whose table has no seat left. */
    | 'unknownPerson'
    | 'unsurePerson'
    | 'tableFull'
    /** A document whose vendor or task keeps as many as it can. */
    | 'noRoom'
    /** Files of a ZIP that are not taken out of it, by their names. */
    | 'protected'
    | 'damaged'
    | 'tooDeep'
  rows: number[]
  /** The page or the column that it is about, and the words that were not understood. */
  name: string | null
  cell: string | null
}

/** An item of the day as a list says it: minutes from midnight of its day, as `AgendaTime`. */
export type ImportedMoment = {
  row: number
  /** `null` where the list is of the day of the wedding. */
  day: IsoDate | null
  startsAt: number
  endsAt: number | null
  /** Whether the hours are those of Madrid at an instant that the file gives (`moment-in-zone.ts`). */
  isInstant?: true
  title: string
  place: string | null
  /** Names of people, who may be known or not. */
  who: string[]
  notes: string | null
}

/** A table and the people whom a list seats at it, by their names. */
export type ImportedSeats = { row: number; name: string; seats: number | null; people: string[] }

/** A day that a file names for the wedding: one, or two where the day and the month may be either way round. */
export type NamedDay = { cell: string; readings: [IsoDate] | [IsoDate, IsoDate] }

/** A column of days that are read with the month first, and may be meant with the day first: no day of it is past the twelfth. */
export type DaysInDoubt = {
  /** One of its cells, with the month first and with the day first. */
  cell: string
  readings: [IsoDate, IsoDate]
  /** The rows whose day would be another, from 1. */
  rows: number[]
}

/** The content of a part, by the kind that it is taken for. */
export type PartContent =
  | { kind: 'guests'; guests: ListedGuest[] }
  | {
      kind: 'budget'
      vendors: (SheetVendor & { phone: string | null; email: string | null })[]
      currency: string
    }
  | { kind: 'seating'; tables: ImportedSeats[] }
  | { kind: 'agenda'; moments: ImportedMoment[] }
  | { kind: 'tasks'; tasks: ImportedTask[] }
  /** `folder` is the name of the folder that the picture lay in. */
  | { kind: 'photos'; folder: string | null }
  /** `vendor` is the name of a company that its text or its file name says. */
  | { kind: 'contract'; vendor: string | null; pages: number | null }
  | { kind: 'document'; vendor: string | null; pages: number | null }
  | { kind: 'ours'; name: string; date: IsoDate | null; guests: number; vendors: number; files: number }
  | { kind: 'unknown'; pages: number | null }

/** A part as it was read. `alternatives` are the other kinds that it can be read as, best first. */
export type ReadPart = {
  /** The page of a workbook; `null` for a file that is one part. */
  sheet: string | null
  product: Product | null
  /** Whether another reading is nearly as likely, so that the person is asked. */
  isUncertain: boolean
  alternatives: PartKind[]
  content: PartContent
  leftOut: LeftOut[]
  /** Days of its rows that a person is asked about. */
  daysInDoubt?: DaysInDoubt
  /** Said of the wedding itself, where the part says it. */
  weddingDay: NamedDay | null
  venue: string | null
  /** The weddings that it names, where it is about several. */
  weddings?: string[]
  /** The couple of whom it says that the wedding is theirs, where books are read. */
  couple?: string
  /** The weddings and clients that it lists, of a planner's book. */
  clients?: ListedClient[]
}

/** A row of a planner's book: a couple that they work for, or one that has only asked. Cells that say nothing are `null`. */
export type ListedClient = {
  row: number
  couple: string
  day: NamedDay | null
  place: string | null
  phone: string | null
  email: string | null
  guests: number | null
  status: string | null
}

/** The choices of a person for a file: what each part is, by its position, and which number of a date is the day. */
export type ReadingChoices = {
  kinds?: Record<number, PartKind>
  dateOrder?: 'day' | 'month'
  /** Whether pages that list weddings are read as a planner's book. */
  books?: boolean
}

/** A file as it was read: its parts; or the files in it, of a ZIP; or why there is neither. */
export type FileReading =
  | { kind: 'parts'; parts: ReadPart[] }
  | { kind: 'container'; entries: { name: string; bytes: number }[]; leftOut: LeftOut[] }
  | { kind: 'problem'; problem: ReadingProblem }

/** Bounds of an import (product: 30,000 rows over all its files, 2 GB over all that a person has waiting). */
export const IMPORT_FILES_MAX = 2000
export const IMPORT_TOTAL_MAX_BYTES = 2 * 1024 ** 3
export const IMPORT_TABLE_MAX_BYTES = 25 * 1024 ** 2
export const IMPORT_ROWS_MAX = 30_000
export const IMPORT_COLUMNS_MAX = 256
export const IMPORT_ZIP_DEPTH_MAX = 2

/** Hours after which an import that was not brought in is forgotten with its files. */
export const IMPORT_OPEN_HOURS = 24

/** Days for which an import can be undone as a whole. */
export const IMPORT_UNDO_DAYS = 7

/** Questions that are asked at most; beyond, the best guess stands and the preview says so. */
export const IMPORT_QUESTIONS_MAX = 5

/** Characters of a pasted text. */
export const IMPORT_TEXT_MAX = 200_000

/** Bytes of a piece of a file; a drop on the way sends no more than one again. */
export const IMPORT_PIECE_MAX_BYTES = 8 * 1024 ** 2

/** Files that come in one request of a program, and the bytes of all of them; base64 makes four of each three. */
export const IMPORT_CALL_FILES_MAX = 20
export const IMPORT_CALL_MAX_BYTES = 3 * 1024 ** 2

/** Imports that a person has open in a wedding at once. */
export const IMPORTS_OPEN_MAX = 3

/** Characters of the name of a plan. */
export const IMPORT_SEEN_MAX = 64

/** Longest name of a dropped file, with the folders that it lay in. */
export const IMPORT_NAME_MAX = 400

/** The failure of an import whose plan is no more the one that was looked at: nothing is written, and it is shown anew. */
export const IMPORT_CHANGED = 'IMPORT_CHANGED'

/** How many came of what, and what stayed out, in words. */
export type ImportOutcome = {
  counts: { key: string; count: number }[]
  leftOut: { fileName: string; title: string; detail: string }[]
}
