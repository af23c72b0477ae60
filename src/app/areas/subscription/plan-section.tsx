import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Subscription } from '#contract/subscription.ts'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { SettingsRow, SettingsSection } from '../../shell/settings-section.tsx'
import { PaidPlan } from './paid-plan.tsx'
import type { PlanDialog } from './plan-words.ts'
import { subscriptionQuery } from './subscription.queries.ts'

const dialogs = loadedPart(() => import('./plan-dialogs.tsx'))

/** Shows the kind of the account, planner or couple, and how a planner's plan stands and is paid. */
export function PlanSection() {
  const { data: plan, error } = useQuery(subscriptionQuery())
  const [opened, setOpened] = useState<PlanDialog | null>(null)
  const close = () => setOpened(null)
  const part = useOpenedPart(dialogs, opened !== null, close)
  return (
    <SettingsSection id="plan" title="Plan">
      {error && !plan && (
        <p role="alert" className="border-t border-line py-4 text-sm text-danger">
          {messageFor(error)}
        </p>
      )}
      {!plan && !error && <p className="border-t border-line py-4 text-sm text-ink-3">Cargando…</p>}
      {plan &&
        (plan.isCharging && (plan.role === 'planner' || plan.endsAt || plan.receipts.length > 0) ? (
          <PaidPlan plan={plan} onOpen={setOpened} />
        ) : (
          <FreePlan plan={plan} onChange={() => setOpened('role')} />
        ))}
      {plan && part && opened === 'cancel' && <part.CancelDialog plan={plan} onClose={close} />}
      {plan && part && opened === 'withdraw' && <part.WithdrawDialog onClose={close} />}
      {plan && part && opened === 'role' && <part.RoleDialog plan={plan} onClose={close} />}
    </SettingsSection>
  )
}

function FreePlan({ plan, onChange }: { plan: Subscription; onChange: () => void }) {
  const isPlanner = plan.role === 'planner'
  return (
    <SettingsRow
      title={isPlanner ? 'Wedding planner' : 'Pareja'}
      line={
        isPlanner
          ? 'Gratis: esta instalación no cobra a nadie. Bodas ilimitadas, tu marca y tu perfil en el directorio.'
          : 'Gratis, sin tarjeta. Las parejas no pagan nunca.'
      }
      action={<Button onPress={onChange}>Cambiar de plan</Button>}
    />
  )
}
