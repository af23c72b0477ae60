import { useState } from 'react'
import { formatClock } from '#domain/agenda/agenda-clock.ts'
import { readTypedClock } from '#domain/agenda/typed-clock.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { STOP_NAME_MAX, TRIP_SEATS_MAX } from '#domain/transport/transport.ts'
import { Sprig } from '#ui/art/sprig.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { addFirstTrips } from './first-trips.ts'
import { readSeats } from './typed-trip.ts'

/** The hours back that most weddings have. */
const HOURS_BACK = [30, 180, 360]

/** No bus yet: the first ones are made of where people leave from and when. */
export function EmptyTrips({ weddingId, mayEdit }: { weddingId: string; mayEdit: boolean }) {
  return (
    <section className="max-w-136">
      <Sprig className="w-65" />
      <h2 className="mt-8 text-[1.875rem] md:text-[2.25rem]">¿Hay que llevar a la gente?</h2>
      <p className="mt-2.5 text-ink-2">
        {mayEdit
          ? 'Cuenta desde dónde salís y los invitados eligen parada al responder. Tú ves cuántos van.'
          : 'Aún no hay autobuses.'}
      </p>
      {mayEdit && <FirstTrips weddingId={weddingId} />}
    </section>
  )
}

function FirstTrips({ weddingId }: { weddingId: string }) {
  const [place, setPlace] = useState('')
  const [clock, setClock] = useState('')
  const [seats, setSeats] = useState('55')
  const [hours, setHours] = useState([30, 180])
  const [outAt, count] = [readTypedClock(clock), readSeats(seats)]
  const form = useSubmission(
    () => {
      if (outAt === null || count === null) return
      addFirstTrips(weddingId, { place: cleanLine(place), outAt, seats: count, hours })
    },
    {
      problems: () => ({
        place: cleanLine(place) === '' ? 'Escribe desde dónde salís.' : null,
        clock: outAt === null ? 'Escribe una hora como 11:15.' : null,
        seats: count === null ? `Escribe cuántas plazas tiene, de 1 a ${TRIP_SEATS_MAX}.` : null,
      }),
    },
  )
  return (
    <form {...form.props()} data-edits className="mt-8 grid gap-5">
      <TextField
        label="Salida"
        placeholder="Prado de San Sebastián, Sevilla"
        value={place}
        onChange={setPlace}
        maxLength={STOP_NAME_MAX}
        error={form.problems.place}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Ida, a las"
          placeholder="11:15"
          value={clock}
          onChange={setClock}
          error={form.problems.clock}
        />
        <TextField
          label="Plazas"
          inputMode="numeric"
          value={seats}
          onChange={setSeats}
          error={form.problems.seats}
        />
      </div>
      <CheckboxSet
        legend="Vueltas"
        choices={HOURS_BACK.map((value) => ({ value, label: formatClock(value) }))}
        chosen={hours}
        onChange={setHours}
        className="flex flex-wrap gap-x-6 gap-y-1 pt-1"
      />
      <Button type="submit" variant="primary" size="lg" className="justify-self-start">
        Crear los viajes
      </Button>
    </form>
  )
}
