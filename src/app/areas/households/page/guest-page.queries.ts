import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../sync/api.ts'
import { STALE_LISTS } from '../../../sync/query-client.ts'

/** The page of a wedding as it is prepared and as families see it. */
export const guestPageQuery = (weddingId: string) =>
  queryOptions({
    ...api.households.guestPage.get.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
  })

/** The public address of the page, for its editors. */
export const publicPageQuery = (weddingId: string) =>
  queryOptions({
    ...api.households.publicPage.get.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
  })
