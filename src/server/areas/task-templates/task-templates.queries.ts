import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { taskTemplates } from '#db/schema/task-templates.ts'
import { placeTemplate } from '#domain/tasks/templates/place-template.ts'
import type { TemplateTask } from '#domain/tasks/templates/task-template.ts'
import { dayInMadrid, daysBetween, type IsoDate } from '#domain/time/dates.ts'
import type { Clock } from '#server/platform/clock.ts'

export type TaskTemplate = {
  id: string
  name: string
  version: number
  isOffered: boolean
  tasks: TemplateTask[]
  updatedAt: string
}

const templateColumns = {
  id: taskTemplates.id,
  name: taskTemplates.name,
  version: taskTemplates.version,
  isOffered: taskTemplates.isOffered,
  tasks: taskTemplates.tasks,
  updatedAt: sql<string>`to_json(${taskTemplates.updatedAt}) #>> '{}'`,
}

/** A template of its owner; `undefined` for one that is removed, or of another planner. */
export async function findTemplate(
  db: Database | Transaction,
  ownerId: string,
  templateId: string,
): Promise<TaskTemplate | undefined> {
  const [row] = await db
    .select(templateColumns)
    .from(taskTemplates)
    .where(
      and(
        eq(taskTemplates.ownerId, ownerId),
        eq(taskTemplates.id, templateId),
        isNull(taskTemplates.deletedAt),
      ),
    )
  return row
}

/**
 * A use `u` counts while its line of activity is not undone and the wedding has a task that came with it. Lines and
 * tasks of drafts count too, for the owner whose drafts they are.
 */
const IS_LIVE = sql`
  not exists (
    select from public.activity_lines l
    where l.wedding_id = u.wedding_id and l.id = u.line_id and l.undone_by is not null)
  and exists (
    select from public.tasks k where k.wedding_id = u.wedding_id and k.suggestion_key = any(u.keys))`

type Summary = Omit<TaskTemplate, 'tasks'> & { tasks: number; weddings: number; deletedAt: string | null }

/** The templates of a planner by their names, those that were removed too. */
export async function listTemplates(db: Database, ownerId: string): Promise<Summary[]> {
  const { rows } = await db.execute<Summary>(sql`
    select t.id, t.name, t.version, t.is_offered as "isOffered", jsonb_array_length(t.tasks) as tasks,
      to_json(t.updated_at) #>> '{}' as "updatedAt", to_json(t.deleted_at) #>> '{}' as "deletedAt",
      (select count(distinct u.wedding_id)::int from task_template_uses u
        join wedding_members m on m.wedding_id = u.wedding_id and m.user_id = t.owner_id
        where (u.owner_id, u.template_id) = (t.owner_id, t.id) and ${IS_LIVE}) as weddings
    from task_templates t where t.owner_id = ${ownerId} order by lower(t.name), t.id`)
  return rows
}

type Use = {
  weddingId: string
  name: string
  eventDate: IsoDate | null
  version: number
  taken: string[]
  present: (string | null)[]
}

type TemplateWedding = Pick<Use, 'weddingId' | 'name' | 'eventDate' | 'version'> & { missing: number }

/** The weddings of a planner that have tasks of a template, and how many new ones it has for each. */
export async function listTemplateWeddings(
  db: Database,
  clock: Clock,
  ownerId: string,
  { id, tasks }: TaskTemplate,
): Promise<TemplateWedding[]> {
  const { rows } = await db.execute<Use>(sql`
    select w.id as "weddingId", w.name, w.event_date::text as "eventDate", max(u.version)::int as version,
      array(
        select unnest(u.keys) from task_template_uses u
        where u.wedding_id = w.id and u.owner_id = ${ownerId} and u.template_id = ${id} and ${IS_LIVE}) as taken,
      array(select suggestion_key from public.tasks k where k.wedding_id = w.id) as present
    from task_template_uses u
    join weddings w on w.id = u.wedding_id
    join wedding_members m on m.wedding_id = w.id and m.user_id = ${ownerId}
    where u.owner_id = ${ownerId} and u.template_id = ${id} and m.permissions ->> 'tasks' = 'edit' and ${IS_LIVE}
    group by w.id order by w.event_date nulls last, w.name, w.id`)
  const today = dayInMadrid(clock.now())
  return rows.map(({ taken, present, ...wedding }) => {
    const had = new Set([...taken, ...present])
    const { placed } = placeTemplate(
      tasks,
      wedding.eventDate === null ? null : daysBetween(today, wedding.eventDate),
    )
    return { ...wedding, missing: placed.filter(({ key }) => !had.has(key)).length }
  })
}
