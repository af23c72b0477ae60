import type { LinkedAccount } from '#contract/access.ts'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../lib/api.ts'
import { linkAccount } from '../../lib/auth.ts'
import { queryClient } from '../../lib/query-client.ts'
import { IdentityForm } from '../../shell/identity-form.tsx'
import { accountsQuery } from './access.queries.ts'

type DialogProps = { account: LinkedAccount; onClose: () => void }

/** A fresh sign-in, then the provider's own page. */
export function LinkDialog({ account: { provider, name }, onClose }: DialogProps) {
  const link = async () => location.assign(await linkAccount(provider))
  return (
    <Dialog
      title={`Conectar ${name}`}
      description="Te llevamos a su página. Antes, confirma que eres tú."
      isOpen
      onOpenChange={onClose}
      closesOnScrim={false}
    >
      <IdentityForm submitLabel="Seguir" onConfirmed={link} />
    </Dialog>
  )
}

export function UnlinkDialog({ account: { provider, name }, onClose }: DialogProps) {
  const unlink = async () => {
    await client.access.accounts.unlink({ provider })
    await queryClient.invalidateQueries({ queryKey: accountsQuery().queryKey })
    showToast(`${name} ya no está conectada.`)
    onClose()
  }
  return (
    <Dialog
      title={`Desconectar ${name}`}
      description="Dejará de abrir tu cuenta. Antes, confirma que eres tú."
      isOpen
      onOpenChange={onClose}
    >
      <IdentityForm submitLabel="Desconectar" onConfirmed={unlink} />
    </Dialog>
  )
}
