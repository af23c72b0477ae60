import { formatClock } from '#domain/agenda/agenda-clock.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { boardingAt, boardingOf } from '#domain/transport/boarding.ts'
import type { Riders } from '#domain/transport/riders.ts'
import { askedFor, type BusStop, type BusTrip } from '#domain/transport/transport.ts'
import { cx } from '#ui/class-names.ts'
import { SeatsBar } from './seats-bar.tsx'
import { tripDay, tripTitle } from './trip-words.ts'

type TripBlockProps = {
  trip: BusTrip
  riders: Riders
  /** Those who have got in; nothing is said of it before the first one has. */
  aboard: ReadonlySet<string> | undefined
  date: IsoDate | null
  company: string | undefined
  isChosen: boolean
  /** Its people stand beside it on a wide screen. */
  isBeside: boolean
  onChoose: () => void
}

/** A bus with its seats and its stops; pressed, its people are shown. */
export function TripBlock(props: TripBlockProps) {
  const { trip, riders, aboard, date, company, isChosen, isBeside, onChoose } = props
  const { going, waiting } = riders
  const isFew = going.length > 0 && going.length * 3 < trip.seats && trip.vehicle === 'bus'
  return (
    <section
      className={cx(
        'relative border-b border-line-strong py-5',
        isBeside &&
          'before:absolute before:inset-y-5 before:-left-4 before:w-0.5 before:bg-primary max-lg:before:hidden',
      )}
    >
      <header className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
        <h2 className="text-[1.75rem]">
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={onChoose}
            className="cursor-pointer text-left after:absolute after:inset-0"
          >
            {tripTitle(trip)}
          </button>
        </h2>
        <span className="text-sm text-ink-2">{tripDay(trip, date, company)}</span>
        <span className="text-sm text-ink-2 max-md:w-full md:ml-auto">
          <b className="num serif text-[1.75rem] leading-none font-normal text-ink">{going.length}</b> de{' '}
          {trip.seats} plazas
          {waiting.length > 0 && (
            <>
              , <b className="font-strong text-pendiente-fg">{waiting.length} en espera</b>
            </>
          )}
        </span>
      </header>
      {aboard && <Aboard {...boardingOf(going, aboard)} className="mt-1" />}
      <SeatsBar seats={trip.seats} going={going.length} waiting={waiting.length} />
      <ol className="max-md:grid max-md:gap-3 md:flex">
        {trip.stops.map((stop) => (
          <StopOnTheWay key={stop.key} {...{ stop, trip, going, aboard }} />
        ))}
      </ol>
      {isFew && (
        <p className="mt-3 text-sm text-ink-2">
          {going.length} de {trip.seats}: ¿un microbús?
        </p>
      )}
    </section>
  )
}

type AboardProps = ReturnType<typeof boardingOf> & { className?: string }

/** `Subidos 23 de 51`. */
const Aboard = ({ aboard, missing, className }: AboardProps) => (
  <p className={cx('text-sm text-ink-2', className)}>
    Subidos <b className="num font-strong text-ink">{aboard}</b> de {aboard + missing.length}
  </p>
)

type StopProps = Pick<TripBlockProps, 'trip' | 'aboard'> & { stop: BusStop; going: Riders['going'] }

function StopOnTheWay({ stop, trip, going, aboard }: StopProps) {
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
