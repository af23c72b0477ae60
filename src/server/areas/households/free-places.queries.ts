import type { FreePlaces } from '#contract/telephone-answers.ts'
import { findFamilySeats } from '#server/areas/transport/family-seats.queries.ts'
import type { Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { findAskedBeds } from './beds.commands.ts'
import { findInvitationOf } from './invitation.queries.ts'

type Reader = {
  weddingId: MemberWeddingId<'guests', 'edit'>
  /** Without it nothing is told of rooms. */
  lodging: MemberWeddingId<'transport', 'edit'> | null
}

/** Seats and rooms that are free for a household; `null` without the household. */
export async function findFreePlaces(
  platform: Pick<Platform, 'db' | 'files' | 'clock'>,
  { weddingId, lodging }: Reader,
  householdId: string,
): Promise<FreePlaces | null> {
  const invitation = await findInvitationOf(platform, weddingId, householdId)
  if (!invitation) return null
  const { free } = await findFamilySeats(platform.db, invitation)
  const beds = lodging && (await findAskedBeds(platform, { ...invitation, isClosed: false }, ''))
  return { seats: free, beds: beds && shownBeds(beds) }
}

type Beds = NonNullable<Awaited<ReturnType<typeof findAskedBeds>>>

const shownBeds = ({ state, hotels, said, isWaiting }: Beds): FreePlaces['beds'] => ({
  state,
  hotels: hotels.map(({ id, name, way, free, nights }) => ({ id, name, way, free, nights })),
  said: { place: said.place, hotelId: said.hotelId, rooms: said.rooms, nights: said.nights },
  isWaiting,
})
