import { useEffect } from 'react'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { RETURNED } from '../../shared/subscription/returned.ts'

/** Reads the plan back for who comes from Stripe, which may be here before Stripe has told us. */
export function PlanReturn() {
  useEffect(() => {
    const url = new URL(window.location.href)
    const outcome = url.searchParams.get(RETURNED)
    if (!outcome) return
    url.searchParams.delete(RETURNED)
    window.history.replaceState(window.history.state, '', url)
    if (outcome === 'hecho') void sayHowThePlanStands()
  }, [])
  return null
}

/** Every screen waits for a return, so what reads the plan loads when there is one. */
async function sayHowThePlanStands(): Promise<void> {
  try {
    const { refreshPlan } = await import('./subscription.actions.ts')
    const { standing, needsPlan } = await refreshPlan()
    if (standing === 'active') showToast('Ya tienes el plan. Puedes llevar todas las bodas que quieras.')
    else if (needsPlan) showToast('El pago aún no ha llegado. Míralo en tu perfil dentro de un momento.')
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
}
