import { useMutation, useQuery } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Share2 from 'lucide-react/icons/share-2'
import { type ReactNode, useState } from 'react'
import type { Invitation } from '#contract/invitations.ts'
import type { Wedding } from '#contract/weddings.ts'
import type { Role } from '#domain/roles.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton, SkeletonLine } from '#ui/skeleton.tsx'
import { messageFor } from '../../lib/error-messages.ts'
import { instantInWords } from '../../lib/spanish-dates.ts'
import { canShare, invitationLink, shareInvitation, whatsAppLink } from './invitation-link.ts'
import { renewInvitation } from './invitations.actions.ts'
import { openInvitationQuery } from './invitations.queries.ts'
import { InviteByMail } from './invite-by-mail.tsx'

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
  if (invitation.data) return <Ways wedding={wedding} invitation={invitation.data} />
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

function Ways({ wedding, invitation }: { wedding: Wedding; invitation: Invitation }) {
  const link = invitationLink(invitation.code)
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)] border-b border-line text-sm">
        <Line term="Código" action={<CopyButton text={invitation.code} what="el código" />}>
          <code className="serif text-[1.75rem] leading-none tracking-[.06em] select-all">
            {invitation.code}
          </code>
        </Line>
        <Line term="Enlace" action={<CopyButton text={link} what="el enlace" />}>
          <span className="block truncate text-ink-2 select-all">{link}</span>
        </Line>
      </dl>
      <div className="flex flex-wrap gap-2">
        <a
          href={whatsAppLink(wedding, invitation)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'primary' })}
        >
          <Icon of={MessageCircle} />
          Enviar por WhatsApp
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </a>
        {canShare() && (
          <Button icon={Share2} onPress={() => shareInvitation(wedding, invitation)}>
            Compartir…
          </Button>
        )}
      </div>
      <InviteByMail weddingId={wedding.id} role={invitation.role} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-ink-3">
          {invitation.expiresAt ? `Vale hasta el ${instantInWords(invitation.expiresAt)}.` : 'No caduca.'}
        </p>
        <Renewal weddingId={wedding.id} invitation={invitation} />
      </div>
    </>
  )
}

function Line({ term, action, children }: { term: string; action: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 border-t border-line py-2">
      <dt className="w-14 shrink-0 text-ink-3">{term}</dt>
      {/* A code is never cut: what stands beside it takes the next line. */}
      <dd className="min-w-0 flex-1 has-[code]:min-w-fit">{children}</dd>
      <dd>{action}</dd>
    </div>
  )
}

function Renewal({ weddingId, invitation }: { weddingId: string; invitation: Invitation }) {
  const [isAsking, setAsking] = useState(false)
  const renewal = useMutation({
    mutationFn: () => renewInvitation(weddingId, invitation.role),
    onSuccess: () => setAsking(false),
  })
  return (
    <>
      <Button variant="quiet" size="sm" icon={RefreshCw} onPress={() => setAsking(true)} className="-mr-2.5">
        Renovar
      </Button>
      <ConfirmDialog
        title="¿Renovar el código?"
        description={`El código ${invitation.code} dejará de funcionar. Si ya lo has enviado, tendrás que enviar el nuevo.`}
        confirmLabel="Renovar"
        pendingLabel="Renovando"
        onConfirm={() => renewal.mutate()}
        isPending={renewal.isPending}
        error={renewal.error && messageFor(renewal.error)}
        isOpen={isAsking}
        onOpenChange={(isOpen) => {
          renewal.reset()
          setAsking(isOpen)
        }}
      />
    </>
  )
}
