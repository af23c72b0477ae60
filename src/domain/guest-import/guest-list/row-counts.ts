import { COUNT_USES, type CountUse } from './column-role.ts'
import { isTicked } from './fact-columns.ts'
import type { PeopleOfRow, RowCells, RowPerson } from './people-of-row.ts'

const numberIn = (cells: RowCells, use: CountUse): number | null => {
  const cell = cells.of(use)[0]?.trim() ?? ''
  if (cell === '') return null
  if (/^\+?\d{1,2}$/.test(cell)) return Number(cell)
  return use === 'companions' && isTicked(cell) ? 1 : null
}

/** Whether the columns of a row count more people than it names. */
export function hasCounts(cells: RowCells, row: PeopleOfRow): boolean {
  const more = { companions: 0, children: 0 }
  count({ ...row, several: [] }, cells, more)
  return more.companions + more.children > 0
}

/** Adds those whom the columns of numbers count beside the named. */
export function count(
  row: PeopleOfRow,
  cells: RowCells,
  more: { companions: number; children: number },
): void {
  const numbers = Object.fromEntries(COUNT_USES.map((use) => [use, numberIn(cells, use)]))
  const isChild = ({ age }: RowPerson) => age?.age === 'child'
  const adults = () => row.people.filter((one) => !isChild(one)).length + more.companions
  const children = () => row.people.filter(isChild).length + more.children
  const before = more.companions + more.children
  const companions = numbers.companions ?? 0
  more.companions += Math.max(0, companions + 1 - Math.max(1, adults()))
  more.companions += Math.max(0, (numbers.adults ?? 0) - adults())
  more.children += Math.max(0, (numbers.children ?? 0) - children())
  more.companions += Math.max(0, (numbers.seats ?? 0) - adults() - children())
  if (more.companions + more.children > before && row.several.length === 0)
    row.several.push(row.people[0]?.name ?? '')
}
