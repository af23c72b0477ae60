import Building2 from 'lucide-react/icons/building-2'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import LogIn from 'lucide-react/icons/log-in'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { FORMS } from './forms.ts'
import { PasskeyForm } from './passkey-form.tsx'
import { WalletForm } from './wallet-form.tsx'

type OtherEntrancesProps = {
  asked: string | null
  providers: readonly { id: string; name: string }[]
  hasCompanies: boolean
  hasWallets: boolean
}

/** The ways in beside the password, as far as this browser and this installation have them. */
export function OtherEntrances({ asked, providers, hasCompanies, hasWallets }: OtherEntrancesProps) {
  const hasProviders = providers.length > 0
  const look = buttonClass({ size: 'lg', className: 'w-full' })
  return (
    <div className={`other-entrances grid gap-4 ${hasProviders ? '' : 'of-login'}`}>
      <p className="flex items-center gap-4 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        o con
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2.5">
        <div className="of-login of-passkeys">
          <PasskeyForm asked={asked}>
            <button type="submit" className={look}>
              <Icon of={Fingerprint} />
              Passkey
            </button>
          </PasskeyForm>
        </div>
        {hasProviders && <Providers providers={providers} look={look} />}
        {hasCompanies && (
          <a href={companyPath(asked)} className={`of-login of-provider ${look}`}>
            <Icon of={Building2} />
            Empresa
          </a>
        )}
        {hasWallets && <WalletForm asked={asked} look={look} />}
      </div>
    </div>
  )
}

/** These send the form of the page, whose role and page to go to they need, to another address. */
function Providers({ providers, look }: Pick<OtherEntrancesProps, 'providers'> & { look: string }) {
  return providers.map(({ id, name }) => (
    <button
      key={id}
      type="submit"
      form="cuenta"
      formAction={FORMS.provider}
      formNoValidate
      name="provider"
      value={id}
      className={`of-provider ${look}`}
    >
      <Icon of={LogIn} />
      {name}
    </button>
  ))
}

export const companyPath = (asked: string | null) =>
  `/login?${new URLSearchParams({ paso: 'empresa', ...(asked && { redirect: asked }) })}`
