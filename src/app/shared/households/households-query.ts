import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { queryClient, STALE_LISTS } from '../../sync/query-client.ts'

/** The data beside the guest list: households, details of guests, events and settings of the invitations. */
export const householdsQuery = (weddingId: string) =>
  queryOptions({ ...api.households.list.queryOptions({ input: { weddingId } }), staleTime: STALE_LISTS })

/** Reads it again after a change of this page. */
export const refreshHouseholds = (weddingId: string) =>
  queryClient.invalidateQueries({ queryKey: householdsQuery(weddingId).queryKey })
