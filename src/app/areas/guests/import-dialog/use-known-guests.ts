import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Guest } from '#contract/guests.ts'
import type { KnownGuest } from '#domain/imported-updates.ts'
import { householdsQuery } from '../families/households-query.ts'

/** The guests of the wedding with what a corrected list may change of them. */
export function useKnownGuests(weddingId: string, guests: readonly Guest[]): KnownGuest[] {
  const { data } = useQuery(householdsQuery(weddingId))
  return useMemo(() => {
    const details = new Map(data?.guests.map((one) => [one.guestId, one]))
    return guests.map(({ id, fullName, email, rsvp, notes }) => {
      const { age = 'adult', ageYears = null, side = null, phone = null } = details.get(id) ?? {}
      return { id, fullName, email, rsvp, notes, age, ageYears, side, phone }
    })
  }, [guests, data])
}
