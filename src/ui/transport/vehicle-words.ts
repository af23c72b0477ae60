import type { Vehicle } from '#domain/transport/transport.ts'

/** The vehicles by their names. */
export const VEHICLE_WORDS: Record<Vehicle, string> = {
  bus: 'Autobús',
  minibus: 'Microbús',
  van: 'Furgoneta',
}
