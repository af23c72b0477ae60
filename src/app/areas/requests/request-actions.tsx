import { useNavigate } from '@tanstack/react-router'
import BellRing from 'lucide-react/icons/bell-ring'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import Reply from 'lucide-react/icons/reply'
import { useState } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import { Button } from '#ui/button.tsx'
import { useBusiness } from '../../shared/session/use-business.ts'
import { AgreementButton } from './agreement-button.tsx'
import { CreateWeddingDialog } from './create-wedding-dialog.tsx'
import { EditRequestDialog } from './edit-request-dialog.tsx'
import { LostDialog } from './lost-dialog.tsx'
import { MoreActions, type OpenedDialog } from './more-actions.tsx'
import { moveWithNotice, resumeWithNotice } from './move-request.ts'
import { NoteMenu } from './note-menu.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { mayRemind } from './reminders.ts'

type ActionsProps = {
  request: PlannerRequest
  onAnswer: () => void
  /** It was put away, or brought back from there. */
  onPutAway: () => void
  /** The form of the answer has closed with the focus in it. */
  takesFocus: boolean
}

/** The next act of a request, and all others. */
export function RequestActions({ request, onAnswer, onPutAway, takesFocus }: ActionsProps) {
  const navigate = useNavigate()
  const business = useBusiness()
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const { stage, turn, weddingId, status, quote } = request
  const isPutAway = status === 'archived' || status === 'spam'
  const isUnderWay = !isPutAway && turn !== 'none'
  const openQuote = () =>
    void navigate({
      to: '/app/planner/$pid/quotes/$requestId',
      params: { pid: business.id, requestId: request.id },
    })
  const close = () => setOpened(null)
  return (
    <div className="flex flex-wrap gap-2 *:flex-1">
      {weddingId ? (
        <Button
          variant="primary"
          className="min-w-full"
          onPress={() => void navigate({ to: '/app/couple/$wid', params: { wid: weddingId } })}
        >
          Ir a la boda
        </Button>
      ) : mayRemind(request) && quote ? (
        <Button
          variant="primary"
          icon={BellRing}
          className="min-w-full"
          onPress={() => setOpened('reminder')}
        >
          Recordarles
        </Button>
      ) : (
        <Button variant="primary" icon={FilePenLine} className="min-w-full" onPress={openQuote}>
          {quote ? 'Ver presupuesto' : 'Preparar presupuesto'}
        </Button>
      )}
      {request.email && (
        <Button icon={Reply} onPress={onAnswer} autoFocus={takesFocus}>
          Contestar
          <span className="sr-only"> a {request.name}</span>
        </Button>
      )}
      <AgreementButton request={request} />
      {isUnderWay && <NoteMenu request={request} />}
      {isPutAway ? (
        <Button variant="quiet" onPress={() => void moveWithNotice(request, before(request)).then(onPutAway)}>
          {status === 'spam' ? 'No es spam' : 'Recuperar'}
        </Button>
      ) : stage === 'lost' ? (
        <Button variant="quiet" onPress={() => void resumeWithNotice(request)}>
          Sigue
        </Button>
      ) : (
        isUnderWay && (
          <Button variant="quiet" onPress={() => setOpened('loss')}>
            No sigue
          </Button>
        )
      )}
      <MoreActions request={request} onOpen={setOpened} onOpenQuote={openQuote} onPutAway={onPutAway} />
      {opened === 'loss' && <LostDialog request={request} onClose={close} />}
      {opened === 'wedding' && <CreateWeddingDialog request={request} onClose={close} />}
      {opened === 'reminder' && <RemindDialog request={request} onClose={close} />}
      {opened === 'details' && <EditRequestDialog request={request} onClose={close} />}
    </div>
  )
}

const before = ({ answeredAt }: PlannerRequest) => (answeredAt ? 'answered' : 'new')
