import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'

/** The terms and the like that the person accepted. */
export const documentsQuery = () =>
  queryOptions({ ...api.profile.documents.queryOptions(), staleTime: STALE_LISTS })
