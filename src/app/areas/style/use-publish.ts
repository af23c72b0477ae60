import { useMutation } from '@tanstack/react-query'
import type { WeddingLook } from '#contract/style.ts'
import type { Wedding } from '#contract/weddings.ts'
import { showToast } from '#ui/toast-queue.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { publishLook } from './style.actions.ts'
import type { LookDraft } from './use-look-draft.ts'

/** Publishes the draft; for some seconds the look before can be taken back. */
export function usePublish(wedding: Wedding, { look, forgetPublished }: LookDraft) {
  return useMutation({
    mutationFn: async () => {
      const before = wedding.look
      await publishLook(wedding.id, look)
      return { before, published: look }
    },
    onSuccess: ({ before, published }) => {
      forgetPublished(published)
      showToast('El estilo ya está publicado.', {
        action: { label: 'Deshacer', onAction: () => void takeBack(wedding.id, before) },
      })
    },
  })
}

async function takeBack(weddingId: string, before: WeddingLook): Promise<void> {
  try {
    await publishLook(weddingId, before)
    showToast('Has vuelto al estilo de antes.', { tone: 'undone' })
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
}
