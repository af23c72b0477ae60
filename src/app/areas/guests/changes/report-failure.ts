import type { Guest } from '#contract/guests.ts'
import { dismissToast, showToast } from '#ui/toast-queue.ts'
import { codeOf, messageFor } from '../../../lib/error-messages.ts'
import type { Change, Removal } from '../../../lib/list-changes/change.ts'
import type { WaysOn } from '../../../lib/list-changes/list-changes.ts'
import type { GuestField } from '../guests.changes.ts'
import { refreshGuestList } from '../guests.queries.ts'

const removalToasts = new WeakMap<Change<Guest>, number>()

/** Says that a guest is no longer in the list, with a way back. */
export function reportRemoval(removal: Removal<Guest>, undo: () => void) {
  const toast = showToast(`Has eliminado a ${removal.item.fullName}.`, {
    action: { label: 'Deshacer', onAction: undo },
  })
  removalToasts.set(removal, toast)
}

/**
 * Says politely that a change was not saved and what we did about it. `true` when the change must be
 * kept because it holds typed text: it stays in its cell until it is saved or given up.
 */
export function reportFailure(
  weddingId: string,
  change: Change<Guest>,
  error: unknown,
  { retry, submit }: WaysOn<Guest>,
): boolean {
  const { item: guest } = change
  const retrying = { label: 'Reintentar', onAction: retry }
  if (change.kind === 'remove') {
    dismissToast(removalToasts.get(change) ?? 0)
    showToast(`No se pudo eliminar a ${guest.fullName}. Lo hemos dejado como estaba.`, {
      tone: 'undone',
      action: retrying,
    })
    return false
  }
  if (change.kind === 'add' && codeOf(error) === 'TOO_MANY_GUESTS') {
    showToast(`${messageFor(error)} ${guest.fullName} sigue aquí, sin guardar.`, {
      tone: 'failed',
      action: retrying,
    })
    return true
  }
  if (change.kind === 'add') {
    showToast(`No se pudo añadir a ${guest.fullName}. Sigue en la lista, sin guardar.`, {
      tone: 'failed',
      action: retrying,
    })
    return true
  }
  if (codeOf(error) === 'GUEST_NOT_FOUND') {
    void refreshGuestList(weddingId)
    const edited = { ...guest, [change.field]: change.value }
    showToast(`${guest.fullName} ya no está en la lista, y no hemos guardado ${theField(change.field)}.`, {
      tone: 'failed',
      action: {
        label: 'Volver a añadir',
        onAction: () => submit({ kind: 'add', item: edited, isReturning: true }),
      },
    })
    return false
  }
  if (change.field === 'rsvp') {
    showToast(`No se pudo guardar la respuesta de ${guest.fullName}. Lo hemos dejado como estaba.`, {
      tone: 'undone',
      action: retrying,
    })
    return false
  }
  const reason =
    codeOf(error) === 'GUEST_TEXT_TOO_LONG'
      ? messageFor(error)
      : 'Lo hemos dejado como estaba; lo que escribiste sigue en su casilla.'
  showToast(`No se ha guardado ${theField(change.field)} de ${guest.fullName}. ${reason}`, {
    tone: 'undone',
    action: codeOf(error) === 'GUEST_TEXT_TOO_LONG' ? undefined : retrying,
  })
  return true
}

const THE: Record<GuestField, string> = {
  fullName: 'el nombre',
  email: 'el email',
  notes: 'la nota',
  rsvp: 'la respuesta',
}

const theField = (field: string) => THE[field as GuestField]
