import { foldText } from '#domain/text/fold-text.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { seatingEventsQuery } from '../events/events.queries.ts'

/** The name of an event beside the wedding itself, whose switch has read it; null for the wedding. */
export const eventName = (weddingId: string, eventId: string | null): string | null =>
  queryClient.getQueryData(seatingEventsQuery(weddingId).queryKey)?.find(({ id }) => id === eventId)?.name ??
  null

/** The name of a file without its ending: 'mesas', or 'mesas-preboda' of another event than the wedding itself. */
export function eventFile(name: string, weddingId: string, eventId: string | null): string {
  const words = foldText(eventName(weddingId, eventId) ?? '').match(/[a-z0-9]+/g) ?? []
  return [name, ...words].join('-').slice(0, LONGEST)
}

const LONGEST = 80
