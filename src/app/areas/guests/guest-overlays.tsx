import type { Guest } from '#contract/guests.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import type { SourceTab } from '../../shared/list-import/list-source.tsx'
import { useGuestDialogs } from './guest-dialogs.ts'
import type { GuestActions } from './guests.actions.ts'
import type { GuestView } from './use-guest-view.ts'

type GuestOverlaysProps = {
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
  isSending: boolean
  /** Whether the invitations open at their reminders. */
  isReminding: boolean
  onSending: (isSending: boolean) => void
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
  isSending,
  isReminding,
  onSending,
  ...source
}: GuestOverlaysProps) {
  const isOpen = isAdding || isSending || source.tab !== null
  const parts = useOpenedPart(useGuestDialogs(), isOpen, () => {
    onAdding(false)
    onSending(false)
    source.onTab(null)
  })
  if (!parts) return null
  const { weddingId, guests } = source
  return (
    <>
      <parts.AddGuestDialog isOpen={isAdding} onOpenChange={onAdding} onAdd={onAdd} />
      <parts.ImportDialog {...source} />
      {isSending && (
        <parts.InvitationsPanel
          weddingId={weddingId}
          guests={guests}
          isReminding={isReminding}
          onClose={() => onSending(false)}
        />
      )}
    </>
  )
}
