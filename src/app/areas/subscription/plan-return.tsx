import { useEffect } from 'react'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { RETURNED } from '../../shared/subscription/returned.ts'

/**
 * Reads the plan back for who comes from Stripe, which may be here before Stripe has told us. Every screen waits for a
 * return, so what reads the plan loads when there is one.
 */
export function PlanReturn() {
  useEffect(() => {
    const url = new URL(window.location.href)
    const outcome = url.searchParams.get(RETURNED)
    if (!outcome) return
    url.searchParams.delete(RETURNED)
    window.history.replaceState(window.history.state, '', url)
    if (outcome !== 'hecho') return
    import('./say-plan.ts').then(
      ({ sayHowThePlanStands }) => sayHowThePlanStands(),
      (error: unknown) => showToast(messageFor(error), { tone: 'failed' }),
    )
  }, [])
  return null
}
