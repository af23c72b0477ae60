import { useNavigate } from '@tanstack/react-router'
import BellRing from 'lucide-react/icons/bell-ring'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import Reply from 'lucide-react/icons/reply'
import { useState } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import { useProfile } from '../../shared/session/use-session.ts'
import { CreateWeddingDialog } from './create-wedding-dialog.tsx'
import { EditRequestDialog } from './edit-request-dialog.tsx'
import { LostDialog } from './lost-dialog.tsx'
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

type Opened = 'wedding' | 'loss' | 'reminder' | 'details' | null

/** The next act of a request, and all others. */
export function RequestActions({ request, onAnswer, onPutAway, takesFocus }: ActionsProps) {
  const navigate = useNavigate()
  const profile = useProfile()
  const [opened, setOpened] = useState<Opened>(null)
  const { stage, turn, weddingId, status, quote } = request
  const isPutAway = status === 'archived' || status === 'spam'
  const isUnderWay = !isPutAway && turn !== 'none'
  const openQuote = () =>
    void navigate({
      to: '/app/planner/$pid/quotes/$requestId',
      params: { pid: profile.id, requestId: request.id },
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
      <More request={request} onOpen={setOpened} onOpenQuote={openQuote} onPutAway={onPutAway} />
      {opened === 'loss' && <LostDialog request={request} onClose={close} />}
      {opened === 'wedding' && <CreateWeddingDialog request={request} onClose={close} />}
      {opened === 'reminder' && <RemindDialog request={request} onClose={close} />}
      {opened === 'details' && <EditRequestDialog request={request} onClose={close} />}
    </div>
  )
}

type MoreProps = Pick<ActionsProps, 'request' | 'onPutAway'> & {
  onOpen: (dialog: Opened) => void
  onOpenQuote: () => void
}

function More({ request, onOpen, onOpenQuote, onPutAway }: MoreProps) {
  const { quote, weddingId, status, email } = request
  const isPutAway = status === 'archived' || status === 'spam'
  const putAway = (to: 'archived' | 'spam') => void moveWithNotice(request, to).then(onPutAway)
  return (
    <Menu
      label={`Más sobre ${request.name}`}
      trigger={
        <IconButton
          icon={Ellipsis}
          size="md"
          variant="secondary"
          label="Más acciones"
          className="flex-none!"
        />
      }
    >
      {quote && mayRemind(request) && <MenuItem onAction={onOpenQuote}>Cambiar y reenviar</MenuItem>}
      {!quote && mayRemind(request) && <MenuItem onAction={() => onOpen('reminder')}>Recordarles</MenuItem>}
      {!weddingId && <MenuItem onAction={() => onOpen('wedding')}>Crear boda</MenuItem>}
      <MenuItem onAction={() => onOpen('details')}>Corregir datos</MenuItem>
      {email && (
        <MenuItem onAction={() => location.assign(mailAddress(request, email))}>
          Escribir desde tu correo
        </MenuItem>
      )}
      {!isPutAway && <MenuItem onAction={() => putAway('archived')}>Archivar</MenuItem>}
      {!isPutAway && <MenuItem onAction={() => putAway('spam')}>Es spam</MenuItem>}
    </Menu>
  )
}

const before = ({ answeredAt }: PlannerRequest) => (answeredAt ? 'answered' : 'new')

function mailAddress({ name, message }: PlannerRequest, email: string): string {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const query = new URLSearchParams({ subject: 'Tu boda', body: `Hola, ${name}:\n\n\n\n${quoted}` })
  // Mail programs take a plus sign as it stands.
  return `mailto:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`
}
