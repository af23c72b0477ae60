import type { Guest } from '#contract/guests.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import type { LoadedPart } from '#ui/opening/loaded-part.ts'
import type { GuestDialogs } from './guest-dialogs.ts'

/** Hands the person their list as a file; what writes it comes with the dialogs. */
export async function exportAs(
  dialogs: LoadedPart<GuestDialogs>,
  weddingId: string,
  guests: readonly Guest[],
  format: 'csv' | 'xlsx',
) {
  const parts = await dialogs.load().catch(() => null)
  if (parts) return parts.exportGuests(weddingId, guests, format)
  showToast('No hemos podido preparar el archivo. Comprueba tu conexión e inténtalo de nuevo.', {
    tone: 'failed',
  })
}
