import { useMutation } from '@tanstack/react-query'
import type { SharedLink } from '#contract/shared-links.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { client } from '../../sync/api.ts'
import { refreshArea } from '../../sync/live/refresh.ts'
import { messageFor } from '../error-messages.ts'

export type LinkAct = 'renew' | 'end'

const AREAS = ['sharedLinks', 'households', 'catering', 'transport', 'agenda', 'inspiration']

/** Gives links other addresses, or closes them, and reads again all that shows them. */
export async function changeLinks(weddingId: string, act: LinkAct, links: readonly SharedLink[]) {
  const keys = links.map(({ kind, id }) => ({ kind, id }))
  await client.sharedLinks[act]({ weddingId, links: keys })
  await refreshLinks(weddingId)
}

/** Reads again all that shows addresses that work without an account. */
export const refreshLinks = (weddingId: string) =>
  Promise.all(AREAS.map((area) => refreshArea(weddingId, area, false)))

export const useLinkChange = (weddingId: string, onDone: () => void) =>
  useMutation({
    mutationFn: ({ act, links }: { act: LinkAct; links: readonly SharedLink[] }) =>
      changeLinks(weddingId, act, links),
    onSuccess: (_, { act }) => {
      showToast(act === 'renew' ? 'Renovado: el enlace de antes ya no vale.' : 'Terminado: ya no se abre.')
      onDone()
    },
    onError: (error) => showToast(messageFor(error), { tone: 'failed' }),
  })
