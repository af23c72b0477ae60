import * as z from 'zod'
import { day, id } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { newTask, taskChanges } from '#contract/task-rows.ts'
import { shortDate } from '#domain/tasks/task-days.ts'
import { TASK_MARKS } from '#domain/tasks/task-rules.ts'
import { newId } from '#server/platform/ids.ts'
import { proposing, refusedProposal } from './propose.ts'

type NewTask = z.input<typeof newTask> & { weddingId: string }

/** A new task; planners prepare it as a draft. */
export const proposeTask = proposing({
  name: 'propose_task',
  title: 'Proponer una tarea',
  description: 'Propone añadir una tarea a la lista. Si la persona es planner de la boda, queda en borrador.',
  section: 'tasks',
  input: {
    title: newTask.shape.title,
    notes: taskChanges.notes,
    day: day.optional().describe('Para cuándo'),
  },
  async prepare(_, { weddingId, title, notes, day: on }, { seesDrafts }) {
    const claim: NewTask = {
      id: newId(),
      weddingId,
      title,
      notes: notes ?? null,
      due: on ? { kind: 'day', on } : null,
      isDraft: seesDrafts,
    }
    const preview = `una tarea nueva, «${title}»${on ? `, para el ${shortDate(on)}` : ''}.`
    return { claim, preview, isDraft: seesDrafts }
  },
  async carryOut({ call }, claim: NewTask) {
    await call(contract.tasks.add, claim)
  },
})

const MARK_WORDS = { done: 'hecha', open: 'pendiente', unneeded: 'que no hace falta' } as const

type Mark = z.infer<typeof taskChanges.mark>
type Marked = { weddingId: string; taskId: string; from: Mark; mark: Mark }

/** The mark of a task; one that changes meanwhile stays. */
export const proposeTaskMark = proposing({
  name: 'propose_task_mark',
  title: 'Proponer marcar una tarea',
  description: 'Propone marcar una tarea como hecha, pendiente o que no hace falta.',
  section: 'tasks',
  input: { taskId: id.describe('De `list_tasks`'), mark: z.enum(TASK_MARKS) },
  async prepare({ call }, { weddingId, taskId, mark }) {
    const tasks = await call(contract.tasks.list, { weddingId })
    const task = tasks.find((one) => one.id === taskId.toLowerCase())
    if (!task) throw refusedProposal('TASK_NOT_FOUND')
    if (task.mark === mark) throw refusedProposal('NOTHING_TO_CHANGE')
    const claim: Marked = { weddingId, taskId, from: task.mark, mark }
    return { claim, preview: `«${task.title}» queda como ${MARK_WORDS[mark]}.`, isDraft: task.isDraft }
  },
  async carryOut({ call }, { weddingId, taskId, from, mark }: Marked) {
    await call(contract.tasks.update, { weddingId, taskId, mark, from: { mark: from ?? null } })
  },
})
