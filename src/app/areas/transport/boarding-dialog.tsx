import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import { type Boarding, boardingAt, boardingOf } from '#domain/transport/boarding.ts'
import { askedFor, type BusPerson, type BusTrip, choicesOf } from '#domain/transport/transport.ts'
import { EmptySection } from '#ui/feedback/empty-state.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { timeInWords } from '../../shared/words/spanish-dates.ts'
import { useOnline } from '../../sync/use-online.ts'
import { useBoarding } from './boarding.actions.ts'
import { boardingsQuery } from './transport.queries.ts'
import { tripTitle } from './trip-words.ts'

type BoardingDialogProps = {
  weddingId: string
  trip: BusTrip
  going: BusPerson[]
  aboard: ReadonlySet<string> | undefined
  mayEdit: boolean
  onClose: () => void
}

/** The people of a bus by stop, in it or missing, as the phones at its door tick them. */
export function BoardingDialog(props: BoardingDialogProps) {
  const { weddingId, trip, going, aboard, mayEdit, onClose } = props
  const [isMissingOnly, setMissingOnly] = useState(false)
  const isOnline = useOnline()
  const boarding = useBoarding(weddingId)
  const ticks = useQuery(boardingsQuery(weddingId)).data?.filter(({ tripId }) => tripId === trip.id)
  const counted = boardingOf(going, aboard)
  const stops = choicesOf(trip).filter((stop) =>
    going.some((person) => askedFor(person, trip.direction) === stop.key),
  )
  return (
    <Dialog
      title="Quién ha subido"
      description={`${tripTitle(trip)}. Subidos ${counted.aboard} de ${going.length}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={isMissingOnly}
          onChange={({ target }) => setMissingOnly(target.checked)}
          className="size-4.5 accent-primary"
        />
        Ver solo a quienes faltan
      </label>
      {mayEdit && !isOnline && (
        <p role="status" className="text-sm text-ink-2">
          Sin conexión. Para contar sin cobertura, abre el enlace del conductor.
        </p>
      )}
      {isMissingOnly && counted.missing.length === 0 && <EmptySection>Han subido todos.</EmptySection>}
      {stops.map((stop) => {
        const here = boardingAt(trip, stop.key, going, aboard)
        const shown = isMissingOnly
          ? here.missing
          : going.filter((person) => askedFor(person, trip.direction) === stop.key)
        if (shown.length === 0) return null
        return (
          <section key={stop.key} aria-label={stop.name} className="mt-4">
            <h3 className="flex justify-between gap-3 border-b border-line-strong pb-2 font-sans text-xs font-strong text-ink-3">
              {stop.name}
              <span className="num">
                {here.aboard} de {here.aboard + here.missing.length}
              </span>
            </h3>
            <ul>
              {shown.map((person) => (
                <Counted
                  key={person.id}
                  name={person.name}
                  isAboard={aboard?.has(person.id) ?? false}
                  tick={mayEdit ? ticks?.find(({ guestId }) => guestId === person.id) : undefined}
                  onTick={
                    mayEdit && isOnline
                      ? (isAboard) => boarding.mutate({ tripId: trip.id, guestId: person.id, isAboard })
                      : undefined
                  }
                />
              ))}
            </ul>
          </section>
        )
      })}
    </Dialog>
  )
}

type CountedProps = {
  name: string
  isAboard: boolean
  /** The last tap on the box of the person, for editors. */
  tick: Boarding | undefined
  onTick: ((isAboard: boolean) => void) | undefined
}

/** A person with a box, or with a word for who may only look. */
function Counted({ name, isAboard, tick, onTick }: CountedProps) {
  const nameId = useId()
  const tickId = useId()
  if (!onTick)
    return (
      <li className={ROW}>
        <span className="min-w-0 flex-1 break-words">
          {name}
          {tick && <span className={TICK}>{tickInWords(tick)}</span>}
        </span>
        <span className="text-ink-2">{isAboard ? 'Ha subido' : 'Falta'}</span>
      </li>
    )
  return (
    <li>
      <label data-edits className={`${ROW} cursor-pointer`}>
        <input
          type="checkbox"
          checked={isAboard}
          aria-labelledby={nameId}
          aria-describedby={tick && tickId}
          onChange={({ target }) => onTick(target.checked)}
          className="size-5.5 shrink-0 accent-primary"
        />
        <span className="min-w-0 flex-1 break-words">
          <span id={nameId}>{name}</span>
          {tick && (
            <span id={tickId} className={TICK}>
              {tickInWords(tick)}
            </span>
          )}
        </span>
      </label>
    </li>
  )
}

/** `Apuntado a las 11:05 por Paco`, with the name that was typed on a phone or that of a member. */
function tickInWords({ isAboard, at, by }: Boarding): string {
  const hour = clockWithArticle(timeInWords(at))
  return `${isAboard ? 'Apuntado' : 'Desmarcado'} a ${hour}${by ? ` por ${by}` : ''}`
}

const TICK = 'block text-xs text-ink-3'
const ROW = 'flex min-h-11 items-center gap-3 border-b border-line text-sm'
