import Check from 'lucide-react/icons/check'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { formatMinute } from '#domain/agenda/agenda-clock.ts'
import { minutesLate } from '#domain/agenda/agenda-timeline.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import { Button } from '#ui/button.tsx'
import type { AgendaActions } from '../agenda.actions.ts'
import { minutesInWords } from '../timeline/minutes-in-words.ts'
import { ToldHour } from '../timeline/told-hour.tsx'
import { firstWithPhone, namesOf, type People } from '../use-people.ts'
import { CallButton } from './call-button.tsx'
import { RunningCountdown } from './running-countdown.tsx'

type RunningNowProps = {
  day: AgendaDay
  /** The present, as the clock shows it and as a minute of the day. */
  clock: string
  minute: number
  now: AgendaItem | undefined
  next: AgendaItem | undefined
  /** Whether the first moment of the day has come, and whether the day is long past. */
  hasBegun: boolean
  isOver: boolean
  people: People
  actions: AgendaActions
  onDelay: (from: AgendaItem) => void
}

/** Shows the present line, how long it is until the next one, and the two things one does on the day. */
export function RunningNow({ day, clock, minute, now, next, hasBegun, isOver, ...acts }: RunningNowProps) {
  const { people, actions, onDelay } = acts
  const at = (time: number) => formatMinute(day, time)
  const late = minutesLate(now, minute)
  const delayed = next ?? now
  return (
    <section aria-label="Ahora" className="lg:sticky lg:top-[6.25rem]">
      <p className="flex justify-between gap-4 text-ui text-ink-2">
        <b className="font-semibold text-ink">{presentInWords(now, next, { hasBegun, isOver })}</b>
        <span className="num">{clock}</span>
      </p>
      {now && (
        <>
          <h2 className="mt-1.5 mb-2.5 text-[3.5rem] leading-[.95] tracking-[-.028em] wrap-anywhere lg:text-[4.25rem]">
            {now.title}
          </h2>
          <p className="text-[1.0625rem] text-ink-2">
            Desde {clockWithArticle(at(now.time.startsAt))}
            {now.place && `, ${now.place}`}
          </p>
        </>
      )}
      {next && (
        <div className="mt-6.5 grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-0.5 border-t border-line-strong pt-5">
          {late > 0 ? (
            <p className="serif col-span-full text-[1.375rem] text-ink">Va {minutesInWords(late)} tarde</p>
          ) : (
            <RunningCountdown minutes={next.time.startsAt - minute} />
          )}
          <h3 className="mt-4.5 text-[2rem] leading-[1.1] wrap-anywhere">{next.title}</h3>
          <p className="col-start-1 text-ui text-ink-2">
            {[at(next.time.startsAt), next.place].filter(Boolean).join(', ')}
            {next.responsible.length > 0 && `. ${namesOf(people, next.responsible)}`}
            <ToldHour day={day} item={next} className="block text-sm" />
          </p>
          <CallButton
            person={firstWithPhone(people, next.responsible)}
            className="col-start-2 row-span-2 row-start-2 size-13"
          />
        </div>
      )}
      {delayed && (
        <div className="mt-6.5 grid grid-cols-2 gap-2.5 *:px-3">
          {now && (
            <Button variant="primary" size="lg" icon={Check} onPress={() => actions.setDone(now, true)}>
              {now.title.length > 12 ? 'Terminar' : `Terminar ${now.title.toLocaleLowerCase('es')}`}
            </Button>
          )}
          <Button size="lg" onPress={() => onDelay(delayed)}>
            Retrasar 15&nbsp;min
          </Button>
        </div>
      )}
    </section>
  )
}

/** A breath is one between two moments; before the first there is nothing to rest from. */
function presentInWords(
  now: AgendaItem | undefined,
  next: AgendaItem | undefined,
  { hasBegun, isOver }: { hasBegun: boolean; isOver: boolean },
): string {
  if (now) return 'Ahora'
  if (next) return hasBegun ? 'Ahora, un respiro' : 'Lo primero'
  return isOver ? 'Ya ha pasado' : 'Está todo hecho'
}
