import { METHOD_NAMES } from '#domain/budget/payment-methods.ts'
import type { GuestAge } from '#domain/households/households.ts'
import type { HotelKind, LodgingNeed } from '#domain/lodging/lodging.ts'
import type { Direction } from '#domain/transport/transport.ts'
import type { VendorStatus } from '#domain/vendors/vendors.ts'
import { ALLERGEN_NAMES, DIET_NAMES } from '#ui/catering/need-names.ts'
import { VEHICLE_WORDS } from '#ui/transport/vehicle-words.ts'

const AGES: Record<GuestAge, string> = { adult: 'Adulto', child: 'Niño', baby: 'Bebé' }
const STATUSES: Record<VendorStatus, string> = { open: 'Abierto', closed: 'Confirmado' }
const DIRECTIONS: Record<Direction, string> = { out: 'Ida', back: 'Vuelta' }
const HOTELS: Record<HotelKind, string> = { hotel: 'Hotel', own: 'Casa' }
const LODGING: Record<LodgingNeed, string> = {
  wanted: 'Busca habitación',
  booked: 'Tiene habitación',
  unneeded: 'No la necesita',
}

/** The words of a downloaded wedding for what the database has as keys. */
export const ARCHIVE_WORDS = {
  allergens: ALLERGEN_NAMES,
  diets: DIET_NAMES,
  ages: AGES,
  statuses: STATUSES,
  directions: DIRECTIONS,
  vehicles: VEHICLE_WORDS,
  hotels: HOTELS,
  lodging: LODGING,
  methods: METHOD_NAMES,
}
