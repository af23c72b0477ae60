import Send from 'lucide-react/icons/send'
import { EMAIL_MAX } from '#domain/accounts/accounts.ts'
import { isEmailAddress } from '#domain/operation/contact.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { CodedError } from '../../shared/error-messages.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { type Code, mailMemberCode } from './member-codes.actions.ts'

type InviteByMailProps = { weddingId: string; invitation: Code }

/** Sends the link by mail; the address stays until it is sent. */
export function InviteByMail({ weddingId, invitation }: InviteByMailProps) {
  const [unsaved, setUnsaved] = useUnsaved(`invite ${weddingId} ${invitation.preset} ${invitation.recipient}`)
  const to = unsaved ?? ''
  const send = async () => {
    const address = to.trim()
    if (!isEmailAddress(address)) throw new CodedError('INVITATION_EMAIL_REFUSED')
    await mailMemberCode(weddingId, invitation, address)
    setUnsaved(null)
    showToast(`Invitación enviada a ${address}.`)
  }
  const form = useSubmission(send, { fieldOf: 'to' })
  return (
    <form {...form.props()} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        label="Enviar por email a"
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX}
        value={to}
        onChange={(text) => {
          form.reset()
          setUnsaved(text || null)
        }}
        error={form.problems.to}
      />
      <Button type="submit" icon={Send} isPending={form.isPending} pendingLabel="Enviando" className="mt-7">
        Enviar
      </Button>
    </form>
  )
}
