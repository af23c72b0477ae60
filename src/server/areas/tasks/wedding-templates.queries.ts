import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { taskTemplates } from '#db/schema/task-templates.ts'
import { AGENCY_ROLES } from '#domain/agencies/agencies.ts'
import { isEnoughInBusiness } from '#domain/agencies/business.ts'
import type { TemplateTask } from '#domain/tasks/templates/task-template.ts'
import { isSharedOrOf } from '#server/areas/template-versions/template-kinds.queries.ts'
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

const ROLES = sql.raw(
  AGENCY_ROLES.filter((role) => isEnoughInBusiness(role, 'templates', 'view'))
    .map((role) => `'${role}'`)
    .join(', '),
)

/**
 * A template that a planner `r` of the wedding sees as one of the business in whose name they work there: their own, or
 * that of the agency which has put them there, as far as their role has it.
 */
const IS_OF_THEIR_BUSINESS = sql`(r.role = 'planner' and ${taskTemplates.ownerId} = coalesce(r.agency_id, r.user_id)
  and (r.agency_id is null or exists (
    select from agency_members n where n.agency_id = r.agency_id and n.user_id = r.user_id
      and n.ended_at is null and n.role in (${ROLES}))))`

/**
 * The templates of the business in whose name a planner works in the wedding, and those that its planners offer; one of
 * them by its id.
 */
export async function listWeddingTemplates(
  db: Database | Transaction,
  { weddingId, actor }: Reader,
  templateId?: string,
): Promise<WeddingTemplate[]> {
  const { id, ownerId, name, version, tasks, deletedAt, privateTo, isOffered } = taskTemplates
  const { rows } = await db.execute<WeddingTemplate>(sql`
    select ${id} as id, ${ownerId} as "ownerId", ${name} as name, ${version} as version, ${tasks} as tasks,
      coalesce(nullif(p.brand_name, ''), p.full_name) as "from", ${IS_OF_THEIR_BUSINESS} as "isOwn"
    from ${taskTemplates} join profiles p on p.id = ${ownerId}
    join wedding_members r on r.wedding_id = ${weddingId} and r.user_id = ${actor.userId}
    join wedding_members m on m.wedding_id = r.wedding_id and m.user_id = ${ownerId} and m.role = 'planner'
      and m.agency_id is null
    where ${deletedAt} is null and ${isSharedOrOf(privateTo, actor.userId)}
      and (${IS_OF_THEIR_BUSINESS} or (${isOffered} and ${privateTo} is null))
      ${templateId === undefined ? sql`` : sql`and ${id} = ${templateId}`}
    order by "isOwn" desc, lower(${name}), ${id}`)
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

/** The day of a wedding, and its couple with those who lead it for the owner of a template: that planner, or people of their agency. */
export async function findPlaceOf(
  tx: Transaction,
  weddingId: MemberWeddingId<'tasks', 'view'>,
  ownerId: string,
): Promise<{ eventDate: string | null; members: { userId: string; role: 'couple' | 'planner' }[] }> {
  const { rows } = await tx.execute<Awaited<ReturnType<typeof findPlaceOf>>>(sql`
    select w.event_date::text as "eventDate", (
      select coalesce(json_agg(json_build_object('userId', m.user_id, 'role',
        case when m.preset = 'couple' then 'couple' else 'planner' end) order by m.created_at, m.user_id), '[]')
      from wedding_members m
      where m.wedding_id = w.id and (m.preset = 'couple' or m.agency_id = ${ownerId} and m.agency_kind = 'lead'
        or m.user_id = ${ownerId} and not exists (
          select from wedding_members l where l.wedding_id = w.id and l.agency_id = ${ownerId}
            and l.agency_kind = 'lead'))) as members
    from weddings w where w.id = ${weddingId}`)
  return rows[0]!
}
