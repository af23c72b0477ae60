import { EMAIL_MAX } from '../accounts/accounts.ts'
import { REQUEST_GUESTS_MAX, REQUEST_PHONE_MAX, REQUEST_PLACE_MAX } from '../planners/planner-requests.ts'
import { dateOrderOf } from '../tasks/table/task-cells.ts'
import { cleanLine } from '../text/clean-text.ts'
import { foldText } from '../text/fold-text.ts'
import { WEDDING_NAME_MAX } from '../weddings/weddings.ts'
import { type ClientColumns, type ClientField, clientColumnsOf } from './client-columns.ts'
import type { Page } from './file-content.ts'
import type { LeftOut, ListedClient } from './imports.ts'
import { columnsOut, gathered, isWrittenRow, type RowOut } from './left-out.ts'
import { namedDay } from './wedding-facts.ts'

/** Rows at the beginning among which the headings stand. */
const ROWS_SEARCHED = 12

/** The share of the rows that must name a couple of their own: a list of tasks names each wedding many times. */
const OWN_COUPLES = 0.8

/** The clients of a page that lists weddings, and the rows and columns that stay out; `null` for every other page. */
export function clientsOfPage(
  page: Page,
  monthFirst: boolean,
): { clients: ListedClient[]; leftOut: LeftOut[] } | null {
  for (const [at, cells] of page.rows.slice(0, ROWS_SEARCHED).entries()) {
    const columns = clientColumnsOf(cells)
    if (!columns) continue
    const read = readRows(page.rows, at, columns, monthFirst)
    const own = new Set(read.clients.map(({ couple, day }) => `${foldText(couple)} ${day?.cell ?? ''}`))
    if (read.clients.length === 0 || own.size < read.clients.length * OWN_COUPLES) return null
    const known = new Set(columns.values())
    const others = cells.filter((cell, index) => cell.trim() !== '' && !known.has(index)).map(cleanLine)
    return { clients: read.clients, leftOut: [...gathered(read.out), ...columnsOut(others)] }
  }
  return null
}

function readRows(rows: Page['rows'], header: number, columns: ClientColumns, monthFirst: boolean) {
  const clients: ListedClient[] = []
  const out: RowOut[] = []
  const below = rows.slice(header + 1)
  const dated = columns.get('day')
  const days = dated === undefined ? [] : below.map((row) => row[dated] ?? '')
  const isMonthFirst = dateOrderOf(days, monthFirst) === 'month'
  for (const [index, row] of below.entries()) {
    if (!isWrittenRow(row)) continue
    const number = header + index + 2
    const cell = (field: ClientField) => cleanLine(row[columns.get(field) ?? -1] ?? '')
    const pair = [cell('first'), cell('second')].filter((name) => name !== '').join(' & ')
    const couple = pair || cell('couple')
    if (couple === '') {
      out.push({ reason: 'noName', row: number })
      continue
    }
    const day = cell('day') === '' ? null : namedDay(cell('day'), isMonthFirst)
    if (cell('day') !== '' && !day)
      out.push({ reason: 'unreadable', row: number, name: 'Fecha', cell: cell('day') })
    const guests = Number(cell('guests'))
    clients.push({
      row: number,
      couple: couple.slice(0, WEDDING_NAME_MAX),
      day: day && withOrder(day, days),
      place: cell('place').slice(0, REQUEST_PLACE_MAX) || null,
      phone: cell('phone').slice(0, REQUEST_PHONE_MAX) || null,
      email: isAddress(cell('email')) ? cell('email') : null,
      guests: Number.isInteger(guests) && guests > 0 && guests <= REQUEST_GUESTS_MAX ? guests : null,
      status: cell('status') || null,
    })
  }
  return { clients, out }
}

const isAddress = (text: string) => text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** A column whose other dates say which number is the day leaves none in doubt. */
function withOrder(day: NonNullable<ListedClient['day']>, days: readonly string[]) {
  const says = days.some((cell) => {
    const [, first, second] = /^(\d{1,2})[/.-](\d{1,2})[/.-]/.exec(cell.trim()) ?? []
    return Number(first) > 12 || Number(second) > 12
  })
  return says ? { ...day, readings: [day.readings[0]] as [(typeof day.readings)[0]] } : day
}
