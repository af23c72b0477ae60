import { useQuery } from '@tanstack/react-query'
import type { PlannerRequest } from '#contract/requests.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { agreementPaperAddress } from '../../shared/requests/agreement-paper-address.ts'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { HAPPENED, REASONS } from './request-words.ts'
import { eventsQuery } from './requests.queries.ts'

/** 'Qué ha pasado', the newest first; the message itself came before all. */
export function HappenedList({ request }: { request: PlannerRequest }) {
  const query = useQuery(eventsQuery(request.id))
  const now = useCurrentTime()
  if (!query.data && query.isError)
    return (
      <p role="alert" className="text-sm text-ink-2">
        No hemos podido cargar qué ha pasado. {messageFor(query.error)}{' '}
        <button type="button" className="link min-h-6" onClick={() => void query.refetch()}>
          Reintentar
        </button>
      </p>
    )
  const received = {
    id: request.id,
    kind: 'received' as const,
    reason: null,
    text: null,
    isNoted: false,
    at: request.createdAt,
  }
  const events = [received, ...(query.data ?? [])].toReversed()
  return (
    <section className="max-w-prose">
      <h4 className="font-sans text-sm font-strong">Qué ha pasado</h4>
      <ol aria-busy={query.isPending} className="mt-1 text-sm">
        {events.map(({ id, kind, reason, text, at, isNoted }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <span>
              {HAPPENED[kind]}
              {reason && `: ${REASONS[reason].toLowerCase()}`}
            </span>
            <time dateTime={at} className="text-ink-3">
              {relativeTime(at, now)}
            </time>
            {kind === 'signed' && !isNoted && (
              <a href={agreementPaperAddress(request.id)} download className="link w-full py-1">
                Descargar el contrato
              </a>
            )}
            {text && <span className="w-full text-ink-2 wrap-anywhere">{text}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
