import { queryOptions } from '@tanstack/react-query'
import type { WeekTask, WeekWedding } from '#domain/tasks/planner-week.ts'
import type { Task } from '#domain/tasks/tasks.ts'
import { api } from '../../../sync/api.ts'
import { unlessFirst } from '../../../sync/first-answers.ts'
import { patchList } from '../../../sync/list-changes/patch-list.ts'
import { queryClient } from '../../../sync/query-client.ts'
import './week.sentences.ts'

/** The weddings of the planner with what is to be done in each until Sunday. */
export const weekQuery = queryOptions({
  ...api.taskWeek.tasks.queryOptions(),
  refetchOnMount: unlessFirst('always'),
  refetchOnWindowFocus: 'always',
})

/** The payments, answers and agendas of the same week. */
export const weekEventsQuery = queryOptions({
  ...api.taskWeek.events.queryOptions(),
  refetchOnMount: unlessFirst('always'),
  refetchOnWindowFocus: 'always',
})

/** A task of the week as those of a wedding are: its notes are not read there. */
export const asTask = (task: WeekTask): Task => ({ ...task, notes: null })

/** Writes a change of a wedding's tasks into the week that was read. */
export async function patchWeek(weddingId: string, patch: (tasks: Task[]) => Task[]): Promise<void> {
  if (queryClient.getQueryData(weekQuery.queryKey) === undefined) return
  await patchList<WeekWedding>(weekQuery.queryKey, (weddings) =>
    weddings.map((wedding) =>
      wedding.weddingId === weddingId
        ? { ...wedding, tasks: patch(wedding.tasks.map(asTask)).map(({ notes: _, ...task }) => task) }
        : wedding,
    ),
  )
}
