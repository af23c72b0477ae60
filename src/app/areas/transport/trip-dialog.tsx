import { useState } from 'react'
import { type BusTrip, DIRECTIONS, TRIP_SEATS_MAX, VEHICLES } from '#domain/transport/transport.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { VEHICLE_WORDS } from '#ui/transport/vehicle-words.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { StopFields } from './stop-fields.tsx'
import { addTrip, changeTrip, newStop, removeTrip } from './transport.actions.ts'
import { DIRECTION_WORDS, tripTitle } from './trip-words.ts'
import { readSeats, readStops, type TypedStop, typedStops } from './typed-trip.ts'

type TripDialogProps = {
  weddingId: string
  /** The bus that is changed; none for a new one. */
  trip: BusTrip | undefined
  onClose: () => void
}

const VEHICLE_CHOICES = VEHICLES.map((value) => ({ value, label: VEHICLE_WORDS[value] }))
const DIRECTION_CHOICES = DIRECTIONS.map((value) => ({ value, label: DIRECTION_WORDS[value] }))

/** A bus as its fields have it. */
type TypedTrip = Pick<BusTrip, 'direction' | 'vehicle'> & { seats: string; stops: TypedStop[] }

/** A bus: its way, its vehicle and seats, and its stops. */
export function TripDialog({ weddingId, trip, onClose }: TripDialogProps) {
  const [first] = useState(newStop)
  const [fields, type, forget] = useUnsavedFields<TypedTrip>(`bus ${trip?.id ?? weddingId}`, {
    direction: trip?.direction ?? 'out',
    vehicle: trip?.vehicle ?? 'bus',
    seats: String(trip?.seats ?? 55),
    stops: typedStops(trip?.stops ?? [first]),
  })
  const { direction, vehicle, seats, stops } = fields
  const close = () => {
    forget()
    onClose()
  }
  const remove = () => {
    if (trip) removeTrip(weddingId, trip)
    close()
  }
  const read = readStops(stops, direction)
  const count = readSeats(seats)
  const form = useSubmission(
    () => {
      if (count === null || !read.stops) return
      const saved = { vehicle, seats: count, stops: read.stops }
      if (trip) changeTrip(weddingId, trip, saved)
      else addTrip(weddingId, { ...saved, direction })
      close()
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
      onGiveUp={forget}
      onClose={onClose}
      actions={trip && <TripActions onRemove={remove} onCancel={close} />}
    >
      {!trip && (
        <Segmented
          label="Ida o vuelta"
          segments={DIRECTION_CHOICES}
          value={direction}
          onChange={(chosen) => type({ direction: chosen })}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        <Select
          label="Vehículo"
          options={VEHICLE_CHOICES}
          value={vehicle}
          onChange={(chosen) => type({ vehicle: chosen })}
        />
        <TextField
          label="Plazas"
          inputMode="numeric"
          value={seats}
          onChange={(text) => type({ seats: text })}
          error={form.problems.seats}
        />
      </div>
      <StopFields
        stops={stops}
        onChange={(typed) => type({ stops: typed })}
        problem={form.problems.stops ?? null}
      />
    </FormDialog>
  )
}

function TripActions({ onRemove, onCancel }: { onRemove: () => void; onCancel: () => void }) {
  return (
    <>
      <Button variant="danger" className="mr-auto" onPress={onRemove}>
        Eliminar viaje
      </Button>
      <Button variant="quiet" onPress={onCancel}>
        Cancelar
      </Button>
    </>
  )
}
