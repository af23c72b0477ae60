import type { Category } from '../../catalogue/catalogue.ts'
import { restoreCell } from '../../guest-import/spreadsheet-cell.ts'
import { DUE_AFTER_MAX, type InstalmentDue, PAYMENT_DAYS_BEFORE_MAX } from '../../payments/payments.ts'
import { type DateOrder, dateOfCell, dateOrderOf, distanceOfCell } from '../../tasks/table/task-cells.ts'
import { cleanLine, cleanParagraphs } from '../../text/clean-text.ts'
import { VENDOR_DETAILS_MAX, VENDOR_NAME_MAX, type VendorStatus } from '../../vendors/vendors.ts'
import { amountsOfRow, type RowAmounts } from './sheet-amounts.ts'
import { statusOfCell } from './sheet-cells.ts'
import { componentNamed, type NamedComponent, placeOfRow } from './sheet-components.ts'
import { isEnglishHeading, type SheetField } from './sheet-fields.ts'
import type { SheetTable } from './sheet-table.ts'
import { isSum } from './sheet-totals.ts'

/** The cells of a row that say what is bought, of which category, and from whom. */
export type Said = { concept: string; category: string; name: string }

/** A vendor as a row of the sheet says it; amounts are whole cents. */
export type SheetVendor = RowAmounts & {
  /** Its row in the sheet, from 1. */
  row: number
  name: string
  /** The cells that say what it is, as they are; the release before kept none. */
  said?: Said
  /** The component; `null` for one of the category that the app does not have. */
  vendorType: string | null
  category: Category
  /** The words of the sheet that name no component or category; they go to the notes. */
  unknown: string[]
  on: InstalmentDue | null
  /** Words of a day that are none, which stay out. */
  unknownDay: string | null
  status: VendorStatus
  details: string | null
}

/** A row that stays out, and why; `field` and `cell` say which cell cannot be read. */
export type SheetRowOut = {
  row: number
  reason: 'noName' | 'sum' | 'tooLong' | 'discarded' | 'negative' | 'unreadable' | 'tooMuch'
  field?: SheetField
  cell?: string
}

export type SheetReading = { vendors: SheetVendor[]; out: SheetRowOut[] }

/** The vendors of a sheet, row by row. A row is one vendor, or stays out whole. */
export function readSheet(table: SheetTable, components: readonly NamedComponent[]): SheetReading {
  const { rows, headerRow } = table
  const order = orderOf(table)
  const read: SheetReading = { vendors: [], out: [] }
  for (const [index, cells] of rows.entries()) {
    if ((headerRow !== null && index <= headerRow) || cells.every((cell) => cell.trim() === '')) continue
    const found = readRow({ cells, row: index + 1, table, order, components })
    if ('reason' in found) read.out.push(found)
    else read.vendors.push(found)
  }
  return read
}

function orderOf({ rows, headerRow, columns }: SheetTable): DateOrder {
  const at = columns.indexOf('day')
  if (at < 0 || headerRow === null) return 'day'
  const cells = rows.slice(headerRow + 1).map((row) => row[at] ?? '')
  return dateOrderOf(cells, isEnglishHeading(rows[headerRow]![at] ?? ''))
}

type Row = {
  cells: readonly string[]
  row: number
  table: SheetTable
  order: DateOrder
  components: readonly NamedComponent[]
}

function readRow({ cells, row, table: { columns }, order, components }: Row): SheetVendor | SheetRowOut {
  const cell = (field: SheetField) => restoreCell(cells[columns.indexOf(field)] ?? '').trim()
  const [concept, category] = [cleanLine(cell('concept')), cleanLine(cell('category'))]
  const named = cleanLine(cell('name'))
  if (isSum(named || concept || category || cleanLine(cells.find((one) => one.trim() !== '') ?? '')))
    return { row, reason: 'sum' }
  if (named === '' && concept === '' && componentNamed(category, components) === null)
    return { row, reason: 'noName' }
  const status = statusOfCell(cell('status'))
  if (status === 'discarded') return { row, reason: 'discarded' }
  const amounts = amountsOfRow(cell)
  if ('reason' in amounts) return { row, ...amounts }
  const said = { concept, category, name: named }
  const notes = cleanParagraphs(cell('notes'))
  const { details, ...place } = placed(said, notes, components)
  const { name } = place
  if (name.length > VENDOR_NAME_MAX || details.length > VENDOR_DETAILS_MAX) return { row, reason: 'tooLong' }
  return {
    ...{ row, said, ...place, ...amounts, ...dayOf(cell('day'), order) },
    status: status ?? (amounts.paidCents > 0 ? 'closed' : 'open'),
    details: details || null,
  }
}

/** The place, the name and the notes of what the cells say; words that name nothing of the catalogue go to the notes. */
function placed(said: Said, notes: string, components: readonly NamedComponent[]) {
  const place = placeOfRow(said, components)
  const isComponent = components.some(({ key, name }) => key === place.vendorType && name === said.concept)
  const name = said.name || (isComponent ? '' : said.concept)
  const unknown = place.unknown.filter((words) => words !== name)
  const details = [notes, ...unknown].filter((text) => text !== '').join('\n')
  return { ...place, name, unknown, details }
}

/** A vendor in the catalogue of a wedding, which may have components that its sheet was read without. */
export function placedAnew<Vendor extends SheetVendor>(
  vendor: Vendor,
  components: readonly NamedComponent[],
): Vendor {
  if (!vendor.said) return vendor
  const before = vendor.unknown.length === 0 ? '' : vendor.unknown.join('\n')
  const written = vendor.details ?? ''
  const notes = written.endsWith(before)
    ? written.slice(0, written.length - before.length).trimEnd()
    : written
  const { details, ...place } = placed(vendor.said, notes, components)
  if (place.vendorType === vendor.vendorType || details.length > VENDOR_DETAILS_MAX) return vendor
  return { ...vendor, ...place, details: details || null }
}

/** A day, a distance from the wedding that moves with it, or an event in words. */
function dayOf(cell: string, order: DateOrder): Pick<SheetVendor, 'on' | 'unknownDay'> {
  const text = cleanLine(cell)
  if (/^[-–—?]*$/u.test(text)) return { on: null, unknownDay: null }
  const day = dateOfCell(text, order)
  if (day !== null) return { on: { kind: 'day', on: day }, unknownDay: null }
  const days = distanceOfCell(text)
  if (days !== null && days >= 0)
    return { on: { kind: 'days', daysBefore: Math.min(days, PAYMENT_DAYS_BEFORE_MAX) }, unknownDay: null }
  if (text.length > DUE_AFTER_MAX || !/\p{L}{3}/u.test(text) || /\d[/.-]\d/.test(text))
    return { on: null, unknownDay: text.slice(0, DUE_AFTER_MAX) }
  return { on: { kind: 'event', after: text }, unknownDay: null }
}
