import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Invited } from '#contract/appointments.ts'
import type { Transaction } from '#db/client.ts'
import { appointmentAttendees } from '#db/schema/calendar.ts'
import {
  APPOINTMENT_MAILS_A_DAY,
  ATTENDEE_ADDRESSES_MAX,
  dueMethod,
  isSameTime,
  mergedPeople,
} from '#domain/calendar/attendees.ts'
import { DAY_MS, SECOND_MS } from '#domain/time/time.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import {
  type AppointmentKey,
  type AppointmentRow,
  type AttendeeRow,
  findInvitees,
  type Invitee,
  listAttendees,
  ofAppointment,
} from './attendees.queries.ts'
import { forgetProposals } from './proposals.commands.ts'

export type InvitingRefused = 'ATTENDEE_NOT_MEMBER' | 'TOO_MANY_ATTENDEES' | 'TOO_MANY_APPOINTMENT_MAILS'

/** The people of a change: all that it wants, and where it is known all that its page showed. */
export type Inviting = { invited?: Invited | undefined; invitedFrom?: Invited | undefined }

/** Mails wait until the changes of a moment are over: one that is taken back is none. */
const MAIL_AFTER_MS = 10 * SECOND_MS

/** 22 characters, which cannot be guessed. */
const TOKEN_BYTES = 16

/**
 * Invites the given people to an appointment as it is now, takes the others off, and lets all be told of what has changed
 * since `before`. `invited` is undefined where the people stay the same.
 */
export async function settleAttendees(
  tx: Transaction,
  clock: Clock,
  { before, now, ...inviting }: { before: AppointmentRow | null; now: AppointmentRow } & Inviting,
): Promise<InvitingRefused | null> {
  if (before && !isSameTime(before, now)) await forgetProposals(tx, now)
  const stored = before ? await listAttendees(tx, now) : []
  const invited = wantedPeople(stored, inviting)
  if (invited && invited.addresses.length > ATTENDEE_ADDRESSES_MAX) return 'TOO_MANY_ATTENDEES'
  const wanted = invited && (await findInvitees(tx, { ...invited, weddingId: now.weddingId }, stored))
  if (wanted === null) return 'ATTENDEE_NOT_MEMBER'
  const stays = (each: AttendeeRow) =>
    wanted ? wanted.some(({ email }) => email === each.email) : each.endedAt === null
  const fresh = (wanted ?? []).filter(({ email }) => stored.every((each) => each.email !== email))
  const askedNow = stored.filter((each) => {
    const wasDue = before !== null && dueMethod(each, before) === 'request'
    return !wasDue && stays(each) && dueMethod({ ...each, endedAt: null }, now) === 'request'
  })
  const mails = fresh.length + askedNow.length
  if (mails > 0 && !(await takeMails(tx, clock, now.ownerId, mails))) return 'TOO_MANY_APPOINTMENT_MAILS'
  await endAttendees(
    tx,
    clock,
    now,
    stored.filter((each) => !stays(each)),
  )
  await bringBack(
    tx,
    now,
    stored.filter((each) => each.endedAt !== null && stays(each)),
  )
  await addAttendees(tx, clock, now, fresh)
  if (stored.length + fresh.length > 0) await mailLater(tx, clock, now)
  return null
}

function wantedPeople(stored: readonly AttendeeRow[], { invited, invitedFrom }: Inviting) {
  if (!invited || !invitedFrom) return invited
  const open = stored.filter(({ endedAt }) => endedAt === null)
  const merged = (kind: keyof Invited, there: string[]) =>
    mergedPeople(there, { from: invitedFrom[kind], to: invited[kind] })
  return {
    members: merged(
      'members',
      open.flatMap(({ userId }) => userId ?? []),
    ),
    addresses: merged(
      'addresses',
      open.flatMap(({ userId, email }) => (userId ? [] : email)),
    ),
  }
}

/** Tells the people of an appointment in a moment what they do not know by then. */
export const mailLater = (tx: Transaction, clock: Clock, { ownerId, id }: AppointmentKey): Promise<void> =>
  addJob(
    tx,
    'mail-appointment',
    { ownerId, appointmentId: id },
    { key: `appointment/${ownerId}/${id}`, runAt: new Date(clock.now().getTime() + MAIL_AFTER_MS) },
  )

async function addAttendees(tx: Transaction, clock: Clock, { ownerId, id }: AppointmentKey, all: Invitee[]) {
  if (all.length === 0) return
  await tx.insert(appointmentAttendees).values(
    all.map((each) => ({
      ...{ ownerId, appointmentId: id, id: newId(), createdAt: clock.now(), ...each },
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
    })),
  )
}

const among = (key: AppointmentKey, rows: readonly AttendeeRow[]) =>
  and(
    ofAppointment(key),
    inArray(
      appointmentAttendees.id,
      rows.map(({ id }) => id),
    ),
  )

/** Their links end at once; the row stays until their calendar has been told. */
async function endAttendees(tx: Transaction, clock: Clock, key: AppointmentKey, rows: AttendeeRow[]) {
  if (rows.length === 0) return
  const untold = rows.filter(({ toldMethod }) => toldMethod === null)
  if (untold.length > 0) await tx.delete(appointmentAttendees).where(among(key, untold))
  await tx
    .update(appointmentAttendees)
    .set({ endedAt: clock.now() })
    .where(and(among(key, rows), isNull(appointmentAttendees.endedAt)))
}

async function bringBack(tx: Transaction, key: AppointmentKey, rows: AttendeeRow[]) {
  if (rows.length === 0) return
  await tx.update(appointmentAttendees).set({ endedAt: null }).where(among(key, rows))
}

/** Whether a planner may still cause so many mails: the window is a day from the first of them. */
async function takeMails(tx: Transaction, clock: Clock, ownerId: string, mails: number): Promise<boolean> {
  const key = `appointment-mails:${ownerId}`
  const now = clock.now()
  const resetAt = new Date(now.getTime() + DAY_MS).toISOString()
  const { rowCount } = await tx.execute(sql`
    insert into rate_limits as r (key, count, reset_at)
    select ${key}, ${mails}::int, ${resetAt} where ${mails}::int <= ${APPOINTMENT_MAILS_A_DAY}
    on conflict (key) do update set
      count = case when r.reset_at <= ${now.toISOString()} then excluded.count else r.count + excluded.count end,
      reset_at = case when r.reset_at <= ${now.toISOString()} then excluded.reset_at
        else least(r.reset_at, excluded.reset_at) end
    where r.reset_at <= ${now.toISOString()} or r.count + excluded.count <= ${APPOINTMENT_MAILS_A_DAY}`)
  return rowCount === 1
}

/** Keeps what a person answered. */
export const keepAnswer = (
  tx: Transaction,
  { ownerId, appointmentId, id }: Pick<AttendeeRow, 'ownerId' | 'appointmentId' | 'id'>,
  answer: Pick<AttendeeRow, 'status' | 'answeredAt'>,
) =>
  tx
    .update(appointmentAttendees)
    .set(answer)
    .where(and(ofAppointment({ ownerId, id: appointmentId }), eq(appointmentAttendees.id, id)))
