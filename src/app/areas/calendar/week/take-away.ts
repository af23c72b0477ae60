import type { Appointment } from '#contract/appointments.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { removeAppointment } from './appointments.actions.ts'

/** Removes an appointment, which can be undone. */
export async function takeAway(appointment: Appointment): Promise<void> {
  try {
    const takeBack = await removeAppointment(appointment)
    showToast(`«${appointment.title}» quitada.`, {
      action: { label: 'Deshacer', onAction: () => void bringBack(takeBack) },
    })
  } catch (error) {
    showToast(`No hemos podido quitarla. ${messageFor(error)}`, { tone: 'failed' })
  }
}

async function bringBack(takeBack: () => Promise<void>): Promise<void> {
  try {
    await takeBack()
  } catch (error) {
    showToast(`No hemos podido deshacerlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}
