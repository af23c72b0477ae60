import { useMutation } from '@tanstack/react-query'
import FileDown from 'lucide-react/icons/file-down'
import type { Subscription } from '#contract/subscription.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { IconButton } from '#ui/button.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { goToReceipt } from '../../shared/subscription/stripe-pages.ts'
import { instantInWords } from '../../shared/words/spanish-dates.ts'
import { RECEIPT_WORDS } from './plan-words.ts'

/** The receipts of the plan with base and tax; each opens at Stripe, which keeps it. */
export function PlanReceipts({ receipts }: Pick<Subscription, 'receipts'>) {
  const open = useMutation({ networkMode: 'always', mutationFn: goToReceipt })
  return (
    <section aria-labelledby="recibos" className="mt-10">
      <h3 id="recibos" className="pb-3 text-d4">
        Recibos de Azahar
      </h3>
      <ul>
        {receipts.map(({ id, number, createdAt, total, base, tax, status }) => (
          <li key={id} className="flex items-center gap-3 border-t border-line py-2.5">
            <div className="min-w-0 flex-1">
              <p className="text-ui font-strong">{instantInWords(createdAt)}</p>
              <p className="text-sm text-ink-2">
                {[number, RECEIPT_WORDS[status], `base ${formatEuros(base)}, IVA ${formatEuros(tax)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <span className="text-ui font-strong tabular-nums">{formatEuros(total)}</span>
            <IconButton
              icon={FileDown}
              label={`Abrir el recibo del ${instantInWords(createdAt)}`}
              onPress={() => open.mutate(id)}
            />
          </li>
        ))}
      </ul>
      <FormError error={open.error} />
    </section>
  )
}
