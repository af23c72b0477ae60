import { useMutation } from '@tanstack/react-query'
import type { MemberCode } from '#contract/member-codes.ts'
import { RECIPIENT_MAX } from '#domain/member-codes/member-codes.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { SavedIndicator } from '#ui/feedback/saved-indicator.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { nameRecipient } from './member-codes.actions.ts'

type RecipientFieldProps = {
  weddingId: string
  invitation: MemberCode
  onNamed: (recipient: string) => void
}

/** The recipient of a code. The name is saved on leaving the field; a name that could not be saved stays in it. */
export function RecipientField({ weddingId, invitation, onNamed }: RecipientFieldProps) {
  const [unsaved, setUnsaved] = useUnsaved(`recipient ${weddingId} ${invitation.code}`)
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (recipient: string) => nameRecipient(weddingId, invitation, recipient),
    onSuccess: ({ recipient }) => {
      setUnsaved(null)
      onNamed(recipient)
    },
  })
  const save = () => {
    const recipient = cleanLine(unsaved ?? '')
    if (recipient === '' || recipient === invitation.recipient) setUnsaved(null)
    else if (!isPending) mutate(recipient)
  }
  return (
    <div className="relative">
      <TextField
        label="¿Para quién es? (opcional)"
        autoComplete="off"
        maxLength={RECIPIENT_MAX}
        value={unsaved ?? invitation.recipient}
        description="Así se sabe quién falta por entrar. La otra persona no lo ve."
        onChange={(text) => {
          reset()
          setUnsaved(text)
        }}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save()
        }}
        error={error && messageFor(error)}
      />
      <SavedIndicator isShown={isSuccess} className="absolute top-0 right-0 text-right" />
    </div>
  )
}
