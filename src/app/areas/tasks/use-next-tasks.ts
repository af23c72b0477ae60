import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NextTasks } from '#contract/task-rows.ts'
import type { Task } from '#domain/tasks/tasks.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import { asTask, type NextTask } from './next-task.ts'
import { taskChanges } from './tasks.changes.ts'
import { nextTasksQuery } from './tasks.queries.ts'

/** The open tasks that are due first, with the person's own ticks in them before the server has them. */
export function useNextTasks(weddingId: string) {
  const query = useQuery(nextTasksQuery(weddingId))
  const known = useMemo(() => query.data?.next.map(asTask), [query.data])
  const { items } = taskChanges.useItems(weddingId, known)
  const shown = useMemo(() => query.data && items && withOwn(query.data, items), [query.data, items])
  return { query, shown }
}

/** The list without what was ticked here, and with what was added here; as many fewer are open. */
function withOwn({ open, total, next }: NextTasks, items: readonly Task[]) {
  const days = new Map(next.map(({ id, day }) => [id, day]))
  const left = items.filter(({ mark }) => mark === null || mark === 'open')
  const added = items.filter(({ id }) => !days.has(id)).length
  return {
    open: open - next.length + left.length,
    total: total + added,
    tasks: left.map((task): NextTask => ({ ...task, day: days.get(task.id) ?? null })),
  }
}

/** Ticks a task as the list of tasks does, kept without a network, with the way back to what it was. */
export function tickNextTask(weddingId: string, task: NextTask): void {
  const setMark = (mark: Task['mark'], before: Task['mark']) =>
    taskChanges.submit(weddingId, {
      kind: 'edit',
      item: { ...asTask(task), mark: before },
      field: 'mark',
      value: mark,
    })
  setMark('done', task.mark)
  dismissToast(lastTick)
  lastTick = showToast(`«${task.title}», hecha.`, {
    action: { label: 'Deshacer', onAction: () => setMark(task.mark, 'done') },
  })
}

/** One notice of a tick is enough: several may be ticked in a row. */
let lastTick = 0
