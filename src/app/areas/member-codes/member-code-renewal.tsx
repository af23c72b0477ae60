import { useMutation } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import type { MemberCode } from '#contract/member-codes.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { renewMemberCode } from './member-codes.actions.ts'

export function MemberCodeRenewal({ weddingId, invitation }: { weddingId: string; invitation: MemberCode }) {
  const [isAsking, setAsking] = useState(false)
  const renewal = useMutation({
    mutationFn: () => renewMemberCode(weddingId, invitation),
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
