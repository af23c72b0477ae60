import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { TemplateTask } from '#domain/tasks/templates/task-template.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** A template that a member may use in a wedding. */
export type WeddingTemplate = {
  id: string
  ownerId: string
  name: string
  version: number
  tasks: TemplateTask[]
  from: string
  isOwn: boolean
}

type Reader = { weddingId: MemberWeddingId<'tasks', 'view'>; actor: { userId: string } }

/** The own templates of a planner of the wedding, and those that its planners offer; one of them by its id. */
export async function listWeddingTemplates(
  db: Database | Transaction,
  { weddingId, actor }: Reader,
  templateId?: string,
): Promise<WeddingTemplate[]> {
  const { rows } = await db.execute<WeddingTemplate>(sql`
    select t.id, t.owner_id as "ownerId", t.name, t.version, t.tasks,
      coalesce(nullif(p.brand_name, ''), p.full_name) as "from", t.owner_id = ${actor.userId}::uuid as "isOwn"
    from task_templates t join profiles p on p.id = t.owner_id
    join wedding_members m on m.wedding_id = ${weddingId} and m.user_id = t.owner_id and m.role = 'planner'
    where t.deleted_at is null and (t.owner_id = ${actor.userId} or t.is_offered)
      ${templateId === undefined ? sql`` : sql`and t.id = ${templateId}`}
    order by t.owner_id = ${actor.userId} desc, lower(t.name), t.id`)
  return rows
}

/** The keys of the tasks that came of a template and count as brought: not those of an act that was undone. */
export async function listBroughtKeys(
  tx: Transaction,
  weddingId: MemberWeddingId<'tasks', 'view'>,
  { id, ownerId }: Pick<WeddingTemplate, 'id' | 'ownerId'>,
): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select distinct unnest(u.keys) as key from task_template_uses u
    where u.wedding_id = ${weddingId} and u.owner_id = ${ownerId} and u.template_id = ${id}
      and not exists (
        select from public.activity_lines l
        where l.wedding_id = u.wedding_id and l.id = u.line_id and l.undone_by is not null)`)
  return rows.map(({ key }) => key)
}

/** The day of a wedding, and the members who are a couple or the owner of a template. */
export async function findPlaceOf(
  tx: Transaction,
  weddingId: MemberWeddingId<'tasks', 'view'>,
  ownerId: string,
): Promise<{ eventDate: string | null; members: { userId: string; role: 'couple' | 'planner' }[] }> {
  const { rows } = await tx.execute<Awaited<ReturnType<typeof findPlaceOf>>>(sql`
    select w.event_date::text as "eventDate", (
      select coalesce(json_agg(json_build_object('userId', m.user_id, 'role',
        case when m.user_id = ${ownerId} then 'planner' else 'couple' end) order by m.created_at, m.user_id), '[]')
      from wedding_members m
      where m.wedding_id = w.id and (m.preset = 'couple' or m.user_id = ${ownerId})) as members
    from weddings w where w.id = ${weddingId}`)
  return rows[0]!
}
