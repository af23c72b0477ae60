import type { Wallet } from '#contract/wallets.ts'
import { shortAddress } from '#domain/accounts/wallet-address.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { chooseWallet, signWithWallet, WalletNotUsed } from '#ui/hydration/wallet.ts'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { AfterIdentityDialog, IdentityDialog } from '../../shell/identity-dialog.tsx'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { walletsQuery } from './access.queries.ts'

type DialogProps = { onClose: () => void }

const reread = () => queryClient.invalidateQueries({ queryKey: walletsQuery().queryKey })

/** A fresh sign-in, then the wallet. Wallets open their window only for a press of its own. */
export function LinkWalletDialog({ onClose }: DialogProps) {
  return (
    <AfterIdentityDialog
      title="Conectar una cartera"
      line="Tu cartera te enseñará un mensaje. Firmarlo no cuesta ni mueve dinero."
      onClose={onClose}
    >
      <SignMessage onClose={onClose} />
    </AfterIdentityDialog>
  )
}

function SignMessage({ onClose }: DialogProps) {
  const { submit, isPending, error } = useSubmission(async () => {
    const { address } = await link().catch((refusal) => {
      throw refusal instanceof WalletNotUsed ? new CodedError('WALLET_NOT_USED') : refusal
    })
    await reread()
    showToast(`Cartera conectada: ${shortAddress(address)}.`)
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
        pendingLabel="Conectando"
        className="w-full"
      >
        Firmar con la cartera
      </Button>
    </div>
  )
}

async function link(): Promise<Wallet> {
  const address = await chooseWallet()
  const { message } = await client.access.wallets.ask({ address })
  return client.access.wallets.link({ message, signature: await signWithWallet(address, message) })
}

export function UnlinkWalletDialog({ wallet: { id, address }, onClose }: DialogProps & { wallet: Wallet }) {
  const unlink = async () => {
    await client.access.wallets.remove({ walletId: id })
    await reread()
    showToast(`La cartera ${shortAddress(address)} ya no está conectada.`)
    onClose()
  }
  return (
    <IdentityDialog
      title={`Desconectar la cartera ${shortAddress(address)}`}
      line="Dejará de abrir tu cuenta."
      submitLabel="Desconectar"
      onConfirmed={unlink}
      onClose={onClose}
    />
  )
}
