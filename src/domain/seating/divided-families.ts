import { householdName } from '../households/households.ts'
import type { SeatingPerson } from './seating.ts'

/** How a plan stands to families at one table: open while no two people of one family have a seat. */
export type FamilyState =
  | { is: 'open' | 'kept' }
  | { is: 'broken'; families: { name: string; tables: number }[] }

/** The families whose people who come sit at more than one table. */
export function dividedFamilies(people: readonly SeatingPerson[]): FamilyState {
  const families = new Map<string, SeatingPerson[]>()
  for (const person of people) {
    if (!person.comes || person.tableId === null || person.householdId === null) continue
    families.set(person.householdId, [...(families.get(person.householdId) ?? []), person])
  }
  const several = [...families.values()].filter(({ length }) => length > 1)
  if (several.length === 0) return { is: 'open' }
  const divided = several.flatMap((all) => {
    const tables = new Set(all.map(({ tableId }) => tableId)).size
    const names = all.map(({ name }) => name)
    return tables > 1 ? [{ name: householdName(all[0]!.householdName, names), tables }] : []
  })
  return divided.length === 0 ? { is: 'kept' } : { is: 'broken', families: divided }
}
