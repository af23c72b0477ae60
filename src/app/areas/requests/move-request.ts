import type { PlannerRequest } from '#contract/requests.ts'
import type { RequestStatus } from '#domain/planners/planner-requests.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { moveRequest, resumeRequest } from './requests.actions.ts'

const MOVED: Record<RequestStatus, string> = {
  new: 'ha vuelto a las nuevas',
  answered: 'ha vuelto a las que siguen',
  archived: 'está archivada',
  spam: 'está en spam',
}

/** Moves a request to another list, and offers the way back. */
export async function moveWithNotice(request: PlannerRequest, status: RequestStatus): Promise<void> {
  const { id, name, status: before } = request
  try {
    await moveRequest(id, status)
    showToast(`La solicitud de ${name} ${MOVED[status]}.`, {
      action: { label: 'Deshacer', onAction: () => void moveWithNotice({ ...request, status }, before) },
    })
  } catch (error) {
    showToast(`No hemos podido moverla. ${messageFor(error)}`, { tone: 'failed' })
  }
}

/** 'Sigue'. */
export async function resumeWithNotice({ id, name }: PlannerRequest): Promise<void> {
  try {
    await resumeRequest(id)
    showToast(`La solicitud de ${name} sigue.`)
  } catch (error) {
    showToast(`No hemos podido recuperarla. ${messageFor(error)}`, { tone: 'failed' })
  }
}
