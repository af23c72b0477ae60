import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SharedLink } from '#contract/shared-links.ts'
import type { Member } from '#contract/weddings.ts'
import { SHARED_LINKS } from '#domain/shared-links/shared-links.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { linkName } from '../../shared/shared-links/shared-link-words.ts'
import { sharedLinksQuery } from '../../shared/shared-links/shared-links.queries.ts'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { focusHeadingAfterDialog } from '../../shell/page-announcement.ts'
import { memberCodesQuery } from '../member-codes/member-codes.queries.ts'
import { removeMember } from './members.actions.ts'

type RemoveMemberDialogProps = { weddingId: string; member: Member; onClose: () => void }

/** Asks before the access of another member ends, and says what ends with it. */
export function RemoveMemberDialog({ weddingId, member, onClose }: RemoveMemberDialogProps) {
  const queries = useQueryClient()
  const name = member.fullName || 'Usuario'
  const known = (useQuery(sharedLinksQuery(weddingId)).data ?? []).filter((link) => couldRead(member, link))
  const [renewed, setRenewed] = useState<string[]>([])
  const remove = useMutation({
    mutationFn: () =>
      removeMember(
        weddingId,
        member.userId,
        known.filter((link) => renewed.includes(keyOf(link))),
      ),
    onSuccess: () => {
      queries.setQueryData(membersQuery(weddingId).queryKey, (members) =>
        members?.filter(({ userId }) => userId !== member.userId),
      )
      void queries.invalidateQueries({ queryKey: memberCodesQuery(weddingId).queryKey })
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
    >
      {known.length > 0 && (
        <CheckboxSet
          legend={`${name} conoce estos enlaces, que se abren sin cuenta. ¿Cuáles renuevas?`}
          choices={known.map((link) => ({ value: keyOf(link), label: linkName(link) }))}
          chosen={renewed}
          onChange={setRenewed}
          className="mt-1 grid max-h-48 scroll-pane"
        />
      )}
      {renewed.length > 0 && (
        <p className="mt-2 text-sm text-ink-2">
          Los de antes dejarán de abrirse: habrá que enviar los nuevos.
        </p>
      )}
    </ConfirmDialog>
  )
}

const keyOf = ({ kind, id }: SharedLink) => `${kind} ${id}`

/** An editor of a section was given its addresses. */
function couldRead({ permissions }: Member, { kind }: SharedLink): boolean {
  const link = SHARED_LINKS[kind]
  return (
    permissions[link.section] === 'edit' && (!('alsoSees' in link) || permissions[link.alsoSees] !== 'none')
  )
}
