import { distanceInWords } from '#domain/tasks/task-days.ts'
import type { TaskMark } from '#domain/tasks/task-rules.ts'
import type { Assignee, Task, TaskDue } from '#domain/tasks/tasks.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { client } from '../../sync/api.ts'
import type { Change } from '../../sync/list-changes/change.ts'
import { createEditableList, type Failures } from '../../sync/list-changes/editable-list.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LATE } from '../../sync/query-client.ts'
import { patchNextTasks, refreshTasks, tasksQuery } from './tasks.queries.ts'
import { patchWeek } from './week/week.queries.ts'

export type TaskChange = Change<Task>

/** The fields of a task that can be edited. */
export type TaskField = Exclude<keyof Task, 'id' | 'createdAt' | 'suggestionKey' | 'isDraft'>

/** The parts of a task that were not saved: texts of its fields, or all of it when it could not be added. */
export type TaskFailures = Failures<Task, TaskField>

const titled = ({ title }: Task) => `«${title}»`

/** The tasks as the server has them now. It merges their people one by one, so that no question about them is asked. */
async function readTasks(weddingId: string, { assignees }: Task) {
  const tasks = await queryClient.fetchQuery({ ...tasksQuery(weddingId), staleTime: STALE_LATE })
  return tasks.map((task) => ({ ...task, assignees }))
}

/** The person's own changes to the tasks of a wedding, there at once and then sent. */
export const taskChanges = createEditableList<Task, string, TaskField>({
  area: 'task',
  read: readTasks,
  patch: async (weddingId, patch) => {
    await Promise.all([patchList(tasksQuery(weddingId).queryKey, patch), patchWeek(weddingId, patch)])
    patchNextTasks(weddingId, patch)
  },
  refresh: refreshTasks,
  requests: {
    add: (weddingId, task, options) => client.tasks.add({ weddingId, ...task }, options),
    edit(weddingId, { item, field, value }, options) {
      const from = field === 'assignees' ? { assignees: item.assignees } : undefined
      return client.tasks.update({ weddingId, taskId: item.id, [field]: value, from }, options)
    },
    remove: (weddingId, { id }, options) => client.tasks.remove({ weddingId, taskId: id }, options),
  },
  notFound: 'TASK_NOT_FOUND',
  refusals: { TOO_MANY_TASKS: 'kept' },
  words: {
    where: 'las tareas',
    name: ({ title }) => title,
    subject: (title) => `«${title}»`,
    object: (title) => `«${title}»`,
    removed: (title) => `eliminado «${title}» de las tareas`,
    fields: {
      title: { typed: (task) => `el nombre de ${titled(task)}` },
      notes: { typed: (task) => `las notas de ${titled(task)}` },
      due: {
        act: (task) => `guardar cuándo toca ${titled(task)}`,
        about: (task) => `cuándo toca ${titled(task)}`,
        reads: dueAsRead,
      },
      assignees: {
        act: (task) => `guardar quién se encarga de ${titled(task)}`,
        about: (task) => `quién se encarga de ${titled(task)}`,
        reads: (all: Assignee[]) => (all.length === 1 ? 'una persona' : `${all.length} personas`),
      },
      about: {
        act: (task) => `guardar con qué va ${titled(task)}`,
        about: (task) => `con qué va ${titled(task)}`,
      },
      rule: {
        act: (task) => `guardar cómo se marca ${titled(task)}`,
        about: (task) => `cómo se marca ${titled(task)}`,
      },
      mark: {
        act: (task, mark) => `${mark === 'done' ? 'marcar' : 'desmarcar'} ${titled(task)}`,
        about: titled,
        reads: (mark: TaskMark | null) => MARKS[mark ?? 'open'],
      },
    },
  },
})

const MARKS: Record<TaskMark, string> = { done: 'hecha', open: 'pendiente', unneeded: 'no hace falta' }

function dueAsRead(due: TaskDue | null): string {
  if (!due) return 'sin fecha'
  return due.kind === 'day' ? dateInWords(due.on) : distanceInWords(due.daysBefore)
}
