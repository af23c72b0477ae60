import { useNavigate } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useState } from 'react'
import { Button as PlainButton } from 'react-aria-components/Button'
import type { PlannerRequest } from '#contract/requests.ts'
import { formatEuros, toCents } from '#domain/money.ts'
import { phoneHref } from '#domain/phone.ts'
import type { RequestStatus } from '#domain/planner-requests.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast-queue.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { relativeTime, useCurrentTime } from '../../lib/relative-time.ts'
import { dateInWords, instantInWords } from '../../lib/spanish-dates.ts'
import { AnswerForm } from './answer-form.tsx'
import { CreateWeddingDialog } from './create-wedding-dialog.tsx'
import { moveRequest } from './requests.actions.ts'

type RequestRowProps = { request: PlannerRequest; startsOpen: boolean }

/** One line a request; open, all that was told, and what can be done. */
export function RequestRow({ request, startsOpen }: RequestRowProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const now = useCurrentTime()
  const id = useId()
  const facts = [
    request.eventDate && dateInWords(request.eventDate),
    request.place,
    request.guests && `${request.guests} invitados`,
  ].filter(Boolean)
  return (
    <li data-row={request.id} className="border-b border-line">
      <h2 className="font-sans text-base">
        <PlainButton
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPress={() => setOpen(!isOpen)}
          className="grid w-full grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 rounded-control py-3.5 text-left hover:bg-surface-hover"
        >
          <Icon of={ChevronRight} className={cx('self-center text-ink-3', isOpen && 'rotate-90')} />
          <b className={cx('wrap-anywhere', request.status === 'new' ? 'font-semibold' : 'font-strong')}>
            {request.name}
          </b>
          <time dateTime={request.createdAt} className="text-xs text-ink-3">
            {relativeTime(request.createdAt, now)}
          </time>
          <span className="col-start-2 col-end-4 truncate text-sm text-ink-2">
            {facts.length > 0 ? facts.join(' · ') : request.message}
          </span>
        </PlainButton>
      </h2>
      {isOpen && <Opened id={id} request={request} />}
    </li>
  )
}

function Opened({ id, request }: { id: string; request: PlannerRequest }) {
  const { name, email, phone, message, answeredAt } = request
  const [isAnswering, setAnswering] = useState(false)
  return (
    <div id={id} className="grid gap-4 pb-6 pl-8 max-md:pl-0">
      <Facts request={request} />
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>
      <p className="text-sm text-ink-2 wrap-anywhere">
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
        {phone && (
          <>
            {' · '}
            <a href={phoneHref(phone) ?? undefined} className="link">
              {phone}
            </a>
          </>
        )}
        {answeredAt && ` · Le contestaste el ${instantInWords(answeredAt)}`}
      </p>
      {isAnswering ? (
        <AnswerForm request={request} onDone={() => setAnswering(false)} />
      ) : (
        <Actions request={request} name={name} onAnswer={() => setAnswering(true)} />
      )}
    </div>
  )
}

function Facts({ request: { eventDate, place, guests, budget } }: { request: PlannerRequest }) {
  const facts = [
    { name: 'Fecha', value: eventDate && dateInWords(eventDate) },
    { name: 'Lugar', value: place },
    { name: 'Invitados', value: guests },
    { name: 'Presupuesto', value: budget !== null && formatEuros(toCents(budget)) },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="grid gap-y-1 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[6.5rem_minmax(0,1fr)]">
          <dt className="text-ink-3">{name}</dt>
          <dd className="num wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type ActionsProps = { request: PlannerRequest; name: string; onAnswer: () => void }

function Actions({ request, name, onAnswer }: ActionsProps) {
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const { status, weddingId } = request
  const isPutAway = status === 'archived' || status === 'spam'
  const before = request.answeredAt ? 'answered' : 'new'
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onPress={onAnswer}>
        Contestar
        <span className="sr-only"> a {name}</span>
      </Button>
      {weddingId ? (
        <Button onPress={() => void navigate({ to: '/app/couple/$wid', params: { wid: weddingId } })}>
          Ir a la boda
        </Button>
      ) : (
        <Button onPress={() => setCreating(true)}>Crear boda</Button>
      )}
      <a href={mailAddress(request)} className={buttonClass({ variant: 'quiet' })}>
        Escribir desde tu correo
      </a>
      {isPutAway ? (
        <Button variant="quiet" onPress={() => void move(request, before)}>
          {status === 'spam' ? 'No es spam' : 'Recuperar'}
        </Button>
      ) : (
        <>
          <Button variant="quiet" onPress={() => void move(request, 'archived')}>
            Archivar
          </Button>
          <Button variant="quiet" onPress={() => void move(request, 'spam')}>
            Es spam
          </Button>
        </>
      )}
      {isCreating && <CreateWeddingDialog request={request} onClose={() => setCreating(false)} />}
    </div>
  )
}

const MOVED: Record<RequestStatus, string> = {
  new: 'ha vuelto a las nuevas',
  answered: 'ha vuelto a las contestadas',
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

function mailAddress({ name, email, message }: PlannerRequest): string {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const query = new URLSearchParams({ subject: 'Tu boda', body: `Hola, ${name}:\n\n\n\n${quoted}` })
  // Mail programs take a plus sign as it stands.
  return `mailto:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`
}
