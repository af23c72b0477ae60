import type { Vendor } from '#contract/vendors.ts'
import { dismissToast, showToast } from '#ui/toast-queue.ts'
import { codeOf, messageFor } from '../../../lib/error-messages.ts'
import type { Change, Removal } from '../../../lib/list-changes/change.ts'
import type { WaysOn } from '../../../lib/list-changes/list-changes.ts'
import { refreshVendors } from '../vendors.queries.ts'
import { keepLateEdit } from './gone-vendors.ts'

const removalToasts = new WeakMap<Change<Vendor>, number>()

/** Says that a vendor is no longer on the canvas, with a way back. */
export function reportRemoval(removal: Removal<Vendor>, component: string, undo: () => void) {
  const toast = showToast(`Has eliminado «${removal.item.name || component}» del canvas.`, {
    action: { label: 'Deshacer', onAction: undo },
  })
  removalToasts.set(removal, toast)
}

/**
 * Says politely that a change to the canvas was not saved and what we did about it. `true` when it
 * must be kept: a vendor that was added stays on the canvas unsaved, a text in its field.
 */
export function reportFailure(
  weddingId: string,
  change: Change<Vendor>,
  error: unknown,
  { retry, submit }: WaysOn<Vendor>,
): boolean {
  const { item: vendor } = change
  const retrying = { label: 'Reintentar', onAction: retry }
  const who = vendor.name ? `«${vendor.name}»` : 'el elemento'
  if (change.kind === 'remove') {
    dismissToast(removalToasts.get(change) ?? 0)
    showToast(`No se pudo eliminar ${who}. Lo hemos dejado como estaba.`, {
      tone: 'undone',
      action: retrying,
    })
    return false
  }
  if (change.kind === 'add') {
    if (['COMPONENT_NOT_FOUND', 'TOO_MANY_VENDORS'].includes(codeOf(error))) {
      void refreshVendors(weddingId)
      showToast(messageFor(error), { tone: 'undone' })
      return false
    }
    showToast(`No se pudo añadir ${who}. Sigue en el canvas, sin guardar.`, {
      tone: 'failed',
      action: retrying,
    })
    return true
  }
  if (codeOf(error) === 'VENDOR_NOT_FOUND') {
    void refreshVendors(weddingId)
    keepLateEdit(change, submit)
    return false
  }
  if (change.field === 'status') {
    const what = change.value === 'closed' ? 'confirmar' : 'desmarcar'
    showToast(`No se pudo ${what} ${who}. Lo hemos dejado como estaba.`, {
      tone: 'undone',
      action: retrying,
    })
    return false
  }
  showToast(`No se ha guardado ${THE[change.field] ?? 'el cambio'}. Lo que escribiste sigue en su casilla.`, {
    tone: 'failed',
    action: retrying,
  })
  return true
}

const THE: Record<string, string> = {
  name: 'el nombre del proveedor',
  cost: 'el presupuesto del proveedor',
  phone: 'el teléfono',
  email: 'el email',
  webpage: 'la web',
  details: 'la nota',
}
