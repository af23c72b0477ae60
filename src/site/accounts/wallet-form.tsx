import Wallet from 'lucide-react/icons/wallet'
import { Icon } from '#ui/icon.tsx'
import { FORMS } from './forms.ts'

/** The script fills it with what a wallet has signed, and shows it where the browser has one. */
export function WalletForm({ asked, look }: { asked: string | null; look: string }) {
  return (
    <form method="post" action={FORMS.wallet} data-wallet className="of-login of-wallets">
      <input type="hidden" name="redirect" value={asked ?? ''} />
      <input type="hidden" name="message" value="" />
      <input type="hidden" name="signature" value="" />
      <button type="submit" className={look}>
        <Icon of={Wallet} />
        Cartera
      </button>
    </form>
  )
}
