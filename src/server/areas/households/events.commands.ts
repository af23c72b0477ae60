import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { eventAnswers } from '#db/schema/event-answers.ts'
import { weddingEvents } from '#db/schema/households.ts'
import { EVENTS_MAX, type WeddingEvent } from '#domain/households/invitation-settings.ts'
import { endPricesOf } from '#server/areas/vendors/vendor-prices.commands.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'

type EventFields = Omit<WeddingEvent, 'id' | 'position' | 'isPublished'>

const columns = {
  id: weddingEvents.id,
  name: weddingEvents.name,
  date: weddingEvents.date,
  startsAt: weddingEvents.startsAt,
  place: weddingEvents.place,
  mapUrl: weddingEvents.mapUrl,
  position: weddingEvents.position,
  isPublished: sql<boolean>`${weddingEvents.publishedAt} is not null`,
}

const isEvent = (weddingId: MemberWeddingId<'guests', 'edit'>, eventId: string) =>
  and(eq(weddingEvents.weddingId, weddingId), eq(weddingEvents.id, eventId))

/** Adds an event as a draft, for all who are on the list if wanted. A repeated `id` answers with the event that exists. */
export async function addEvent(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  { id = newId(), invitesAll, ...fields }: EventFields & { id?: string | undefined; invitesAll: boolean },
): Promise<WeddingEvent | 'full'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'households')
    const [known] = await tx.select(columns).from(weddingEvents).where(isEvent(weddingId, id))
    if (known) return known
    const position = await tx.$count(weddingEvents, eq(weddingEvents.weddingId, weddingId))
    if (position >= EVENTS_MAX) return 'full'
    const [event] = await tx
      .insert(weddingEvents)
      .values({ ...fields, weddingId, id, position, publishedAt: null, createdAt: clock.now() })
      .returning(columns)
    if (invitesAll) {
      await tx.execute(sql`
        insert into event_answers (wedding_id, guest_id, event_id)
        select wedding_id, id, ${id} from guests where wedding_id = ${weddingId}`)
    }
    await recordChange(tx, by, 'households')
    return event!
  })
}

/**
 * Changes the given fields of an event, and puts it on the invitations or takes it off them; `undefined` when it is
 * not in the wedding. What was answered to it stays.
 */
export async function updateEvent(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  eventId: string,
  { isPublished, ...changes }: Partial<EventFields & Pick<WeddingEvent, 'isPublished'>>,
): Promise<WeddingEvent | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const [event] = await tx.select(columns).from(weddingEvents).where(isEvent(weddingId, eventId))
    const isMoved = isPublished !== undefined && event?.isPublished !== isPublished
    const isSame = !isMoved && Object.values(changes).every((value) => value === undefined)
    if (!event || isSame) return event
    const [changed] = await tx
      .update(weddingEvents)
      .set({ ...changes, ...(isMoved && { publishedAt: isPublished ? clock.now() : null }) })
      .where(isEvent(weddingId, eventId))
      .returning(columns)
    await recordChange(tx, by, 'households')
    return changed
  })
}

/** Removes an event with the answers to it; `false` when it is not there. Vendors who counted its guests keep their cost. */
export async function removeEvent(
  db: Database,
  by: ActingMember<'guests', 'edit'>,
  eventId: string,
): Promise<boolean> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await endPricesOf(tx, weddingId, eventId)
    const { rowCount } = await tx.delete(weddingEvents).where(isEvent(weddingId, eventId))
    if (!rowCount) return false
    await recordChange(tx, by, 'households')
    return true
  })
}

/** Says who is invited to an event, and how many that changed; `undefined` when there is no such event. */
export async function inviteToEvent(
  db: Database,
  by: ActingMember<'guests', 'edit'>,
  eventId: string,
  { guestIds, isInvited }: { guestIds: readonly string[]; isInvited: boolean },
): Promise<number | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const known = await tx.$count(weddingEvents, isEvent(weddingId, eventId))
    if (known === 0) return undefined
    const changed = await (isInvited ? invite : uninvite)(tx, weddingId, eventId, guestIds)
    if (changed > 0) await recordChange(tx, by, 'households')
    return changed
  })
}

async function invite(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  eventId: string,
  guestIds: readonly string[],
) {
  const { rowCount } = await tx.execute(sql`
    insert into event_answers (wedding_id, guest_id, event_id)
    select wedding_id, id, ${eventId} from guests
    where wedding_id = ${weddingId} and id in (select json_array_elements_text(${JSON.stringify(guestIds)}::json)::uuid)
    on conflict do nothing`)
  return rowCount ?? 0
}

async function uninvite(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  eventId: string,
  guestIds: readonly string[],
) {
  const listed = sql`(select json_array_elements_text(${JSON.stringify(guestIds)}::json)::uuid)`
  const { rowCount } = await tx
    .delete(eventAnswers)
    .where(
      and(
        eq(eventAnswers.weddingId, weddingId),
        eq(eventAnswers.eventId, eventId),
        sql`${eventAnswers.guestId} in ${listed}`,
      ),
    )
  return rowCount ?? 0
}
