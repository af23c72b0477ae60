import { useState } from 'react'
import {
  type BusTrip,
  DIRECTIONS,
  type Direction,
  TRIP_SEATS_MAX,
  VEHICLES,
} from '#domain/transport/transport.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { StopFields } from './stop-fields.tsx'
import { addTrip, changeTrip, newStop, removeTrip } from './transport.actions.ts'
import { DIRECTION_WORDS, tripTitle, VEHICLE_WORDS } from './trip-words.ts'
import { readSeats, readStops, typedStops } from './typed-trip.ts'

type TripDialogProps = {
  weddingId: string
  /** The bus that is changed; none for a new one. */
  trip: BusTrip | undefined
  onClose: () => void
}

const VEHICLE_CHOICES = VEHICLES.map((value) => ({ value, label: VEHICLE_WORDS[value] }))
const DIRECTION_CHOICES = DIRECTIONS.map((value) => ({ value, label: DIRECTION_WORDS[value] }))

/** A bus: its way, its vehicle and seats, and its stops. */
export function TripDialog({ weddingId, trip, onClose }: TripDialogProps) {
  const [direction, setDirection] = useState<Direction>(trip?.direction ?? 'out')
  const [vehicle, setVehicle] = useState(trip?.vehicle ?? 'bus')
  const [seats, setSeats] = useState(String(trip?.seats ?? 55))
  const [stops, setStops] = useState(() => typedStops(trip?.stops ?? [newStop()]))
  const read = readStops(stops, direction)
  const count = readSeats(seats)
  const form = useSubmission(
    () => {
      if (count === null || !read.stops) return
      const fields = { vehicle, seats: count, stops: read.stops }
      if (trip) changeTrip(weddingId, trip, fields)
      else addTrip(weddingId, { ...fields, direction })
      onClose()
    },
    {
      problems: () => ({
        seats: count === null ? `Escribe cuántas plazas tiene, de 1 a ${TRIP_SEATS_MAX}.` : null,
        stops: read.problem,
      }),
    },
  )
  return (
    <FormDialog
      title={trip ? tripTitle(trip) : 'Añadir viaje'}
      width="lg"
      form={form}
      submitLabel={trip ? 'Guardar' : 'Añadir'}
      onClose={onClose}
      actions={
        trip && (
          <Button
            variant="danger"
            onPress={() => {
              removeTrip(weddingId, trip)
              onClose()
            }}
          >
            Eliminar viaje
          </Button>
        )
      }
    >
      {!trip && (
        <Segmented
          label="Ida o vuelta"
          segments={DIRECTION_CHOICES}
          value={direction}
          onChange={setDirection}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        <Select label="Vehículo" options={VEHICLE_CHOICES} value={vehicle} onChange={setVehicle} />
        <TextField
          label="Plazas"
          inputMode="numeric"
          value={seats}
          onChange={setSeats}
          error={form.problems.seats}
        />
      </div>
      <StopFields stops={stops} onChange={setStops} problem={form.problems.stops ?? null} />
    </FormDialog>
  )
}
