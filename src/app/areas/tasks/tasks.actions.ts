import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { markAfter, type TaskMark } from '#domain/tasks/task-rules.ts'
import type { Task } from '#domain/tasks/tasks.ts'
import type { WeddingFacts } from '#domain/tasks/wedding-facts.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import type { Edit } from '../../sync/list-changes/change.ts'
import { type TaskChange, type TaskField, taskChanges } from './tasks.changes.ts'

export type NewTask = Pick<Task, 'title'> & Partial<Omit<Task, 'id' | 'createdAt'>>

/** The actions on the tasks. The functions stay the same for as long as the page does. */
export function useTaskActions(weddingId: string, announce: (message: string) => void, isDrafting: boolean) {
  return useMemo(() => {
    const submit = (change: TaskChange) => taskChanges.submit(weddingId, change)
    const edit = <Field extends TaskField>(task: Task, field: Field, value: Task[Field]) =>
      submit({ kind: 'edit', item: task, field, value } as Edit<Task>)
    /** Says that a mark was changed, and offers the way back to what it was. */
    const mark = (task: Task, next: TaskMark | null, said: string) => {
      edit(task, 'mark', next)
      dismissToast(lastMark)
      lastMark = showToast(said, {
        action: {
          label: 'Deshacer',
          onAction: () => edit({ ...task, mark: next }, 'mark', task.mark),
        },
      })
    }
    /** Puts a task into another section, says where it is, and offers the way back. */
    const move = (task: Task, due: Task['due'], said: string) => {
      edit(task, 'due', due)
      dismissToast(lastMove)
      lastMove = showToast(said, {
        action: { label: 'Deshacer', onAction: () => edit({ ...task, due }, 'due', task.due) },
      })
    }
    /** The id is made here, so that a retry is harmless. */
    const add = (added: NewTask): Task => {
      const task: Task = {
        ...BLANK,
        isDraft: isDrafting,
        ...added,
        id: uuidv7(),
        createdAt: new Date().toISOString(),
      }
      submit({ kind: 'add', item: task, isReturning: false })
      announce(`${task.title}: añadida.`)
      return task
    }
    return {
      weddingId,
      edit,
      move,
      announce,
      add,
      duplicate: ({ id: _, createdAt: __, ...task }: Task): Task =>
        add({ ...task, mark: null, suggestionKey: null }),
      /** Ticks a task, or takes the tick back. */
      setDone(task: Task, isDone: boolean, facts: WeddingFacts) {
        const said = isDone ? `«${task.title}», hecha.` : `«${task.title}» vuelve a estar pendiente.`
        mark(task, markAfter(isDone, task, facts), said)
      },
      setUnneeded: (task: Task) => mark(task, 'unneeded', `«${task.title}» no hace falta.`),
      remove: (task: Task) => taskChanges.remove(weddingId, task),
      retry: (change: TaskChange) => taskChanges.retry(weddingId, change),
      discard: taskChanges.discard,
    }
  }, [weddingId, announce, isDrafting])
}

const BLANK = {
  due: null,
  assignees: [],
  notes: null,
  about: null,
  rule: null,
  mark: null,
  suggestionKey: null,
} satisfies Partial<Task>

/** One notice of each kind is enough: several may be ticked or moved in a row. */
let lastMark = 0
let lastMove = 0

export type TaskActions = ReturnType<typeof useTaskActions>
