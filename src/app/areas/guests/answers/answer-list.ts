import type { SpreadsheetCell } from '../../../shared/spreadsheet/csv.ts'

/** A line of a list: `groups` are the totals that it counts in, once unless it says how often. */
export type AnswerRow = { key: string; groups: readonly string[]; cells: readonly string[]; times?: number }

/** The guests' answers to one question, with how many said what. */
export type AnswerList = {
  headings: readonly string[]
  rows: readonly AnswerRow[]
  totals: readonly { group: string; label: string; count: number }[]
}

/** A list with how many of its lines are in each group. */
export function withTotals(
  headings: readonly string[],
  rows: readonly AnswerRow[],
  groups: readonly { group: string; label: string }[],
): AnswerList {
  return { headings, rows, totals: groups.map((one) => ({ ...one, count: countIn(rows, one.group) })) }
}

const countIn = (rows: readonly AnswerRow[], group: string): number =>
  rows.reduce((sum, { groups, times = 1 }) => (groups.includes(group) ? sum + times : sum), 0)

/** The lines in sight as a file, with their totals below them. */
export function answerSheet(
  { headings, totals }: AnswerList,
  rows: readonly AnswerRow[],
): SpreadsheetCell[][] {
  const counted = totals.map(({ group, label }): SpreadsheetCell[] => [label, countIn(rows, group)])
  return [[...headings], ...rows.map(({ cells }) => [...cells]), [], ['Total', rows.length], ...counted]
}
