import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'

export const publicProfileQuery = () =>
  queryOptions({ ...api.publicProfile.get.queryOptions(), staleTime: STALE_LISTS })

/** How often is asked for images that are being made, in milliseconds. */
const MADE_POLL_MS = 1500

/** The own portfolio; read again while images of it are being made. */
export const portfolioQuery = () =>
  queryOptions({
    ...api.publicProfile.portfolio.list.queryOptions(),
    staleTime: STALE_LISTS,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'processing') ? MADE_POLL_MS : false,
  })
