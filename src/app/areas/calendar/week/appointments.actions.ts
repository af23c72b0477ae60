import { ORPCError } from '@orpc/client'
import type { Appointment, Invited, PlannerWeek } from '#contract/appointments.ts'
import type { AppointmentTime } from '#domain/calendar/appointments.ts'
import { codeOf } from '../../../shared/error-messages.ts'
import { api, client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import '../calendar.sentences.ts'
import { invitedTo } from './invited-people.ts'

export type AppointmentFields = Omit<Appointment, 'id' | 'with' | 'attendees'>

type Inviting = { invited?: Invited; invitedFrom?: Invited }

/** Adds an appointment. The id is the same for each try, so that it is added once. */
export const addAppointment = async (
  id: string,
  fields: AppointmentFields & Pick<Inviting, 'invited'>,
): Promise<void> => {
  await client.calendar.appointments.add({ id, ...fields })
  await readAgain()
}

/** Fields of an appointment; the day and its times go together. */
export type AppointmentChanges = Partial<Omit<AppointmentFields, keyof AppointmentTime>> & {
  time?: AppointmentTime
}

/** Fields that are changed, as they were shown in `from`. */
type ShownChanges = AppointmentChanges & Inviting & { from: AppointmentChanges }

/** Changes the given fields of an appointment. Fails where another page has changed the same. */
export const updateAppointment = async (appointmentId: string, changes: ShownChanges): Promise<void> => {
  await client.calendar.appointments.update({ appointmentId, ...changes })
  await readAgain()
}

/** Saves a change; gives the appointment as it is by now where another page has changed the same. */
export async function updateUnlessOvertaken(id: string, changes: ShownChanges): Promise<Appointment | null> {
  try {
    await updateAppointment(id, changes)
    return null
  } catch (error) {
    if (!(error instanceof ORPCError) || codeOf(error) !== 'APPOINTMENT_CHANGED') throw error
    void readAgain()
    return (error.data as { stored: Appointment }).stored
  }
}

/** Removes an appointment; gives how it comes back as it was by then, with its people. */
export async function removeAppointment(shown: Appointment): Promise<() => Promise<void>> {
  const { removed } = await client.calendar.appointments.remove({ appointmentId: shown.id })
  await readAgain()
  const { id, with: _, attendees, ...fields } = removed ?? shown
  return () => addAppointment(id, { ...fields, invited: invitedTo({ attendees }) })
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
