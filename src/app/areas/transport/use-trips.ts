import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { aboardByTrip } from '#domain/transport/boarding.ts'
import { withFamilyNames } from '#domain/transport/riders.ts'
import { type BusPerson, type BusTrip, inOrder } from '#domain/transport/transport.ts'
import { tripChanges } from './transport.changes.ts'
import { boardingsQuery, busPeopleQuery, tripsQuery } from './transport.queries.ts'
import { useCompanies } from './use-companies.ts'

export type Transport = {
  trips: BusTrip[]
  people: BusPerson[]
  /** Those who are in each bus, by its id. */
  aboard: Map<string, Set<string>>
  /** The vendors whose buses there may be, for who sees them. */
  companies: Vendor[] | undefined
}

/** The name of the company of a bus; `undefined` without one that is there. */
export const companyOf = ({ companies }: Transport, trip: BusTrip): string | undefined =>
  companies?.find(({ id }) => id === trip.companyId)?.name || undefined

/** The buses in their order with the person's own changes in them, and those who come. */
export function useTrips(weddingId: string) {
  const tripsRead = useQuery(tripsQuery(weddingId))
  const peopleRead = useQuery(busPeopleQuery(weddingId))
  const boardings = useQuery(boardingsQuery(weddingId)).data
  const { items } = tripChanges.useItems(weddingId, tripsRead.data)
  const people = peopleRead.data
  const companies = useCompanies(weddingId)
  const transport = useMemo(
    (): Transport | undefined =>
      items &&
      people && {
        trips: inOrder(items),
        people: withFamilyNames(people),
        aboard: aboardByTrip(boardings ?? []),
        companies,
      },
    [items, people, boardings, companies],
  )
  return { reads: [tripsRead, peopleRead], transport }
}
