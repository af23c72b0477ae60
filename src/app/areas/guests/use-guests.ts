import { useQuery } from '@tanstack/react-query'
import type { Guest } from '#contract/guests.ts'
import type { Failures } from '../../sync/list-changes/editable-list.ts'
import { type GuestField, guestChanges } from './guests.changes.ts'
import { guestsQuery } from './guests.queries.ts'

/** The parts of a guest that were not saved: texts of their cells, or all of them when they could not be added. */
export type GuestFailures = Failures<Guest, GuestField>

/** The guest list as the person sees it, with their own changes in it before the server has them. */
export function useGuests(weddingId: string) {
  const query = useQuery(guestsQuery(weddingId))
  const { items: guests, failures } = guestChanges.useItems(weddingId, query.data)
  return { query, guests, failures }
}
