import type { PlannerRequest } from '#contract/requests.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { holdDate, releaseDate } from './requests.actions.ts'

/** Lets a held date go, which can be undone. */
export async function release({ id, name, heldUntil }: PlannerRequest): Promise<void> {
  try {
    await releaseDate(id)
    showToast(`La fecha de ${name} ya no está guardada.`, {
      action: { label: 'Deshacer', onAction: () => heldUntil && void holdAgain(id, heldUntil) },
    })
  } catch (error) {
    showToast(`No hemos podido soltarla. ${messageFor(error)}`, { tone: 'failed' })
  }
}

async function holdAgain(requestId: string, until: string): Promise<void> {
  try {
    await holdDate(requestId, until)
  } catch (error) {
    showToast(`No hemos podido guardarla. ${messageFor(error)}`, { tone: 'failed' })
  }
}
