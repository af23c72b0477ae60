import { useQuery } from '@tanstack/react-query'
import Link2 from 'lucide-react/icons/link-2'
import { useEffect, useState } from 'react'
import type { LinkedAccount } from '#contract/access.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { SettingsRow, SettingsSection } from '../../shell/settings-section.tsx'
import { accountsQuery, walletsQuery } from './access.queries.ts'
import { WalletRows } from './wallet-rows.tsx'

const dialogs = loadedPart(() => import('./account-dialogs.tsx'))

/** The accounts elsewhere that open this one; without a provider in the configuration there is no such section. */
export function AccountsSection() {
  const { data: accounts } = useQuery(accountsQuery())
  const { data: wallets } = useQuery(walletsQuery())
  const [opened, setOpened] = useState<LinkedAccount | null>(null)
  const close = () => setOpened(null)
  const part = useOpenedPart(dialogs, opened !== null, close)
  useEffect(sayWhatCameBack, [])
  if (!accounts || !wallets || (accounts.length === 0 && !wallets.isOffered)) return null
  return (
    <SettingsSection id="cuentas" title="Cuentas conectadas">
      {accounts.map((account) => (
        <SettingsRow
          key={account.provider}
          icon={Link2}
          title={account.name}
          line={lineOf(account)}
          action={
            <Button
              variant={account.isLinked ? 'quiet' : 'secondary'}
              aria-label={`${account.isLinked ? 'Desconectar' : 'Conectar'} ${account.name}`}
              onPress={() => setOpened(account)}
            >
              {account.isLinked ? 'Desconectar' : 'Conectar'}
            </Button>
          }
        />
      ))}
      {wallets.isOffered && <WalletRows wallets={wallets.wallets} />}
      {part && opened && !opened.isLinked && <part.LinkDialog account={opened} onClose={close} />}
      {part && opened?.isLinked && <part.UnlinkDialog account={opened} onClose={close} />}
    </SettingsSection>
  )
}

/** Which of their accounts it is, where the provider has said so. */
const lineOf = ({ isLinked, emails = [] }: LinkedAccount): string => {
  if (!isLinked) return 'Sin conectar'
  return emails.length > 0 ? inSpanishList(emails) : 'Conectada: puedes entrar con ella.'
}

/** A provider sends the browser back here with the reason when it did not go well. */
function sayWhatCameBack(): void {
  const url = new URL(location.href)
  const code = url.searchParams.get('error')
  if (!code) return
  showToast(messageFor(new CodedError(code)), { tone: 'failed' })
  url.searchParams.delete('error')
  history.replaceState(history.state, '', url)
}
