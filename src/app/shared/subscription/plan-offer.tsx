import { useMutation } from '@tanstack/react-query'
import { PLANNER_PRICE } from '#domain/accounts/plans.ts'
import { Button } from '#ui/button.tsx'
import { codeOf } from '../error-messages.ts'
import { FormError } from '../page/form-error.tsx'
import { goToCheckout } from './stripe-pages.ts'

type PlanOfferProps = {
  error: unknown
  /** The sentence on what the person finds after the payment. */
  after?: string
}

/** Offers the plan where another wedding asked for it; what was typed waits for the person to come back. */
export function PlanOffer({ error, after = 'Vuelves aquí con lo que has escrito.' }: PlanOfferProps) {
  const pay = useMutation({ networkMode: 'always', mutationFn: goToCheckout })
  if (!error || codeOf(error) !== 'PLAN_NEEDED') return null
  return (
    <div className="grid w-full justify-items-start gap-2.5 rounded-paper border border-line p-4">
      <p className="text-sm text-ink-2">
        {PLANNER_PRICE}&nbsp;€ al mes, IVA incluido, sin permanencia. {after}
      </p>
      <Button isPending={pay.isPending} pendingLabel="Abriendo" onPress={() => pay.mutate()}>
        Activar el plan y pagar
      </Button>
      <FormError error={pay.error} />
    </div>
  )
}
