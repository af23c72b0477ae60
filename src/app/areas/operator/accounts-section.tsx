import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { OperatorAccount } from '#contract/operator-rows.ts'
import { Button } from '#ui/button.tsx'
import { controlClass } from '#ui/fields/field-class.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { NothingHere, OperatorSection } from '../../shared/operator/operator-section.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { AccountTable } from './account-table.tsx'
import { findAccount } from './operator.actions.ts'
import { suspendedQuery } from './operator.queries.ts'

const dialog = loadedPart(() => import('./suspend-dialog.tsx'))

/** 'Cuentas': the one of an address, and those that are suspended. */
export function AccountsSection({ count, now }: { count: number; now: Date }) {
  const { data: suspended } = useQuery(suspendedQuery)
  const [email, setEmail] = useState('')
  const [found, setFound] = useState<OperatorAccount | 'none' | null>(null)
  const [chosen, setChosen] = useState<OperatorAccount | null>(null)
  const find = async () => email.trim() && setFound((await findAccount(email)) ?? 'none')
  const search = useSubmission(find)
  const part = useOpenedPart(dialog, chosen !== null, () => setChosen(null))
  const shown = found && found !== 'none' ? (suspended?.find(({ id }) => id === found.id) ?? found) : null
  const others = suspended?.filter(({ id }) => id !== shown?.id) ?? []
  return (
    <OperatorSection
      id="cuentas"
      title="Cuentas"
      count={count}
      aside={
        <search className="pb-1.5">
          <form {...search.props()} noValidate={false} className="flex items-center gap-1.5">
            <label htmlFor="buscar-cuenta" className="sr-only">
              Email completo de la cuenta
            </label>
            <input
              id="buscar-cuenta"
              type="email"
              autoComplete="off"
              placeholder="Email completo"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
              className={controlClass({ className: 'h-8 w-44 text-xs max-lg:h-11' })}
            />
            <Button
              type="submit"
              size="sm"
              icon={Search}
              isPending={search.isPending}
              aria-label="Buscar cuenta"
            >
              Buscar
            </Button>
          </form>
        </search>
      }
    >
      <FormError error={search.error} />
      <p role="status" className="sr-only">
        {found === 'none' ? 'No hay ninguna cuenta con ese email.' : shown ? '1 cuenta' : ''}
      </p>
      {found === 'none' && <NothingHere>No hay ninguna cuenta con ese email.</NothingHere>}
      {!found && others.length === 0 && (
        <NothingHere>Busca una por su email. Ninguna está suspendida.</NothingHere>
      )}
      {(shown || others.length > 0) && (
        <AccountTable accounts={shown ? [shown, ...others] : others} now={now} onChoose={setChosen} />
      )}
      {part && chosen && (
        <part.SuspendDialog
          account={chosen}
          onDone={(account) => setFound((before) => (before ? account : null))}
          onClose={() => setChosen(null)}
        />
      )}
    </OperatorSection>
  )
}
