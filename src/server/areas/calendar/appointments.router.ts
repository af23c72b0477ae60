import { APPOINTMENTS_MAX } from '#domain/calendar/appointments.ts'
import { planner } from '#server/core/procedures/procedures.ts'
import { newId } from '#server/platform/ids.ts'
import { addAppointment, removeAppointment, updateAppointment } from './appointments.commands.ts'
import { readWeek } from './appointments.queries.ts'

const routes = planner.calendar.appointments

export const appointmentsRouter = {
  week: routes.week.handler(({ context: { platform, actor }, input }) =>
    readWeek(platform.db, actor.userId, input.monday),
  ),

  add: routes.add.handler(async ({ context: { platform, actor }, input, errors }) => {
    const added = await addAppointment(platform, actor.userId, { ...input, id: input.id ?? newId() })
    if (added === 'full') throw errors.TOO_MANY_APPOINTMENTS({ data: { max: APPOINTMENTS_MAX } })
    if (added === 'WRONG_TIME') throw errors.WRONG_TIME()
    if (added === 'APPOINTMENT_WITH_OTHERS') throw errors.APPOINTMENT_WITH_OTHERS()
    return added
  }),

  update: routes.update.handler(async ({ context: { platform, actor }, input, errors }) => {
    const { appointmentId, ...changes } = input
    const changed = await updateAppointment(platform, actor.userId, appointmentId, changes)
    if (changed === 'notFound') throw errors.APPOINTMENT_NOT_FOUND()
    if (changed === 'WRONG_TIME') throw errors.WRONG_TIME()
    if (changed === 'APPOINTMENT_WITH_OTHERS') throw errors.APPOINTMENT_WITH_OTHERS()
    return changed
  }),

  remove: routes.remove.handler(async ({ context: { platform, actor }, input }) => {
    await removeAppointment(platform.db, actor.userId, input.appointmentId)
    return input
  }),
}
