import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useState } from 'react'
import type { PlannerRequest } from '#contract/requests.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { OpenedRequest } from './opened-request.tsx'

type RequestRowProps = { request: PlannerRequest; startsOpen: boolean }

/** One line a request; open, the whole message and what can be done. */
export function RequestRow({ request, startsOpen }: RequestRowProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const now = useCurrentTime()
  const id = useId()
  const facts = [
    request.eventDate && dateInWords(request.eventDate),
    request.place,
    request.guests && (request.guests === 1 ? '1 invitado' : `${request.guests} invitados`),
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
      {isOpen && <OpenedRequest id={id} request={request} />}
    </li>
  )
}
