import { defineJob } from '#server/core/jobs/job.ts'
import { remindOfAppointment } from './remind-appointment.commands.ts'

export const remindAppointmentJob = defineJob('remind-appointment', {
  run: ({ ownerId, appointmentId, at }, deps) =>
    remindOfAppointment(deps, { ownerId, id: appointmentId }, new Date(at)),
})
