import { useEffect } from 'react'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { RETURNED } from '../../shared/subscription/stripe-pages.ts'
import { refreshPlan } from './subscription.actions.ts'

/** Reads the plan back for who comes from Stripe, which may be here before Stripe has told us. */
export function PlanReturn() {
  useEffect(() => {
    const url = new URL(window.location.href)
    const outcome = url.searchParams.get(RETURNED)
    if (!outcome) return
    url.searchParams.delete(RETURNED)
    window.history.replaceState(window.history.state, '', url)
    if (outcome !== 'hecho') return
    refreshPlan().then(
      ({ standing, needsPlan }) => {
        if (standing === 'active') showToast('Ya tienes el plan. Puedes llevar todas las bodas que quieras.')
        else if (needsPlan) showToast('El pago aún no ha llegado. Míralo en tu perfil dentro de un momento.')
      },
      (error) => showToast(messageFor(error), { tone: 'failed' }),
    )
  }, [])
  return null
}
