import { groupByFamily, householdName } from '#domain/households/households.ts'
import type { LodgingPerson } from '#domain/lodging/lodging.ts'

/** A family, or one guest who stands alone, with its people. */
export type LodgingFamily = { key: string; name: string; people: LodgingPerson[] }

/** The people by their families, in the order of the first of each. */
export const familiesOf = (people: readonly LodgingPerson[]): LodgingFamily[] =>
  groupByFamily(people, ({ id }) => id).map(([key, members]) => ({
    key,
    name: nameOf(members),
    people: members,
  }))

const nameOf = (members: readonly LodgingPerson[]): string => {
  const [first] = members
  return first!.householdId === null
    ? first!.name
    : householdName(
        first!.householdName,
        members.map(({ name }) => name),
      )
}
