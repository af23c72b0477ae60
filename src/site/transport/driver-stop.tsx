import { formatClock } from '#domain/agenda/agenda-clock.ts'
import type { MarkedRider, MarkedStop } from '#domain/transport/sheet-changes.ts'
import type { Direction } from '#domain/transport/transport.ts'
import { AGE_WORDS } from './driver-words.ts'
import { Bold, MarkedText, Struck } from './marked-text.tsx'

type DriverStopProps = { stop: MarkedStop; direction: Direction; names: ReadonlyMap<string, string> }

/** A stop: its hour, where to wait, and a box to tick for each person. */
export function DriverStop({ stop, direction, names }: DriverStopProps) {
  const { mark, minute, name, place, riders } = stop
  const shown = riders.filter(({ guestId }) => names.has(guestId))
  return (
    <li className="mt-7">
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
        <p className="ml-auto text-right text-sm text-ink-2">
          <MarkedText of={place}>{(value) => value && <span className="block">{value}</span>}</MarkedText>
          <StopCount stop={stop} direction={direction} />
        </p>
      </header>
      {shown.length > 0 && (
        <ul className="gap-x-8 sm:columns-2 md:columns-3 print:columns-3">
          {shown.map((rider) => (
            <Rider key={rider.guestId} rider={rider} name={names.get(rider.guestId)!} />
          ))}
        </ul>
      )}
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

function Rider({ rider: { mark, age }, name }: { rider: MarkedRider; name: string }) {
  return (
    <li className="flex min-h-11 break-inside-avoid items-center gap-2.5 border-b border-line text-sm print:min-h-7">
      <i
        aria-hidden
        className={mark === 'gone' ? 'size-3.5' : 'size-3.5 shrink-0 rounded-[3px] border border-ink-2'}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {mark === 'gone' ? <Struck>{name}</Struck> : mark === 'new' ? <Bold>{name}</Bold> : name}
      </span>
      {mark !== 'gone' && (age.value !== 'adult' || 'former' in age) && (
        <span className="text-ink-2">
          <MarkedText of={age}>{(value) => AGE_WORDS[value]}</MarkedText>
        </span>
      )}
    </li>
  )
}
