import { sql } from 'drizzle-orm'
import type { Guest } from '#contract/guests.ts'
import type { Database, Transaction } from '#db/client.ts'
import { type GuestDraft, IMPORT_MAX_ROWS, type Rsvp } from '#domain/guests.ts'
import { notificationEvent, notifying } from '#server/areas/notifications/notify.ts'
import type { MemberWeddingId } from '#server/core/auth/membership.ts'
import {
  type ActingMember,
  lockForWriting,
  recording,
  sharedWriteLock,
  withValues,
} from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { GUEST } from './guests.queries.ts'

/**
 * Adds a guest: one statement, hence one transaction and one journey to the database. An `id` that
 * is in this wedding already answers with the row that stands there. `null` when the list is full.
 */
export async function addGuest(
  { db, clock, queues, limits }: Pick<Platform, 'db' | 'clock' | 'queues' | 'limits'>,
  by: ActingMember<'guests', 'edit'>,
  draft: GuestDraft & { id?: string | undefined; createdAt?: string | undefined },
): Promise<Notified<Guest> | null> {
  const { weddingId } = by
  const id = draft.id ?? newId()
  const values = (below: number) => valuesOf(clock, by, { ...draft, id }, below)
  const max = limits.wedding.guests
  const { rows } = await db.$client.query<Guest>({ ...ADD, values: values(Math.max(0, max - MARGIN)) })
  // Retries share the id, so a retried insert returns the existing row.
  const known = rows[0] ?? (await findGuest(db, weddingId, id))
  if (known) return new Notified(known)
  return queues.imports.run(weddingId, () =>
    db.transaction(async (tx) => {
      await lockForWriting(tx, weddingId, 'guests')
      const { rows } = await tx.execute<Guest>(withValues(ADD.text, values(max)))
      const added = rows[0] ?? (await findGuest(tx, weddingId, id))
      return added ? new Notified(added) : null
    }),
  )
}

/**
 * Below the limit by this much, additions run concurrently: an import and a hundred
 * others that run at the same time still fit. Nearer to it they take the list's lock one after the other.
 */
const MARGIN = IMPORT_MAX_ROWS + 100

function valuesOf(
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  draft: GuestDraft & { id: string; createdAt?: string | undefined },
  below: number,
) {
  const { id, fullName, email, rsvp, notes, createdAt } = draft
  const event = notificationEvent(clock, by, 'guest.added', { guestId: id, guestName: fullName })
  const now = clock.now().toISOString()
  return [
    ...[by.weddingId, id, fullName, email, rsvp, notes, now, createdAt],
    ...[by.actor.userId, event, below, by.action ?? ''],
  ]
}

/**
 * Adds one guest when there are fewer than `$11` and no import holds the list. The version of the list is
 * never below the number of its guests, so they are counted only in lists that have seen many changes.
 * Whether there are other members to notify is asked here already, because calling the function costs more
 * than finding that there are none.
 */
const ADD = {
  name: 'guests-add',
  text: `
    with changed as (
      insert into guests (wedding_id, id, full_name, email, rsvp, notes, created_at)
      select $1::uuid, $2::uuid, $3, $4, $5::boolean, $6, least($8::timestamptz, $7::timestamptz)
      from ${sharedWriteLock('guests')} as free
      where free and case
        when (
          select coalesce(sum(version), 0) from wedding_versions where wedding_id = $1 and area = 'guests'
        ) < $11 then true
        else (select count(*) from (select from guests where wedding_id = $1 limit $11) as present) < $11
      end
      on conflict (wedding_id, id) do nothing
      returning ${GUEST.one}, case when exists (
        select from wedding_members where wedding_id = $1 and user_id <> $9
      ) then notify_wedding_members($1, $9, $10) end as notified
    ), ${recording('guests', '$9', '$12')}
    select ${GUEST.names} from changed`,
}

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
  const sets = [
    changes.fullName !== undefined && sql`full_name = ${changes.fullName}`,
    changes.email !== undefined && sql`email = ${changes.email}`,
    changes.notes !== undefined && sql`notes = ${changes.notes}`,
    changes.rsvp !== undefined && sql`rsvp = ${changes.rsvp}`,
  ].filter((set) => set !== false)
  if (sets.length === 0) return findGuest(db, weddingId, guestId)
  const notification =
    changes.rsvp === undefined ? sql`null` : answerNotification(clock, by, guestId, changes.rsvp)
  const { rows } = await db.execute<Guest>(sql`
    with before as (
      select id as guest_id, rsvp as answer from guests where wedding_id = ${weddingId} and id = ${guestId}
      for update
    ), changed as (
      update guests set ${sql.join(sets, sql`, `)} from before where wedding_id = ${weddingId} and id = guest_id
      returning ${sql.raw(GUEST.one)}, ${notification} as notified
    ), ${recordingOf(by)}
    select ${sql.raw(GUEST.names)} from changed`)
  return rows[0] && changes.rsvp !== undefined ? new Notified(rows[0]) : rows[0]
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
    ), ${recordingOf(by)}
    select id from changed`)
  return rows.length > 0 && new Notified(true)
}

const recordingOf = ({ weddingId, actor, action = '' }: ActingMember<'guests', 'edit'>) =>
  withValues(recording('guests', '$2', '$3'), [weddingId, actor.userId, action])

async function findGuest(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  guestId: string,
): Promise<Guest | undefined> {
  const { rows } = await db.execute<Guest>(sql`
    select ${sql.raw(GUEST.one)} from guests where wedding_id = ${weddingId} and id = ${guestId}`)
  return rows[0]
}
