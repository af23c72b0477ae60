import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Dialog } from '#ui/opening/dialog.tsx'
import { beginTwoFactor, removeTwoFactor, renewRecoveryCodes } from '../../shared/session/auth.ts'
import { IdentityDialog } from '../../shell/identity-dialog.tsx'
import { IdentityForm } from '../../shell/identity-form.tsx'
import { rereadAccess } from './access.actions.ts'
import { factorsQuery } from './access.queries.ts'
import { AuthenticatorForm } from './authenticator-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type DialogProps = { onClose: () => void }

type SetUp = { totpURI: string; backupCodes: string[] }

/** Password, then the app that makes codes, then the recovery codes, which are shown this once. */
export function SetUpDialog({ onClose }: DialogProps) {
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  const [isOn, setOn] = useState(false)
  const finish = () => {
    if (isOn) void rereadAccess()
    onClose()
  }
  return (
    <Dialog
      title={isOn ? 'Guarda tus códigos' : 'Verificación en dos pasos'}
      description={setUp ? undefined : 'Antes, confirma que eres tú.'}
      isOpen
      onOpenChange={finish}
      closesOnScrim={false}
    >
      {!setUp && (
        <IdentityForm
          submitLabel="Seguir"
          onConfirmed={async (password) => setSetUp(await beginTwoFactor(password))}
        />
      )}
      {setUp && !isOn && <AuthenticatorForm totpURI={setUp.totpURI} onDone={() => setOn(true)} />}
      {setUp && isOn && <RecoveryCodes codes={setUp.backupCodes} onSaved={finish} />}
    </Dialog>
  )
}

export function NewCodesDialog({ onClose }: DialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Dialog
      title={codes ? 'Guarda tus códigos' : 'Códigos de recuperación nuevos'}
      description={codes ? undefined : 'Los que tengas ahora dejarán de valer. Antes, confirma que eres tú.'}
      isOpen
      onOpenChange={onClose}
      closesOnScrim={false}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <IdentityForm
          submitLabel="Crear códigos nuevos"
          onConfirmed={async (password) => {
            setCodes(await renewRecoveryCodes(password))
            void rereadAccess()
          }}
        />
      )}
    </Dialog>
  )
}

export function RemovalDialog({ onClose }: DialogProps) {
  const { data } = useQuery(factorsQuery())
  const remove = async (password: string) => {
    await removeTwoFactor(password)
    await rereadAccess()
    showToast('Verificación en dos pasos desactivada.')
    onClose()
  }
  return (
    <IdentityDialog
      title="Desactivar la verificación en dos pasos"
      line={
        data?.hasPassword === true
          ? 'Para entrar bastará tu contraseña.'
          : 'Al entrar ya no te pediremos el código de tu móvil.'
      }
      submitLabel="Desactivar"
      onConfirmed={remove}
      onClose={onClose}
    />
  )
}
