import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { WEDDING_STYLES } from '#domain/style/wedding-styles.ts'
import type { WeddingFacts } from '#domain/tasks/task-rules.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/**
 * The facts that tick tasks, in one statement. Vendors are named to members who see them. A draft is no fact for who
 * does not see drafts, by the connection that the gate chose.
 */
export async function findWeddingFacts(
  db: Database,
  weddingId: MemberWeddingId<'tasks', 'view'>,
  { seesVendors }: { seesVendors: boolean },
): Promise<WeddingFacts> {
  const { rows } = await db.execute<WeddingFacts>(sql`
    with families as (
      select coalesce(g.household_id, g.id) as key, g.household_id,
        count(*) filter (where g.rsvp is null)::int as pending, count(*)::int as people
      from guests g where g.wedding_id = ${weddingId} group by 1, 2
    ), counted as (
      select coalesce(sum(people), 0)::int as guests, coalesce(sum(pending), 0)::int as "pendingGuests",
        count(*)::int as families,
        (count(*) filter (where coalesce(h.sent_at, h.opened_at, h.answered_at) is not null))::int
          as "invitedFamilies"
      from families f left join households h on h.wedding_id = ${weddingId} and h.id = f.household_id
    )
    select counted.*,
      exists (select from budgets where wedding_id = ${weddingId} and total_budget is not null) as "hasBudget",
      exists (select from wedding_members where wedding_id = ${weddingId} and role = 'planner') as "hasPlanner",
      exists (select from weddings where id = ${weddingId} and (
        style <> ${WEDDING_STYLES[0]} or style_colors is not null or cover_image_id is not null)) as "hasStyle",
      (select count(*)::int from inspirations i
        join inspiration_folders f on (f.wedding_id, f.id) = (i.wedding_id, i.folder_id)
        where i.wedding_id = ${weddingId} and i.deleted_at is null and f.deleted_at is null) as images,
      (select count(*)::int from agenda_items where wedding_id = ${weddingId}) as "agendaItems",
      (select count(*)::int from agenda_links where wedding_id = ${weddingId} and vendor_id is not null)
        as "vendorsWithSheet",
      (select count(*)::int from catering_versions where wedding_id = ${weddingId}) as "catererSheets",
      (select coalesce(json_agg(json_build_object(
          'componentType', vendor_type, 'name', case when ${seesVendors} then nullif(name, '') end)
          order by created_at, id), '[]')
        from vendors where wedding_id = ${weddingId} and deleted_at is null and status = 'closed') as confirmed
    from counted`)
  return rows[0]!
}
