import type { PlannerRequest } from '#contract/requests.ts'
import { formatEuros } from '#domain/budget/money.ts'
import type { RequestDay } from '#domain/planners/request-dates.ts'
import { dayInMadrid, daysBetween } from '#domain/time/dates.ts'
import { cx } from '#ui/class-names.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { shortDay } from '../../shared/words/spanish-dates.ts'
import { DayMark } from './day-mark.tsx'
import { LATEST, REASONS } from './request-words.ts'

type RequestRowProps = {
  request: PlannerRequest
  day: RequestDay
  /** The panel that shows this one; null while it is not open. */
  panelId: string | null
  onOpen: () => void
}

/** One line a request, which opens it beside the list. */
export function RequestRow({ request, day, panelId, onOpen }: RequestRowProps) {
  const { eventDate, place, guests, message } = request
  const facts = [eventDate && `${shortDay(eventDate)} ${eventDate.slice(0, 4)}`, place, guests].filter(
    Boolean,
  )
  const isOpen = panelId !== null
  return (
    <li data-row={request.id} className="border-b border-line">
      <h3 className="font-sans text-base">
        <PlainButton
          aria-current={isOpen || undefined}
          aria-controls={panelId ?? undefined}
          onPress={onOpen}
          className={cx(
            'grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-control py-2.5 text-left hover:bg-surface-hover md:-mx-3 md:w-[calc(100%+1.5rem)] md:grid-cols-[minmax(0,1fr)_9.5rem_10.5rem] md:px-3',
            isOpen && 'bg-surface-hover',
          )}
        >
          <span className="grid min-w-0 gap-0.5">
            <b className="font-serif text-[1.4rem] leading-[1.15] font-normal wrap-anywhere italic">
              {request.name}
            </b>
            <span className="truncate text-sm text-ink-2">
              {facts.length > 0 ? facts.join(' · ') : message || 'Sin fecha'}
            </span>
          </span>
          <DayMark day={day} className="max-md:hidden" />
          <span className="grid gap-0.5 text-right max-sm:max-w-36 md:text-left">
            <Standing request={request} />
            <DayMark day={day} className="justify-end md:hidden" />
          </span>
        </PlainButton>
      </h3>
    </li>
  )
}

/** The newest event and its time; of a quote that waits for the couple, its sum and the days that are left. */
function Standing({ request }: { request: PlannerRequest }) {
  const now = useCurrentTime()
  const { latest, lostReason, quote, stage, turn } = request
  const isWaiting = quote !== null && turn === 'couple' && stage === 'quoted'
  return (
    <>
      <b className="num text-sm font-semibold">
        {stage === 'new' && request.status === 'new' && <i aria-hidden className={DOT} />}
        {isWaiting ? formatEuros(quote.total) : LATEST[latest.kind]}
      </b>
      <span className="text-xs text-ink-3 max-md:hidden">
        {isWaiting ? (
          `${quote.openedAt ? `abierto ${relativeTime(quote.openedAt, now)}` : 'sin abrir'} · ${daysLeft(quote.validUntil, dayInMadrid(now))}`
        ) : (
          <>
            <time dateTime={latest.at}>{relativeTime(latest.at, now)}</time>
            {lostReason && ` · ${REASONS[lostReason]}`}
          </>
        )}
      </span>
    </>
  )
}

function daysLeft(until: string, today: string): string {
  const days = daysBetween(today, until)
  if (days < 0) return 'caducado'
  if (days === 0) return 'caduca hoy'
  return days === 1 ? 'queda 1 día' : `quedan ${days} días`
}

const DOT = 'mr-2 inline-block size-2 rounded-full bg-primary align-middle'
