import { groupByFamily, householdName } from '../households/households.ts'
import { foldText } from '../text/fold-text.ts'
import type { SeatingPerson } from './seating.ts'

/** People of one family who have no seat; those who stand alone are one each, without a name of their own. */
export type UnseatedFamily = {
  key: string
  name: string
  people: SeatingPerson[]
  /** The table of most of the family; null when none of them has a seat. */
  familyTableId: string | null
}

/**
 * The people who come and have no seat, by family: those whose family sits already come first, as they have answered
 * later, and then in the order in which they came into the list. A family is called by all its people who come, also by
 * those who are seated.
 */
export function unseatedFamilies(people: readonly SeatingPerson[]): UnseatedFamily[] {
  const families = groupByFamily(
    people.filter(({ comes }) => comes),
    ({ guestId }) => guestId,
  )
  const unseated = families.flatMap(([key, all]) => {
    const without = all.filter(({ tableId }) => tableId === null)
    if (without.length === 0) return []
    const names = all.map(({ name }) => name)
    const familyTableId = mostFrequent(all.flatMap(({ tableId }) => tableId ?? []))
    return { key, name: householdName(all[0]!.householdName, names), people: without, familyTableId }
  })
  return unseated.toSorted((a, b) => Number(b.familyTableId !== null) - Number(a.familyTableId !== null))
}

function mostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a)
  return first?.[0] ?? null
}

/** The families with somebody, or a name of their own, that has all that was typed in it. */
export function familiesWith(families: readonly UnseatedFamily[], typed: string): readonly UnseatedFamily[] {
  if (!typed.trim()) return families
  return families.filter(({ name, people }) => peopleNamed([{ name }, ...people], typed, 1).length > 0)
}

/** The people whose name has all that was typed in it, whatever its accents; no more than `max` of them are looked for. */
export function peopleNamed<Named extends { name: string }>(
  people: readonly Named[],
  typed: string,
  max = Number.POSITIVE_INFINITY,
): Named[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  const found: Named[] = []
  for (const person of people) {
    if (found.length >= max) break
    const folded = foldText(person.name)
    if (words.every((word) => folded.includes(word))) found.push(person)
  }
  return found
}
