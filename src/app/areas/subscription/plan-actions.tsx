import { useMutation } from '@tanstack/react-query'
import type { Subscription } from '#contract/subscription.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { goToCheckout } from '../../shared/subscription/stripe-pages.ts'
import type { PlanDialog } from './plan-words.ts'
import { resumePlan } from './subscription.actions.ts'

type PlanActionsProps = { plan: Subscription; onOpen: (dialog: PlanDialog) => void }

/** The actions on a plan as it stands: begin it, change it, end it, go on with it. */
export function PlanActions({ plan, onOpen }: PlanActionsProps) {
  const { standing, isUnpaid } = plan
  const away = useMutation({ networkMode: 'always', mutationFn: (go: () => Promise<unknown>) => go() })
  const hasPlan = standing === 'active' || standing === 'ending'
  return (
    <>
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        {!hasPlan && !isUnpaid && plan.role === 'planner' && (
          <Button
            isPending={away.isPending}
            pendingLabel="Abriendo"
            onPress={() => away.mutate(goToCheckout)}
          >
            Activar el plan y pagar
          </Button>
        )}
        <Button onPress={() => onOpen('role')}>Cambiar de plan</Button>
        {standing === 'ending' && plan.role === 'planner' && (
          <Button isPending={away.isPending} pendingLabel="Guardando" onPress={() => away.mutate(resumePlan)}>
            Seguir con mi plan
          </Button>
        )}
        {(standing === 'active' || isUnpaid) && (
          <Button variant="danger" onPress={() => onOpen('cancel')}>
            Cancelar suscripción
          </Button>
        )}
        {plan.withdrawUntil && (
          <Button variant="quiet" onPress={() => onOpen('withdraw')}>
            Desistir y recuperar lo pagado
          </Button>
        )}
      </div>
      <FormError error={away.error} />
    </>
  )
}
