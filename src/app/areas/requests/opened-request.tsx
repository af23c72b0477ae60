import { useState } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import { formatEuros, toCents } from '#domain/budget/money.ts'
import { usePhone } from '../../shared/words/phones.ts'
import { dateInWords, instantInWords } from '../../shared/words/spanish-dates.ts'
import { useUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { AnswerForm, answerUnsavedKey } from './answer-form.tsx'
import { HappenedList } from './happened-list.tsx'
import { RequestActions } from './request-actions.tsx'
import { WeeksAround } from './weeks-around.tsx'

/** The whole message with its details, the answer, and what can be done. */
export function OpenedRequest({ id, request }: { id: string; request: PlannerRequest }) {
  const { name, email, phone, message, answeredAt, eventDate } = request
  const { call, shown } = usePhone(phone)
  const [unsaved] = useUnsaved(answerUnsavedKey(request.id))
  const [isAnswering, setAnswering] = useState(unsaved !== null)
  const [hasAnswered, setAnswered] = useState(false)
  const closeForm = () => {
    setAnswering(false)
    setAnswered(true)
  }
  return (
    <div id={id} className="grid gap-4 pt-2 pb-6">
      <Facts request={request} />
      <blockquote className="max-w-prose border-l border-line-strong pl-4 font-serif text-lg leading-snug whitespace-pre-line wrap-anywhere">
        {message}
      </blockquote>
      <p className="text-sm text-ink-2 wrap-anywhere">
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
        {phone && (
          <>
            {' · '}
            <a href={call ?? undefined} className="link">
              {shown}
            </a>
          </>
        )}
        {answeredAt && ` · Le contestaste el ${instantInWords(answeredAt)}`}
      </p>
      {isAnswering ? (
        <AnswerForm request={request} onDone={closeForm} />
      ) : (
        <RequestActions
          request={request}
          name={name}
          onAnswer={() => setAnswering(true)}
          takesFocus={hasAnswered}
        />
      )}
      {eventDate && <WeeksAround request={request} eventDate={eventDate} />}
      <HappenedList request={request} />
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
