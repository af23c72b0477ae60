import { useMutation } from '@tanstack/react-query'
import type { BusSheet } from '#contract/transport-sheet.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { sheetQuery } from './transport.queries.ts'
import './sheet.sentences.ts'

export type SheetFields = { company: string; contactName: string; contactPhone: string }

/** The fields of the sheet as a form has them. */
export const fieldsOf = ({ company, contactName, contactPhone }: BusSheet): SheetFields => ({
  company: company ?? '',
  contactName: contactName ?? '',
  contactPhone: contactPhone ?? '',
})

/** The same as it was last read. */
export function presentFields(weddingId: string): SheetFields | undefined {
  const sheet = queryClient.getQueryData(sheetQuery(weddingId).queryKey)
  return sheet && fieldsOf(sheet)
}

const keep = (weddingId: string) => (answer: BusSheet) => {
  queryClient.setQueryData(sheetQuery(weddingId).queryKey, answer)
  return answer
}

/** Saves the fields that were typed; the server refuses when they are no longer as they were shown. */
export async function saveSheet(weddingId: string, typed: SheetFields, shown: SheetFields): Promise<void> {
  const names = Object.keys(shown) as (keyof SheetFields)[]
  const changed = names.filter((name) => typed[name].trim() !== shown[name])
  if (changed.length === 0) return
  const given = (fields: SheetFields) =>
    Object.fromEntries(changed.map((name) => [name, fields[name] || null]))
  try {
    keep(weddingId)(await client.transport.sheet.update({ weddingId, ...given(typed), from: given(shown) }))
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: sheetQuery(weddingId).queryKey })
    throw error
  }
}

/** Mails the sheet to a company and keeps it as a version. */
export async function sendSheet(weddingId: string, { vendorId, name }: { vendorId: string; name: string }) {
  keep(weddingId)(await client.transport.sheet.send({ weddingId, vendorId }))
  showToast(`La hoja va de camino a ${name}. Desde aquí marcamos los cambios.`)
}

/** Keeps the sheet as a version that was handed over otherwise. */
export async function markSheetSent(weddingId: string) {
  const { versions } = keep(weddingId)(await client.transport.sheet.markSent({ weddingId }))
  showToast(`Versión ${versions[0]?.number ?? 1} guardada. Desde aquí marcamos los cambios.`)
}

/** Opening and revoking the link of the drivers, and noting by hand that the sheet was sent. */
export function useSheetLink(weddingId: string) {
  const options = {
    scope: { id: `bus sheet ${weddingId}` },
    onError: (error: Error) => showToast(messageFor(error), { tone: 'failed' }),
  }
  return {
    open: useMutation({
      ...options,
      mutationFn: () => client.transport.sheet.openLink({ weddingId }).then(keep(weddingId)),
    }),
    revoke: useMutation({
      ...options,
      mutationFn: () => client.transport.sheet.revokeLink({ weddingId }).then(keep(weddingId)),
      onSuccess: () => showToast('El enlace del conductor ya no vale.'),
    }),
    markSent: useMutation({ ...options, mutationFn: () => markSheetSent(weddingId) }),
  }
}
