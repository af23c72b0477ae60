import { useMemo } from 'react'
import type { Guest } from '#contract/guests.ts'
import type { Family, FamilyPerson } from '../../../shared/households/families.ts'

/** A row of the list: a family, or one of its people below it. */
export type FamilyRow =
  | { kind: 'family'; key: string; family: Family }
  | { kind: 'person'; key: string; family: Family; person: FamilyPerson }

/** The rows of the families that have a person in sight, with those people. */
export function useFamilyRows(families: readonly Family[], shown: readonly Guest[]): FamilyRow[] {
  return useMemo(() => {
    const inSight = new Set(shown.map(({ id }) => id))
    return families.flatMap((family) => {
      const people = family.people.filter(({ guest }) => inSight.has(guest.id))
      if (people.length === 0) return []
      return [
        { kind: 'family', key: family.key, family } as const,
        ...people.map(
          (person) => ({ kind: 'person', key: `${person.guest.id} row`, family, person }) as const,
        ),
      ]
    })
  }, [families, shown])
}
