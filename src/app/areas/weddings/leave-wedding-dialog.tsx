import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { codeOf, messageFor } from '../../shared/error-messages.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { DeleteWeddingDialog } from './delete-wedding-dialog.tsx'
import { leaveWedding } from './leaving.actions.ts'

type LeaveWeddingDialogProps = {
  /** The wedding to leave; `null` keeps the dialog closed. */
  wedding: Wedding | null
  onClose: () => void
  /** Called when the person is no longer a member. */
  onLeft: () => void
}

/** Asks before leaving a wedding; its last member is offered to delete it instead. */
export function LeaveWeddingDialog({ wedding, onClose, onLeft }: LeaveWeddingDialogProps) {
  return wedding && <Question key={wedding.id} wedding={wedding} onClose={onClose} onLeft={onLeft} />
}

type QuestionProps = LeaveWeddingDialogProps & { wedding: Wedding }

function Question({ wedding, onClose, onLeft }: QuestionProps) {
  const [opener] = useState(() => document.activeElement)
  const members = useQuery({ ...membersQuery(wedding.id), staleTime: 0 })
  const leave = useMutation({
    mutationFn: () => leaveWedding(wedding.id),
    onSuccess: (outcome) => {
      showToast(`${outcome === 'left' ? 'Has salido de' : 'Ya no estabas en'} «${wedding.name}».`)
      onLeft()
    },
  })
  const isLast = members.data?.length === 1 || codeOf(leave.error) === 'LAST_MEMBER_CANNOT_LEAVE'
  // The second question takes the place of the first, whose button it does not know.
  const closeSecond = () => {
    onClose()
    requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus())
  }
  if (isLast)
    return <DeleteWeddingDialog wedding={wedding} isLastMember onClose={closeSecond} onDeleted={onLeft} />
  return (
    <ConfirmDialog
      title="¿Salir de la boda?"
      description={`Perderás el acceso a «${wedding.name}» y a todo lo que hay en ella. Para volver necesitarás otro código: los que conoces dejarán de valer.`}
      confirmLabel="Salir de la boda"
      pendingLabel="Saliendo"
      onConfirm={() => leave.mutate()}
      isPending={leave.isPending || members.isPending}
      error={leave.error && messageFor(leave.error)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  )
}
