import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Guest } from '#contract/guests.ts'
import type { KnownGuest } from '#domain/guest-import/imported-updates.ts'
import { familiesOf, type HouseholdList, languageOf } from '../../../shared/households/families.ts'
import { householdsQuery } from '../../../shared/households/households-query.ts'

/** The guests of the wedding with what a corrected list may change of them. */
export function useKnownGuests(weddingId: string, guests: readonly Guest[]): KnownGuest[] {
  const { data } = useQuery(householdsQuery(weddingId))
  return useMemo(() => knownGuests(guests, data), [guests, data])
}

/** The same, in the order of `guests`; without `list` no more is known than the guest list has. */
export function knownGuests(guests: readonly Guest[], list: HouseholdList | undefined): KnownGuest[] {
  const details = new Map(list?.guests.map((one) => [one.guestId, one]))
  const families = new Map(
    (list ? familiesOf(guests, list) : []).flatMap((family) => {
      const household = { name: family.household ? family.name : '', language: languageOf(family) }
      return family.people.map(({ guest }) => [guest.id, household] as const)
    }),
  )
  return guests.map(({ id, fullName, email, rsvp, maybe, notes }) => {
    const { age = 'adult', ageYears = null, side = null, phone = null } = details.get(id) ?? {}
    const household = families.get(id) ?? null
    return { id, fullName, email, rsvp, maybe, notes, age, ageYears, side, phone, household }
  })
}
