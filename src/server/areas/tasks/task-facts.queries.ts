import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { WEDDING_STYLES } from '#domain/style/wedding-styles.ts'
import {
  type ConfirmedVendor,
  factsOf,
  type RoomTask,
  type WeddingFacts,
  type WeddingFigures,
} from '#domain/tasks/wedding-facts.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The sections whose part of the facts is told. */
type Seeing = { seesVendors: boolean; seesTables?: boolean }

/**
 * The facts that tick tasks, in one statement. Vendors are named to members who see them, and so are the seats counted. A draft is no fact for who
 * does not see drafts, by the connection that the gate chose.
 */
export async function findWeddingFacts(
  db: Database,
  weddingId: MemberWeddingId<'tasks', 'view'>,
  { seesVendors, seesTables = false }: Seeing,
): Promise<WeddingFacts> {
  const rows = await readFacts(db, sql`select ${weddingId}::uuid as id`, { seesVendors, seesTables })
  return rows[0]!.facts
}

/**
 * The facts of several weddings, by the id of the wedding and without names: those of `weddingIds` in which a person
 * sees the tasks.
 */
export async function findFactsOfWeddings(
  db: Database,
  userId: string,
  weddingIds: string[],
): Promise<Map<string, WeddingFacts>> {
  const own = sql`
    select wedding_id as id from wedding_members
    where user_id = ${userId} and permissions ->> 'tasks' is distinct from 'none'
      and wedding_id = any(${sql.param(weddingIds)}::uuid[])`
  const rows = await readFacts(db, own, { seesVendors: false })
  return new Map(rows.map(({ weddingId, facts }) => [weddingId, facts]))
}

/** `own` selects the ids of weddings as `id`. */
async function readFacts(
  db: Database,
  own: SQL,
  { seesVendors, seesTables = false }: Seeing,
): Promise<{ weddingId: string; facts: WeddingFacts }[]> {
  const { rows } = await db.execute<Row>(sql`
    with own as materialized (${own}), families as (
      select g.wedding_id, coalesce(g.household_id, g.id) as key, g.household_id,
        count(*) filter (where g.rsvp is null)::int as pending, count(*)::int as people,
        count(*) filter (where g.rsvp)::int as coming,
        count(*) filter (where g.rsvp and s.id is not null)::int as seated
      from guests g
      left join seats s on s.wedding_id = g.wedding_id and s.guest_id = g.id and s.event_id is null
      where g.wedding_id in (select id from own) group by 1, 2, 3
    ), answers as (
      select f.wedding_id, sum(people)::int as guests, sum(pending)::int as pending, sum(coming)::int as coming,
        sum(seated)::int as seated, count(*)::int as families,
        (count(*) filter (where coalesce(h.sent_at, h.opened_at, h.answered_at) is not null))::int as invited
      from families f left join households h on (h.wedding_id, h.id) = (f.wedding_id, f.household_id)
      group by f.wedding_id
    )
    select w.id as "weddingId", json_build_object(
      'guests', coalesce(a.guests, 0), 'pendingGuests', coalesce(a.pending, 0),
      'families', coalesce(a.families, 0), 'invitedFamilies', coalesce(a.invited, 0),
      'hasBudget', exists (select from budgets b where b.wedding_id = w.id and b.total_budget is not null),
      'hasPlanner', exists (select from wedding_members m where m.wedding_id = w.id and m.role = 'planner'),
      'hasStyle', w.style <> ${WEDDING_STYLES[0]} or w.style_colors is not null or w.cover_image_id is not null,
      'images', (select count(*) from inspirations i
        join inspiration_folders f on (f.wedding_id, f.id) = (i.wedding_id, i.folder_id)
        where i.wedding_id = w.id and i.deleted_at is null and f.deleted_at is null),
      'agendaItems', (select count(*) from agenda_items i where i.wedding_id = w.id),
      'vendorsWithSheet', (
        select count(*) from agenda_links l where l.wedding_id = w.id and l.vendor_id is not null),
      'catererSheets', (select count(*) from catering_versions c where c.wedding_id = w.id),
      'payments', (select count(*) from payments p where p.wedding_id = w.id),
      'tables', (select count(*) from seating_tables t where t.wedding_id = w.id and t.event_id is null),
      'comingGuests', coalesce(a.coming, 0), 'seatedGuests', coalesce(a.seated, 0)) as figures,
      (select coalesce(json_agg(json_build_object(
          'componentType', v.vendor_type, 'name', case when ${seesVendors} then nullif(v.name, '') end)
          order by v.created_at, v.id), '[]')
        from vendors v where v.wedding_id = w.id and v.deleted_at is null and v.status = 'closed') as confirmed,
      (select coalesce(json_agg(json_build_object('taskId', t.id, 'isSettled', ${ROOMS_SETTLED})), '[]')
        from tasks t join room_blocks b on (b.wedding_id, b.id) = (t.wedding_id, t.id)
        where t.wedding_id = w.id) as rooms
    from own join weddings w on w.id = own.id left join answers a on a.wedding_id = w.id`)
  return rows.map(({ weddingId, figures, confirmed, rooms }) => ({
    weddingId,
    facts: factsOf(figures, confirmed, { seesTables, rooms }),
  }))
}

type Row = { weddingId: string; figures: WeddingFigures; confirmed: ConfirmedVendor[]; rooms: RoomTask[] }

/** Whether nothing of the block `b` of rooms is left to give back: a guest who comes sleeps in each, or none is held. */
export const ROOMS_SETTLED = sql`(not b.is_held or b.rooms <= (
  select count(distinct s.room) from stays s join guests g on (g.wedding_id, g.id) = (s.wedding_id, s.guest_id)
  where (s.wedding_id, s.block_id) = (b.wedding_id, b.id) and g.rsvp is distinct from false))`
