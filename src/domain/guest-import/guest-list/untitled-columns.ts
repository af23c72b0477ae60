import { type ColumnContent, nameScore } from './column-content.ts'
import { type ColumnRole, IGNORE } from './column-role.ts'
import { type ColumnsOfTable, isFree } from './columns-of-table.ts'
import { assignUntitledNames, bestNameColumn, isRemark } from './name-kinds.ts'

/** Without headings: the names are the columns that read most like them, wherever they stand. Says whether several were. */
export function assignWithoutHeadings(table: ColumnsOfTable): boolean {
  const { roles, contents } = table
  const isTaken = (use: ColumnRole['use']) => roles.some((role) => role.use === use)
  contents.forEach(({ emails, answers, phones, written }, column) => {
    if (emails >= 0.8 && !isTaken('email')) roles[column] = { use: 'email' }
    else if (phones >= 0.8 && !isTaken('phone')) roles[column] = { use: 'phone' }
    else if (answers >= 0.9 && written > 1 && !isTaken('rsvp')) roles[column] = { use: 'rsvp' }
  })
  const best = bestNameColumn(contents, (column) => mayName(table, column))
  if (best === null) return false
  if (!assignUntitledNames(table) || isFree(table, best)) assignBestNames(table, best)
  for (const [column, { written }] of contents.entries())
    if (isFree(table, column) && written > 0 && !isRowNumber(table, column)) roles[column] = { use: 'extra' }
  const named = roles.filter(({ use }) => use === 'name' || use === 'surname').length
  return named > 1
}

const mayName = (table: ColumnsOfTable, column: number): boolean =>
  isFree(table, column) && !isRemark(table, column)

/** The column that reads most like names, and its rival, where the names themselves are not known. */
function assignBestNames(table: ColumnsOfTable, best: number): void {
  const { roles, contents } = table
  for (const [column, role] of roles.entries())
    if (role.use === 'name' || role.use === 'surname') roles[column] = IGNORE
  roles[best] = { use: 'name', person: 0 }
  const rival = bestNameColumn(contents, (column) => mayName(table, column))
  if (rival === null || !isRival(contents[rival]!, contents[best]!)) return
  const isSurname = rival === best + 1 && contents[best]!.words < 1.7 && contents[rival]!.words < 2.5
  roles[rival] = isSurname ? { use: 'surname', person: 0 } : { use: 'name', person: 1 }
}

/** Notes are words too, and stand in few rows or repeat; a second column of names does neither. */
const isRival = (other: ColumnContent, name: ColumnContent) =>
  other.written >= name.written * 0.6 && nameScore(other) >= nameScore(name) * 0.75

/** A column that counts the rows says nothing of the guests. */
const isRowNumber = ({ contents }: ColumnsOfTable, column: number): boolean => {
  const { numbers, distinct, written } = contents[column]!
  return numbers === 1 && distinct === 1 && written > 1
}

const MANY_WRITTEN = 3

/** Names in a column that goes to the notes or nowhere may be people. */
export function readsLikeMoreNames({ roles, contents, header }: ColumnsOfTable): boolean {
  return roles.some(({ use }, column) => {
    const heading = header?.headings[column] ?? null
    if ((use !== 'extra' && use !== 'ignore') || heading?.field === 'other' || heading?.field === 'diet')
      return false
    const { givenNames, written, distinct, words } = contents[column]!
    return written >= MANY_WRITTEN && givenNames >= 0.6 && distinct >= 0.6 && words < 5
  })
}
