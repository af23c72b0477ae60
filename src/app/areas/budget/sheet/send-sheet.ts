import type { SheetImport } from '#domain/budget/sheet/sheet-request.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { api, client } from '../../../sync/api.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { refreshVendors } from '../../vendors/vendors.queries.ts'
import '../../../shared/payments/payments-full.sentences.ts'

/** Sends a sheet as one act, and reads what it has changed. */
export async function sendSheet(weddingId: string, sheet: SheetImport) {
  const done = await client.budget.importSheet({ weddingId, ...sheet })
  await refreshSheet(weddingId)
  return done
}

/** Takes an import back as far as nothing was changed since. */
export async function takeBack(weddingId: string, lineId: string): Promise<void> {
  try {
    const { conflicts } = await client.activity.undo({ weddingId, lineId })
    showToast(
      conflicts.length === 0
        ? 'Tu presupuesto está como antes de importar.'
        : 'Hemos deshecho lo que nadie ha cambiado desde entonces. El resto sigue como está.',
      { tone: 'undone' },
    )
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
  await refreshSheet(weddingId)
}

/** Reads all again that an import or its undoing changes. */
const refreshSheet = (weddingId: string) =>
  Promise.all([
    refreshVendors(weddingId),
    // Which vendors have payments, and what is due next, are queries beside the list.
    queryClient.invalidateQueries({ queryKey: api.payments.key() }),
    queryClient.invalidateQueries({ queryKey: api.activity.key() }),
  ])
