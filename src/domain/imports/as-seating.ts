import { readTable } from '../guest-import/guest-list/table-cell.ts'
import { stripDecorations } from '../guests/pasted-guests.ts'
import { cleanLine } from '../text/clean-text.ts'
import { foldText } from '../text/fold-text.ts'
import { guestListOf, type Interpreted } from './as-guests.ts'
import type { Page } from './file-content.ts'
import type { ImportedSeats, PartContent } from './imports.ts'
import { gathered, isWrittenRow, type RowOut } from './left-out.ts'

type Seating = Extract<PartContent, { kind: 'seating' }>

/** A cell that heads the names of a table: 'Mesa 3', 'MESA 3: Los primos (8)', 'Mesa presidencial', 'Table 12'. */
const TITLE =
  /^(?:mesa|taula|mahaia|table|tisch|tavolo|tafel)\b(?! (?:assignment|asignada|name|number|numero)).{0,60}$|^(?:mesa )?(?:presidencial|de los novios|novios|imperial|infantil|de ninos)\b.{0,30}$/

const isTitle = (cell: string): boolean =>
  TITLE.test(foldText(cell)) && !/^(?:mesas?|tables?)$/i.test(cell.trim())

/** The tables of a page with those who sit at them: one row a guest, one column a table, or one block a table. */
export function asSeating(page: Page): Interpreted<Seating> {
  return byRows(page) ?? byBlocks(page)
}

/** How many tables with people a page shows as blocks or columns. */
export const blocksOf = (page: Page): number =>
  byBlocks(page).content.tables.filter(({ people }) => people.length > 1).length

function byRows(page: Page): Interpreted<Seating> | null {
  const { reading, outcome } = guestListOf(page)
  const names = reading.columns.some(({ use }) => use === 'table')
  if (!names || outcome.kind === 'error') return null
  const tables = new Map<string, ImportedSeats>()
  const out: RowOut[] = outcome.leftOut.map(({ row }) => ({ reason: 'title', row }))
  const told = new Set([...outcome.rowNumbers, ...out.map(({ row }) => row)])
  for (const [at, { fullName, table }] of outcome.guests.entries()) {
    const row = outcome.rowNumbers[at]!
    if (table === undefined || !readTable(table)) out.push({ reason: 'noTable', row })
    else {
      const known = tables.get(foldText(table)) ?? { row, name: table, seats: null, people: [] }
      tables.set(foldText(table), known)
      known.people.push(fullName)
    }
  }
  for (const [index, cells] of page.rows.entries())
    if (index > (reading.headerRow ?? -1) && isWrittenRow(cells) && !told.has(index + 1))
      out.push({ reason: 'noName', row: index + 1 })
  return { content: { kind: 'seating', tables: [...tables.values()] }, leftOut: gathered(out) }
}

/** Each title of a table heads the names below it in its column, up to the next title. */
function byBlocks({ rows }: Page): Interpreted<Seating> {
  const open = new Map<number, ImportedSeats>()
  const tables: ImportedSeats[] = []
  const out: RowOut[] = []
  for (const [index, cells] of rows.entries()) {
    let isTold = !isWrittenRow(cells)
    for (const [column, cell] of cells.entries()) {
      if (cell.trim() === '') continue
      if (isTitle(cell)) {
        const table = titled(cell, index + 1)
        tables.push(table)
        open.set(column, table)
        isTold = true
      } else if (seat(open.get(column), cell)) isTold = true
    }
    if (!isTold) out.push({ reason: open.size === 0 ? 'title' : 'noName', row: index + 1 })
  }
  return { content: { kind: 'seating', tables }, leftOut: gathered(out) }
}

function titled(cell: string, row: number): ImportedSeats {
  const line = cleanLine(cell)
  const [, seats] =
    /\((\d{1,2})(?:\s?(?:pax|personas|asientos|seats|p))?\)|[-–:]\s*(\d{1,2}) (?:pax|personas)/.exec(line) ??
    []
  const name = line
    .replace(/\s*(?:\(\d{1,2}[^)]*\)|[-–:]\s*\d{1,2} (?:pax|personas))\s*/, '')
    .replace(/[:：]\s*$/, '')
  return { row, name, seats: seats ? Number(seats) : null, people: [] }
}

function seat(table: ImportedSeats | undefined, cell: string): boolean {
  const name = stripDecorations(cleanLine(cell))
  if (!table || !/\p{L}{2}/u.test(name) || name.length > 200) return false
  table.people.push(name)
  return true
}
