import X from 'lucide-react/icons/x'
import type { BookAccount } from '#contract/book-rows.ts'
import type { NotedTime, Profit } from '#contract/profit.ts'
import { durationInWords, TIME_TOPICS } from '#domain/profit/noted-time.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { IconButton } from '#ui/button.tsx'
import { shortDay } from '../../shared/words/spanish-dates.ts'
import { accountKey } from './earnings.ts'
import { removeTime } from './profit.actions.ts'
import { RunningClock } from './running-clock.tsx'
import { TimeForm } from './time-form.tsx'
import { TOPIC_NAMES } from './topic-words.ts'

type HoursSectionProps = { account: BookAccount; profit: Profit; today: string }

/** 'Horas': what they went into, a line to note more, a clock, and each note. */
export function HoursSection({ account, profit, today }: HoursSectionProps) {
  const { times } = profit
  const sums = TIME_TOPICS.map((topic) => ({
    topic,
    minutes: times.reduce((sum, one) => sum + (one.topic === topic ? one.minutes : 0), 0),
  }))
    .filter(({ minutes }) => minutes > 0)
    .toSorted((a, b) => b.minutes - a.minutes)
  return (
    <section aria-label="Horas">
      <h2>Horas</h2>
      {sums.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {sums.map(({ topic, minutes }) => (
            <li
              key={topic}
              className="grid grid-cols-[10rem_minmax(0,1fr)_5.5rem] items-center gap-4 text-ui max-sm:grid-cols-[8.5rem_minmax(0,1fr)_5rem] max-sm:gap-3"
            >
              <span>{TOPIC_NAMES[topic]}</span>
              <span aria-hidden="true" className="h-2">
                <span
                  className="block h-full rounded-r-full bg-serie-5"
                  style={{ width: `${(minutes / sums[0]!.minutes) * 100}%` }}
                />
              </span>
              <b className="num text-right font-strong whitespace-nowrap">{durationInWords(minutes)}</b>
            </li>
          ))}
        </ul>
      )}
      <TimeForm account={account} today={today} />
      <RunningClock account={account} clock={profit.clock} />
      {times.length > 0 && (
        <details className="mt-4">
          <summary className="link inline-flex min-h-8 cursor-pointer items-center rounded-[4px] text-sm">
            Ver lo apuntado ({formatNumber(times.length)})
          </summary>
          <ul className="mt-2 border-t border-line">
            {times.slice(0, SHOWN_MAX).map((time) => (
              <TimeRow key={time.id} time={time} account={account} />
            ))}
          </ul>
          {times.length > SHOWN_MAX && (
            <p className="pt-2 text-sm text-ink-2">
              Se ven las {SHOWN_MAX} más recientes; la suma las tiene todas.
            </p>
          )}
        </details>
      )}
    </section>
  )
}

const SHOWN_MAX = 200

type TimeRowProps = { time: NotedTime; account: BookAccount }

function TimeRow({ time, account }: TimeRowProps) {
  const { workedOn, minutes, what, topic } = time
  const words = what || TOPIC_NAMES[topic]
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto_auto] items-center gap-3 border-b border-line py-1 text-sm">
      <time dateTime={workedOn} className="num text-ink-3">
        {shortDay(workedOn)}
      </time>
      <span className="min-w-0 wrap-anywhere">
        {words}
        {what && <span className="text-ink-3"> · {TOPIC_NAMES[topic]}</span>}
      </span>
      <b className="num font-strong whitespace-nowrap">{durationInWords(minutes)}</b>
      <IconButton
        icon={X}
        label={`Quitar ${durationInWords(minutes)}, ${words}`}
        onPress={() => void removeTime(accountKey(account), time)}
      />
    </li>
  )
}
