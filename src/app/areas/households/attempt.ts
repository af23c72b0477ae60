import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { refreshHouseholds } from '../../shared/households/households-query.ts'

/** Does something with the families of a wedding and reads them again; `undefined` when it failed, as a toast says. */
export async function attempt<Result>(
  weddingId: string,
  act: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await act()
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
    return undefined
  } finally {
    await refreshHouseholds(weddingId)
  }
}
