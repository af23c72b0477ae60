import { useMutation } from '@tanstack/react-query'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'

/** The words of what is in the way, which few undoings need. */
const conflictWords = loadedPart(() => import('./conflict-words.ts'))

/** Undoes a line, and says what could not be undone. */
export function useUndo(weddingId: string) {
  return useMutation({
    mutationFn: (lineId: string) => client.activity.undo({ weddingId, lineId }),
    onSuccess: async ({ lineId, conflicts }) => {
      const [first] = conflicts
      if (lineId === null && first) {
        const { conflictSentence } = await conflictWords.load()
        showToast(`No se ha podido: ${conflictSentence(first)}`, { tone: 'failed' })
      } else if (first) {
        showToast(`Deshecho. Algo había cambiado después y sigue igual: está en la actividad.`, {
          tone: 'undone',
        })
      } else showToast('Deshecho.', { tone: 'undone' })
    },
    onError: (error: Error) => showToast(messageFor(error), { tone: 'failed' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.activity.key() }),
  })
}
