import { useState } from 'react'
import { EMAIL_MAX } from '#domain/accounts/accounts.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { CodedError } from '../../shared/error-messages.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { AfterIdentityDialog } from '../../shell/identity-dialog.tsx'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { emailChangeQuery } from './access.queries.ts'

/** A fresh sign-in, then the new address; both mailboxes get a mail. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  return (
    <AfterIdentityDialog
      title="Cambiar tu email"
      line="Te escribiremos a los dos correos: cambia cuando lo confirmes en ambos."
      onClose={onClose}
    >
      <NewEmailForm onClose={onClose} />
    </AfterIdentityDialog>
  )
}

function NewEmailForm({ onClose }: { onClose: () => void }) {
  const [newEmail, setNewEmail] = useState('')
  const send = async () => {
    if (!newEmail.trim()) throw new CodedError('EMAIL_REQUIRED')
    const change = await client.access.emailChange.ask({ newEmail })
    queryClient.setQueryData(emailChangeQuery().queryKey, change)
    showToast('Te hemos enviado un correo a cada dirección.')
    onClose()
  }
  const form = useSubmission(send, { fieldOf: 'newEmail' })
  return (
    <form {...form.props()} className="grid gap-4.5">
      <TextField
        label="Nuevo email"
        type="email"
        autoComplete="email"
        value={newEmail}
        onChange={setNewEmail}
        maxLength={EMAIL_MAX}
        autoFocus
        error={form.problems.newEmail}
      />
      <Button
        type="submit"
        variant="primary"
        isPending={form.isPending}
        pendingLabel="Enviando"
        className="justify-self-end"
      >
        Cambiar email
      </Button>
    </form>
  )
}
