import { AGENDA_LAST_MINUTE, type AgendaDay, type AgendaItem } from '#domain/agenda/agenda.ts'
import { minuteNow } from '#domain/agenda/agenda-clock.ts'
import { happeningAt } from '#domain/agenda/agenda-timeline.ts'
import { clockIn } from '#domain/time/clock-in.ts'
import { dayIn } from '#domain/time/dates.ts'
import { useCurrentTime } from '../../../shared/words/relative-time.ts'
import type { AgendaActions } from '../agenda.actions.ts'
import type { People } from '../use-people.ts'
import { RunningList } from './running-list.tsx'
import { RunningNow } from './running-now.tsx'
import { useWakeLock } from './use-wake-lock.ts'

const NOTHING = { now: undefined, next: undefined }

type RunningViewProps = {
  day: AgendaDay
  ordered: readonly AgendaItem[]
  people: People
  actions: AgendaActions
  onDelay: (from: AgendaItem) => void
}

/** The day itself: now, next, and everything that is left to do. */
export function RunningView({ day, ordered, people, actions, onDelay }: RunningViewProps) {
  const present = useCurrentTime()
  useWakeLock()
  const minute = minuteNow(day, present)
  const isOver = minute > AGENDA_LAST_MINUTE
  const { now, next } = isOver ? NOTHING : happeningAt(ordered, minute)
  const isToday = dayIn(day.timeZone, present) === day.date
  return (
    <div className="mt-6 grid items-start max-md:mt-1 gap-x-18 gap-y-9 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <RunningNow
        day={day}
        clock={clockIn(day.timeZone, present)}
        minute={minute}
        now={now}
        next={next}
        hasBegun={ordered.some(({ time }) => time.startsAt <= minute)}
        isOver={isOver}
        people={people}
        actions={actions}
        onDelay={onDelay}
      />
      <RunningList
        title={isToday ? 'Hoy' : day.name}
        day={day}
        ordered={ordered}
        now={now}
        people={people}
        actions={actions}
      />
    </div>
  )
}
