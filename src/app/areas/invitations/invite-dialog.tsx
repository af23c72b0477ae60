import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import type { NamedPreset } from '#domain/permissions.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton, SkeletonLine } from '#ui/skeleton.tsx'
import { WHAT_THEY_MAY } from '../../lib/access-words.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { InvitationWays } from './invitation-ways.tsx'
import { openInvitationQuery } from './invitations.queries.ts'

type InviteDialogProps = { wedding: Wedding; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** 'Invitar pareja/planner': a code and a link for each preset, and the ways to send them. */
export function InviteDialog({ wedding, isOpen, onOpenChange }: InviteDialogProps) {
  const [preset, setPreset] = useState<NamedPreset>('couple')
  return (
    <Dialog
      title="Invitar pareja/planner"
      description="Con el código o el enlace se entra en esta boda. Sirve para una sola persona."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-2">
        <Segmented
          label="¿A quién invitas?"
          segments={PRESET_CHOICES}
          value={preset}
          onChange={setPreset}
          hasLongWords
        />
        <p className="-mt-2 text-sm text-ink-2">{WHAT_THEY_MAY[preset]}</p>
        <OpenInvitation key={preset} wedding={wedding} preset={preset} />
      </div>
    </Dialog>
  )
}

const PRESET_CHOICES = [
  { value: 'couple', label: 'Pareja' },
  { value: 'planner', label: 'Wedding planner' },
  { value: 'family', label: 'Familia' },
  { value: 'viewer', label: 'Solo mirar' },
] as const

function OpenInvitation({ wedding, preset }: { wedding: Wedding; preset: NamedPreset }) {
  const invitation = useQuery(openInvitationQuery(wedding.id, preset))
  if (invitation.data) return <InvitationWays wedding={wedding} invitation={invitation.data} />
  if (invitation.isError) {
    return (
      <ErrorState
        title="No hemos podido preparar el código."
        detail={messageFor(invitation.error)}
        onRetry={() => invitation.refetch()}
        isRetrying={invitation.isFetching}
      />
    )
  }
  return (
    <Skeleton className="min-h-48">
      <SkeletonLine className="h-9 w-48" />
      <SkeletonLine className="mt-6 w-full" />
    </Skeleton>
  )
}
