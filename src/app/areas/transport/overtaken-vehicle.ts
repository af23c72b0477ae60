import { mergeRecords } from '#domain/activity/three-way-merge.ts'
import { VEHICLE_WORDS } from '#ui/transport/vehicle-words.ts'
import type { TypedVehicle } from './typed-trip.ts'

/** A field with what is there by now, where that is no name that has to be looked up. */
const VEHICLE_FIELDS: Record<keyof TypedVehicle, (stored: TypedVehicle) => string> = {
  vehicle: ({ vehicle }) => `el vehículo («${VEHICLE_WORDS[vehicle]}»)`,
  seats: ({ seats }) => `las plazas («${seats}»)`,
  companyId: () => 'la empresa',
  price: ({ price }) => `el precio (${price ? `«${price}\u00a0€»` : 'ahora sin nada'})`,
}

/** The typed fields that another person has changed since `shown`, as they were before the first was typed; in words. */
export const overtakenFields = (typed: TypedVehicle, shown: TypedVehicle, stored: TypedVehicle): string[] =>
  mergeRecords<string | null>({ base: shown, stored, given: typed }).conflicts.map((field) =>
    VEHICLE_FIELDS[field as keyof TypedVehicle](stored),
  )
