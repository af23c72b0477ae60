import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Member } from '#contract/weddings.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { membersQuery } from '../../lib/members-query.ts'
import { focusHeadingAfterDialog } from '../../shell/page-announcement.ts'
import { invitationsQuery } from '../invitations/invitations.queries.ts'
import { removeMember } from './members.actions.ts'

type RemoveMemberDialogProps = { weddingId: string; member: Member; onClose: () => void }

/** Asks before the access of another member ends, and says what ends with it. */
export function RemoveMemberDialog({ weddingId, member, onClose }: RemoveMemberDialogProps) {
  const queries = useQueryClient()
  const name = member.fullName || 'Usuario'
  const remove = useMutation({
    mutationFn: () => removeMember(weddingId, member.userId),
    onSuccess: () => {
      queries.setQueryData(membersQuery(weddingId).queryKey, (members) =>
        members?.filter(({ userId }) => userId !== member.userId),
      )
      void queries.invalidateQueries({ queryKey: invitationsQuery(weddingId).queryKey })
      showToast(`${name} ya no está en la boda.`)
      onClose()
      // The button that opened the dialog is gone with its row.
      focusHeadingAfterDialog()
    },
  })
  return (
    <ConfirmDialog
      title={`¿Quitar a ${name} de la boda?`}
      description="Perderá el acceso ahora mismo, también donde tenga la boda abierta. Lo que haya hecho se queda, y los códigos de invitación se cambian por otros."
      confirmLabel="Quitar de la boda"
      pendingLabel="Quitando"
      onConfirm={() => remove.mutate()}
      isPending={remove.isPending}
      error={remove.error && messageFor(remove.error)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  )
}
