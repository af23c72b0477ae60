import { sql } from 'drizzle-orm'
import type { Guest } from '#contract/guests.ts'
import type { Database } from '#db/client.ts'
import { guests } from '#db/schema/guests.ts'
import { notifying } from '#server/areas/notifications/notify.ts'
import { type ActingMember, recordedBy, recording } from '#server/core/changes.ts'
import { Notified } from '#server/core/notified.ts'
import { updateRecorded } from '#server/core/recorded.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findGuest, GUEST } from './guests.queries.ts'

export type GuestChanges = Partial<Pick<Guest, 'fullName' | 'email' | 'notes' | 'rsvp' | 'maybe'>>

/** The answer as it was seen: one that is another by now is left alone. */
type SeenAnswer = { from?: Pick<Guest, 'rsvp' | 'maybe'> | undefined }

/** Changes the given fields of a guest; `undefined` when the wedding has no such guest with the answer that was seen. */
export async function updateGuest(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  guestId: string,
  changes: GuestChanges & SeenAnswer,
): Promise<Notified<Guest> | Guest | undefined> {
  const { weddingId } = by
  const { fullName, email, notes, rsvp, maybe, from } = changes
  const set = { fullName, email, notes, rsvp, maybe }
  const isAnswer = rsvp !== undefined || maybe !== undefined
  if (Object.values(set).every((value) => value === undefined)) return findGuest(db, weddingId, guestId)
  const { rows } = await db.execute<Guest>(
    updateRecorded(guests, {
      area: 'guests',
      by: recordedBy(by),
      set,
      before: sql`
        select id as guest_id, rsvp as answer, maybe as mark from guests where wedding_id = ${weddingId} and id = ${guestId}
        for update`,
      where: sql`${guests.id} = guest_id${from ? sql` and answer is not distinct from ${from.rsvp} and mark = ${from.maybe}` : sql``}`,
      returning: GUEST,
      notification: isAnswer ? answerNotification(clock, by, guestId) : sql`null`,
    }),
  )
  return rows[0] && isAnswer ? new Notified(rows[0]) : rows[0]
}

/** Other members are notified of an answer only when it differs from the one before (spec 4). */
function answerNotification(clock: Clock, by: ActingMember<'guests', 'edit'>, guestId: string) {
  const notification = notifying(clock, by, 'rsvp.changed', {
    ...{ guestId, guestName: sql`full_name`, rsvp: sql`rsvp`, maybe: sql`maybe` },
  })
  return sql`case when rsvp is distinct from answer or maybe is distinct from mark then ${notification} end`
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
