import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { clientIn } from '../../sync/client-in.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'
import './vendor-book.sentences.ts'

/** The vendors that the planner, or the agency in whose name they work, knows. */
export const vendorBookQuery = queryOptions(api.vendorBook.get.queryOptions({ staleTime: STALE_LISTS }))

/** The book at hand in a wedding: that of the agency in whose name the planner works there, of which the device keeps nothing. */
export const bookInWeddingQuery = (agencyId: string | null) =>
  queryOptions({
    queryKey: bookKey(agencyId),
    queryFn: () => clientIn(agencyId).vendorBook.get(),
    staleTime: STALE_LISTS,
  })

export const bookKey = (agencyId: string | null): QueryKey =>
  agencyId === null ? vendorBookQuery.queryKey : ['vendor book', agencyId]
