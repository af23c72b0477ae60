import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { ACCOUNT_RECOVERY_DAYS, DELETION_WORD, isDeletionWord } from '#domain/accounts/account-deletion.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { endSessionHere } from '../../shared/session/session.ts'
import { IdentityDialog } from '../../shell/identity-dialog.tsx'
import { IdentityForm } from '../../shell/identity-form.tsx'
import { DeletionConsequences } from './deletion-consequences.tsx'
import { askForCopy, deleteAccount } from './rights.actions.ts'
import { affectedWeddingsQuery } from './rights.queries.ts'

type DialogProps = { onClose: () => void }

export function CopyDialog({ onClose }: DialogProps) {
  const ask = async () => {
    await askForCopy()
    showToast('Estamos preparando tu copia. Te avisaremos por email.')
    onClose()
  }
  return (
    <IdentityDialog
      title="Descargar mis datos"
      line="Un ZIP con tu cuenta, tus bodas, archivos y mensajes."
      submitLabel="Pedir copia"
      onConfirmed={ask}
      onClose={onClose}
    />
  )
}

/** Leads a person of several weddings to the page where one of them is taken along. */
export function WeddingDialog({ weddings, onClose }: DialogProps & { weddings: readonly Wedding[] }) {
  const [weddingId, setWeddingId] = useState(weddings[0]!.id)
  return (
    <Dialog title="Llevarte una boda" description="Lo que tú ves de ella." isOpen onOpenChange={onClose}>
      <div className="grid gap-4.5">
        <Select
          label="Boda"
          options={weddings.map(({ id, name }) => ({ value: id, label: name }))}
          value={weddingId}
          onChange={setWeddingId}
        />
        <Link
          to="/app/couple/$wid/move-out"
          params={{ wid: weddingId }}
          className={buttonClass({ variant: 'primary', size: 'lg', className: 'w-full' })}
        >
          Seguir
        </Link>
      </div>
    </Dialog>
  )
}

/** Says what goes and what stays, asks for the word, and then for a sign-in. */
export function DeletionDialog({ onClose }: DialogProps) {
  const { data: weddings, error } = useQuery(affectedWeddingsQuery())
  const [word, setWord] = useState('')
  const [isSure, setSure] = useState(false)
  const remove = async () => {
    await deleteAccount(word)
    // The changes that were not sent cannot be sent by any page any more.
    await endSessionHere('discarded')
  }
  return (
    <Dialog
      title="Eliminar mi cuenta"
      description={
        isSure
          ? 'Antes, confirma que eres tú.'
          : `Se cierran ahora todas tus sesiones. Durante ${ACCOUNT_RECOVERY_DAYS} días puedes volver entrando como siempre.`
      }
      isOpen
      onOpenChange={onClose}
      closesOnScrim={false}
    >
      {isSure ? (
        <IdentityForm submitLabel="Eliminar mi cuenta" onConfirmed={remove} />
      ) : (
        <div className="grid gap-4.5">
          {error && (
            <p role="alert" className="text-sm text-danger">
              {messageFor(error)}
            </p>
          )}
          {weddings && <DeletionConsequences weddings={weddings} />}
          <TextField
            label={`Escribe «${DELETION_WORD}» para confirmar`}
            value={word}
            onChange={setWord}
            autoComplete="off"
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="quiet" onPress={onClose}>
              Me quedo
            </Button>
            <Button
              variant="danger"
              isDisabled={!weddings || !isDeletionWord(word)}
              onPress={() => setSure(true)}
            >
              Seguir
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
