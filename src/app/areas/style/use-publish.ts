import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { LookConflict, WeddingLook } from '#contract/style.ts'
import type { Wedding } from '#contract/weddings.ts'
import { settleLook, takenBack } from '#domain/style/look-merge.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import type { ChosenSides } from '../../shared/drafts/two-sides-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { LOOK_FIELDS } from './look-words.ts'
import { type LookChange, publishLook } from './style.actions.ts'
import { asChosen, type UnsavedLook } from './use-unsaved-look.ts'

type Asked = { change: LookChange; conflicts: readonly LookConflict[] }

/**
 * Publishes the chosen look; for some seconds the look before can be taken back. What others have published of the same
 * meanwhile is asked about first.
 */
export function usePublish(wedding: Wedding, { look, from, forgetPublished }: UnsavedLook) {
  const [asked, ask] = useState<Asked | null>(null)
  const sending = useMutation({
    mutationFn: async ({ change, shown }: { change: LookChange; shown: WeddingLook }) => {
      return { change, shown, outcome: await publishLook(wedding.id, change) }
    },
    onSuccess: ({ change, shown, outcome }) => {
      if ('conflicts' in outcome) return ask({ change, conflicts: outcome.conflicts })
      ask(null)
      forgetPublished(shown)
      showToast('El estilo ya está publicado.', {
        action: { label: 'Deshacer', onAction: () => void takeBack(wedding.id, change, outcome.look) },
      })
    },
    onError: () => ask(null),
  })
  const send = (change: LookChange) => sending.mutate({ change, shown: look })
  return {
    isPending: sending.isPending,
    error: sending.error,
    publish: () => send({ from, given: asChosen(look) }),
    asked: asked?.conflicts ?? null,
    cancel: () => ask(null),
    decide: (chosen: ChosenSides) =>
      asked && send(settleLook(asked.change, asked.conflicts, (field) => chosen[field] === 'mine')),
  }
}

/** The look before the change, but for what others have changed since: that stays and is named. */
async function takeBack(weddingId: string, published: LookChange, look: WeddingLook): Promise<void> {
  const change = takenBack(published, asChosen(look))
  try {
    const outcome = await publishLook(weddingId, change)
    if ('look' in outcome) return void showToast('Has vuelto al estilo de antes.', { tone: 'undone' })
    const { conflicts } = outcome
    await publishLook(
      weddingId,
      settleLook(change, conflicts, () => false),
    )
    const left = inSpanishList(conflicts.map(({ field }) => LOOK_FIELDS[field].toLowerCase()))
    showToast(`Otra persona ha cambiado después ${left}, y se queda así. Lo demás vuelve a como estaba.`)
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
}
