import { useMutation } from '@tanstack/react-query'
import type { MemberCode } from '#contract/member-codes.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { withdrawMemberCode } from './member-codes.actions.ts'

type WithdrawDialogProps = { weddingId: string; invitation: MemberCode; onClose: () => void }

/** Asks before an open code stops working. */
export function WithdrawDialog({ weddingId, invitation, onClose }: WithdrawDialogProps) {
  const withdrawal = useMutation({
    mutationFn: () => withdrawMemberCode(weddingId, invitation),
    onSuccess: () => {
      showToast('Invitación anulada.')
      onClose()
    },
  })
  const { code, recipient } = invitation
  return (
    <ConfirmDialog
      title={recipient ? `¿Anular la invitación de ${recipient}?` : '¿Anular la invitación?'}
      description={`El código ${code} dejará de funcionar, también en el enlace que hayas enviado.`}
      confirmLabel="Anular"
      pendingLabel="Anulando"
      onConfirm={() => withdrawal.mutate()}
      isPending={withdrawal.isPending}
      error={withdrawal.error && messageFor(withdrawal.error)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  )
}
