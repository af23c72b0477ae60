import { readAnswer } from './answers.ts'
import { cellsOf } from './column-cells.ts'
import { COUNT_USES, type ColumnRole, FACT_USES, type PersonUse } from './column-role.ts'
import {
  type ColumnsOfTable,
  headingKey,
  isFree,
  type PeopleOfHeadings,
  withField,
} from './columns-of-table.ts'
import { holdsCounts, holdsFact, holdsTicks, isGroupOfMany } from './fact-columns.ts'

/** Gives the columns beside the names their place; what has none goes to the notes under its heading. */
export function assignOthers(table: ColumnsOfTable, people: PeopleOfHeadings): void {
  const { roles } = table
  for (const column of withField(table, 'notes')) if (isFree(table, column)) roles[column] = { use: 'notes' }
  assignOfOthers(table, people)
  assignEmail(table)
  assignAnswer(table)
  assignFacts(table)
  assignCounts(table)
  for (const [column, { written }] of table.contents.entries()) {
    const field = table.header?.headings[column]?.field
    if (!isFree(table, column) || written === 0 || field === 'diet' || field === 'code') continue
    if (field === 'householdCode' || isNumbering(table, column)) continue
    roles[column] = { use: 'extra' }
  }
}

/** `partner_email`, `Edad hijo 1`, `guest_2_rsvp`: what is told of the others of a row. */
function assignOfOthers(table: ColumnsOfTable, people: PeopleOfHeadings): void {
  for (const use of ['email', 'phone', 'age', 'rsvp'] satisfies PersonUse[]) {
    for (const column of withField(table, use)) {
      const heading = table.header!.headings[column]!
      const person = people.get(headingKey(heading))
      if (person === undefined || person === 0 || !isFree(table, column)) continue
      table.roles[column] = { use, person }
    }
  }
}

/** Whether a column is of the first person of a row. */
const isOfFirst = ({ header }: ColumnsOfTable, column: number): boolean =>
  header?.headings[column]?.person === null

function assignEmail(table: ColumnsOfTable): void {
  const { contents, roles } = table
  const [email] = withField(table, 'email')
    .filter((column) => isFree(table, column) && isOfFirst(table, column))
    .toSorted((a, b) => contents[b]!.emails - contents[a]!.emails)
  const untitled = contents.findIndex(({ emails, written }, column) => {
    return isFree(table, column) && emails >= 0.8 && written > 0
  })
  const column = email ?? untitled
  if (column >= 0) roles[column] = { use: 'email' }
}

function assignAnswer(table: ColumnsOfTable): void {
  const { header, roles, body } = table
  const candidates = withField(table, 'rsvp').filter(
    (column) => isFree(table, column) && isOfFirst(table, column),
  )
  const share = (column: number) => {
    const cells = cellsOf(body, column)
    return cells.length === 0
      ? 0
      : cells.filter((cell) => readAnswer(cell) !== undefined).length / cells.length
  }
  const answers =
    candidates.find((column) => share(column) >= 0.5) ??
    candidates.find((column) => !header!.headings[column]!.isWeak && !holdsCounts(body, column))
  if (answers !== undefined) roles[answers] = { use: 'rsvp' }
}

/** Gives the first column that holds it to each fact: 'Tipo' may be of people's ages, or of anything else. */
function assignFacts(table: ColumnsOfTable): void {
  const { roles, body, contents } = table
  const free = (field: string) =>
    withField(table, field).filter((column) => isFree(table, column) && isOfFirst(table, column))
  for (const use of FACT_USES) {
    const found = free(use).find(
      (column) => holdsFact(use, body, column) && !(use === 'household' && isGroupOfMany(body, column)),
    )
    if (found !== undefined) roles[found] = { use }
  }
  if (!roles.some(({ use }) => use === 'household')) {
    const code = free('householdCode').find((column) => contents[column]!.distinct < 1)
    if (code !== undefined) roles[code] = { use: 'household' }
  }
  if (!roles.some(({ use }) => use === 'phone')) {
    const untitled = contents.findIndex(({ phones, written }, column) => {
      return table.header!.headings[column] === null && isFree(table, column) && phones >= 0.8 && written > 0
    })
    if (untitled >= 0) roles[untitled] = { use: 'phone' }
  }
  const child = free('isChild').find((column) => holdsTicks(body, column))
  if (child !== undefined && !roles.some(({ use }) => use === 'age')) roles[child] = { use: 'isChild' }
  if (roles.some(({ use }) => use === 'side')) return
  // 'Grupo' with 'Novia' and 'Novio' below it says whose guests they are.
  const side = free('household').find((column) => !holdsFact('household', body, column))
  if (side !== undefined && contents[side]!.written > 0) roles[side] = { use: 'side' }
}

/** How many people a row stands for, where its column holds numbers, or says whether there is a companion. */
function assignCounts(table: ColumnsOfTable): void {
  const { roles, body } = table
  for (const use of COUNT_USES) {
    const columns = [...withField(table, use), ...(use === 'seats' ? withField(table, 'name') : [])]
    const found = columns.find(
      (column) =>
        isFree(table, column) &&
        !isNumbering(table, column) &&
        (holdsCounts(body, column) || (use === 'companions' && holdsTicks(body, column))),
    )
    if (found !== undefined) roles[found] = { use } satisfies ColumnRole
  }
}

/** 1, 2, 3: the numbers of the rows. */
function isNumbering({ body, contents }: ColumnsOfTable, column: number): boolean {
  if (contents[column]!.numbers < 1 || contents[column]!.written < 3) return false
  const numbers = cellsOf(body, column).map(Number)
  return numbers.every((number, at) => at === 0 || number === numbers[at - 1]! + 1)
}
