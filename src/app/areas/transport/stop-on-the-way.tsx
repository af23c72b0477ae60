import { formatClock } from '#domain/agenda/agenda-clock.ts'
import { boardingAt, type boardingOf } from '#domain/transport/boarding.ts'
import type { Riders } from '#domain/transport/riders.ts'
import { askedFor, type BusStop, type BusTrip } from '#domain/transport/transport.ts'
import { cx } from '#ui/class-names.ts'

type AboardProps = ReturnType<typeof boardingOf> & { className?: string }

/** `Subidos 23 de 51`. */
export const Aboard = ({ aboard, missing, className }: AboardProps) => (
  <p className={cx('text-sm text-ink-2', className)}>
    Subidos <b className="num font-strong text-ink">{aboard}</b> de {aboard + missing.length}
  </p>
)

type StopProps = {
  stop: BusStop
  trip: BusTrip
  /** Those who have got in; nothing is said of it before the first one has. */
  aboard: ReadonlySet<string> | undefined
  going: Riders['going']
}

/** A stop with its hour, and how many get on or off. */
export function StopOnTheWay({ stop, trip, going, aboard }: StopProps) {
  const people = stop.isVenue
    ? going
    : going.filter((person) => askedFor(person, trip.direction) === stop.key)
  const boards = stop.isVenue === (trip.direction === 'back')
  const verb = boards ? (people.length === 1 ? 'sube' : 'suben') : people.length === 1 ? 'baja' : 'bajan'
  return (
    <li className={STOP}>
      {stop.minute !== null && (
        <time className="num mr-1.5 serif text-[1.375rem] leading-tight text-ink">
          {formatClock(stop.minute)}
        </time>
      )}
      <span className="num">
        {people.length} {verb}
      </span>
      <b className="block font-strong break-words text-ink">{stop.name}</b>
      {aboard && !stop.isVenue && people.length > 0 && (
        <Aboard {...boardingAt(trip, stop.key, going, aboard)} />
      )}
      {stop.place && <span className="block break-words">{stop.place}</span>}
    </li>
  )
}

/** A line with a dot for each stop, and a full one where the bus arrives; down the side on a phone. */
const STOP = cx(
  'relative min-w-0 flex-1 text-sm text-ink-2 max-md:border-l-2 max-md:border-line-strong max-md:pl-4 md:pt-5 md:pr-4',
  'md:not-last:before:absolute md:not-last:before:inset-x-0 md:not-last:before:top-1.25 md:not-last:before:h-px md:not-last:before:bg-line-strong',
  'md:after:absolute md:after:top-0 md:after:left-0 md:after:size-2.75 md:after:rounded-full md:after:border-2 md:after:border-ink md:after:bg-surface md:last:after:bg-ink',
)
