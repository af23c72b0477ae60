/** The facts about a guest beside name, email, answer and notes, each of which takes one column. */
export const FACT_USES = ['household', 'age', 'side', 'language', 'phone', 'table'] as const

export type FactUse = (typeof FACT_USES)[number]

/** Columns that say how many people a row stands for. */
export const COUNT_USES = ['companions', 'children', 'adults', 'seats'] as const

export type CountUse = (typeof COUNT_USES)[number]

/** A row may tell these of each of its people. */
export const PERSON_USES = ['email', 'rsvp', 'age', 'phone'] as const

export type PersonUse = (typeof PERSON_USES)[number]

/** The role of a column. `person` counts the people of a row from 0; without it a column is of the first. */
export type ColumnRole =
  | { use: 'name' | 'surname'; person: number; isChild?: true }
  | { use: PersonUse; person?: number }
  | { use: FactUse | CountUse }
  /** `extra`: under its heading at the end of the notes. `isChild`: a mark beside those who are children. */
  | { use: 'notes' | 'extra' | 'isChild' | 'ignore' }

export const IGNORE: ColumnRole = { use: 'ignore' }

/** The person of a column; the first one where it says nothing. */
export const personOf = (role: ColumnRole): number => ('person' in role ? (role.person ?? 0) : 0)

const key = (role: ColumnRole): string => `${role.use}:${personOf(role)}`

/** There is one email and one answer a person: a column that becomes it takes it from the other. */
export function withRole(columns: readonly ColumnRole[], changed: number, role: ColumnRole): ColumnRole[] {
  const single: string[] = [...PERSON_USES, ...FACT_USES, ...COUNT_USES]
  return columns.map((now, column) => {
    if (column === changed) return role
    return single.includes(role.use) && key(now) === key(role) ? { use: 'extra' } : now
  })
}
