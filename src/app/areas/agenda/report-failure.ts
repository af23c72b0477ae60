import type { AgendaItem } from '#domain/agenda.ts'
import { dismissToast, showToast } from '#ui/toast-queue.ts'
import { codeOf, messageFor } from '../../lib/error-messages.ts'
import type { Change, Removal } from '../../lib/list-changes/change.ts'
import type { WaysOn } from '../../lib/list-changes/list-changes.ts'
import { refreshAgenda } from './agenda.queries.ts'

const removalToasts = new WeakMap<Change<AgendaItem>, number>()

/** Says that an item is no longer in the agenda, with a way back. */
export function reportRemoval(removal: Removal<AgendaItem>, undo: () => void) {
  const toast = showToast(`Has eliminado «${removal.item.title}» de la agenda.`, {
    action: { label: 'Deshacer', onAction: undo },
  })
  removalToasts.set(removal, toast)
}

/**
 * Says politely that a change was not saved and what we did about it. `true` when the change must be kept
 * because it was typed: it stays in its cell until it is saved or given up.
 */
export function reportFailure(
  weddingId: string,
  change: Change<AgendaItem>,
  error: unknown,
  { retry, submit }: WaysOn<AgendaItem>,
): boolean {
  const { item } = change
  const retrying = { label: 'Reintentar', onAction: retry }
  if (change.kind === 'remove') {
    dismissToast(removalToasts.get(change) ?? 0)
    showToast(`No se pudo eliminar «${item.title}». Lo hemos dejado como estaba.`, {
      tone: 'undone',
      action: retrying,
    })
    return false
  }
  if (change.kind === 'add') {
    const reason = FINAL.includes(codeOf(error)) ? `${messageFor(error)} ` : ''
    showToast(`${reason}No se pudo añadir «${item.title}». Sigue en la agenda, sin guardar.`, {
      tone: 'failed',
      action: retrying,
    })
    return true
  }
  if (codeOf(error) === 'AGENDA_ITEM_NOT_FOUND') {
    void refreshAgenda(weddingId)
    const edited = { ...item, [change.field]: change.value }
    showToast(`«${item.title}» ya no está en la agenda, y no hemos guardado tu cambio.`, {
      tone: 'failed',
      isLasting: true,
      action: {
        label: 'Volver a añadir',
        onAction: () => submit({ kind: 'add', item: edited, isReturning: true }),
      },
    })
    return false
  }
  const isText = TYPED.includes(change.field)
  const after = isText ? 'Lo que escribiste sigue en su casilla.' : 'Lo hemos dejado como estaba.'
  showToast(`No se ha guardado ${THE[change.field] ?? 'el cambio'} de «${item.title}». ${after}`, {
    tone: isText ? 'failed' : 'undone',
    action: retrying,
  })
  return isText
}

const FINAL = ['TOO_MANY_AGENDA_ITEMS', 'AGENDA_DAY_NOT_FOUND']

const TYPED: readonly string[] = ['title', 'place', 'mapUrl', 'notes']

const THE: Record<string, string> = {
  title: 'el nombre',
  time: 'la hora',
  place: 'el lugar',
  mapUrl: 'el enlace del mapa',
  notes: 'la nota',
  responsible: 'quién se encarga',
}
