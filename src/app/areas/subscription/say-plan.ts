import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { refreshPlan } from './subscription.actions.ts'

/** Reads the plan back and says how it stands. */
export async function sayHowThePlanStands(): Promise<void> {
  try {
    const { standing, needsPlan } = await refreshPlan()
    if (standing === 'active') showToast('Ya tienes el plan. Puedes llevar todas las bodas que quieras.')
    else if (needsPlan) showToast('El pago aún no ha llegado. Míralo en tu perfil dentro de un momento.')
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
}
