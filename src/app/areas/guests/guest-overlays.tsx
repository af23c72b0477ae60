import type { Guest } from '#contract/guests.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import type { SourceTab } from '../../shared/list-import/list-source.tsx'
import type { SendingStart } from '../../shared/wedding/sending-start.ts'
import { useGuestDialogs } from './guest-dialogs.ts'
import type { GuestActions } from './guests.actions.ts'
import type { GuestView } from './use-guest-view.ts'

type GuestOverlaysProps = {
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
  /** The place at which the invitations are open; null while they are not. */
  sending: SendingStart | null
  onSendingEnd: () => void
  onAdd: GuestActions['add']
  weddingId: string
  guests: readonly Guest[]
  view: GuestView
  tab: SourceTab | null
  onTab: (tab: SourceTab | null) => void
}

/** Opens the dialogs over the list. */
export function GuestOverlays({
  isAdding,
  onAdding,
  onAdd,
  sending,
  onSendingEnd,
  ...source
}: GuestOverlaysProps) {
  const isOpen = isAdding || sending !== null || source.tab !== null
  const parts = useOpenedPart(useGuestDialogs(), isOpen, () => {
    onAdding(false)
    onSendingEnd()
    source.onTab(null)
  })
  if (!parts) return null
  const { weddingId, guests } = source
  return (
    <>
      <parts.AddGuestDialog isOpen={isAdding} onOpenChange={onAdding} onAdd={onAdd} />
      <parts.ImportDialog {...source} />
      {sending && (
        <parts.InvitationsPanel
          weddingId={weddingId}
          guests={guests}
          start={sending}
          onClose={onSendingEnd}
        />
      )}
    </>
  )
}
