import { Link } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import FileText from 'lucide-react/icons/file-text'
import Plus from 'lucide-react/icons/plus'
import User from 'lucide-react/icons/user'
import { useState } from 'react'
import type { BookAccount, Books } from '#contract/book-rows.ts'
import { inOrderOfDue } from '#domain/books/ledger.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useBusiness } from '../../shared/session/use-business.ts'
import { ChargeLine } from './charge-line.tsx'
import { useBookDialogs } from './use-book-dialogs.ts'

type Opened = 'charge' | 'agree' | 'client' | 'statement' | null

/** The charges of a wedding, and what can be done with its books. */
export function AccountDetails({ account, books }: { account: BookAccount; books: Books }) {
  const { id: pid } = useBusiness()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const parts = useBookDialogs(opened !== null, close)
  const charges = inOrderOfDue(account.charges, account.eventDate)
  return (
    <>
      <ul aria-label={`Cobros de ${account.weddingName}`} className="pb-2 md:pl-9 max-md:pl-7">
        {charges.map((charge) => (
          <ChargeLine key={charge.id} charge={charge} account={account} books={books} />
        ))}
      </ul>
      <div className="-mt-1 flex flex-wrap gap-x-1 pb-4 md:pl-6 max-md:pl-4">
        {charges.length === 0 ? (
          <Button variant="quiet" size="sm" icon={Plus} onPress={() => setOpened('agree')}>
            Añadir presupuesto
          </Button>
        ) : (
          <>
            <Button variant="quiet" size="sm" icon={Plus} onPress={() => setOpened('charge')}>
              Añadir cobro
            </Button>
            <Button variant="quiet" size="sm" icon={FileText} onPress={() => setOpened('statement')}>
              Liquidación
            </Button>
            <Button variant="quiet" size="sm" icon={User} onPress={() => setOpened('client')}>
              {account.client.name ?? 'A nombre de quién'}
            </Button>
          </>
        )}
        <Link
          to="/app/planner/$pid/profit/$accountId"
          params={{ pid, accountId: account.id ?? account.weddingId ?? '' }}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          <Icon of={Clock} />
          Lo que te queda
        </Link>
      </div>
      {parts && opened === 'charge' && <parts.ChargeDialog books={books} account={account} onClose={close} />}
      {parts && opened === 'agree' && <parts.AgreeDialog account={account} books={books} onClose={close} />}
      {parts && opened === 'client' && <parts.ClientDialog account={account} onClose={close} />}
      {parts && opened === 'statement' && (
        <parts.ShareDialog kind="statement" account={account} onClose={close} />
      )}
    </>
  )
}
