import { defineJob } from '#server/core/jobs/job.ts'
import { mailAppointment } from './mail-appointment.commands.ts'

export const mailAppointmentJob = defineJob('mail-appointment', {
  run: ({ ownerId, appointmentId }, deps) => mailAppointment(deps, { ownerId, id: appointmentId }),
})
