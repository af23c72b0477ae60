import { foldHeading } from '../guest-import/guest-list/fold-heading.ts'
import { dateOfCell } from '../tasks/table/task-cells.ts'
import { cleanLine } from '../text/clean-text.ts'
import { foldText } from '../text/fold-text.ts'
import type { IsoDate } from '../time/dates.ts'
import type { Page } from './file-content.ts'
import type { NamedDay } from './imports.ts'

/** Rows at the beginning in which a page says of which wedding it is. */
const ROWS_SEARCHED = 12

const DAY_LABEL =
  /^(?:fecha(?: de (?:la )?boda)?|dia de la boda|boda|wedding date|date of wedding|event date|wedding|data del casament|data do casamento|data da voda|ezkontza eguna|date du mariage|data (?:del )?matrimonio|hochzeitsdatum)\b[\s:.-]*/
const VENUE_LABEL =
  /^(?:lugar(?: de (?:la )?(?:boda|celebracion))?|finca|venue|wedding venue|reception venue|espacio|celebracion en|lloc|lieu|luogo|local)\s*[:.-]\s*/

/** The wedding that the first rows of a page name: its day, its place, and whose it is. */
export type WeddingFacts = { weddingDay: NamedDay | null; venue: string | null; couples: string[] }

const COUPLE =
  /(?:^|\b)(?:boda (?:de )?|wedding of |casament (?:de )?|casamento (?:de )?)(.{3,60}?)(?=$| ?[-–·|,(]| \d)/i

/** Reads what stands above the headings, or anywhere in a short text. `monthFirst`: as a product writes its dates. */
export function weddingFacts(rows: readonly (readonly string[])[], monthFirst = false): WeddingFacts {
  const found: WeddingFacts = { weddingDay: null, venue: null, couples: [] }
  for (const cells of rows.slice(0, ROWS_SEARCHED)) {
    const written = cells.map((cell) => cleanLine(cell)).filter((cell) => cell !== '')
    // A row of many cells is one of the table, and no title.
    if (written.length > 4) continue
    for (const [at, cell] of written.entries()) {
      found.weddingDay ??= dayIn(cell, written[at + 1] ?? '', monthFirst)
      found.venue ??= venueIn(cell, written[at + 1] ?? '')
      const couple = COUPLE.exec(cell)?.[1]?.trim()
      if (couple && /\s(?:y|e|i|&|and|\+)\s/i.test(couple)) found.couples.push(couple)
    }
  }
  return found
}

function dayIn(cell: string, next: string, monthFirst: boolean): NamedDay | null {
  const folded = foldText(cell)
  const label = DAY_LABEL.exec(folded)
  if (!label) return null
  const rest = cell.slice(label[0].length).trim() || next
  const date =
    /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}(?: de)? \p{L}{3,10},?(?: de| del)? \d{4}|\p{L}{3,10} \d{1,2},? \d{4}/u.exec(
      rest,
    )
  return date ? namedDay(date[0], monthFirst) : null
}

/** The day that a cell names, or the two that it may mean, the likelier first; `null` when it names none. */
export function namedDay(cell: string, monthFirst: boolean): NamedDay | null {
  const orders = monthFirst ? (['month', 'day'] as const) : (['day', 'month'] as const)
  const [first, second] = orders.map((order) => dateOfCell(cell, order))
  const readings = [...new Set([first, second].filter((day): day is IsoDate => day !== null))]
  if (readings.length === 0) return null
  return { cell, readings: readings.length === 2 ? [readings[0]!, readings[1]!] : [readings[0]!] }
}

function venueIn(cell: string, next: string): string | null {
  const label = VENUE_LABEL.exec(`${foldText(cell)}${next === '' || /[:.-]/.test(cell) ? '' : ':'}`)
  if (!label) return null
  const rest = cell.slice(label[0].length).trim() || next
  return rest === '' || rest.length > 120 ? null : rest
}

/** A day of which a person has said which number is the month. */
export const decided = (day: NamedDay | null): NamedDay | null =>
  day && { ...day, readings: [day.readings[0]] }

const WEDDING_COLUMN = /^(?:boda|wedding|nombre de la boda|wedding name|project name|couple|novios)$/

/** Weddings that are told of one page, at most. */
const WEDDINGS_TOLD = 20

/** The weddings that stand in a column of their own, as planners keep them: 'Ana y Luis', 'Marta & Hugo'. */
export function weddingsOfRows({ rows }: Page): string[] {
  for (const [index, cells] of rows.slice(0, ROWS_SEARCHED).entries()) {
    const column = cells.findIndex((cell) => WEDDING_COLUMN.test(foldHeading(cell)))
    if (column < 0) continue
    const isOfProjects = foldHeading(cells[column]!) === 'project name'
    const named = rows.slice(index + 1).map((row) => cleanLine(row[column] ?? ''))
    const weddings = named.filter((cell) =>
      isOfProjects ? cell !== '' : /\s(?:y|e|i|&|and|\+)\s/i.test(cell),
    )
    return [...new Map(weddings.map((wedding) => [foldText(wedding), wedding])).values()].slice(
      0,
      WEDDINGS_TOLD,
    )
  }
  return []
}
