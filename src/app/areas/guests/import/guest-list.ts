import { findPossibleDuplicates, type PossibleDuplicate } from '#domain/guest-duplicates.ts'
import {
  type GuestImportError,
  guestImportError,
  type InterpretedRows,
  type LeftOutReason,
} from '#domain/guest-import.ts'
import { headingOf } from '#domain/guest-list/column-names.ts'
import { interpretRows } from '#domain/guest-list/interpret-rows.ts'
import { exportRoles } from '#domain/guest-list/own-export.ts'
import { type GuestListReading, proposeReading, proposeReadingBelow } from '#domain/guest-list/reading.ts'
import type { GuestDraft, ImportedGuest } from '#domain/guests.ts'
import type { GuestTable } from './guest-table.ts'

/** A column as a person recognises it. */
export type ColumnSample = {
  /** Its heading, or its letter. */
  heading: string
  /** The first values below it, without repeats. */
  values: string[]
}

/** A guest that a list would bring, or one that it names and that seems to be none. */
export type Candidate = {
  guest: ImportedGuest
  /** Its row in the list, from 1. */
  row: number
  because: LeftOutReason | null
}

/** A guest of the wedding as far as a list may name them again. */
export type Existing = Pick<GuestDraft, 'fullName' | 'email'>

/** A list that was read: where it comes from, how, and what an import of it would write. */
export type GuestList = Pick<GuestTable, 'source' | 'fileName' | 'delimiter'> & {
  reading: GuestListReading
  columns: ColumnSample[]
  /** The first rows with content, any of which may be the headings. */
  firstRows: { row: number; cells: string[] }[]
  outcome: InterpretedRows | GuestImportError
  /** In the order of their rows. */
  candidates: Candidate[]
  /** Among the candidates; `otherName` is whom one resembles. */
  duplicates: (PossibleDuplicate & { otherName: string })[]
}

/** What changes a reading: the row of headings, or all of it. */
export type ReadingChange = { headerRow: number | null } | { reading: GuestListReading }

/** Reads a table as it seems meant, or as a person says. */
export function interpretTable(
  table: GuestTable,
  { change, existing = [] }: { change?: ReadingChange | undefined; existing?: readonly Existing[] } = {},
): GuestList {
  const reading = readingOf(table, change)
  const outcome = outcomeOf(table, reading)
  const candidates = candidatesOf(outcome)
  return {
    ...{ source: table.source, fileName: table.fileName, delimiter: table.delimiter, reading },
    columns: sampleColumns(table.rows, reading),
    firstRows: firstRows(table.rows),
    ...{ outcome, candidates, duplicates: duplicatesOf(candidates, existing) },
  }
}

function readingOf(
  { rows, isExport, isDoubtful }: GuestTable,
  change: ReadingChange | undefined,
): GuestListReading {
  if (!change) {
    const reading = proposeReading(rows)
    if (isDoubtful) reading.doubts.push('COMMA_IN_LINES')
    return isExport ? { ...reading, columns: exportRoles(rows[0]!), isExport } : { ...reading, isExport }
  }
  return 'reading' in change ? change.reading : proposeReadingBelow(rows, change.headerRow)
}

function outcomeOf({ rows, sheet, decorations }: GuestTable, reading: GuestListReading) {
  const outcome = interpretRows(rows, reading)
  if (outcome.kind === 'preview')
    return { ...outcome, droppedWithoutName: outcome.droppedWithoutName + decorations }
  return outcome.code === 'EMPTY_FILE' ? guestImportError('EMPTY_FILE', { sheet }) : outcome
}

function candidatesOf(outcome: InterpretedRows | GuestImportError): Candidate[] {
  if (outcome.kind === 'error') return []
  return [
    ...outcome.guests.map((guest, index) => ({ guest, row: outcome.rowNumbers[index]!, because: null })),
    ...outcome.leftOut,
  ].sort((a, b) => a.row - b.row)
}

function duplicatesOf(candidates: readonly Candidate[], existing: readonly Existing[]) {
  const guests = candidates.map(({ guest }) => guest)
  return findPossibleDuplicates(guests, existing).map((duplicate) => ({
    ...duplicate,
    otherName: (duplicate.of === 'existing' ? existing : guests)[duplicate.otherIndex]!.fullName,
  }))
}

const SAMPLE_VALUES = 3
const SAMPLED_ROWS = 200

function sampleColumns(rows: string[][], { headerRow, columns }: GuestListReading): ColumnSample[] {
  const headings = headerRow === null ? [] : rows[headerRow]!
  const body = rows.slice((headerRow ?? -1) + 1).slice(0, SAMPLED_ROWS)
  return columns.map((_, column) => {
    const values = new Set(body.map((row) => row[column]?.trim() ?? '').filter((value) => value !== ''))
    return { heading: headingOf(headings, column), values: [...values].slice(0, SAMPLE_VALUES) }
  })
}

const HEADER_CHOICES = 6

function firstRows(rows: string[][]) {
  return rows
    .flatMap((cells, row) => (cells.some((cell) => cell.trim() !== '') ? [{ row, cells }] : []))
    .slice(0, HEADER_CHOICES)
}
