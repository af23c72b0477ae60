import {
  type GuestImportError,
  guestImportError,
  type InterpretedRows,
  type LeftOutReason,
} from '#domain/guest-import/guest-import.ts'
import { headingOf } from '#domain/guest-import/guest-list/column-names.ts'
import { interpretRows } from '#domain/guest-import/guest-list/interpret-rows.ts'
import { fillMerged } from '#domain/guest-import/guest-list/merged-rows.ts'
import { readingOfPage } from '#domain/guest-import/guest-list/page-reading.ts'
import { type GuestListReading, proposeReadingBelow } from '#domain/guest-import/guest-list/reading.ts'
import { findPossibleDuplicates, type PossibleDuplicate } from '#domain/guests/guest-duplicates.ts'
import type { NewGuest } from '#domain/guests/guests.ts'
import type { ImportedGuest } from '#domain/guests/imported-guest.ts'
import type { GuestSheet, GuestTable } from './guest-table.ts'
import { chosenOf, joinOutcomes, type Outcome, offersOf, type SheetOffer } from './sheet-offers.ts'

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
export type Existing = Pick<NewGuest, 'fullName' | 'email'> & { phone?: string | null }

/** A person's choices for a list: how each page is read, which pages come, and which one is looked at. */
export type ListChoice = { readings: GuestListReading[]; chosen: number[]; active: number }

/** A list that was read: where it comes from, how, and what an import of it would write. */
export type GuestList = Pick<GuestTable, 'source' | 'fileName' | 'delimiter'> &
  ListChoice & {
    sheets: SheetOffer[]
    /** Of the page that is looked at. */
    reading: GuestListReading
    columns: ColumnSample[]
    /** The first rows with content, any of which may be the headings. */
    firstRows: { row: number; cells: string[] }[]
    /** Of all chosen pages together. */
    outcome: InterpretedRows | GuestImportError
    /** In the order of their rows. */
    candidates: Candidate[]
    /** Among the candidates; `otherName` is whom one resembles. */
    duplicates: (PossibleDuplicate & { otherName: string })[]
  }

/** The change of a reading: the row of headings or all of it, on the page that is looked at; or the pages. */
export type ReadingChange = Partial<ListChoice> & { headerRow?: number | null; reading?: GuestListReading }

/** Reads a table as it seems meant, or as a person says. */
export function interpretTable(
  table: GuestTable,
  { change = {}, existing = [] }: { change?: ReadingChange | undefined; existing?: readonly Existing[] } = {},
): GuestList {
  const active = change.active ?? change.chosen?.[0]
  const readings = readingsOf(table, change, active ?? 0)
  const outcomes = table.sheets.map((sheet, at) => outcomeOf(sheet, readings[at]!, table.decorations))
  const sheets = offersOf(table.sheets, readings, outcomes)
  const chosen = change.chosen ?? chosenOf(sheets, outcomes)
  const shown = active ?? chosen[0] ?? 0
  const reading = readings[shown]!
  const outcome = joinOutcomes(chosen.map((at) => outcomes[at]!))
  const candidates = outcome.kind === 'error' ? [] : chosen.flatMap((at) => candidatesOf(outcomes[at]!, at))
  return {
    ...{ source: table.source, fileName: table.fileName, delimiter: table.delimiter },
    ...{ readings, chosen, active: shown, sheets, reading },
    columns: sampleColumns(table.sheets[shown]!.rows, reading),
    firstRows: firstRows(table.sheets[shown]!.rows),
    ...{ outcome, candidates, duplicates: duplicatesOf(candidates, existing) },
  }
}

function duplicatesOf(candidates: readonly Candidate[], existing: readonly Existing[]) {
  const guests = candidates.map(({ guest }) => guest)
  return findPossibleDuplicates(guests, existing).map((duplicate) => ({
    ...duplicate,
    otherName: (duplicate.of === 'existing' ? existing : guests)[duplicate.otherIndex]!.fullName,
  }))
}

function readingsOf(
  { sheets, isDoubtful }: GuestTable,
  { readings, reading, headerRow }: ReadingChange,
  active: number,
): GuestListReading[] {
  return sheets.map((sheet, at) => {
    if (at === active && reading) return reading
    if (at === active && headerRow !== undefined) return proposeReadingBelow(sheet.rows, headerRow)
    if (readings?.[at]) return readings[at]
    const proposed = readingOfPage(sheet)
    if (isDoubtful && !sheet.isExport) proposed.doubts.push('COMMA_IN_LINES')
    return proposed
  })
}

function outcomeOf({ rows, name, merged }: GuestSheet, reading: GuestListReading, decorations: number) {
  const outcome = interpretRows(fillMerged(rows, merged, reading.columns), reading)
  if (outcome.kind === 'preview')
    return { ...outcome, droppedWithoutName: outcome.droppedWithoutName + decorations }
  return outcome.code === 'EMPTY_FILE' ? guestImportError('EMPTY_FILE', { sheet: name }) : outcome
}

function candidatesOf(outcome: Outcome, sheet: number): Candidate[] {
  if (outcome.kind === 'error') return []
  return [
    ...outcome.guests.map((guest, index) => ({ guest, row: outcome.rowNumbers[index]!, because: null })),
    ...outcome.leftOut,
  ]
    .toSorted((a, b) => a.row - b.row)
    .map((candidate) => ({ ...candidate, guest: onSheet(candidate.guest, sheet) }))
}

/** The people of a row are told from those of the same row of another page. */
const onSheet = (guest: ImportedGuest, sheet: number): ImportedGuest =>
  sheet > 0 && guest.household?.startsWith('#-')
    ? { ...guest, household: `#${sheet}${guest.household.slice(1)}` }
    : guest

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
