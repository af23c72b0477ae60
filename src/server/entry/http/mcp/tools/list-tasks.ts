import * as z from 'zod'
import { id } from '#contract/base.ts'
import { contract } from '#contract/index.ts'
import { task } from '#contract/task-rows.ts'
import { byDay, placeTask } from '#domain/tasks/placed-task.ts'
import { memberNames } from '../member-names.ts'
import { counted, pageInput, pageOf, pageOutput } from '../pages.ts'
import { readTool } from '../tool.ts'
import { ofWedding } from './wedding-tools.ts'

const TASK_STATES = ['open', 'late', 'done', 'unneeded'] as const

const taskRow = task.pick({ title: true, notes: true, mark: true, isDraft: true }).extend({
  taskId: id,
  day: z.string().nullable(),
  state: z.enum(['open', 'done', 'unneeded']),
  isLate: z.boolean(),
  assignees: z.array(z.string()),
})

export const listTasks = readTool({
  name: 'list_tasks',
  title: 'Tareas',
  description:
    'Las tareas de la boda por su día, con quién las lleva. `state: "late"` da las abiertas cuyo día ya ha pasado. Algunas se marcan solas cuando se cumple lo que piden.',
  input: z.object({ ...ofWedding, ...pageInput, state: z.enum(TASK_STATES).optional() }),
  output: z.object(pageOutput(taskRow)),
  async run(context, { weddingId, state: wanted, ...page }) {
    const { call, today } = context
    const [tasks, facts, { eventDate }, names] = await Promise.all([
      call(contract.tasks.list, { weddingId }),
      call(contract.tasks.facts, { weddingId }),
      call(contract.weddings.get, { weddingId }),
      memberNames(context, weddingId),
    ])
    const rows = tasks
      .map((one) => placeTask(one, facts, { today, eventDate }))
      .sort(byDay)
      .map(({ task: { id: taskId, title, notes, mark, isDraft, assignees }, state, date, isLate }) => ({
        taskId,
        title,
        notes,
        mark,
        isDraft,
        day: date,
        state: state.state,
        isLate,
        assignees: assignees.map((who) =>
          who.kind === 'person' ? who.name : (names.get(who.userId) ?? 'Usuario'),
        ),
      }))
      .filter(({ state, isLate }) => !wanted || (wanted === 'late' ? isLate : state === wanted))
    const late = rows.filter(({ isLate }) => isLate).length
    return {
      text: `${counted(rows.length, 'tarea', 'tareas')}, ${late} con el día pasado.`,
      data: pageOf(rows, page),
    }
  },
})
