import type { AppointmentTime } from '#domain/calendar/appointments.ts'
import { type AttendanceAnswer, isOtherTime, isOver, isStaleReply } from '#domain/calendar/attendees.ts'
import { isStaleProposal } from '#domain/calendar/proposals.ts'
import type { Platform } from '#server/core/context.ts'
import { findOpenedAppointment, type OpenedAppointment } from './answer-appointment.queries.ts'
import { appointmentUid } from './appointment-file.ts'
import { keepAnswer } from './attendees.commands.ts'
import { lockAppointment } from './attendees.queries.ts'
import { keepProposal } from './proposals.commands.ts'
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
 * that appointment, and none about it as it was before (RFC 5546, 2.1.5, 3.2.3 and 3.2.7). A proposal of another time is kept
 * for the planner. Gives whether it was applied.
 */
export function applyReply({ db, clock }: Deps, token: string, reply: CalendarReply): Promise<boolean> {
  const { uid, attendee, senders, status, proposed, sequence, stamp } = reply
  return db.transaction(async (tx) => {
    const seen = await findOpenedAppointment(tx, clock, token)
    if (!seen) return false
    await lockAppointment(tx, { ownerId: seen.ownerId, id: seen.appointmentId })
    const opened = await findOpenedAppointment(tx, clock, token)
    if (!opened || attendee !== opened.email || !senders.includes(opened.email)) return false
    if (idOf(uid) !== idOf(appointmentUid(opened.appointmentId, ''))) return false
    const now = clock.now()
    const answeredAt = stamp && stamp < now ? stamp : now
    const given = { sequence, stamp: answeredAt }
    if (proposed && !isProposable(proposed, opened, now)) return false
    if (proposed && isStaleProposal(given, opened)) return false
    if (proposed) await keepProposal(tx, opened, { proposed, proposedAt: answeredAt })
    const isNew = status !== null && !isStaleReply(given, opened)
    if (isNew) await keepAnswer(tx, opened, { status, answeredAt })
    return proposed !== null || isNew
  })
}

/** Whether a time is to come and another one than the present, which is the one that the person was told. */
const isProposable = (proposed: AppointmentTime, opened: OpenedAppointment, now: Date): boolean =>
  !isOver(proposed, now) &&
  !isOtherTime(opened.toldContent, opened) &&
  isOtherTime(opened.toldContent, proposed)

/** Whether an address is that of an invitation which may still be answered. */
export const isInvitation = async ({ db, clock }: Deps, token: string): Promise<boolean> =>
  (await findOpenedAppointment(db, clock, token)) !== null
