import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type PricedRoute, pricedRoutesOf } from '#domain/transport/priced-routes.ts'
import { useAccess } from '../../shared/session/access.ts'
import { busPeopleQuery, tripsQuery } from './transport.queries.ts'

type BusRoutesProps = { weddingId: string; onRead: (routes: Map<string, PricedRoute[]>) => void }

/** Tells the priced buses of each vendor by their routes, and again when they change; draws nothing. */
export function BusRoutes({ weddingId, onRead }: BusRoutesProps) {
  const enabled = useAccess(weddingId, 'transport', 'view')
  const trips = useQuery({ ...tripsQuery(weddingId), enabled }).data
  const people = useQuery({ ...busPeopleQuery(weddingId), enabled }).data
  useEffect(() => {
    if (trips && people) onRead(pricedRoutesOf(trips, people))
  }, [trips, people, onRead])
  return null
}
