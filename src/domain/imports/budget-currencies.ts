import type { SheetTable } from '../budget/sheet/sheet-table.ts'
import { currencyNamed } from './currencies.ts'

const MONEY = new Set(['cost', 'paid', 'due'])

/** Whether a column of a sheet is of amounts. */
export const isMoney = ({ columns }: SheetTable, column: number) => MONEY.has(columns[column] ?? '')

/** The currency of the sheet, and the rows in another one by the code of it. */
export function currenciesOf(table: SheetTable): { currency: string; foreign: Map<number, string> } {
  const { rows, headerRow, columns } = table
  const money = columns.flatMap((_, column) => (isMoney(table, column) ? [column] : []))
  const heading =
    headerRow === null ? null : currencyNamed(money.map((at) => rows[headerRow]![at] ?? '').join(' '))
  const said = new Map<number, string>()
  for (const [index, cells] of rows.entries()) {
    if (index <= (headerRow ?? -1)) continue
    const code = currencyNamed(money.map((at) => cells[at] ?? '').join(' '))
    if (code) said.set(index, code)
  }
  const counts = new Map<string, number>()
  for (const code of said.values()) counts.set(code, (counts.get(code) ?? 0) + 1)
  const most = [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
  const currency = heading ?? most ?? 'EUR'
  return { currency, foreign: new Map([...said].filter(([, code]) => code !== currency)) }
}
