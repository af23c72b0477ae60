import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { BookAccount } from '#contract/book-rows.ts'
import type { OwnCost } from '#contract/profit.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { shortDay } from '../../shared/words/spanish-dates.ts'
import { accountKey } from './earnings.ts'
import { removeCost } from './profit.actions.ts'

const profitDialogs = loadedPart(() => import('./profit-dialogs.ts'))

type CostsSectionProps = { account: BookAccount; costs: readonly OwnCost[]; today: string }

/** 'Gastos tuyos': what the planner paid for this wedding themselves. */
export function CostsSection({ account, costs, today }: CostsSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const dialogs = useOpenedPart(profitDialogs, isOpen, close)
  return (
    <section aria-label="Gastos tuyos">
      <h2>Gastos tuyos</h2>
      {costs.length === 0 ? (
        <p className="mt-3 text-ui text-ink-2">
          Gasolina, muestras, un día de una ayudante: lo que pagas tú y no cobras aparte.
        </p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {costs.map((cost) => (
            <li
              key={cost.id}
              className="grid min-h-11 grid-cols-[4.5rem_minmax(0,1fr)_auto_auto] items-center gap-3 border-b border-line"
            >
              <time dateTime={cost.spentOn} className="num text-sm text-ink-3">
                {shortDay(cost.spentOn)}
              </time>
              <span className="min-w-0 py-2 text-ui wrap-anywhere">{cost.what}</span>
              <b className="num font-strong whitespace-nowrap">{formatEuros(cost.amount)}</b>
              <IconButton
                icon={X}
                label={`Quitar ${cost.what}, ${formatEuros(cost.amount)}`}
                onPress={() => void removeCost(accountKey(account), cost)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" size="sm" icon={Plus} onPress={() => setOpen(true)} className="mt-2 -ml-3">
        Añadir gasto
      </Button>
      {dialogs && isOpen && <dialogs.CostDialog account={account} today={today} onClose={close} />}
    </section>
  )
}
