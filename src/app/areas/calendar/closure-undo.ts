import type { Closure } from '#contract/calendar.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { removeClosure, saveClosure } from './calendar.actions.ts'
import { rangeInWords } from './year-words.ts'

/** Says that days are closed, which can be undone. */
export const offerToOpen = (closure: Closure): void => {
  showToast(`Cerrado ${rangeInWords(closure)}.`, {
    action: { label: 'Deshacer', onAction: () => void trying(() => removeClosure(closure)) },
  })
}

/** Opens days again, which can be undone. */
export const openAgain = (closure: Closure): Promise<void> =>
  trying(async () => {
    await removeClosure(closure)
    showToast(`«${closure.label}» ya no está cerrado.`, {
      action: { label: 'Deshacer', onAction: () => void trying(() => saveClosure(closure)) },
    })
  })

async function trying(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    showToast(`No hemos podido guardarlo. ${messageFor(error)}`, { tone: 'failed' })
  }
}
