import { useMutation } from '@tanstack/react-query'
import type { Catering } from '#contract/catering.ts'
import type { CateringNaming } from '#domain/catering/catering.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { cateringQuery } from './catering.queries.ts'
import './catering.sentences.ts'

type Settings = { naming?: CateringNaming; staffMeals?: number }

/** The actions on the caterer's sheet; each answer is the sheet as it is then. */
export function useCateringActions(weddingId: string) {
  const options = {
    scope: { id: `catering ${weddingId}` },
    onSuccess: (answer: Catering) => {
      queryClient.setQueryData(cateringQuery(weddingId).queryKey, answer)
    },
    onError: (error: Error) => showToast(messageFor(error), { tone: 'failed' }),
  }
  return {
    update: useMutation({
      ...options,
      mutationFn: (settings: Settings) => client.catering.update({ weddingId, ...settings }),
    }),
    markSent: useMutation({
      ...options,
      mutationFn: () => client.catering.markSent({ weddingId }),
      onSuccess: (answer) => {
        options.onSuccess(answer)
        showToast(`Versión ${answer.versions[0]?.number ?? 1} guardada. Desde aquí marcamos los cambios.`)
      },
    }),
    send: useMutation({
      ...options,
      mutationFn: ({ vendorId }: { vendorId: string; name: string }) =>
        client.catering.send({ weddingId, vendorId }),
      onSuccess: (answer, { name }) => {
        options.onSuccess(answer)
        showToast(`La hoja va de camino a ${name}. Desde aquí marcamos los cambios.`)
      },
    }),
    openLink: useMutation({ ...options, mutationFn: () => client.catering.openLink({ weddingId }) }),
    revokeLink: useMutation({
      ...options,
      mutationFn: () => client.catering.revokeLink({ weddingId }),
      onSuccess: (answer) => {
        options.onSuccess(answer)
        showToast('El enlace del catering ya no vale.')
      },
    }),
  }
}

export type CateringActions = ReturnType<typeof useCateringActions>
