import { useState } from 'react'
import { formatClock } from '#domain/agenda/agenda-clock.ts'
import { givenNameOf } from '#domain/guests/person-name.ts'
import { type RidingFamily, ridersOf } from '#domain/transport/riders.ts'
import {
  askedFor,
  type BusPerson,
  type BusTrip,
  choicesOf,
  type Direction,
} from '#domain/transport/transport.ts'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { ride } from './transport.actions.ts'
import { DIRECTION_WORDS, tripTitle } from './trip-words.ts'
import type { Transport } from './use-trips.ts'

type RideDialogProps = {
  weddingId: string
  transport: Transport
  family: RidingFamily
  direction: Direction
  /** The bus that was looked at: its stop is chosen for who has none. */
  tripId: string
  /** Whether they were dragged to that bus: a stop of it is chosen, by the name of theirs if it has one. */
  isDragged?: boolean
  onClose: () => void
}

const NONE = 'none'

/** A choice of stops for a family, or for those of it who are chosen. */
export function RideDialog(props: RideDialogProps) {
  const { weddingId, transport, family, direction, tripId, isDragged = false, onClose } = props
  const { people } = family
  const trips = transport.trips.filter((trip) => trip.direction === direction)
  const first = trips.find(({ id }) => id === tripId)
  const [chosen, setChosen] = useState(() => people.map(({ id }) => id))
  const [key, setKey] = useState(() => {
    const asked = askedFor(people[0]!, direction)
    const name = trips.flatMap(choicesOf).find((stop) => stop.key === asked)?.name
    const stops = first ? choicesOf(first) : []
    const there = (stops.find((stop) => stop.name === name) ?? stops[0])?.key
    return (isDragged ? there : (asked ?? there)) ?? NONE
  })
  const moved = people.filter(({ id }) => chosen.includes(id))
  const target = trips.find((trip) => choicesOf(trip).some((stop) => stop.key === key))
  const freeOf = (trip: BusTrip) => trip.seats - ridersOf(trip, transport.people).going.length
  const isIn = (trip: BusTrip) => (person: BusPerson) =>
    choicesOf(trip).some((stop) => stop.key === askedFor(person, direction))
  const coming = target ? moved.filter((person) => !isIn(target)(person)).length : 0
  const lacks = target ? Math.max(0, coming - freeOf(target)) : 0
  const form = useSubmission(
    async () => {
      const said = target
        ? `${family.name}: ${tripTitle(target)}.`
        : `${family.name}: sin ${DIRECTION_WORDS[direction].toLowerCase()}.`
      const stop = key === NONE ? null : key
      await ride(weddingId, { direction, people: moved, key: stop, mayWait: lacks > 0, said })
      onClose()
    },
    { problems: () => ({ who: moved.length === 0 ? 'Elige al menos a una persona.' : null }) },
  )
  return (
    <FormDialog
      title={family.name}
      description={DIRECTION_WORDS[direction]}
      form={form}
      submitLabel={lacks > 0 ? 'Poner en espera' : 'Guardar'}
      onGiveUp={null}
      onClose={onClose}
    >
      {people.length > 1 && (
        <CheckboxSet
          legend="Quién"
          choices={people.map(({ id, name }) => ({ value: id, label: givenNameOf(name) }))}
          chosen={chosen}
          onChange={setChosen}
          className="flex flex-wrap gap-x-5 gap-y-1 pt-1"
        />
      )}
      {form.problems.who && <p className="text-sm text-danger">{form.problems.who}</p>}
      <RadioGroup label="Parada" value={key} onChange={setKey} className="grid gap-2">
        {trips.map((trip) => (
          <div key={trip.id} className="grid gap-1">
            <p className="flex justify-between gap-3 text-sm text-ink-2">
              {tripTitle(trip)} <span className="num">{freeInWords(freeOf(trip))}</span>
            </p>
            {choicesOf(trip).map((stop) => (
              <Radio key={stop.key} value={stop.key} className={CHOICE}>
                {stop.minute !== null && <span className="num">{formatClock(stop.minute)}</span>}
                <span className="min-w-0 break-words">{stop.name}</span>
              </Radio>
            ))}
          </div>
        ))}
        <Radio value={NONE} className={CHOICE}>
          No hace falta
        </Radio>
      </RadioGroup>
      {lacks > 0 && (
        <p role="status" className="text-sm text-pendiente-fg">
          {lacks === coming
            ? 'Ese viaje está completo: quedarán en espera, por orden.'
            : `${freeInWords(coming - lacks)} para ${coming}: los demás quedarán en espera.`}
        </p>
      )}
    </FormDialog>
  )
}

const freeInWords = (free: number): string =>
  free === 0 ? 'Completo' : free === 1 ? 'Queda 1 plaza' : `Quedan ${free} plazas`

const CHOICE =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-3 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-focus'
