import { and, count, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { tasks } from '#db/schema/tasks.ts'
import type { DueTask, Task, TaskDue } from '#domain/tasks/tasks.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

const TASKS = {
  name: 'tasks-list',
  text: `
    select coalesce(json_agg(row order by row."createdAt", row.id), '[]')::text as json
    from (
      select id, title,
        case
          when days_before is not null then json_build_object('kind', 'days', 'daysBefore', days_before)
          when due_on is not null then json_build_object('kind', 'day', 'on', due_on)
        end as due,
        assignees, notes, about, rule, mark, suggestion_key as "suggestionKey",
        drafted_at is not null as "isDraft", created_at as "createdAt"
      from tasks where wedding_id = $1
    ) row`,
}

/** The tasks as JSON in the shape of the contract, in the order they were added. */
export async function listTasksJson(
  db: Database,
  weddingId: MemberWeddingId<'tasks', 'view'>,
): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...TASKS, values: [weddingId] })
  return rows[0]!.json
}

const taskColumns = {
  id: tasks.id,
  title: tasks.title,
  daysBefore: tasks.daysBefore,
  dueOn: tasks.dueOn,
  assignees: tasks.assignees,
  notes: tasks.notes,
  about: tasks.about,
  rule: tasks.rule,
  mark: tasks.mark,
  suggestionKey: tasks.suggestionKey,
  isDraft: sql<boolean>`${tasks.draftedAt} is not null`,
  /** Instants keep their microseconds, which hold the order of what was added together. */
  createdAt: sql<string>`to_json(${tasks.createdAt}) #>> '{}'`,
}

type DueColumns = { daysBefore: number | null; dueOn: string | null }

/** The two columns in which a task keeps when it is due. */
export const dueColumns = (due: TaskDue | null): DueColumns => ({
  daysBefore: due?.kind === 'days' ? due.daysBefore : null,
  dueOn: due?.kind === 'day' ? due.on : null,
})

function dueOf({ daysBefore, dueOn }: DueColumns): TaskDue | null {
  if (daysBefore !== null) return { kind: 'days', daysBefore }
  return dueOn === null ? null : { kind: 'day', on: dueOn }
}

const withDue = <Row extends DueColumns>({ daysBefore, dueOn, ...task }: Row) => ({
  ...task,
  due: dueOf({ daysBefore, dueOn }),
})

/** A task of the wedding; `undefined` when it has none with that id. */
export async function findTask(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'tasks', 'view'>,
  taskId: string,
): Promise<Task | undefined> {
  const [row] = await db
    .select(taskColumns)
    .from(tasks)
    .where(and(eq(tasks.weddingId, weddingId), eq(tasks.id, taskId)))
  if (!row) return undefined
  return withDue(row)
}

/** The tasks in the order they were added, with all that says when they are due, whose they are and whether they are done. */
export async function listDueTasks(
  db: Database,
  weddingId: MemberWeddingId<'tasks', 'view'>,
): Promise<DueTask[]> {
  const { id, title, daysBefore, dueOn, assignees, rule, mark, createdAt } = taskColumns
  const rows = await db
    .select({ id, title, daysBefore, dueOn, assignees, rule, mark, createdAt })
    .from(tasks)
    .where(eq(tasks.weddingId, weddingId))
    .orderBy(tasks.createdAt, tasks.id)
  return rows.map(withDue)
}

export async function countTasks(
  tx: Transaction,
  weddingId: MemberWeddingId<'tasks', 'view'>,
): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(tasks).where(eq(tasks.weddingId, weddingId))
  return row!.count
}
