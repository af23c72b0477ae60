import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../sync/api.ts'
import { STALE_LISTS } from '../../../sync/query-client.ts'

/** How the answers of the families come in; an answer that arrives reads it again. */
export const answersQuery = (weddingId: string) =>
  queryOptions({ ...api.households.progress.queryOptions({ input: { weddingId } }), staleTime: STALE_LISTS })
