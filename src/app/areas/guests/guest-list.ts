import { queryOptions } from '@tanstack/react-query'
import type { Guest } from '#contract/guests.ts'
import { api } from '../../lib/api.ts'
import { queryClient, STALE_LISTS } from '../../lib/query-client.ts'

/** The guest list of a wedding as the server has it. */
export const guestsQuery = (weddingId: string) =>
  queryOptions({ ...api.guests.list.queryOptions({ input: { weddingId } }), staleTime: STALE_LISTS })

/**
 * Writes an answer of the server into the list. A reading under way may have been made before the
 * change, so it is given up and begun again. The list does not count as younger than it is.
 */
export async function patchGuestList(weddingId: string, patch: (list: Guest[]) => Guest[]) {
  const { queryKey } = guestsQuery(weddingId)
  const isReading = queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching'
  if (isReading) await queryClient.cancelQueries({ queryKey, exact: true })
  const state = queryClient.getQueryState(queryKey)
  queryClient.setQueryData<Guest[]>(queryKey, (list) => list && patch(list), {
    updatedAt: state?.dataUpdatedAt,
  })
  if (isReading || state?.isInvalidated) void queryClient.invalidateQueries({ queryKey, exact: true })
  void queryClient.invalidateQueries({ queryKey: api.guests.summary.key({ input: { weddingId } }) })
}

/** Reads the list and its counts again, because somebody else or an import has changed them. */
export async function refreshGuestList(weddingId: string) {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: guestsQuery(weddingId).queryKey, exact: true }),
    queryClient.invalidateQueries({ queryKey: api.guests.summary.key({ input: { weddingId } }) }),
  ])
}
