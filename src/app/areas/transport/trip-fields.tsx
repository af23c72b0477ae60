import type { Vendor } from '#contract/vendors.ts'
import { TRIP_SEATS_MAX, VEHICLES } from '#domain/transport/transport.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { VEHICLE_WORDS } from '#ui/transport/vehicle-words.ts'
import { readPrice, readSeats, type TypedVehicle } from './typed-trip.ts'
import { companyName } from './use-companies.ts'

type VehicleFieldsProps = {
  fields: TypedVehicle
  type: (change: Partial<TypedVehicle>) => void
  /** Those that can be chosen; none are asked for where there are none. */
  companies: readonly Vendor[]
  mayPrice: boolean
  problems: { seats?: string | null; price?: string | null }
}

const VEHICLE_CHOICES = VEHICLES.map((value) => ({ value, label: VEHICLE_WORDS[value] }))

const NO_COMPANY = 'none'

/** The vehicle of a trip: its seats, its company and its price. */
export function VehicleFields({ fields, type, companies, mayPrice, problems }: VehicleFieldsProps) {
  const { vehicle, seats, companyId, price } = fields
  const isThere = companies.some(({ id }) => id === companyId)
  return (
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
        error={problems.seats}
      />
      {companies.length > 0 && (
        <Select
          label="Empresa"
          options={[
            { value: NO_COMPANY, label: 'Sin empresa' },
            ...companies.map((company) => ({ value: company.id, label: companyName(company) })),
          ]}
          value={isThere ? companyId : NO_COMPANY}
          onChange={(chosen) => type({ companyId: chosen === NO_COMPANY ? null : chosen })}
        />
      )}
      {mayPrice && (
        <TextField
          label="Precio, en euros"
          inputMode="decimal"
          placeholder="Sin precio"
          value={price}
          onChange={(text) => type({ price: text })}
          error={problems.price}
        />
      )}
    </div>
  )
}

/** The sentences for the fields that cannot be sent. */
export const vehicleProblems = ({ seats, price }: TypedVehicle) => ({
  seats: readSeats(seats) === null ? `Escribe cuántas plazas tiene, de 1 a ${TRIP_SEATS_MAX}.` : null,
  price: readPrice(price) ? null : 'Escribe un importe como 320 o 1.234,56, hasta 99.999,99\u00a0€.',
})
