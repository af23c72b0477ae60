import { APPOINTMENTS_MAX } from '#domain/calendar/appointments.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { newId } from '#server/platform/ids.ts'
import { addAppointment, removeAppointment, updateAppointment } from './appointments.commands.ts'
import { readWeek } from './appointments.queries.ts'

const routes = business('calendar').calendar.appointments

export const appointmentsRouter = {
  week: routes.week.handler(({ context: { platform, ownerId }, input }) =>
    readWeek(platform.db, ownerId, input.monday),
  ),

  add: routes.add.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const added = await addAppointment(platform, ownerId, { ...input, id: input.id ?? newId() })
    if (added === 'full') throw errors.TOO_MANY_APPOINTMENTS({ data: { max: APPOINTMENTS_MAX } })
    if (added === 'WRONG_TIME') throw errors.WRONG_TIME()
    if (added === 'APPOINTMENT_WITH_OTHERS') throw errors.APPOINTMENT_WITH_OTHERS()
    return added
  }),

  update: routes.update.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const { appointmentId, ...changes } = input
    const changed = await updateAppointment(platform, ownerId, appointmentId, changes)
    if (changed === 'notFound') throw errors.APPOINTMENT_NOT_FOUND()
    if (changed === 'WRONG_TIME') throw errors.WRONG_TIME()
    if (changed === 'APPOINTMENT_WITH_OTHERS') throw errors.APPOINTMENT_WITH_OTHERS()
    return changed
  }),

  remove: routes.remove.handler(async ({ context: { platform, ownerId }, input }) => {
    await removeAppointment(platform.db, ownerId, input.appointmentId)
    return input
  }),
}
