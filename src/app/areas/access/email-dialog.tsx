import { type FormEvent, useState } from 'react'
import { EMAIL_MAX } from '#domain/accounts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../lib/api.ts'
import { CodedError, messageFor } from '../../lib/error-messages.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSubmission } from '../../lib/use-submission.ts'
import { AfterIdentityDialog } from '../../shell/identity-dialog.tsx'
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
  const { submit, isPending, error, form } = useSubmission(async () => {
    if (!newEmail.trim()) throw new CodedError('EMAIL_REQUIRED')
    const change = await client.access.emailChange.ask({ newEmail })
    queryClient.setQueryData(emailChangeQuery().queryKey, change)
    showToast('Te hemos enviado un correo a cada dirección.')
    onClose()
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit(undefined)
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4.5">
      <TextField
        label="Nuevo email"
        type="email"
        autoComplete="email"
        value={newEmail}
        onChange={setNewEmail}
        maxLength={EMAIL_MAX}
        autoFocus
        error={error ? messageFor(error) : null}
      />
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        pendingLabel="Enviando"
        className="justify-self-end"
      >
        Cambiar email
      </Button>
    </form>
  )
}
