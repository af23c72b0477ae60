import { queryOptions } from '@tanstack/react-query'
import type { Guest } from '#contract/guests.ts'
import { api } from '../../sync/api.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LISTS } from '../../sync/query-client.ts'

/** The guest list of a wedding as the server has it. */
export const guestsQuery = (weddingId: string) =>
  queryOptions({ ...api.guests.list.queryOptions({ input: { weddingId } }), staleTime: STALE_LISTS })

/** Writes an answer of the server into the list; the counts are asked for again. */
export async function patchGuestList(weddingId: string, patch: (list: Guest[]) => Guest[]) {
  await patchList(guestsQuery(weddingId).queryKey, patch)
  void queryClient.invalidateQueries({ queryKey: api.guests.summary.key({ input: { weddingId } }) })
}

/** Reads the list and its counts again after an import or a change of another member. */
export async function refreshGuestList(weddingId: string) {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: guestsQuery(weddingId).queryKey, exact: true }),
    queryClient.invalidateQueries({ queryKey: api.guests.summary.key({ input: { weddingId } }) }),
  ])
}
