import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Guest } from '#contract/guests.ts'
import { householdTitle } from '#domain/households.ts'
import type { KnownGuest } from '#domain/imported-updates.ts'
import { householdsQuery } from '../families/households-query.ts'

/** The guests of the wedding with what a corrected list may change of them. */
export function useKnownGuests(weddingId: string, guests: readonly Guest[]): KnownGuest[] {
  const { data } = useQuery(householdsQuery(weddingId))
  return useMemo(() => {
    const details = new Map(data?.guests.map((one) => [one.guestId, one]))
    const people = Map.groupBy(guests, ({ id }) => details.get(id)?.householdId)
    const households = new Map(
      data?.households.map(({ id, name, language }) => {
        const names = people.get(id)?.map(({ fullName }) => fullName) ?? []
        return [id, { household: householdTitle(name, names), language }]
      }),
    )
    return guests.map(({ id, fullName, email, rsvp, notes }) => {
      const { age = 'adult', ageYears = null, side = null, phone = null, householdId } = details.get(id) ?? {}
      const { household = null, language = null } = households.get(householdId ?? '') ?? {}
      return { id, fullName, email, rsvp, notes, age, ageYears, side, phone, household, language }
    })
  }, [guests, data])
}
