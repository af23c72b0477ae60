import { APPOINTMENTS_MAX } from '#domain/calendar/appointments.ts'
import { APPOINTMENT_MAILS_A_DAY, ATTENDEE_ADDRESSES_MAX } from '#domain/calendar/attendees.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { newId } from '#server/platform/ids.ts'
import { addAppointment, removeAppointment, updateAppointment } from './appointments.commands.ts'
import { readWeek } from './appointments.queries.ts'
import { listInvitable } from './attendees.queries.ts'
import { declineProposal, takeBackDecline } from './decline-proposal.commands.ts'

const MAILS = { max: APPOINTMENT_MAILS_A_DAY }
const ADDRESSES = { max: ATTENDEE_ADDRESSES_MAX }

const routes = business('calendar').calendar.appointments

export const appointmentsRouter = {
  week: routes.week.handler(({ context: { platform, ownerId }, input }) =>
    readWeek(platform.db, ownerId, input.monday),
  ),

  invitable: routes.invitable.handler(({ context: { platform, ownerId }, input }) =>
    listInvitable(platform.db, ownerId, input.weddingId),
  ),

  add: routes.add.handler(async ({ context: { platform, ownerId, actor }, input, errors }) => {
    const whose = { ownerId, madeBy: actor.userId }
    const added = await addAppointment(platform, whose, { ...input, id: input.id ?? newId() })
    if (added === 'full') throw errors.TOO_MANY_APPOINTMENTS({ data: { max: APPOINTMENTS_MAX } })
    if (added === 'WRONG_TIME') throw errors.WRONG_TIME()
    if (added === 'APPOINTMENT_WITH_OTHERS') throw errors.APPOINTMENT_WITH_OTHERS()
    if (added === 'ATTENDEE_NOT_MEMBER') throw errors.ATTENDEE_NOT_MEMBER()
    if (added === 'TOO_MANY_ATTENDEES') throw errors.TOO_MANY_ATTENDEES({ data: ADDRESSES })
    if (added === 'TOO_MANY_APPOINTMENT_MAILS') throw errors.TOO_MANY_APPOINTMENT_MAILS({ data: MAILS })
    return added
  }),

  update: routes.update.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const { appointmentId, ...changes } = input
    const changed = await updateAppointment(platform, ownerId, appointmentId, changes)
    if (typeof changed === 'object' && 'stored' in changed)
      throw errors.APPOINTMENT_CHANGED({ data: changed })
    if (changed === 'notFound') throw errors.APPOINTMENT_NOT_FOUND()
    if (changed === 'WRONG_TIME') throw errors.WRONG_TIME()
    if (changed === 'APPOINTMENT_WITH_OTHERS') throw errors.APPOINTMENT_WITH_OTHERS()
    if (changed === 'ATTENDEE_NOT_MEMBER') throw errors.ATTENDEE_NOT_MEMBER()
    if (changed === 'TOO_MANY_ATTENDEES') throw errors.TOO_MANY_ATTENDEES({ data: ADDRESSES })
    if (changed === 'TOO_MANY_APPOINTMENT_MAILS') throw errors.TOO_MANY_APPOINTMENT_MAILS({ data: MAILS })
    return changed
  }),

  declineProposal: routes.declineProposal.handler(
    async ({ context: { platform, ownerId }, input: { appointmentId, ...which }, errors }) => {
      const declined = await declineProposal(platform, { ownerId, id: appointmentId }, which)
      if (declined === 'notFound') throw errors.APPOINTMENT_NOT_FOUND()
      if (declined === 'gone') throw errors.PROPOSAL_GONE()
      return declined
    },
  ),

  takeBackDecline: routes.takeBackDecline.handler(
    async ({ context: { platform, ownerId }, input: { appointmentId, ...which }, errors }) => {
      const again = await takeBackDecline(platform, { ownerId, id: appointmentId }, which)
      if (again === 'notFound') throw errors.APPOINTMENT_NOT_FOUND()
      if (again === 'gone') throw errors.PROPOSAL_DECLINED()
      return again
    },
  ),

  remove: routes.remove.handler(async ({ context: { platform, ownerId }, input }) => {
    const removed = await removeAppointment(platform, ownerId, input.appointmentId)
    return { ...input, removed }
  }),
}
