import { MINUTE_MS } from '../time/time.ts'
import type { AppointmentReminder, AppointmentTime } from './appointments.ts'
import { madridInstant } from './madrid-instant.ts'

/** When an appointment reminds of itself; null for one that does not, or whose instant has passed. */
export function remindAt(
  { day, startsAt, reminder }: Omit<AppointmentTime, 'endsAt'> & { reminder: AppointmentReminder | null },
  now: Date,
): Date | null {
  if (reminder === null) return null
  const at = new Date(madridInstant(day, startsAt).getTime() - reminder * MINUTE_MS)
  return at > now ? at : null
}
