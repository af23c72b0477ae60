import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { weddingEvents } from '#db/schema/households.ts'
import { seatingTables } from '#db/schema/seating.ts'
import type { RoomPoint } from '#domain/seating/room.ts'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type WeddingId = MemberWeddingId<'seating', 'view'>

const TABLES = {
  name: 'seating-tables',
  text: `
    select coalesce(json_agg(row order by row.number, row."createdAt", row.id), '[]')::text as json
    from (
      select id, event_id as "eventId", number, name, shape, seats, is_locked as "isLocked",
        is_ordered as "isOrdered", has_stairs as "hasStairs",
        case when x is not null then json_build_object('x', x, 'y', y) end as position, rotation,
        created_at as "createdAt"
      from seating_tables where wedding_id = $1
    ) row`,
}

/** The tables as JSON in the shape of the contract, by their numbers. */
export async function listTablesJson(db: Database, weddingId: WeddingId): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...TABLES, values: [weddingId] })
  return rows[0]!.json
}

/** A table of the wedding; `undefined` when it has none with that id. */
export async function findTable(
  db: Database | Transaction,
  weddingId: WeddingId,
  tableId: string,
): Promise<SeatingTable | undefined> {
  const { id, eventId, number, name, shape, seats, x, y, rotation } = seatingTables
  const { isLocked, isOrdered, hasStairs, createdAt } = seatingTables
  const [row] = await db
    .select({
      id,
      eventId,
      number,
      name,
      shape,
      seats,
      position: { x, y },
      rotation,
      isLocked,
      isOrdered,
      hasStairs,
      createdAt: sql<string>`to_json(${createdAt}) #>> '{}'`,
    })
    .from(seatingTables)
    .where(and(eq(seatingTables.weddingId, weddingId), eq(id, tableId)))
  return row && { ...row, position: pointOf(row.position) }
}

const pointOf = ({ x, y }: { x: number | null; y: number | null }): RoomPoint | null =>
  x === null || y === null ? null : { x, y }

/** The events beside the wedding itself, in the order in which they take place. */
export async function listEvents(db: Database, weddingId: WeddingId) {
  const { id, name, date, startsAt, position } = weddingEvents
  return db
    .select({ id, name, date })
    .from(weddingEvents)
    .where(eq(weddingEvents.weddingId, weddingId))
    .orderBy(date, startsAt, position, id)
}

/** Whether the wedding has an event, which is held then; the wedding itself is the event `null`. */
export async function hasEvent(
  tx: Transaction,
  weddingId: WeddingId,
  eventId: string | null,
): Promise<boolean> {
  if (eventId === null) return true
  const found = await tx
    .select({ id: weddingEvents.id })
    .from(weddingEvents)
    .where(and(eq(weddingEvents.weddingId, weddingId), eq(weddingEvents.id, eventId)))
    .for('key share')
  return found.length > 0
}

const PERSON = sql.raw(`
  a.guest_id || coalesce('/' || a.event_id, '') as id, a.guest_id as "guestId", a.event_id as "eventId",
  g.full_name as name, g.age, g.side, g.household_id as "householdId", h.name as "householdName",
  coalesce(h.language, 'es') as language, g.needs_high_chair as "needsHighChair",
  a.comes, s.table_id as "tableId",
  coalesce(s.is_locked, false) as "isLocked", s.chair, to_json(g.created_at) #>> '{}' as "createdAt"`)

/** Guests at the events to which they have answered; `only` narrows them down. */
const answered = (weddingId: WeddingId, only: SQL = sql`true`) => sql`
  from (
    select id as guest_id, null::uuid as event_id, coalesce(rsvp, false) as comes
    from guests where wedding_id = ${weddingId}
    union all
    select guest_id, event_id, coalesce(answer, false) from event_answers where wedding_id = ${weddingId}
  ) a
  join guests g on g.wedding_id = ${weddingId} and g.id = a.guest_id
  left join households h on h.wedding_id = ${weddingId} and h.id = g.household_id
  left join seats s on s.wedding_id = ${weddingId} and s.guest_id = a.guest_id
    and s.event_id is not distinct from a.event_id
  where ${only}`

/** The people who come to an event, or have a seat there; in the order in which they came into the list. */
export async function listPeople(db: Database | Transaction, weddingId: WeddingId): Promise<SeatingPerson[]> {
  const { rows } = await db.execute<SeatingPerson>(sql`
    select ${PERSON} ${answered(weddingId, sql`(a.comes or s.id is not null)`)}
    order by g.created_at, g.id, a.event_id nulls first`)
  return rows
}

/** A guest at an event, to which they are invited; `undefined` for the others. */
export async function findPerson(
  db: Database | Transaction,
  weddingId: WeddingId,
  guestId: string,
  eventId: string | null,
): Promise<SeatingPerson | undefined> {
  const isIt = sql`a.guest_id = ${guestId} and a.event_id is not distinct from ${eventId}::uuid`
  const { rows } = await db.execute<SeatingPerson>(sql`select ${PERSON} ${answered(weddingId, isIt)}`)
  return rows[0]
}

/** The people who come and sit at some tables, in the order in which they came into the list. */
export async function listSeated(
  tx: Transaction,
  weddingId: WeddingId,
  tableIds: readonly string[],
): Promise<SeatingPerson[]> {
  const areThere = sql`a.comes and s.table_id = any(${sql.param(tableIds)}::uuid[])`
  const { rows } = await tx.execute<SeatingPerson>(sql`
    select ${PERSON} ${answered(weddingId, areThere)} order by g.created_at, g.id`)
  return rows
}

/** How many people who come sit at a table. */
export async function countSeated(tx: Transaction, weddingId: WeddingId, tableId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count ${answered(weddingId, sql`a.comes and s.table_id = ${tableId}`)}`)
  return rows[0]!.count
}
