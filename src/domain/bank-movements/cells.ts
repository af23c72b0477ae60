import { parseEuros } from '../budget/money.ts'
import { type IsoDate, isIsoDate } from '../time/dates.ts'

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\s.*)?$/
const YEAR_FIRST = /^(\d{4})[/.-]?(\d{2})[/.-]?(\d{2})(?:[T\s].*)?$/

/** The day of a cell as Spanish banks write it: `20/11/2026`, `20-11-26`, `2026-11-20`. */
export function readDay(cell: string): IsoDate | null {
  const text = cell.trim()
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? []
  const [, first, second, third] = YEAR_FIRST.exec(text) ?? []
  const read = first
    ? `${first}-${second}-${third}`
    : `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(read) ? read : null
}

/**
 * The whole cents of a cell: `-1.234,56`, `1.234,56-`, `+50,00 EUR`. `null` for anything else. What stands in a
 * column of what was paid out may have no sign.
 */
export function readSignedEuros(cell: string): number | null {
  const text = cell
    .replace(/[−–]/g, '-')
    .replace(/eur(os)?/i, '')
    .replaceAll('€', '')
    .trim()
  const [, before = '', digits = '', after = ''] = /^([+-]?)\s*([^+-]*?)\s*(-?)$/.exec(text) ?? []
  const cents = parseEuros(digits)
  if (cents === null) return null
  return before === '-' || after === '-' ? 0 - cents : cents
}
