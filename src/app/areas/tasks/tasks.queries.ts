import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { STALE_LISTS } from '../../sync/query-client.ts'

/** The tasks of a wedding as the server has them. */
export const tasksQuery = (weddingId: string) =>
  queryOptions({
    ...api.tasks.list.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })
