import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'

/** The brand of the signed-in planner. */
export const brandingQuery = () =>
  queryOptions({ ...api.branding.get.queryOptions(), staleTime: STALE_LISTS })
