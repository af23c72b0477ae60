import { useMutation } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import type { FormEvent } from 'react'
import { EMAIL_MAX } from '#domain/accounts/accounts.ts'
import { isEmailAddress } from '#domain/operation/contact.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { type Code, mailMemberCode } from './member-codes.actions.ts'

type InviteByMailProps = { weddingId: string; invitation: Code }

/** Sends the link by mail; the address stays until it is sent. */
export function InviteByMail({ weddingId, invitation }: InviteByMailProps) {
  const [unsaved, setUnsaved] = useUnsaved(`invite ${weddingId} ${invitation.preset} ${invitation.recipient}`)
  const to = unsaved ?? ''
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: async (address: string) => {
      if (!isEmailAddress(address)) throw new CodedError('INVITATION_EMAIL_REFUSED')
      await mailMemberCode(weddingId, invitation, address)
    },
    onSuccess: (_, address) => {
      setUnsaved(null)
      showToast(`Invitación enviada a ${address}.`)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate(to.trim())
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        label="Enviar por email a"
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX}
        value={to}
        onChange={(text) => {
          reset()
          setUnsaved(text || null)
        }}
        error={error && messageFor(error)}
      />
      <Button type="submit" icon={Send} isPending={isPending} pendingLabel="Enviando" className="mt-7">
        Enviar
      </Button>
    </form>
  )
}
