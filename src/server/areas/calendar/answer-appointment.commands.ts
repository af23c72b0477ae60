import { type AttendanceAnswer, isStaleReply } from '#domain/calendar/attendees.ts'
import type { Platform } from '#server/core/context.ts'
import { findOpenedAppointment } from './answer-appointment.queries.ts'
import { appointmentUid } from './appointment-file.ts'
import { keepAnswer } from './attendees.commands.ts'
import { lockAppointment } from './attendees.queries.ts'
import type { CalendarReply } from './read-reply.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** Keeps the answer that a person gave on the page of their link. */
export function answerAppointment(deps: Deps, token: string, status: AttendanceAnswer): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const opened = await findOpenedAppointment(tx, deps.clock, token)
    if (!opened) return
    await keepAnswer(tx, opened, { status, answeredAt: deps.clock.now() })
  })
}

/** The hosts of an installation may change: the id of the appointment stays. */
const idOf = (uid: string) => uid.split('@')[0]

/**
 * Applies the answer of a calendar that came to the address of an invitation: that of the person who was invited, about
 * that appointment, and none about it as it was before (RFC 5546, 2.1.5 and 3.2.3). Gives whether it was applied.
 */
export function applyReply(
  { db, clock }: Deps,
  token: string,
  { uid, attendee, senders, status, sequence, stamp }: CalendarReply,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const seen = await findOpenedAppointment(tx, clock, token)
    if (!seen) return false
    await lockAppointment(tx, { ownerId: seen.ownerId, id: seen.appointmentId })
    const opened = await findOpenedAppointment(tx, clock, token)
    if (!opened || attendee !== opened.email || !senders.includes(opened.email)) return false
    if (idOf(uid) !== idOf(appointmentUid(opened.appointmentId, ''))) return false
    const now = clock.now()
    const answeredAt = stamp && stamp < now ? stamp : now
    if (isStaleReply({ sequence, stamp: answeredAt }, opened)) return false
    await keepAnswer(tx, opened, { status, answeredAt })
    return true
  })
}

/** Whether an address is that of an invitation which may still be answered. */
export const isInvitation = async ({ db, clock }: Deps, token: string): Promise<boolean> =>
  (await findOpenedAppointment(db, clock, token)) !== null
