import type { AgendaItem } from '#domain/agenda/agenda.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { codeOf } from '../../../shared/error-messages.ts'
import { untilAdded } from '../../../sync/list-changes/additions.ts'
import { queryClient } from '../../../sync/query-client.ts'
import { agendaDaysQuery, refreshAgenda } from '../agenda.queries.ts'

/** How long an item waits for its day that is on its way, in milliseconds. */
const DAY_PATIENCE_MS = 5000

/** A day that was just added may still be on its way; one that itself waits for the item is not waited for. */
export const dayIsThere = (dayId: string): Promise<unknown> =>
  Promise.race([untilAdded(dayId), new Promise((resolve) => setTimeout(resolve, DAY_PATIENCE_MS))])

/** Says that the day of a new item was removed by another member, and offers another day; `false` for other failures. */
export function offerOtherDay(
  weddingId: string,
  item: AgendaItem,
  error: unknown,
  addTo: (dayId: string) => void,
): boolean {
  if (codeOf(error) !== 'AGENDA_DAY_NOT_FOUND') return false
  void refreshAgenda(weddingId)
  const days = queryClient.getQueryData(agendaDaysQuery(weddingId).queryKey) ?? []
  const other = days.find(({ id }) => id !== item.dayId)
  showToast(`El día de «${item.title}» ya no está en la agenda, así que no se ha guardado.`, {
    tone: 'failed',
    isLasting: true,
    action: other && { label: `Añadirlo a «${other.name}»`, onAction: () => addTo(other.id) },
  })
  return true
}
