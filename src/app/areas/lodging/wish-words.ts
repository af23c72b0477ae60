import type { LodgingWish } from '#domain/lodging/wishes.ts'
import { wishesFor } from '#domain/lodging/wishes.ts'
import { nightsInWords, roomsInWords } from './lodging-words.ts'
import type { LodgingFamily } from './people-by-family.ts'
import type { LodgingPlace, LodgingRead } from './use-lodging.ts'

/** The wish of a family; `null` for one that has none, and for a guest who stands alone. */
export const wishOf = (
  { people }: Pick<LodgingFamily, 'people'>,
  wishes: readonly LodgingWish[],
): LodgingWish | null => wishes.find(({ householdId }) => householdId === people[0]!.householdId) ?? null

/** `Dicen: Parador de Carmona, 2 habitaciones, del 9 abr al 11 abr, 2 noches. En espera.`; `null` while they say nothing. */
export function wishInWords(
  wish: LodgingWish | null,
  read: LodgingRead,
  { today }: Pick<LodgingPlace, 'today'>,
): string | null {
  if (!wish?.place) return null
  if (wish.place === 'own') return 'Dicen: tienen dónde dormir.'
  const one = read.hotels.find(({ hotel }) => hotel.id === wish.hotelId)
  const parts = [
    one?.hotel.name ?? 'quieren habitación',
    wish.rooms !== null && roomsInWords(wish.rooms),
    wish.nights && nightsInWords(wish.nights),
  ]
  const isWaiting = one && wishesFor(one.hotel, one.blocks, { ...read, today }).waiting.has(wish.householdId)
  return `Dicen: ${parts.filter(Boolean).join(', ')}.${isWaiting ? ' En espera.' : ''}`
}
