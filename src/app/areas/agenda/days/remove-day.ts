import type { AgendaDay, AgendaItem } from '#domain/agenda.ts'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../../lib/api.ts'
import { messageFor } from '../../../lib/error-messages.ts'
import { refreshAgenda } from '../agenda.queries.ts'

/** Removes a day with its items and offers the way back. */
export async function removeDay(weddingId: string, day: AgendaDay, items: readonly AgendaItem[]) {
  try {
    await client.agenda.days.remove({ weddingId, dayId: day.id })
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
    return
  } finally {
    await refreshAgenda(weddingId)
  }
  const bringBack = async () => {
    try {
      await client.agenda.days.add({ weddingId, ...day, items: items.map(({ dayId: _, ...item }) => item) })
    } catch (error) {
      showToast(messageFor(error), {
        tone: 'failed',
        isLasting: true,
        action: { label: 'Reintentar', onAction: () => void bringBack() },
      })
    }
    await refreshAgenda(weddingId)
  }
  showToast(`Has eliminado «${day.name}» de la agenda.`, {
    action: { label: 'Deshacer', onAction: () => void bringBack() },
  })
}
