import type { Appointment } from '#contract/appointments.ts'
import type { AppointmentTime } from '#domain/calendar/appointments.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { readAgain, showAt, updateAppointment } from './appointments.actions.ts'
import { timeInWords } from './week-words.ts'

/** Milliseconds after the last press of a key, when the move is saved. */
const AFTER_KEYS_MS = 700

const waiting = new Map<string, { before: AppointmentTime; timer: ReturnType<typeof setTimeout> }>()

/** Moves an appointment at once; several presses of a key are saved together, with one way back. */
export function moveAppointment(
  { id, title, ...now }: Appointment,
  time: AppointmentTime,
  byKeys = false,
): void {
  const waits = waiting.get(id)
  clearTimeout(waits?.timer)
  const before = waits?.before ?? { day: now.day, startsAt: now.startsAt, endsAt: now.endsAt }
  showAt(id, time)
  const save = () => {
    waiting.delete(id)
    void saved({ id, title }, before, time)
  }
  waiting.set(id, { before, timer: setTimeout(save, byKeys ? AFTER_KEYS_MS : 0) })
}

type Named = Pick<Appointment, 'id' | 'title'>

async function saved({ id, title }: Named, before: AppointmentTime, time: AppointmentTime): Promise<void> {
  try {
    await updateAppointment(id, { time, from: { time: before } })
    showToast(`«${title}»: ${timeInWords(time)}.`, {
      action: { label: 'Deshacer', onAction: () => void back(id, { from: time, to: before }) },
    })
  } catch (error) {
    showAt(id, before)
    showToast(`No hemos podido moverla. ${messageFor(error)}`, { tone: 'failed' })
    await readAgain()
  }
}

async function back(id: string, { from, to }: { from: AppointmentTime; to: AppointmentTime }): Promise<void> {
  try {
    await updateAppointment(id, { time: to, from: { time: from } })
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
    await readAgain()
  }
}
