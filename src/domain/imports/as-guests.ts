import type { LeftOutReason } from '../guest-import/guest-import.ts'
import { interpretRows, type ListLimits } from '../guest-import/guest-list/interpret-rows.ts'
import { fillMerged } from '../guest-import/guest-list/merged-rows.ts'
import { EXPORT_SHEET, isExportHeader } from '../guest-import/guest-list/own-export.ts'
import { readingOfPage } from '../guest-import/guest-list/page-reading.ts'
import { familiesByAddress } from './families-by-address.ts'
import type { Page } from './file-content.ts'
import { IMPORT_ROWS_MAX, type LeftOut, type PartContent } from './imports.ts'
import { columnsOut, gathered, isWrittenRow, type RowOut } from './left-out.ts'
import { likelyFamilies, namesFamilies } from './likely-families.ts'

export type Interpreted<Content extends PartContent = PartContent> = { content: Content; leftOut: LeftOut[] }

const LIMITS: ListLimits = { rows: IMPORT_ROWS_MAX, bytes: Number.POSITIVE_INFINITY }

const REASONS: Record<LeftOutReason, LeftOut['reason']> = {
  total: 'sum',
  number: 'number',
  title: 'title',
  envelope: 'title',
  elsewhere: 'noName',
}

/** A page as a list of guests, with how its columns were understood. */
export function guestListOf(page: Page) {
  const isExport = (page.name ?? EXPORT_SHEET) === EXPORT_SHEET && isExportHeader(page.rows[0])
  const reading = readingOfPage({ ...page, isExport })
  const rows = fillMerged(page.rows, page.merged, reading.columns)
  return { reading, rows, outcome: interpretRows(rows, reading, LIMITS) }
}

/** The guests of a page; rows without a name, sums and titles stay out and are told. */
export function asGuests(page: Page): Interpreted<Extract<PartContent, { kind: 'guests' }>> {
  const { reading, rows, outcome } = guestListOf(page)
  if (outcome.kind === 'error') return { content: { kind: 'guests', guests: [] }, leftOut: allOut(page.rows) }
  const out: RowOut[] = [
    ...outcome.leftOut.map(({ row, because, guest }) => ({
      ...{ reason: REASONS[because], row },
      cell: because === 'elsewhere' ? guest.fullName : null,
    })),
    ...outcome.tooLong.map(({ row, field }) => ({ reason: 'tooLong' as const, row, name: FIELDS[field] })),
  ]
  const told = new Set([...outcome.rowNumbers, ...out.map(({ row }) => row)])
  for (const [index, cells] of rows.entries()) {
    const isBelow = index > (reading.headerRow ?? -1)
    if (isBelow && isWrittenRow(cells) && !told.has(index + 1)) out.push({ reason: 'noName', row: index + 1 })
  }
  const found = outcome.guests.map((guest, at) => ({ ...guest, row: outcome.rowNumbers[at]! }))
  const headings = reading.headerRow === null ? [] : rows[reading.headerRow]!
  const hasFamilies = reading.columns.some(({ use }) => use === 'household') || namesFamilies(found)
  const guests = hasFamilies ? found : likelyFamilies(familiesByAddress(found, rows, headings))
  return {
    content: { kind: 'guests', guests },
    leftOut: [...gathered(out), ...columnsOut(outcome.ignoredColumns)],
  }
}

const FIELDS = {
  fullName: 'Nombre',
  email: 'Email',
  notes: 'Notas',
  household: 'Familia',
  side: 'De parte de',
  phone: 'Teléfono',
  table: 'Mesa',
} as const

const allOut = (rows: readonly (readonly string[])[]): LeftOut[] =>
  gathered(
    rows.flatMap((cells, index) => (isWrittenRow(cells) ? [{ reason: 'noName', row: index + 1 }] : [])),
  )
