import WalletIcon from 'lucide-react/icons/wallet'
import { useState } from 'react'
import type { Wallet } from '#contract/wallets.ts'
import { shortAddress } from '#domain/accounts/wallet-address.ts'
import { Button } from '#ui/button.tsx'
import { hasWallet } from '#ui/hydration/wallet.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { SettingsRow } from '../../shell/settings-section.tsx'

const dialogs = loadedPart(() => import('./wallet-dialogs.tsx'))

/** The Ethereum wallets that open the account, and one more where this browser has a wallet. */
export function WalletRows({ wallets }: { wallets: readonly Wallet[] }) {
  const [opened, setOpened] = useState<'linking' | Wallet | null>(null)
  const close = () => setOpened(null)
  const part = useOpenedPart(dialogs, opened !== null, close)
  return (
    <>
      {wallets.map((wallet) => (
        <SettingsRow
          key={wallet.id}
          icon={WalletIcon}
          title={`Cartera ${shortAddress(wallet.address)}`}
          line="Conectada: puedes entrar con ella."
          action={
            <Button
              variant="quiet"
              aria-label={`Desconectar la cartera ${shortAddress(wallet.address)}`}
              onPress={() => setOpened(wallet)}
            >
              Desconectar
            </Button>
          }
        />
      ))}
      <SettingsRow
        icon={WalletIcon}
        title="Cartera de Ethereum"
        line={
          hasWallet()
            ? 'Entra firmando con ella.'
            : 'Para conectar una, abre Azahar en el navegador que la tiene.'
        }
        action={
          hasWallet() && (
            <Button aria-label="Conectar una cartera" onPress={() => setOpened('linking')}>
              Conectar
            </Button>
          )
        }
      />
      {part && opened === 'linking' && <part.LinkWalletDialog onClose={close} />}
      {part && opened && opened !== 'linking' && <part.UnlinkWalletDialog wallet={opened} onClose={close} />}
    </>
  )
}
