import { type SQL, sql } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import type { Guest } from '#contract/guests.ts'
import type { Database } from '#db/client.ts'
import { guests } from '#db/schema/guests.ts'
import type { NewGuest } from '#domain/guests/guests.ts'
import { notificationEvent } from '#server/areas/notifications/notify.ts'
import {
  type ActingMember,
  concurrentBelow,
  hasRoom,
  lockForWriting,
  recordingEach,
} from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { gathered, type Waiting } from '#server/core/gathered.ts'
import { Notified } from '#server/core/notified.ts'
import { insertRecorded } from '#server/core/recorded.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { preparedStatement } from '#server/platform/postgres/prepared.ts'
import { findGuest, GUEST } from './guests.queries.ts'

/**
 * Adds a guest: one statement, hence one transaction and one journey to the database, which it shares with guests that
 * are added to other weddings in the same turn of the event loop (decision 138). An `id` that
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
  guest: NewGuest & { maybe?: boolean | undefined; id?: string | undefined; createdAt?: string | undefined },
): Promise<Notified<Guest> | null> {
  const { weddingId } = by
  const id = guest.id ?? newId()
  const values = (below: number) => valuesOf(clock, by, { ...guest, id }, below)
  const max = limits.wedding.guests
  const added = await addWithOthers(db, values(concurrentBelow(max)))
  // Idempotent: retries share the id, so a retried insert returns the existing row.
  const known = added ?? (await findGuest(db, weddingId, id))
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
  guest: NewGuest & { maybe?: boolean | undefined; id: string; createdAt?: string | undefined },
  below: number,
) {
  const { id, fullName, email, rsvp, maybe = false, notes, createdAt = null } = guest
  const event = notificationEvent(clock, by, 'guest.added', { guestId: id, guestName: fullName })
  const now = clock.now().toISOString()
  const author = { weddingId: by.weddingId, actorId: by.actor.userId, action: by.action ?? '' }
  return { ...author, id, fullName, email, rsvp, maybe, notes, now, createdAt, event, below }
}

type Addition = ReturnType<typeof valuesOf>

/**
 * Adds one guest when there are fewer than `below` and no import holds the list. Whether there are other members to notify is asked here already, because calling the function costs more
 * than finding that there are none.
 */
function insertGuest(given: Addition): SQL {
  const { weddingId, actorId, action, event, below } = given
  return insertRecorded(guests, {
    area: 'guests',
    by: { weddingId, actorId, action },
    row: {
      id: given.id,
      fullName: given.fullName,
      email: given.email,
      rsvp: given.rsvp,
      maybe: given.maybe,
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

/** Additions of one statement. */
const TOGETHER_MAX = 16

/**
 * The same for one guest each of several weddings, as JSON: how many they are does not change the plan. A wedding whose
 * row another transaction holds is left out, so that the others do not wait for it. The order of the weddings is one
 * for all statements, which then wait for each other in no circle.
 */
const ADD_TOGETHER = preparedStatement(
  'guests-add-together',
  ({ additions, below }: { additions: string; below: number }) => sql`
    with asked as (
      select a.wedding_id, a.id, a."fullName", a.email, a.rsvp, a.maybe, a.notes, least(a."createdAt", a.now) as created_at,
        a.actor_id, a.action, a.event
      from (
        select "weddingId" as wedding_id, id, "fullName", email, rsvp, maybe, notes, "createdAt", now, "actorId" as actor_id, action, event
        from json_to_recordset(${additions}::json) as sent ("weddingId" uuid, id uuid, "fullName" text, email text,
          rsvp boolean, maybe boolean, notes text, "createdAt" timestamptz, now timestamptz, "actorId" uuid, action text, event text)
        limit ${sql.raw(String(TOGETHER_MAX))}
      ) a
      join weddings w on w.id = a.wedding_id
      order by a.wedding_id
      for key share of w skip locked
    ), changed as (
      insert into guests (wedding_id, id, full_name, email, rsvp, maybe, notes, created_at)
      select wedding_id, id, "fullName", email, rsvp, maybe, notes, created_at from asked
      where has_room(wedding_id, 'guests', ${below}::int)
      on conflict (wedding_id, id) do nothing
      returning guests.wedding_id, ${sql.raw(GUEST.one)}, (
        select case when exists (
          select from wedding_members m where m.wedding_id = asked.wedding_id and m.user_id <> asked.actor_id
        ) then notify_wedding_members(asked.wedding_id, asked.actor_id, asked.event) end
        from asked where asked.wedding_id = guests.wedding_id) as notified
    ), ${recordingEach('guests')}
    select wedding_id as "weddingId", ${sql.raw(GUEST.names)} from changed`,
)

/** The guest, or `undefined` where none was added. */
const addWithOthers = gathered<Addition, Guest | undefined>(async (db, all) => {
  await Promise.all(apart(all).map((some) => (some.length > 1 ? addTogether(db, some) : addAlone(db, some))))
})

type Waits = Waiting<Addition, Guest | undefined>

/** Parts in which each wedding is once: a transaction has one line of activity in a wedding. */
function apart(all: readonly Waits[]): Waits[][] {
  const parts: Waits[][] = []
  for (const one of all) {
    const { weddingId } = one.question
    const part = parts.find(
      (some) => some.length < TOGETHER_MAX && some.every(({ question }) => question.weddingId !== weddingId),
    )
    if (part) part.push(one)
    else parts.push([one])
  }
  return parts
}

async function addAlone(db: Database, all: readonly Waits[]): Promise<void> {
  const add = async ({ question }: Waits) => (await db.$client.query<Guest>(ADD(question))).rows[0]
  await Promise.all(all.map((one) => add(one).then(one.resolve, one.reject)))
}

/** Those that could not be added with the others, or with which nothing could be added, are tried by themselves. */
async function addTogether(db: Database, all: readonly Waits[]): Promise<void> {
  try {
    const additions = JSON.stringify(all.map(({ question }) => question))
    const { below } = all[0]!.question
    const { rows } = await db.$client.query<Guest & { weddingId?: string }>(
      ADD_TOGETHER({ additions, below }),
    )
    const added = new Map(rows.map(({ weddingId, ...guest }) => [weddingId, guest]))
    for (const { question, resolve } of all) {
      const guest = added.get(question.weddingId)
      if (guest) resolve(guest)
    }
    await addAlone(
      db,
      all.filter(({ question }) => !added.has(question.weddingId)),
    )
  } catch (error) {
    if (error instanceof DatabaseError) return addAlone(db, all)
    for (const { reject } of all) reject(error)
  }
}
