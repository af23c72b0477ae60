import { startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { PASSKEY_NAME_MAX } from '#domain/accounts/accounts.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { askForPasskey, keepPasskey } from '../../shared/session/auth.ts'
import { AfterIdentityDialog, IdentityDialog } from '../../shell/identity-dialog.tsx'
import { client } from '../../sync/api.ts'
import { rereadAccess } from './access.actions.ts'

type DialogProps = { onClose: () => void }

/** A fresh sign-in, then the device. Browsers open its dialog only for a press of its own. */
export function AddPasskeyDialog({ onClose }: DialogProps) {
  return (
    <AfterIdentityDialog
      title="Añadir una passkey"
      line="Tu navegador te pedirá la huella, la cara o el PIN de este dispositivo."
      onClose={onClose}
    >
      <CreatePasskey onClose={onClose} />
    </AfterIdentityDialog>
  )
}

function CreatePasskey({ onClose }: DialogProps) {
  const { submit, isPending, error } = useSubmission(async () => {
    const { name } = await keepPasskey(await createOnDevice())
    await rereadAccess()
    showToast(`Passkey añadida: ${name}.`)
    onClose()
  })
  return (
    <div className="grid gap-4">
      {error ? (
        <p role="alert" className="text-sm font-strong text-danger">
          {messageFor(error)}
        </p>
      ) : null}
      <Button
        variant="primary"
        size="lg"
        onPress={() => submit(undefined)}
        isPending={isPending}
        pendingLabel="Creando"
        className="w-full"
      >
        Crear la passkey
      </Button>
    </div>
  )
}

async function createOnDevice() {
  const optionsJSON = await askForPasskey()
  try {
    return await startRegistration({ optionsJSON })
  } catch (error) {
    const isThere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    throw new CodedError(isThere ? 'PASSKEY_EXISTS' : 'PASSKEY_NOT_CREATED')
  }
}

type PasskeyDialogProps = DialogProps & { passkey: Passkey }

export function NamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState(passkey.name)
  const send = async () => {
    if (!name.trim()) throw new CodedError('PASSKEY_NAME_REQUIRED')
    await client.access.passkeys.rename({ passkeyId: passkey.id, name })
    await rereadAccess()
    onClose()
  }
  const form = useSubmission(send, { fieldOf: 'name' })
  return (
    <Dialog title="Nombre de la passkey" isOpen onOpenChange={onClose} closesOnScrim={false}>
      <form {...form.props()} className="grid gap-4.5">
        <TextField
          label="Nombre"
          description="Para reconocerla: «MacBook de Elena», «Llavero»…"
          value={name}
          onChange={setName}
          maxLength={PASSKEY_NAME_MAX}
          autoFocus
          error={form.problems.name}
        />
        <Button
          type="submit"
          variant="primary"
          isPending={form.isPending}
          pendingLabel="Guardando"
          className="justify-self-end"
        >
          Guardar
        </Button>
      </form>
    </Dialog>
  )
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const remove = async () => {
    await client.access.passkeys.remove({ passkeyId: passkey.id })
    await rereadAccess()
    showToast(`Passkey eliminada: ${passkey.name}.`)
    onClose()
  }
  return (
    <IdentityDialog
      title={`Eliminar la passkey ${passkey.name}`}
      line="Dejará de abrir tu cuenta."
      submitLabel="Eliminar"
      onConfirmed={remove}
      onClose={onClose}
    />
  )
}
