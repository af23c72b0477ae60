import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'

/** The images that were sent as covers of a wedding, the newest first. */
export const coversQuery = (weddingId: string) =>
  queryOptions({
    ...api.style.covers.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
  })

/** The look with which the new weddings of the planner begin. */
export const defaultStyleQuery = queryOptions(api.style.default.get.queryOptions({ staleTime: STALE_LISTS }))
