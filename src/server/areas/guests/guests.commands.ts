import { eq, type SQL, sql } from 'drizzle-orm'
import type { Guest } from '#contract/guests.ts'
import type { Database, Transaction } from '#db/client.ts'
import { guests } from '#db/schema/guests.ts'
import type { NewGuest, Rsvp } from '#domain/guests/guests.ts'
import { notificationEvent, notifying } from '#server/areas/notifications/notify.ts'
import {
  type ActingMember,
  concurrentBelow,
  hasRoom,
  lockForWriting,
  recordedBy,
  recording,
} from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'
import { insertRecorded, updateRecorded } from '#server/core/recorded.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { preparedStatement } from '#server/platform/postgres/prepared.ts'
import { GUEST } from './guests.queries.ts'

/**
 * Adds a guest: one statement, hence one transaction and one journey to the database. An `id` that
 * is in this wedding already answers with the row that stands there. `null` when the list is full.
 */
export async function addGuest(
  {
    db,
    clock,
    queues,
    settings: { limits },
  }: Pick<Platform, 'db' | 'clock' | 'queues'> & Configured<'limits'>,
  by: ActingMember<'guests', 'edit'>,
  guest: NewGuest & { id?: string | undefined; createdAt?: string | undefined },
): Promise<Notified<Guest> | null> {
  const { weddingId } = by
  const id = guest.id ?? newId()
  const values = (below: number) => valuesOf(clock, by, { ...guest, id }, below)
  const max = limits.wedding.guests
  const { rows } = await db.$client.query<Guest>(ADD(values(concurrentBelow(max))))
  // Idempotent: retries share the id, so a retried insert returns the existing row.
  const known = rows[0] ?? (await findGuest(db, weddingId, id))
  if (known) return new Notified(known)
  return queues.imports.run(weddingId, () =>
    db.transaction(async (tx) => {
      await lockForWriting(tx, weddingId, 'guests')
      const { rows } = await tx.execute<Guest>(insertGuest(values(max)))
      const added = rows[0] ?? (await findGuest(tx, weddingId, id))
      return added ? new Notified(added) : null
    }),
  )
}

function valuesOf(
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  guest: NewGuest & { id: string; createdAt?: string | undefined },
  below: number,
) {
  const { id, fullName, email, rsvp, notes, createdAt = null } = guest
  const event = notificationEvent(clock, by, 'guest.added', { guestId: id, guestName: fullName })
  const now = clock.now().toISOString()
  const author = { weddingId: by.weddingId, actorId: by.actor.userId, action: by.action ?? '' }
  return { ...author, id, fullName, email, rsvp, notes, now, createdAt, event, below }
}

/**
 * Adds one guest when there are fewer than `below` and no import holds the list. Whether there are other members to notify is asked here already, because calling the function costs more
 * than finding that there are none.
 */
function insertGuest(given: ReturnType<typeof valuesOf>): SQL {
  const { weddingId, actorId, action, event, below } = given
  return insertRecorded(guests, {
    area: 'guests',
    by: { weddingId, actorId, action },
    row: {
      id: given.id,
      fullName: given.fullName,
      email: given.email,
      rsvp: given.rsvp,
      notes: given.notes,
      createdAt: sql`least(${given.createdAt}::timestamptz, ${given.now}::timestamptz)`,
    },
    when: sql`from ${hasRoom(weddingId, 'guests', below)} as has_room where has_room`,
    onConflict: sql`do nothing`,
    returning: GUEST,
    notification: sql`case when exists (
      select from wedding_members where wedding_id = ${weddingId} and user_id <> ${actorId}
    ) then notify_wedding_members(${weddingId}, ${actorId}, ${event}) end`,
  })
}

const ADD = preparedStatement('guests-add', insertGuest)

export type GuestChanges = Partial<Pick<Guest, 'fullName' | 'email' | 'notes' | 'rsvp'>>

/** Changes the given fields of a guest; `undefined` when there is no such guest in the wedding. */
export async function updateGuest(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  guestId: string,
  changes: GuestChanges,
): Promise<Notified<Guest> | Guest | undefined> {
  const { weddingId } = by
  const { fullName, email, notes, rsvp } = changes
  const set = { fullName, email, notes, rsvp }
  if (Object.values(set).every((value) => value === undefined)) return findGuest(db, weddingId, guestId)
  const { rows } = await db.execute<Guest>(
    updateRecorded(guests, {
      area: 'guests',
      by: recordedBy(by),
      set,
      before: sql`
        select id as guest_id, rsvp as answer from guests where wedding_id = ${weddingId} and id = ${guestId}
        for update`,
      where: eq(guests.id, sql`guest_id`),
      returning: GUEST,
      notification: rsvp === undefined ? sql`null` : answerNotification(clock, by, guestId, rsvp),
    }),
  )
  return rows[0] && rsvp !== undefined ? new Notified(rows[0]) : rows[0]
}

/** Other members are notified of an answer only when it differs from the one before (spec 4). */
function answerNotification(clock: Clock, by: ActingMember<'guests', 'edit'>, guestId: string, rsvp: Rsvp) {
  const notification = notifying(clock, by, 'rsvp.changed', { guestId, guestName: sql`full_name`, rsvp })
  return sql`case when rsvp is distinct from answer then ${notification} end`
}

/** Removes a guest; `false` when there is no such guest in the wedding. */
export async function removeGuest(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  guestId: string,
): Promise<Notified<true> | false> {
  const { weddingId } = by
  const notification = notifying(clock, by, 'guest.removed', { guestId, guestName: sql`full_name` })
  const { rows } = await db.execute(sql`
    with changed as (
      delete from guests where wedding_id = ${weddingId} and id = ${guestId} returning id, ${notification} as notified
    ), ${recording('guests', recordedBy(by))}
    select id from changed`)
  return rows.length > 0 && new Notified(true)
}

async function findGuest(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  guestId: string,
): Promise<Guest | undefined> {
  const { rows } = await db.execute<Guest>(sql`
    select ${sql.raw(GUEST.one)} from guests where wedding_id = ${weddingId} and id = ${guestId}`)
  return rows[0]
}
