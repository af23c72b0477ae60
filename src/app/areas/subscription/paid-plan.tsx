import { useMutation } from '@tanstack/react-query'
import type { Subscription } from '#contract/subscription.ts'
import { PLANNER_PRICE } from '#domain/accounts/plans.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { FormError } from '../../shared/page/form-error.tsx'
import { goToPortal } from '../../shared/subscription/stripe-pages.ts'
import { instantInWords } from '../../shared/words/spanish-dates.ts'
import { SettingsRow } from '../../shell/settings-section.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanPaper } from './plan-paper.tsx'
import { PlanReceipts } from './plan-receipts.tsx'
import {
  billingInWords,
  missingInWords,
  missingTitle,
  type PlanDialog,
  paymentInWords,
  STANDING_WORDS,
} from './plan-words.ts'

type PaidPlanProps = { plan: Subscription; onOpen: (dialog: PlanDialog) => void }

/** 'Tu suscripción': the price, the state, the next receipt and the former ones. */
export function PaidPlan({ plan, onOpen }: PaidPlanProps) {
  const { standing, isUnpaid, renewsAt, billing, receipts } = plan
  const away = useMutation({ networkMode: 'always', mutationFn: goToPortal })
  const missing = missingInWords(plan)
  const hasPlan = standing === 'active' || standing === 'ending'
  const last = receipts.find(({ status }) => status !== 'open')
  return (
    <div className={cx('grid items-start gap-10', last && 'xl:grid-cols-[minmax(0,1fr)_18rem]')}>
      <div className="min-w-0">
        {missing && (
          <SettingsRow
            title={<span className="text-danger">{missingTitle(plan)}</span>}
            line={missing}
            action={
              isUnpaid && (
                <Button isPending={away.isPending} onPress={() => away.mutate()}>
                  Actualizar tarjeta
                </Button>
              )
            }
          />
        )}
        <p className="flex flex-wrap items-end gap-x-4 border-t border-line py-6">
          <b className="serif text-[4.5rem] leading-[.85] tracking-[-.03em] whitespace-nowrap">
            {PLANNER_PRICE}&nbsp;€
          </b>
          <span className="text-ui text-ink-2">
            al mes, IVA incluido.
            <br />
            Primera boda gratis, sin permanencia.
          </span>
        </p>
        <SettingsRow
          title={plan.role === 'planner' ? 'Planner' : 'Pareja'}
          line={STANDING_WORDS[standing].line(plan)}
          action={
            <span className="rounded-pill bg-marcha-bg px-2.5 py-1 text-xs font-strong text-marcha-fg">
              {STANDING_WORDS[standing].label}
            </span>
          }
        />
        {renewsAt && (
          <SettingsRow
            title="Próximo recibo"
            line={`${instantInWords(renewsAt)}, ${formatEuros(PLANNER_PRICE * 100)}`}
            action={
              <>
                <span className="text-sm text-ink-2">{paymentInWords(plan.paymentMethod)}</span>
                <Button variant="quiet" onPress={() => away.mutate()} aria-label="Cambiar cómo pagas">
                  Cambiar
                </Button>
              </>
            }
          />
        )}
        {hasPlan && billing && (
          <SettingsRow
            title="Datos de facturación"
            line={billingInWords(billing)}
            action={
              <Button
                variant="quiet"
                onPress={() => away.mutate()}
                aria-label="Editar los datos de facturación"
              >
                Editar
              </Button>
            }
          />
        )}
        <PlanActions plan={plan} onOpen={onOpen} />
        <FormError error={away.error} />
        {receipts.length > 0 && <PlanReceipts receipts={receipts} />}
      </div>
      {last && <PlanPaper receipt={last} />}
    </div>
  )
}
