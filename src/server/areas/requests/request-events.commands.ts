import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { plannerRequestEvents } from '#db/schema/planner-request-events.ts'
import { plannerRequests } from '#db/schema/planners.ts'
import {
  authorOf,
  type LostReason,
  REQUEST_EVENTS_MAX,
  type RequestEventKind,
  standingOf,
} from '#domain/planners/request-stages.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import type { Mail } from '#server/platform/mail.ts'
import { isEventOf, newestEvents } from './request-events.queries.ts'
import { findRequest, isRequest } from './requests.queries.ts'

/** One request to one planner. */
export type RequestKey = { plannerId: string; requestId: string }

type Added = {
  id?: string | undefined
  kind: RequestEventKind
  isNoted?: boolean
  reason?: LostReason
  text?: string | null
}

/** Adds what has happened with a request, once for an id, and lets its status follow. */
export async function addEvent(tx: Transaction, clock: Clock, key: RequestKey, event: Added): Promise<void> {
  const { plannerId, requestId } = key
  await tx.execute(sql`
    select 1 from planner_requests where planner_id = ${plannerId} and id = ${requestId} for update`)
  await tx
    .insert(plannerRequestEvents)
    .values({
      ...{ plannerId, requestId, kind: event.kind, id: event.id ?? newId(), at: clock.now() },
      author: authorOf(event.kind),
      isNoted: event.isNoted ?? false,
      reason: event.reason ?? null,
      text: event.text ?? null,
    })
    .onConflictDoNothing()
  await dropReplaced(tx, key)
  await followEvents(tx, key)
}

/** Drops the oldest events beyond the limit that a newer one of their kind has replaced. */
async function dropReplaced(tx: Transaction, { plannerId, requestId }: RequestKey): Promise<void> {
  const many = (await tx.$count(plannerRequestEvents, isEventOf(plannerId, requestId))) - REQUEST_EVENTS_MAX
  if (many <= 0) return
  await tx.execute(sql`
    delete from planner_request_events
    where planner_id = ${plannerId} and request_id = ${requestId} and id in (
      select id from (
        select id, at, row_number() over (partition by kind order by at desc, id desc) as place
        from planner_request_events where planner_id = ${plannerId} and request_id = ${requestId}
      ) as placed
      where place > 1 order by at, id limit ${many})`)
}

/** A request is new until something was done about it; what was put away stays there. */
async function followEvents(tx: Transaction, { plannerId, requestId }: RequestKey): Promise<void> {
  const request = await findRequest(tx, plannerId, requestId)
  if (!request || request.status === 'archived' || request.status === 'spam') return
  const status = request.stage === 'new' ? 'new' : 'answered'
  if (status !== request.status)
    await tx.update(plannerRequests).set({ status }).where(isRequest(plannerId, requestId))
}

/** Whether a request, once it is brought back, is new. */
export async function isNewStill(tx: Transaction, { plannerId, requestId }: RequestKey): Promise<boolean> {
  const events = (await newestEvents(tx, plannerId, [requestId])).get(requestId) ?? []
  return standingOf(events, false).stage === 'new'
}

/** Notes what happened outside of Azahar. */
export async function noteEvent(db: Database, clock: Clock, key: RequestKey, event: Added) {
  await db.transaction((tx) => addEvent(tx, clock, key, { ...event, isNoted: true }))
  return findRequest(db, key.plannerId, key.requestId)
}

/** Takes a note back; what Azahar did itself stays. */
export async function removeNote(db: Database, { plannerId, requestId }: RequestKey, eventId: string) {
  const isNote = and(
    isEventOf(plannerId, requestId),
    eq(plannerRequestEvents.id, eventId),
    eq(plannerRequestEvents.isNoted, true),
  )
  await db.transaction(async (tx) => {
    await tx.delete(plannerRequestEvents).where(isNote)
    await followEvents(tx, { plannerId, requestId })
  })
  return findRequest(db, plannerId, requestId)
}

/** Takes back an event of our own, whose cause was taken back. */
export async function removeEvent(tx: Transaction, { plannerId, requestId }: RequestKey, eventId: string) {
  const isEvent = and(isEventOf(plannerId, requestId), eq(plannerRequestEvents.id, eventId))
  await tx.delete(plannerRequestEvents).where(isEvent)
  await followEvents(tx, { plannerId, requestId })
}

type Loss = { id?: string | undefined; reason: LostReason; text: string | null; mail?: Omit<Mail, 'id'> }

/** Gives a request up, lets its date go, and tells the couple so when there is a mail. A retried loss is noted and mailed once. */
export async function loseRequest(db: Database, clock: Clock, key: RequestKey, { mail, ...loss }: Loss) {
  await db.transaction(async (tx) => {
    const before = await findRequest(tx, key.plannerId, key.requestId)
    await addEvent(tx, clock, key, { ...loss, kind: 'lost' })
    await tx.update(plannerRequests).set({ heldUntil: null }).where(isRequest(key.plannerId, key.requestId))
    if (mail && before?.stage !== 'lost') await sendMail(tx, mail)
  })
  return findRequest(db, key.plannerId, key.requestId)
}

/** Goes on with a request that was given up. */
export async function resumeRequest(db: Database, clock: Clock, key: RequestKey) {
  await db.transaction(async (tx) => {
    const before = await findRequest(tx, key.plannerId, key.requestId)
    if (before?.stage === 'lost') await addEvent(tx, clock, key, { kind: 'resumed' })
  })
  return findRequest(db, key.plannerId, key.requestId)
}
