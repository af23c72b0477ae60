import { cellsOf } from './column-cells.ts'
import { type ColumnContent, nameScore } from './column-content.ts'
import { type ColumnsOfTable, headingAt, isFree } from './columns-of-table.ts'
import { beginsWithGivenName } from './given-names.ts'

const GIVEN_MOSTLY = 0.5
const SURNAMES_MOSTLY = 0.35

type NameKind = 'given' | 'full' | 'surname' | null

/** The kind of names in a column, as far as the given names that are known tell. */
function nameKind(table: ColumnsOfTable, column: number): NameKind {
  const { body, contents } = table
  const { names, words, written } = contents[column]!
  if (written === 0 || names < 0.5 || words > 6 || isRemark(table, column)) return null
  const cells = cellsOf(body, column)
  const given = cells.filter(beginsWithGivenName).length / cells.length
  if (given >= GIVEN_MOSTLY) return words < 1.7 ? 'given' : 'full'
  return given < SURNAMES_MOSTLY && words < 2.8 ? 'surname' : null
}

const PARTICLE = /^(?:d[aeio]s?|del|dels|la|las|los|i|y|e|van|von|o)\b/

/** Whether most texts of a column begin with a small letter: `vegana`, and not `de la Torre`. */
function beginsSmall({ body }: ColumnsOfTable, column: number): boolean {
  const cells = cellsOf(body, column)
  return cells.filter((cell) => /^\p{Ll}/u.test(cell) && !PARTICLE.test(cell)).length > cells.length / 2
}

/** Whether a column remarks on guests whose names, in another one, begin with a capital: `vegana` beside `Ana`. */
export const isRemark = (table: ColumnsOfTable, column: number): boolean =>
  beginsSmall(table, column) &&
  table.contents.some(({ names }, other) => other !== column && names >= 0.5 && !beginsSmall(table, other))

/** A column without a heading beside the names, as a sheet has it that was filled in beyond its titles. */
export function joinUntitledSurnames(table: ColumnsOfTable, name: number): void {
  if (nameKind(table, name) !== 'given') return
  for (const column of [name + 1, name - 1]) {
    const isUntitled = column >= 0 && column < table.contents.length && headingAt(table, column) === null
    if (!isUntitled || !isFree(table, column) || nameKind(table, column) !== 'surname') continue
    table.roles[column] = { use: 'surname', person: 0 }
    return
  }
}

/** Without headings: pairs of names and surnames by what they hold. Says whether there are any. */
export function assignUntitledNames(table: ColumnsOfTable): boolean {
  const { roles, contents } = table
  const kinds = contents.map((_, column) => (isFree(table, column) ? nameKind(table, column) : null))
  const isSurname = (column: number) =>
    column >= 0 && column < kinds.length && kinds[column] === 'surname' && isFree(table, column)
  let person = -1
  for (const [column, kind] of kinds.entries()) {
    if (kind !== 'given' && kind !== 'full') continue
    person += 1
    roles[column] = { use: 'name', person }
    if (kind === 'full') continue
    const next = isSurname(column + 1) ? 1 : isSurname(column - 1) ? -1 : 0
    for (
      let at = column + next, joined = 0;
      next !== 0 && isSurname(at) && joined < 2;
      at += next, joined += 1
    )
      roles[at] = { use: 'surname', person }
  }
  return person >= 0
}

export function bestNameColumn(
  contents: readonly ColumnContent[],
  isCandidate: (column: number) => boolean,
): number | null {
  let best: number | null = null
  contents.forEach((content, column) => {
    if (!isCandidate(column) || nameScore(content) < 0.2) return
    if (best === null || weight(content) > weight(contents[best]!) * 1.05) best = column
  })
  return best
}

/** A column that few rows fill holds notes rather than names. */
const weight = (content: ColumnContent) => nameScore(content) * Math.sqrt(content.written)
