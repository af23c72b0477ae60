import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { WHAT_THEY_MAY } from '../../shared/session/access-words.ts'
import { MemberCodeWays } from './member-code-ways.tsx'
import { type CodeWish, openCodeQuery } from './member-codes.queries.ts'
import { RecipientField } from './recipient-field.tsx'

type InviteDialogProps = {
  wedding: Wedding
  /** The open code to begin with; that of the couple else. */
  code?: CodeWish
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** 'Invitar pareja/planner': a code and a link for each preset, whom it is for, and the ways to send them. */
export function InviteDialog({ wedding, code = COUPLE, isOpen, onOpenChange }: InviteDialogProps) {
  const [{ preset, recipient }, setCode] = useState(code)
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
          onChange={(next) => setCode({ preset: next, recipient: '' })}
          hasLongWords
        />
        <p className="-mt-2 text-sm text-ink-2">{WHAT_THEY_MAY[preset]}</p>
        <OpenInvitation
          key={preset}
          wedding={wedding}
          code={{ preset, recipient }}
          onNamed={(name) => setCode({ preset, recipient: name })}
        />
      </div>
    </Dialog>
  )
}

const COUPLE: CodeWish = { preset: 'couple', recipient: '' }

const PRESET_CHOICES = [
  { value: 'couple', label: 'Pareja' },
  { value: 'planner', label: 'Wedding planner' },
  { value: 'family', label: 'Familia' },
  { value: 'viewer', label: 'Solo mirar' },
] as const

type OpenInvitationProps = { wedding: Wedding; code: CodeWish; onNamed: (recipient: string) => void }

function OpenInvitation({ wedding, code, onNamed }: OpenInvitationProps) {
  const invitation = useQuery(openCodeQuery(wedding.id, code))
  if (invitation.data) {
    return (
      <>
        <RecipientField weddingId={wedding.id} invitation={invitation.data} onNamed={onNamed} />
        <MemberCodeWays wedding={wedding} invitation={invitation.data} />
      </>
    )
  }
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
