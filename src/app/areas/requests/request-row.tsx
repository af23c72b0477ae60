import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import type { RequestDay } from '#domain/planners/request-dates.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { DayMark } from './day-mark.tsx'
import { OpenedRequest } from './opened-request.tsx'
import { LATEST, REASONS } from './request-words.ts'

type RequestRowProps = { request: PlannerRequest; day: RequestDay; isOpen: boolean; onToggle: () => void }

/** One line a request; open, the whole message and what can be done. */
export function RequestRow({ request, day, isOpen, onToggle }: RequestRowProps) {
  const now = useCurrentTime()
  const id = useId()
  const { latest, lostReason } = request
  const facts = [
    request.eventDate && dateInWords(request.eventDate),
    request.place,
    request.guests && (request.guests === 1 ? '1 invitado' : `${request.guests} invitados`),
  ].filter(Boolean)
  return (
    <li data-row={request.id} className="border-b border-line">
      <h3 className="font-sans text-base">
        <PlainButton
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPress={onToggle}
          className="grid w-full grid-cols-[minmax(0,1fr)_auto_1.25rem] md:grid-cols-[minmax(0,1fr)_11rem_auto_1.25rem] items-center gap-x-3 rounded-control py-2.5 text-left hover:bg-surface-hover"
        >
          <span className="grid min-w-0 gap-0.5">
            <b className="font-serif text-[1.4rem] leading-[1.15] font-normal wrap-anywhere italic">
              {request.name}
            </b>
            <span className="truncate text-sm text-ink-2">
              {facts.length > 0 ? facts.join(' · ') : request.message}
            </span>
          </span>
          <DayMark day={day} className="max-md:hidden" />
          <span className="grid gap-0.5 text-right max-sm:max-w-32 md:w-48 md:text-left">
            <b className="text-sm font-semibold">
              {request.stage === 'new' && request.status === 'new' && <i aria-hidden className={DOT} />}
              {LATEST[latest.kind]}
            </b>
            <span className="text-xs text-ink-3">
              <time dateTime={latest.at}>{relativeTime(latest.at, now)}</time>
              {lostReason && ` · ${REASONS[lostReason]}`}
            </span>
            <DayMark day={day} className="justify-end md:hidden" />
          </span>
          <Icon of={ChevronRight} className={cx('text-ink-3', isOpen && 'rotate-90')} />
        </PlainButton>
      </h3>
      {isOpen && <OpenedRequest id={id} request={request} />}
    </li>
  )
}

const DOT = 'mr-2 inline-block size-2 rounded-full bg-primary align-middle'
