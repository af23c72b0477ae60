import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import type { RequestStatus } from '#domain/planners/planner-requests.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { CreateWeddingDialog } from './create-wedding-dialog.tsx'
import { LostDialog } from './lost-dialog.tsx'
import { NoteMenu } from './note-menu.tsx'
import { moveRequest, resumeRequest } from './requests.actions.ts'

type ActionsProps = {
  request: PlannerRequest
  name: string
  onAnswer: () => void
  /** The form of the answer has closed with the focus in it. */
  takesFocus: boolean
}

export function RequestActions({ request, name, onAnswer, takesFocus }: ActionsProps) {
  const navigate = useNavigate()
  const profile = useProfile()
  const [isCreating, setCreating] = useState(false)
  const [isLosing, setLosing] = useState(false)
  const { status, stage, turn, weddingId } = request
  const isPutAway = status === 'archived' || status === 'spam'
  const before = request.answeredAt ? 'answered' : 'new'
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onPress={onAnswer} autoFocus={takesFocus}>
        Contestar
        <span className="sr-only"> a {name}</span>
      </Button>
      <Button
        onPress={() =>
          void navigate({
            to: '/app/planner/$pid/quotes/$requestId',
            params: { pid: profile.id, requestId: request.id },
          })
        }
      >
        Preparar presupuesto
      </Button>
      {weddingId ? (
        <Button onPress={() => void navigate({ to: '/app/couple/$wid', params: { wid: weddingId } })}>
          Ir a la boda
        </Button>
      ) : (
        <Button onPress={() => setCreating(true)}>Crear boda</Button>
      )}
      {!isPutAway && turn !== 'none' && <NoteMenu request={request} />}
      {request.email && (
        <a href={mailAddress(request, request.email)} className={buttonClass({ variant: 'quiet' })}>
          Escribir desde tu correo
        </a>
      )}
      {isPutAway ? (
        <Button variant="quiet" onPress={() => void move(request, before)}>
          {status === 'spam' ? 'No es spam' : 'Recuperar'}
        </Button>
      ) : (
        <>
          {stage === 'lost' ? (
            <Button variant="quiet" onPress={() => void resume(request)}>
              Sigue
            </Button>
          ) : (
            turn !== 'none' && (
              <Button variant="quiet" onPress={() => setLosing(true)}>
                No sigue
              </Button>
            )
          )}
          <Button variant="quiet" onPress={() => void move(request, 'archived')}>
            Archivar
          </Button>
          <Button variant="quiet" onPress={() => void move(request, 'spam')}>
            Es spam
          </Button>
        </>
      )}
      {isLosing && <LostDialog request={request} onClose={() => setLosing(false)} />}
      {isCreating && <CreateWeddingDialog request={request} onClose={() => setCreating(false)} />}
    </div>
  )
}

const MOVED: Record<RequestStatus, string> = {
  new: 'ha vuelto a las nuevas',
  answered: 'ha vuelto a las que siguen',
  archived: 'está archivada',
  spam: 'está en spam',
}

async function move(request: PlannerRequest, status: RequestStatus): Promise<void> {
  const { id, name, status: before } = request
  try {
    await moveRequest(id, status)
    showToast(`La solicitud de ${name} ${MOVED[status]}.`, {
      action: { label: 'Deshacer', onAction: () => void move({ ...request, status }, before) },
    })
  } catch (error) {
    showToast(`No hemos podido moverla. ${messageFor(error)}`, { tone: 'failed' })
  }
}

async function resume({ id, name }: PlannerRequest): Promise<void> {
  try {
    await resumeRequest(id)
    showToast(`La solicitud de ${name} sigue.`)
  } catch (error) {
    showToast(`No hemos podido recuperarla. ${messageFor(error)}`, { tone: 'failed' })
  }
}

function mailAddress({ name, message }: PlannerRequest, email: string): string {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const query = new URLSearchParams({ subject: 'Tu boda', body: `Hola, ${name}:\n\n\n\n${quoted}` })
  // Mail programs take a plus sign as it stands.
  return `mailto:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`
}
