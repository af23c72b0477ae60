import type { DragEvent } from 'react'
import type { IsoDate } from '#domain/time/dates.ts'
import { boardingOf } from '#domain/transport/boarding.ts'
import type { Riders } from '#domain/transport/riders.ts'
import type { BusTrip } from '#domain/transport/transport.ts'
import { cx } from '#ui/class-names.ts'
import { SeatsBar } from './seats-bar.tsx'
import { Aboard, StopOnTheWay } from './stop-on-the-way.tsx'
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
  /** Takes a family that is dragged to it; none while nothing is dragged that may go with it. */
  onDrop: ((event: DragEvent) => void) | undefined
}

/** A bus with its seats and its stops; pressed, its people are shown. */
export function TripBlock(props: TripBlockProps) {
  const { trip, riders, aboard, date, company, isChosen, isBeside, onChoose, onDrop } = props
  const { going, waiting } = riders
  const isFew = going.length > 0 && going.length * 3 < trip.seats && trip.vehicle === 'bus'
  return (
    <section
      className={cx(
        'relative border-b border-line-strong py-5',
        onDrop && 'bg-primary-soft',
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
            onDragOver={(event) => onDrop && event.preventDefault()}
            onDrop={onDrop}
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
