import type { SheetImport } from '#domain/budget/sheet/sheet-request.ts'
import { client } from '../../../sync/api.ts'
import { refreshSheet } from './refresh-sheet.ts'
import '../../../shared/payments/payments-full.sentences.ts'

/** Sends a sheet as one act, and reads what it has changed. */
export async function sendSheet(weddingId: string, sheet: SheetImport) {
  const done = await client.budget.importSheet({ weddingId, ...sheet })
  await refreshSheet(weddingId)
  return done
}
