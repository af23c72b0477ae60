import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import { formatEuros, toCents } from '#domain/budget/money.ts'
import { IconButton } from '#ui/button.tsx'
import { usePhone } from '../../shared/words/phones.ts'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { dateInWords, fullDateInWords } from '../../shared/words/spanish-dates.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { AnswerForm, answerUnsavedKey } from './answer-form.tsx'
import { HappenedList } from './happened-list.tsx'
import { RequestActions } from './request-actions.tsx'
import { SOURCES } from './request-words.ts'
import { WeeksAround } from './weeks-around.tsx'

type RequestPanelProps = {
  id: string
  request: PlannerRequest
  /** Becomes another number with each opening that leads the focus in; 0 where the address opened it. */
  focusing: number
  onClose: () => void
}

/** One request: the message with its details, its date, what has happened, the answer, and what can be done. */
export function RequestPanel({ id, request, focusing, onClose }: RequestPanelProps) {
  const [unsaved] = useUnsaved(answerUnsavedKey(request.id))
  const [isAnswering, setAnswering] = useState(unsaved !== null)
  const [hasAnswered, setAnswered] = useState(false)
  const now = useCurrentTime()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focusing > 0) heading.current?.focus()
  }, [focusing])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  const closeForm = () => {
    setAnswering(false)
    setAnswered(true)
  }
  return (
    <aside
      id={id}
      aria-label={`Solicitud de ${request.name}`}
      onKeyDown={onKeyDown}
      className="flex min-h-[calc(100dvh-3.5rem)] flex-col lg:sticky lg:top-15 lg:h-[calc(100dvh-4.375rem)] lg:min-h-0 lg:self-start lg:border-l lg:border-line"
    >
      <div className="scroll-pane grid flex-1 content-start gap-5 px-gutter pt-6 pb-6 lg:min-h-0 lg:px-6">
        <header className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="text-sm text-ink-3">
              {SOURCES[request.source]}, {relativeTime(request.createdAt, now)}
            </p>
            <h2
              ref={heading}
              tabIndex={-1}
              className="text-[1.9rem] leading-[1.1] wrap-anywhere italic outline-none"
            >
              {request.name}
            </h2>
          </div>
          <IconButton icon={X} label="Cerrar la solicitud" onPress={onClose} />
        </header>
        <Sum quote={request.quote} />
        {request.message && (
          <blockquote className="border-l-2 border-line-strong pl-4 font-serif text-lg leading-snug whitespace-pre-line wrap-anywhere">
            {request.message}
          </blockquote>
        )}
        <Facts request={request} />
        {isAnswering && <AnswerForm request={request} onDone={closeForm} />}
        {request.eventDate && <WeeksAround request={request} eventDate={request.eventDate} />}
        <HappenedList request={request} />
      </div>
      {!isAnswering && (
        <footer className="sticky bottom-0 border-t border-line bg-surface px-gutter py-3.5 lg:px-6">
          <RequestActions
            request={request}
            onAnswer={() => setAnswering(true)}
            onPutAway={onClose}
            takesFocus={hasAnswered}
          />
        </footer>
      )}
    </aside>
  )
}

/** The sum of the quote that was sent, with its number and until when it is valid. */
function Sum({ quote }: Pick<PlannerRequest, 'quote'>) {
  if (!quote) return null
  const [euros, cents] = formatEuros(quote.total).split(',')
  return (
    <p>
      <span className="num block font-serif text-[2.75rem] leading-none">
        {euros}
        <small className="text-[1.4rem]">,{cents}</small>
      </span>
      <span className="mt-1 block text-sm text-ink-2">
        Presupuesto {quote.number}. Vale hasta el {dateInWords(quote.validUntil)}.
      </span>
    </p>
  )
}

function Facts({ request }: { request: PlannerRequest }) {
  const { eventDate, place, guests, budget, email, phone } = request
  const { call, whatsApp, shown } = usePhone(phone)
  const facts = [
    { name: 'Fecha', value: eventDate && fullDateInWords(eventDate) },
    { name: 'Lugar', value: place },
    { name: 'Invitados', value: guests },
    { name: 'Presupuesto', value: budget !== null && formatEuros(toCents(budget)) },
    {
      name: 'Escríbeles',
      value: email && (
        <a href={`mailto:${email}`} className="link inline-block min-h-6">
          {email}
        </a>
      ),
    },
    {
      name: 'Llámales',
      value: phone && (
        <span className="flex flex-wrap gap-x-4">
          <a href={call ?? undefined} className={call ? 'link inline-block min-h-6' : ''}>
            {shown}
          </a>
          {whatsApp && (
            <a
              href={whatsApp}
              target="_blank"
              rel="noreferrer"
              className="link inline-block min-h-6 font-normal"
            >
              WhatsApp
            </a>
          )}
        </span>
      ),
    },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="border-t border-line text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] border-b border-line py-2.5">
          <dt className="text-ink-3">{name}</dt>
          <dd className="num font-strong wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
