import { queryOptions } from '@tanstack/react-query'
import type { Task } from '#domain/tasks/tasks.ts'
import { api } from '../../sync/api.ts'
import { queryClient, STALE_LISTS } from '../../sync/query-client.ts'
import { asTask } from './next-task.ts'

/** The tasks of a wedding as the server has them. */
export const tasksQuery = (weddingId: string) =>
  queryOptions({
    ...api.tasks.list.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })

/** The open tasks that are due first, and how many are left. */
export const nextTasksQuery = (weddingId: string) =>
  queryOptions(api.tasks.next.queryOptions({ input: { weddingId } }))

/** The facts of the wedding that tick its tasks. */
export const taskFactsQuery = (weddingId: string) =>
  queryOptions({
    ...api.tasks.facts.queryOptions({ input: { weddingId } }),
    staleTime: STALE_LISTS,
    refetchOnWindowFocus: 'always',
  })

/** Reads the tasks again, because an answer has shown that they are out of date. */
export const refreshTasks = (weddingId: string) =>
  Promise.all(
    [tasksQuery, nextTasksQuery].map((query) =>
      queryClient.invalidateQueries({ queryKey: query(weddingId).queryKey as readonly unknown[] }),
    ),
  )

/** Takes a task out of those that are next once the server has it ticked, and reads which come in its place. */
export function patchNextTasks(weddingId: string, patch: (list: Task[]) => Task[]) {
  const { queryKey } = nextTasksQuery(weddingId)
  queryClient.setQueryData(queryKey, (known) => {
    if (!known) return known
    const stays = new Set(
      patch(known.next.map(asTask)).flatMap(({ id, mark }) =>
        mark === 'done' || mark === 'unneeded' ? [] : id,
      ),
    )
    const next = known.next.filter(({ id }) => stays.has(id))
    return { ...known, next, open: known.open - (known.next.length - next.length) }
  })
  void queryClient.invalidateQueries({ queryKey })
}
