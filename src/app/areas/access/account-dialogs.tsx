import type { LinkedAccount } from '#contract/access.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { linkAccount } from '../../shared/session/auth.ts'
import { IdentityDialog } from '../../shell/identity-dialog.tsx'
import { client } from '../../sync/api.ts'
import { rereadAccess } from './access.actions.ts'

type DialogProps = { account: LinkedAccount; onClose: () => void }

/** A fresh sign-in, then the provider's own page. */
export function LinkDialog({ account: { provider, name }, onClose }: DialogProps) {
  const link = async () => location.assign(await linkAccount(provider))
  return (
    <IdentityDialog
      title={`Conectar ${name}`}
      line="Te llevamos a su página."
      submitLabel="Seguir"
      onConfirmed={link}
      onClose={onClose}
      closesOnScrim={false}
    />
  )
}

export function UnlinkDialog({ account: { provider, name }, onClose }: DialogProps) {
  const unlink = async () => {
    await client.access.accounts.unlink({ provider })
    await rereadAccess()
    showToast(`${name} ya no está conectada.`)
    onClose()
  }
  return (
    <IdentityDialog
      title={`Desconectar ${name}`}
      line="Dejará de abrir tu cuenta."
      submitLabel="Desconectar"
      onConfirmed={unlink}
      onClose={onClose}
    />
  )
}
