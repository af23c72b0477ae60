import { type EventCounts, NEED_KEYS, type NeedKey } from './catering.ts'
import { byTable, isSameTable, type TableCounts, type TableLabel } from './catering-tables.ts'

/** A line of the table of numbers. */
export type CountRow =
  | { kind: 'adults' | 'children' | 'babies' | 'babiesWithoutMenu' | 'staff' | 'highChairs' }
  | { kind: 'menu'; key: string | null; name: string | null }
  | { kind: 'need'; key: NeedKey }
  | TableRow

/** A number of one table: those who have a menu there, its high chairs, babies who have no menu. */
export type TableRow =
  | { kind: 'tableMenu'; table: TableLabel; key: string | null; name: string | null }
  | { kind: 'tableHighChairs' | 'tableBabies'; table: TableLabel }

const KINDS: readonly CountRow['kind'][] = [
  'adults',
  'children',
  'babies',
  'menu',
  'staff',
  'babiesWithoutMenu',
  'need',
  'highChairs',
]

/**
 * Every number that one of the events has, with that of each, in the order of the sheet: people, menus as the first
 * event has them, needs, high chairs.
 */
export function countRows(
  events: readonly (EventCounts | undefined)[],
): { row: CountRow; counts: number[] }[] {
  return merged(events.map(rowsOf)).toSorted((one, other) => placeOf(one.row) - placeOf(other.row))
}

/** The rows of several sheets as one list, with what each counts. */
function merged(
  sheets: readonly { row: CountRow; count: number }[][],
): { row: CountRow; counts: number[] }[] {
  const ofSheets = sheets.map((rows) => new Map(rows.map((one) => [nameOf(one.row), one])))
  const all = new Map(ofSheets.flatMap((rows) => [...rows]))
  return [...all].map(([name, { row }]) => ({
    row,
    counts: ofSheets.map((rows) => rows.get(name)?.count ?? 0),
  }))
}

/** Every number of a table that one of two sheets has, when both know of tables. */
export function tableRows(now: EventCounts | undefined, before: EventCounts | undefined) {
  if (!now?.seating || !before?.seating) return []
  const [present, former] = [now.seating.tables, before.seating.tables]
  const labels = [
    ...present,
    ...former.filter((table) => !present.some((other) => isSameTable(table, other))),
  ]
  return labels
    .toSorted(byTable)
    .flatMap((label) =>
      merged([present, former].map((tables) => rowsOfTable(tables.find((one) => isSameTable(one, label))))),
    )
}

function rowsOfTable(counts: TableCounts | undefined): { row: CountRow; count: number }[] {
  if (!counts) return []
  const { number, name, menus, babiesWithoutMenu, highChairs } = counts
  const table = { number, name }
  return [
    ...menus.map((menu) => ({
      row: { kind: 'tableMenu' as const, table, key: menu.key, name: menu.name },
      count: menu.count,
    })),
    { row: { kind: 'tableBabies', table }, count: babiesWithoutMenu },
    { row: { kind: 'tableHighChairs', table }, count: highChairs },
  ]
}

const nameOf = (row: CountRow) => ('key' in row ? `${row.kind} ${row.key}` : row.kind)

/** Those without a menu come after all menus. */
function placeOf(row: CountRow): number {
  const kind = KINDS.indexOf(row.kind)
  if (row.kind === 'need') return kind + NEED_KEYS.indexOf(row.key) / NEED_KEYS.length
  return row.kind === 'menu' && row.key === null ? kind + 0.5 : kind
}

const PLAIN_ROWS = ['adults', 'children', 'babies', 'babiesWithoutMenu', 'staff', 'highChairs'] as const

/** Every number of an event, with what it counts. */
function rowsOf(counts: EventCounts | undefined): { row: CountRow; count: number }[] {
  if (!counts) return []
  return [
    ...PLAIN_ROWS.map((kind) => ({ row: { kind }, count: counts[kind] })),
    ...counts.menus.map(({ key, name, count }) => ({ row: { kind: 'menu' as const, key, name }, count })),
    ...counts.needs.map(({ key, count }) => ({ row: { kind: 'need' as const, key }, count })),
  ]
}
