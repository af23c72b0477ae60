import type { Appointment, Invited, PlannerWeek } from '#contract/appointments.ts'
import type { AppointmentTime } from '#domain/calendar/appointments.ts'
import { api, client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import '../calendar.sentences.ts'

export type AppointmentFields = Omit<Appointment, 'id' | 'with' | 'attendees'>

type Inviting = { invited?: Invited }

/** Adds an appointment. The id is the same for each try, so that it is added once. */
export const addAppointment = async (id: string, fields: AppointmentFields & Inviting): Promise<void> => {
  await client.calendar.appointments.add({ id, ...fields })
  await readAgain()
}

/** Changes the given fields of an appointment. */
export const updateAppointment = async (
  appointmentId: string,
  changes: Partial<Omit<AppointmentFields, keyof AppointmentTime>> & Inviting & { time?: AppointmentTime },
): Promise<void> => {
  await client.calendar.appointments.update({ appointmentId, ...changes })
  await readAgain()
}

/** Removes an appointment; gives how it comes back, with its people. */
export async function removeAppointment({
  id,
  with: _,
  attendees: __,
  ...fields
}: Appointment): Promise<() => Promise<void>> {
  await client.calendar.appointments.remove({ appointmentId: id })
  await readAgain()
  return () => addAppointment(id, fields)
}

/** Shows an appointment at another time before the server knows. */
export const showAt = (id: string, time: AppointmentTime): void =>
  void queryClient.setQueriesData<PlannerWeek>(
    { queryKey: api.calendar.appointments.week.key() },
    (week) =>
      week && {
        ...week,
        appointments: week.appointments.map((each) => (each.id === id ? { ...each, ...time } : each)),
      },
  )

/** Reads the weeks that are shown again. */
export const readAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: api.calendar.appointments.week.key() })
