import { formatClock } from '#domain/agenda/agenda-clock.ts'
import type { MarkedStop } from '#domain/transport/sheet-changes.ts'
import type { Direction } from '#domain/transport/transport.ts'
import { stopAnchor } from './boarding-fields.ts'
import { BoardingCount, BoardingForm, type Counting } from './boarding-form.tsx'
import { MarkedText, Struck } from './marked-text.tsx'
import { SheetRider } from './sheet-rider.tsx'

type DriverStopProps = {
  stop: MarkedStop
  direction: Direction
  names: ReadonlyMap<string, string>
  /** Null on a version as it was sent, which has no counting. */
  counting: Counting | null
}

/** A stop: its hour, where to wait, and a box to tick for each person. */
export function DriverStop({ stop, direction, names, counting: counted }: DriverStopProps) {
  const { mark, minute, name, place, riders } = stop
  const shown = riders.filter(({ guestId }) => names.has(guestId))
  const counting = mark === 'gone' || shown.every((rider) => rider.mark === 'gone') ? null : counted
  const list = (
    <ul className="gap-x-8 sm:columns-2 md:columns-3 print:columns-3">
      {shown.map((rider) => (
        <SheetRider key={rider.guestId} {...{ rider, counting }} name={names.get(rider.guestId)!} />
      ))}
    </ul>
  )
  return (
    <li id={stopAnchor(stop.key)} className="mt-7 scroll-mt-4">
      <header className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-b border-line-strong pb-2 break-after-avoid">
        {(minute.value !== null || 'former' in minute) && (
          <time className="num serif text-[2rem] leading-none">
            <MarkedText of={minute}>{(value) => value !== null && formatClock(value)}</MarkedText>
          </time>
        )}
        <h2 className="min-w-0 text-[1.5rem] leading-tight wrap-anywhere">
          {mark === 'gone' ? (
            <Struck>{name.value}</Struck>
          ) : (
            <MarkedText of={name}>{(value) => value}</MarkedText>
          )}
        </h2>
        <p className="ml-auto min-w-0 text-right text-sm text-ink-2 wrap-anywhere">
          <MarkedText of={place}>{(value) => value && <span className="block">{value}</span>}</MarkedText>
          <StopCount stop={stop} direction={direction} />
          {counting && <BoardingCount counting={counting} riders={shown} />}
        </p>
      </header>
      {shown.length > 0 &&
        (counting ? (
          <BoardingForm counting={counting} stop={stop.key} riders={shown}>
            {list}
          </BoardingForm>
        ) : (
          list
        ))}
    </li>
  )
}

function StopCount({ stop, direction }: Pick<DriverStopProps, 'stop' | 'direction'>) {
  if (stop.mark === 'gone') return <b className="font-semibold text-ink">Ya no para aquí</b>
  if (stop.isVenue) return <span>{direction === 'out' ? 'Se baja todo el mundo' : 'Sube todo el mundo'}</span>
  return (
    <b className="font-semibold text-ink">
      {direction === 'out' ? 'Suben' : 'Bajan'} <MarkedText of={stop.count}>{(count) => count}</MarkedText>
    </b>
  )
}
