import { useState } from 'react'
import { mergeRows } from '#domain/activity/three-way-merge.ts'
import { type BusStop, type BusTrip, DIRECTIONS, type RideDay } from '#domain/transport/transport.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { OvertakenNote } from '../../shared/page/overtaken-note.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useAccess } from '../../shared/session/access.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { overtakenFields } from './overtaken-vehicle.ts'
import { StopFields } from './stop-fields.tsx'
import { addTrip, changeTrip, newStop, removeTrip } from './transport.actions.ts'
import { TripActions } from './trip-actions.tsx'
import { VehicleFields, vehicleProblems } from './trip-fields.tsx'
import { DIRECTION_WORDS, tripTitle } from './trip-words.ts'
import {
  chosenDay,
  readPrice,
  readSeats,
  readStops,
  type TypedStop,
  type TypedVehicle,
  typedDay,
  typedStops,
  typedVehicle,
} from './typed-trip.ts'
import { useCompanies } from './use-companies.ts'

type TripDialogProps = {
  weddingId: string
  /** The bus that is changed; none for a new one. */
  trip: BusTrip | undefined
  /** Told of the stops that a bus has now. */
  onStops?: (stops: readonly BusStop[]) => void
  onClose: () => void
}

const DIRECTION_CHOICES = DIRECTIONS.map((value) => ({ value, label: DIRECTION_WORDS[value] }))

/** A bus as its fields have it. */
type TypedTrip = Pick<BusTrip, 'direction'> &
  TypedVehicle & {
    stops: TypedStop[]
    /** The day of a bus back, once it is another than its hour says. */
    day: RideDay | null
    /** The stops as they were when the first of them was typed: others may change them while this is open. */
    from: BusStop[] | null
    /** The vehicle, so too. */
    shown: TypedVehicle | null
  }

const NEW_VEHICLE = { vehicle: 'bus', seats: 55, companyId: null, priceCents: null } as const

/** A bus: its way, its vehicle with company and price, and its stops. */
export function TripDialog({ weddingId, trip, onStops, onClose }: TripDialogProps) {
  const companies = useCompanies(weddingId)
  const mayPrice = useAccess(weddingId, 'budget', 'edit')
  const [first] = useState(newStop)
  const stored = typedVehicle(trip ?? NEW_VEHICLE)
  const [fields, type, forget] = useUnsavedFields<TypedTrip>(`bus ${trip?.id ?? weddingId}`, {
    direction: trip?.direction ?? 'out',
    ...stored,
    stops: typedStops(trip?.stops ?? [first]),
    day: trip ? chosenDay(trip) : null,
    ...{ from: null, shown: null },
  })
  const { direction, vehicle, companyId, stops } = fields
  const overtaken = fields.shown ? overtakenFields(fields, fields.shown, stored) : []
  const close = () => {
    forget()
    onClose()
  }
  const remove = () => {
    if (trip) removeTrip(weddingId, trip)
    close()
  }
  // A form that was kept by a release before has no day.
  const day = direction === 'back' ? (fields.day ?? null) : null
  const read = readStops(stops, direction, day)
  const count = readSeats(fields.seats)
  const price = readPrice(fields.price)
  const form = useSubmission(
    () => {
      if (count === null || !price || !read.stops) return
      const saved = { vehicle, seats: count, stops: read.stops, companyId, priceCents: price.cents }
      if (trip) changeTrip(weddingId, { ...trip, stops: fields.from ?? trip.stops }, saved)
      else addTrip(weddingId, { ...saved, direction })
      close()
      const base = fields.from ?? trip?.stops ?? []
      onStops?.(mergeRows({ base, stored: trip?.stops ?? [], given: read.stops }, ({ key }) => key))
    },
    {
      problems: () => ({
        ...vehicleProblems(fields),
        stops: read.problem,
      }),
    },
  )
  return (
    <FormDialog
      title={trip ? tripTitle(trip) : 'Añadir viaje'}
      width="lg"
      form={form}
      submitLabel={overtaken.length > 0 ? 'Guardar lo mío' : trip ? 'Guardar' : 'Añadir'}
      offer={<OvertakenNote fields={overtaken} />}
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
      <VehicleFields
        fields={fields}
        type={(change) => type({ ...change, shown: fields.shown ?? stored })}
        companies={companies ?? []}
        mayPrice={mayPrice}
        problems={form.problems}
      />
      <StopFields
        stops={stops}
        day={direction === 'back' ? (day ?? typedDay(stops, direction)) : null}
        onDay={(chosen) => type({ day: chosen, from: fields.from ?? trip?.stops ?? null })}
        onChange={(typed) => type({ stops: typed, from: fields.from ?? trip?.stops ?? null })}
        problem={form.problems.stops ?? null}
      />
    </FormDialog>
  )
}
