import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import type { Role } from '#domain/roles.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton, SkeletonLine } from '#ui/skeleton.tsx'
import { messageFor } from '../../lib/error-messages.ts'
import { InvitationWays } from './invitation-ways.tsx'
import { openInvitationQuery } from './invitations.queries.ts'

type InviteDialogProps = { wedding: Wedding; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** 'Invitar pareja/planner': a code and a link for each role, and the ways to send them. */
export function InviteDialog({ wedding, isOpen, onOpenChange }: InviteDialogProps) {
  const [role, setRole] = useState<Role>('couple')
  return (
    <Dialog
      title="Invitar pareja/planner"
      description="Con el código o el enlace se entra en esta boda. Sirve para una sola persona."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-2">
        <Segmented label="¿A quién invitas?" segments={ROLE_CHOICES} value={role} onChange={setRole} />
        <OpenInvitation key={role} wedding={wedding} role={role} />
      </div>
    </Dialog>
  )
}

const ROLE_CHOICES = [
  { value: 'couple', label: 'Pareja' },
  { value: 'planner', label: 'Wedding planner' },
] as const

function OpenInvitation({ wedding, role }: { wedding: Wedding; role: Role }) {
  const invitation = useQuery(openInvitationQuery(wedding.id, role))
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
