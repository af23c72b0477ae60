import { and, isNull, sql } from 'drizzle-orm'
import type { TemplateSharing } from '#contract/template-sharing.ts'
import type { Database, Transaction } from '#db/client.ts'
import { taskTemplates } from '#db/schema/task-templates.ts'
import { placeTemplate } from '#domain/tasks/templates/place-template.ts'
import type { TemplateTask } from '#domain/tasks/templates/task-template.ts'
import { dayInMadrid, daysBetween, type IsoDate } from '#domain/time/dates.ts'
import { seenBy, sharingFor } from '#server/areas/template-versions/template-kinds.queries.ts'
import type { BusinessReader } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'

export type TaskTemplate = {
  id: string
  name: string
  version: number
  isOffered: boolean
  tasks: TemplateTask[]
  updatedAt: string
  sharing: TemplateSharing
}

const templateColumns = {
  id: taskTemplates.id,
  name: taskTemplates.name,
  version: taskTemplates.version,
  isOffered: taskTemplates.isOffered,
  tasks: taskTemplates.tasks,
  updatedAt: sql<string>`to_json(${taskTemplates.updatedAt}) #>> '{}'`,
}

/** A template that a person sees in a business; `undefined` for one that is removed. */
export async function findTemplate(
  db: Database | Transaction,
  reader: BusinessReader,
  templateId: string,
): Promise<TaskTemplate | undefined> {
  const [row] = await db
    .select({ ...templateColumns, sharing: sharingFor('tasks', reader) })
    .from(taskTemplates)
    .where(and(seenBy('tasks', reader, templateId), isNull(taskTemplates.deletedAt)))
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

/** The templates that a person sees in a business by their names, those that were removed too. */
export async function listTemplates(db: Database, reader: BusinessReader): Promise<Summary[]> {
  const { id, name, version, isOffered, tasks, updatedAt, deletedAt, ownerId } = taskTemplates
  const { rows } = await db.execute<Summary>(sql`
    select ${id} as id, ${name} as name, ${version} as version, ${isOffered} as "isOffered",
      jsonb_array_length(${tasks}) as tasks, ${sharingFor('tasks', reader)} as sharing,
      to_json(${updatedAt}) #>> '{}' as "updatedAt", to_json(${deletedAt}) #>> '{}' as "deletedAt",
      (select count(distinct u.wedding_id)::int from task_template_uses u
        join wedding_members m on m.wedding_id = u.wedding_id and m.user_id = ${ownerId}
        where (u.owner_id, u.template_id) = (${ownerId}, ${id}) and ${IS_LIVE}) as weddings
    from ${taskTemplates} where ${seenBy('tasks', reader)} order by lower(${name}), ${id}`)
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

/**
 * The weddings in which a person works for the business and which have tasks of a template, and how many new ones it has
 * for each.
 */
export async function listTemplateWeddings(
  db: Database,
  clock: Clock,
  { businessId, userId }: BusinessReader,
  { id, tasks }: TaskTemplate,
): Promise<TemplateWedding[]> {
  const { rows } = await db.execute<Use>(sql`
    select w.id as "weddingId", w.name, w.event_date::text as "eventDate", max(u.version)::int as version,
      array(
        select unnest(u.keys) from task_template_uses u
        where u.wedding_id = w.id and u.owner_id = ${businessId} and u.template_id = ${id} and ${IS_LIVE}) as taken,
      array(select suggestion_key from public.tasks k where k.wedding_id = w.id) as present
    from task_template_uses u
    join weddings w on w.id = u.wedding_id
    join wedding_members m on m.wedding_id = w.id and m.user_id = ${userId}
      and coalesce(m.agency_id, m.user_id) = ${businessId}
    where u.owner_id = ${businessId} and u.template_id = ${id} and m.permissions ->> 'tasks' = 'edit' and ${IS_LIVE}
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
