import { queryOptions } from '@tanstack/react-query'
import { api } from '../../sync/api.ts'
import { queryClient, STALE_LISTS } from '../../sync/query-client.ts'

/** The tasks of a wedding as the server has them. */
export const tasksQuery = (weddingId: string) =>
  queryOptions({
    ...api.tasks.list.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })

/** The facts of the wedding that tick its tasks. */
export const taskFactsQuery = (weddingId: string) =>
  queryOptions({
    ...api.tasks.facts.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })

/** Reads the tasks again, because an answer has shown that they are out of date. */
export const refreshTasks = (weddingId: string) =>
  queryClient.invalidateQueries({ queryKey: tasksQuery(weddingId).queryKey as readonly unknown[] })
