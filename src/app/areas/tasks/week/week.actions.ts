import { v7 as uuidv7 } from 'uuid'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import type { Assignee, Task, TaskDue } from '#domain/tasks/tasks.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import { taskChanges } from '../tasks.changes.ts'

/** One notice of a tick is enough: several may be ticked in a row. */
let lastTick = 0

/** Ticks a task of the week, or takes the tick back; it is open as long as it is listed there. */
export function tickInWeek(weddingId: string, task: Task, isDone: boolean): void {
  const mark = (item: Task, value: Task['mark']) =>
    taskChanges.submit(weddingId, { kind: 'edit', item, field: 'mark', value })
  const next = isDone ? 'done' : null
  mark(task, next)
  dismissToast(lastTick)
  lastTick = showToast(isDone ? `«${task.title}», hecha.` : `«${task.title}» vuelve a estar pendiente.`, {
    action: { label: 'Deshacer', onAction: () => mark({ ...task, mark: next }, task.mark) },
  })
}

/** Gives a task of the week to others. */
export function assignInWeek(weddingId: string, task: Task, assignees: Assignee[]): void {
  if (isEqual(task.assignees, assignees)) return
  taskChanges.submit(weddingId, { kind: 'edit', item: task, field: 'assignees', value: assignees })
}

type Added = { title: string; due: TaskDue; assignees: Assignee[] }

/** Adds a task to a wedding; the id is made here, so that a retry is harmless. */
export function addInWeek(weddingId: string, added: Added): void {
  const item: Task = {
    ...{ id: uuidv7(), notes: null, about: null, rule: null, mark: null, suggestionKey: null },
    isDraft: false,
    createdAt: new Date().toISOString(),
    ...added,
  }
  taskChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
  showToast(`«${added.title}», añadida.`)
}
