import MapPin from 'lucide-react/icons/map-pin'
import type { LineState } from '#domain/households/guest-day.ts'
import { weekdayAndDay } from '#domain/households/invitation-dates.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { minutesInShort } from './date-words.ts'
import { rsvpButton } from './rsvp-button.ts'
import type { Words } from './words.ts'

/** A line of the agenda as guests read it; times as they are read. */
export type DayLine = {
  id: string
  time: string
  end: string | null
  title: string
  place: string | null
  map: string | null
  state: LineState
  /** The start that was told before it changed, and by how many minutes it is later now; earlier when negative. */
  change: { was: string; later: number } | null
}

type MomentProps = { title: string; line: DayLine; isMain: boolean; words: Words }

/** A line of the day in large: what is on now, or comes next. */
export function Moment({ title, line, isMain, words }: MomentProps) {
  const { t } = words
  return (
    <div>
      <h2 className="font-ui text-base! font-semibold tracking-normal! text-ink-2">{title}</h2>
      <p className={cx('serif leading-tight wrap-anywhere', isMain ? 'text-[2.375rem]' : 'text-[1.75rem]')}>
        {line.title}
      </p>
      <p className="num text-lead text-ink-2 wrap-anywhere">
        {[hours(line), line.place].filter(Boolean).join(' · ')}
      </p>
      {line.change && <HourChange change={line.change} words={words} />}
      {line.map && (
        <p className="rv-actions" data-print="hide">
          <a
            href={line.map}
            rel="noreferrer"
            aria-label={t.directions_to({ place: line.place ?? line.title })}
            className={rsvpButton(isMain ? 'primary' : 'secondary')}
          >
            <Icon of={MapPin} />
            {t.directions()}
          </a>
        </p>
      )}
    </div>
  )
}

type HourChangeProps = { change: NonNullable<DayLine['change']>; words: Words }

/** `Va con 15 min de retraso · antes 14:30`. */
function HourChange({ change: { was, later }, words: { t } }: HourChangeProps) {
  const time = minutesInShort(Math.abs(later))
  return (
    <span className="block font-strong">
      {later > 0 ? t.day_late({ time }) : t.day_early({ time })} ·{' '}
      <span className="num">{t.day_was({ time: was })}</span>
    </span>
  )
}

/** `18:30–20:00`, which every one of the languages reads. */
const hours = ({ time, end }: DayLine) => (end === null ? time : `${time}–${end}`)

type DayLinesProps = { date: IsoDate; lines: readonly DayLine[]; hasTitle: boolean; words: Words }

/** The lines of a date in their order, with where each stands and what has become of its hour. */
export function DayLines({ date, lines, hasTitle, words }: DayLinesProps) {
  const { t, language } = words
  const marks: Record<LineState, string | null> = {
    over: null,
    now: t.day_now(),
    next: t.day_next(),
    later: null,
  }
  return (
    <>
      {hasTitle && <h3 className="mt-6 font-ui text-base font-semibold">{weekdayAndDay(language, date)}</h3>}
      <ol className="mt-2">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[minmax(4rem,auto)_minmax(0,1fr)] gap-x-4 border-b border-line py-3.5"
          >
            <span className={cx('num font-strong', line.state === 'over' && 'text-ink-3')}>{line.time}</span>
            <span className="min-w-0">
              <b className={cx('font-strong wrap-anywhere', line.state === 'over' && 'text-ink-3')}>
                {line.title}
              </b>
              {line.state === 'over' && <span className="sr-only">, {t.day_over()}</span>}
              {marks[line.state] && (
                <span className="ml-2 rounded-pill bg-si-bg px-2 py-0.5 text-sm font-strong text-si-fg">
                  {marks[line.state]}
                </span>
              )}
              {line.change && line.state !== 'over' && <HourChange change={line.change} words={words} />}
              {line.place && <span className="block text-ink-2 wrap-anywhere">{line.place}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
