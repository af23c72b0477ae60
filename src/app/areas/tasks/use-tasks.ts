import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { placeTask, type TaskCalendar } from '#domain/tasks/placed-task.ts'
import { taskChanges } from './tasks.changes.ts'
import { taskFactsQuery, tasksQuery } from './tasks.queries.ts'

/** The tasks as the person sees them, with their own changes in them before the server has them. */
export function useTasks(weddingId: string, { today, eventDate }: TaskCalendar) {
  const listQuery = useQuery(tasksQuery(weddingId))
  const factsQuery = useQuery(taskFactsQuery(weddingId))
  const { items, failures } = taskChanges.useItems(weddingId, listQuery.data)
  const facts = factsQuery.data
  const placed = useMemo(
    () => items && facts && items.map((task) => placeTask(task, facts, { today, eventDate })),
    [items, facts, today, eventDate],
  )
  return { listQuery, factsQuery, facts, placed, failures }
}
