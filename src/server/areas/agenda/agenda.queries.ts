import { and, count, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { agendaDays, agendaItems } from '#db/schema/agenda.ts'
import type { AgendaDay, AgendaItem, Responsible } from '#domain/agenda/agenda.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** Of a day whose changes are prepared in a draft, who sees drafts is shown the draft. */
export const IN_FORCE = `not exists (
  select from agenda_days c where (c.wedding_id, c.replaces) = (agenda_days.wedding_id, agenda_days.id))`

/** The zone of the wedding of a row of `agenda_days`. */
const ZONE = '(select w.time_zone from weddings w where w.id = agenda_days.wedding_id)'

const DAYS = {
  name: 'agenda-days-list',
  text: `
    select coalesce(json_agg(row order by row.date, row."createdAt", row.id), '[]')::text as json
    from (
      select id, name, date, ${ZONE} as "timeZone", drafted_at is not null as "isDraft", replaces, created_at as "createdAt"
      from agenda_days where wedding_id = $1 and ${IN_FORCE}
    ) row`,
}

const ITEMS = {
  name: 'agenda-items-list',
  text: `
    select coalesce(json_agg(row order by row."createdAt", row.id), '[]')::text as json
    from (
      select id, day_id as "dayId", json_build_object('startsAt', starts_at, 'endsAt', ends_at) as time, title,
        place, map_url as "mapUrl", notes, responsible, is_fixed as "isFixed",
        is_shown_to_guests as "isShownToGuests", told_starts_at as "toldStartsAt", is_done as "isDone",
        created_at as "createdAt"
      from agenda_items
      where wedding_id = $1 and day_id in (select id from agenda_days where wedding_id = $1 and ${IN_FORCE})
    ) row`,
}

/** The days as JSON in the shape of the contract, by their date. */
export const listDaysJson = (db: Database, weddingId: MemberWeddingId<'agenda', 'view'>) =>
  listJson(db, weddingId, DAYS)

/** The items of all days as JSON in the shape of the contract, in the order they were added. */
export const listItemsJson = (db: Database, weddingId: MemberWeddingId<'agenda', 'view'>) =>
  listJson(db, weddingId, ITEMS)

async function listJson(
  db: Database,
  weddingId: MemberWeddingId<'agenda', 'view'>,
  list: typeof DAYS,
): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...list, values: [weddingId] })
  return rows[0]!.json
}

/** Instants keep their microseconds, which hold the order of what was added together. */
const createdAt = (column: typeof agendaDays.createdAt | typeof agendaItems.createdAt) =>
  sql<string>`to_json(${column}) #>> '{}'`

export const dayColumns = {
  id: agendaDays.id,
  name: agendaDays.name,
  date: agendaDays.date,
  timeZone: sql<string>`${sql.raw(ZONE)}`,
  isDraft: sql<boolean>`${agendaDays.draftedAt} is not null`,
  replaces: agendaDays.replaces,
  createdAt: createdAt(agendaDays.createdAt),
}

export const itemColumns = {
  id: agendaItems.id,
  dayId: agendaItems.dayId,
  startsAt: agendaItems.startsAt,
  endsAt: agendaItems.endsAt,
  title: agendaItems.title,
  place: agendaItems.place,
  mapUrl: agendaItems.mapUrl,
  notes: agendaItems.notes,
  responsible: agendaItems.responsible,
  isFixed: agendaItems.isFixed,
  isShownToGuests: agendaItems.isShownToGuests,
  toldStartsAt: agendaItems.toldStartsAt,
  isDone: agendaItems.isDone,
  createdAt: createdAt(agendaItems.createdAt),
}

type ItemRow = Omit<AgendaItem, 'time'> & AgendaItem['time'] & { responsible: Responsible[] }

export const toItem = ({ startsAt, endsAt, ...item }: ItemRow): AgendaItem => ({
  ...item,
  time: { startsAt, endsAt },
})

/** A day of the wedding's agenda; `undefined` when it has none with that id. */
export async function findDay(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'agenda', 'view'>,
  dayId: string,
): Promise<AgendaDay | undefined> {
  const [row] = await db
    .select(dayColumns)
    .from(agendaDays)
    .where(and(eq(agendaDays.weddingId, weddingId), eq(agendaDays.id, dayId)))
  return row
}

/** An item of the wedding's agenda; `undefined` when it has none with that id. */
export async function findItem(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'agenda', 'view'>,
  itemId: string,
): Promise<AgendaItem | undefined> {
  const [row] = await db
    .select(itemColumns)
    .from(agendaItems)
    .where(and(eq(agendaItems.weddingId, weddingId), eq(agendaItems.id, itemId)))
  return row && toItem(row)
}

export async function countDays(
  tx: Transaction,
  weddingId: MemberWeddingId<'agenda', 'view'>,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(agendaDays)
    .where(eq(agendaDays.weddingId, weddingId))
  return row!.count
}

export async function countItems(
  tx: Transaction,
  weddingId: MemberWeddingId<'agenda', 'view'>,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(agendaItems)
    .where(eq(agendaItems.weddingId, weddingId))
  return row!.count
}
