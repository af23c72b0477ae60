import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Guest } from '#contract/guests.ts'
import { type Family, familiesOf } from './families.ts'
import { householdsQuery } from './households-query.ts'

/** The families of the guest list as the person sees it; `null` until they are read. */
export function useFamilies(weddingId: string, guests: readonly Guest[]) {
  const query = useQuery(householdsQuery(weddingId))
  const list = query.data ?? null
  const families = useMemo<Family[] | null>(() => list && familiesOf(guests, list), [guests, list])
  return { query, list, families }
}
