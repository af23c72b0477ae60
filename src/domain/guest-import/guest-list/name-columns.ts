import { foldText } from '../../text/fold-text.ts'
import { cellsOf } from './column-cells.ts'
import {
  type ColumnsOfTable,
  headingAt,
  headingKey,
  isFree,
  type PeopleOfHeadings,
  withField,
} from './columns-of-table.ts'
import { joinUntitledSurnames } from './name-kinds.ts'
import { isUnnamed } from './unnamed-people.ts'

/**
 * Gives the columns of names and surnames to the people of a row. Says whose columns the headings name; `null`
 * when no heading names a person.
 */
export function assignNames(table: ColumnsOfTable): PeopleOfHeadings | null {
  const { roles, contents } = table
  const at = (column: number) => headingAt(table, column)!
  const holdsNames = (column: number) => contents[column]!.names > 0.5
  const names = withField(table, 'name').filter((column) => at(column).person === null)
  const ownSurnames = withField(table, 'surname').filter((column) => at(column).person === null)
  const strong = ownSurnames.filter((column) => !at(column).isWeak)
  const households = withField(table, 'household').filter(holdsNames)
  const first =
    names.find((column) => holdsNames(column) && !at(column).isWeak) ??
    names.find(holdsNames) ??
    names.find((column) => contents[column]!.numbers < 0.5) ??
    strong[0] ??
    households[0] ??
    ownSurnames[0]
  if (first === undefined) return null
  roles[first] = { use: 'name', person: 0 }
  const surnames = strong.length > 0 || repeatsIn(table, first, ownSurnames[0]) ? strong : ownSurnames

  const people: PeopleOfHeadings = new Map([[headingKey(at(first)), 0]])
  let last = 0
  const join = (column: number, isChild: boolean) => {
    const known = at(column).number === null ? undefined : people.get(headingKey(at(column)))
    const person = known ?? last + 1
    last = Math.max(last, person)
    people.set(headingKey(at(column)), person)
    roles[column] = { use: 'name', person, ...(isChild && { isChild: true as const }) }
  }
  const isNext = (column: number) => at(column).number !== null && !people.has(headingKey(at(column)))
  /** Two lists side by side, as `Invitados de la novia` and `Invitados del novio`. */
  const isEqual = (column: number) =>
    at(column).number === null && at(column).rank === at(first).rank && holdsNames(column)
  for (const column of names.toSorted((a, b) => a - b))
    if (column !== first && isFree(table, column) && (isNext(column) || isEqual(column))) join(column, false)
  for (const column of othersNamed(table))
    join(column, at(column).person === 'child' || at(column).field === 'children')
  const isNumbered = [...people.keys()].filter((key) => key.startsWith(':')).length > 1
  for (const column of withField(table, 'surname')) {
    if (!isFree(table, column) || (at(column).isWeak && !surnames.includes(column))) continue
    const known = people.get(headingKey(at(column)))
    const person = known ?? (at(column).person === null && !isNumbered ? 0 : undefined)
    if (person === undefined) continue
    const owner = roles.find((role) => role.use === 'name' && role.person === person)
    roles[column] = { use: 'surname', person, ...(owner && 'isChild' in owner && { isChild: true as const }) }
  }
  if (!roles.some(({ use }) => use === 'surname')) joinUntitledSurnames(table, first)
  return people
}

/** Whether the names say what the column of families says: 'The Barkers' beside 'Barker'. */
function repeatsIn({ body }: ColumnsOfTable, name: number, family: number | undefined): boolean {
  if (family === undefined) return false
  const both = body.filter((row) => (row[name]?.trim() ?? '') !== '' && (row[family]?.trim() ?? '') !== '')
  const repeated = both.filter((row) => foldText(row[name]!).includes(foldText(row[family]!)))
  return repeated.length > both.length / 3
}

/** The columns that name companions and children, in their order. */
function othersNamed(table: ColumnsOfTable): number[] {
  return table.contents
    .map((_, column) => column)
    .filter((column) => {
      const heading = headingAt(table, column)
      if (!heading || !isFree(table, column)) return false
      const isOfOther = heading.field === 'name' && heading.person !== null
      const isMany = heading.field === 'companions' || heading.field === 'children'
      return (isOfOther || isMany) && namesPeople(table, column)
    })
}

/** `Guest` and `+1` stand for a person as well as a name does. */
function namesPeople({ body }: ColumnsOfTable, column: number): boolean {
  const cells = cellsOf(body, column)
  const named = cells.filter(
    (cell) => isUnnamed(cell) || (/\p{L}\P{L}*\p{L}/u.test(cell) && !NO_NAME.test(cell)),
  )
  return named.length > cells.length / 2
}

const NO_NAME = /^(?:s[ií]|no|yes|true|false|verdadero|falso|x|n\/?a|ninguno|none)$/i
