import { useMemo } from 'react'
import { isOwedThanks, type Thanked } from '#domain/households/thanks.ts'
import type { Family } from '../../../shared/households/families.ts'
import { useFamilies } from '../../../shared/households/use-families.ts'
import { useGuests } from '../../guests/use-guests.ts'

export type FamilyToThank = { family: Family; thanked: Thanked }

/** The families to thank, as the person sees them: first those who were not thanked yet. */
export function useThanks(weddingId: string) {
  const { query: guestsQuery, guests } = useGuests(weddingId)
  const { query: familiesQuery, families } = useFamilies(weddingId, guests ?? NONE)
  const all = useMemo<FamilyToThank[] | null>(
    () =>
      guests && families
        ? families
            .map((family) => ({ family, thanked: thankedOf(family) }))
            .filter(({ thanked }) => isOwedThanks(thanked))
        : null,
    [guests, families],
  )
  const failed = [guestsQuery, familiesQuery].filter(({ isError, data }) => isError && !data)
  return {
    guests,
    families,
    all,
    waiting: all?.filter(({ thanked }) => !thanked.isThanked) ?? [],
    given: all?.filter(({ thanked }) => thanked.isThanked) ?? [],
    isFailed: failed.length > 0,
    isReading: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach((query) => void query.refetch()),
  }
}

const NONE: never[] = []

export type ThanksList = ReturnType<typeof useThanks>

const thankedOf = ({ household, people }: Family): Thanked => ({
  came: people.filter(({ guest }) => guest.rsvp === true).length,
  gift: household?.gift ?? null,
  message: household?.message ?? null,
  isThanked: household?.thankedAt != null,
})

/** `Vinieron 3. «Bailaremos hasta que nos echen»`. */
export function thankedInWords({ came, gift, message }: Thanked): string {
  const people = came === 0 ? 'No pudieron venir' : came === 1 ? 'Vino 1' : `Vinieron ${came}`
  return [people, gift && `Regalo: ${gift}`, message && `«${message}»`].filter(Boolean).join('. ')
}
