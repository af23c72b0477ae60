import type { ColumnContent } from './column-content.ts'
import { type ColumnRole, IGNORE } from './column-role.ts'
import type { GuestHeader } from './header-row.ts'
import type { Heading } from './heading.ts'

type Rows = readonly (readonly string[])[]

/** The assignment of columns goes by these. */
export type ColumnsOfTable = {
  roles: ColumnRole[]
  contents: readonly ColumnContent[]
  body: Rows
  header: GuestHeader | null
}

export const headingAt = ({ header }: ColumnsOfTable, column: number): Heading | null =>
  header?.headings[column] ?? null

/** The columns whose heading is of a field, those that fit it best first. */
export function withField(table: ColumnsOfTable, field: string): number[] {
  return table.contents
    .map((_, column) => column)
    .filter((column) => headingAt(table, column)?.field === field)
    .toSorted((a, b) => headingAt(table, a)!.rank - headingAt(table, b)!.rank || a - b)
}

export const isFree = ({ roles }: ColumnsOfTable, column: number): boolean => roles[column] === IGNORE

/** The person of each column that a heading points out, as in `guest_2_email`. */
export type PeopleOfHeadings = Map<string, number>

export const headingKey = ({ person, number }: Heading): string => `${person ?? ''}:${number ?? ''}`
