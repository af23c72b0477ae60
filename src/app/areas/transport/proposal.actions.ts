import type { VehicleSize } from '#domain/transport/proposed-route.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { refreshTransport } from './transport.queries.ts'
import './transport.sentences.ts'

/** Applies a proposal as it was seen, and offers the way back. Rejects when buses or people have changed since. */
export async function applyProposal(
  weddingId: string,
  asked: { sizes: VehicleSize[]; seen: string },
): Promise<void> {
  try {
    const { lineId } = await client.transport.applyProposal({ weddingId, ...asked })
    showToast('Hecho: ya nadie espera donde había sitio para todos.', {
      action: { label: 'Deshacer', onAction: () => void takeBack(weddingId, lineId) },
    })
  } finally {
    await refreshTransport(weddingId)
  }
}

async function takeBack(weddingId: string, lineId: string) {
  try {
    const { conflicts } = await client.activity.undo({ weddingId, lineId })
    showToast(
      conflicts.length === 0
        ? 'Los autobuses están como antes.'
        : 'Hemos deshecho lo que nadie ha cambiado desde entonces. El resto sigue como está.',
      { tone: 'undone' },
    )
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
  await Promise.all([
    refreshTransport(weddingId),
    queryClient.invalidateQueries({ queryKey: api.activity.key() }),
  ])
}
