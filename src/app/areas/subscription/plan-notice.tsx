import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { goToCheckout, goToPortal } from '../../shared/subscription/stripe-pages.ts'
import { missingInWords, missingTitle } from './plan-words.ts'
import { subscriptionQuery } from './subscription.queries.ts'

/** Tells a planner on their first screen that the plan or a payment is missing, with the button that mends it. */
export function PlanNotice() {
  const { data: plan } = useQuery(subscriptionQuery())
  const away = useMutation({ networkMode: 'always', mutationFn: (go: () => Promise<never>) => go() })
  const missing = plan?.isCharging ? missingInWords(plan) : null
  if (!plan || !missing) return null
  const { isUnpaid } = plan
  return (
    <section
      aria-labelledby="falta-plan"
      className="mt-6 grid gap-3 rounded-paper border border-danger p-4 md:flex md:items-center md:gap-6"
    >
      <div className="min-w-0 flex-1">
        <h2 id="falta-plan" className="font-strong text-danger">
          {missingTitle(plan)}
        </h2>
        <p className="mt-0.5 text-sm text-ink-2">{missing}</p>
        <FormError error={away.error} />
      </div>
      <Button
        isPending={away.isPending}
        pendingLabel="Abriendo"
        onPress={() => away.mutate(isUnpaid ? goToPortal : goToCheckout)}
        className="shrink-0 max-md:justify-self-start"
      >
        {isUnpaid ? 'Actualizar tarjeta' : 'Activar el plan y pagar'}
      </Button>
    </section>
  )
}
