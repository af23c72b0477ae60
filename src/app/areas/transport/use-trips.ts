import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { withFamilyNames } from '#domain/transport/riders.ts'
import { type BusPerson, type BusTrip, inOrder } from '#domain/transport/transport.ts'
import { tripChanges } from './transport.changes.ts'
import { busPeopleQuery, tripsQuery } from './transport.queries.ts'

export type Transport = { trips: BusTrip[]; people: BusPerson[] }

/** The buses in their order with the person's own changes in them, and those who come. */
export function useTrips(weddingId: string) {
  const tripsRead = useQuery(tripsQuery(weddingId))
  const peopleRead = useQuery(busPeopleQuery(weddingId))
  const { items } = tripChanges.useItems(weddingId, tripsRead.data)
  const people = peopleRead.data
  const transport = useMemo(
    (): Transport | undefined =>
      items && people && { trips: inOrder(items), people: withFamilyNames(people) },
    [items, people],
  )
  return { reads: [tripsRead, peopleRead], transport }
}
