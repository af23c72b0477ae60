import { type IsoDate, shiftDay } from '../time/dates.ts'
import type { Hotel, LodgingPerson, Nights, RoomBlock } from './lodging.ts'
import { takenRooms } from './lodging.ts'

/** A family wants rooms in a hotel, or has a place of its own. */
export const WISH_PLACES = ['hotel', 'own'] as const

export type WishPlace = (typeof WISH_PLACES)[number]

/** Families that are asked in one request. */
export const ASKED_AT_ONCE_MAX = 1_000

/**
 * The word of a family about its nights, said by its link. It stands beside the stays, which are the couple's word, and
 * neither changes the other (decision 150).
 */
export type LodgingWish = {
  householdId: string
  /** When a member put the question on the page of the family; `null` once it was taken off again. */
  askedAt: string | null
  /** `null` until the family says something. */
  place: WishPlace | null
  /** `null` for a place of its own, and when the hotel that it wanted is gone. */
  hotelId: string | null
  rooms: number | null
  nights: Nights | null
  /** When it asked for these rooms: the place in the order of those who wait. */
  saidAt: string | null
}

/** The part of a wish that a family chooses. */
export type SaidWish = Pick<LodgingWish, 'place' | 'hotelId' | 'rooms' | 'nights'>

export const NOTHING_SAID: SaidWish = { place: null, hotelId: null, rooms: null, nights: null }

/** Whether a hotel still gives the free rooms of a block: it holds them, or only recommends itself. */
export const isBlockOpen = (
  { isHeld, heldUntil }: Pick<RoomBlock, 'isHeld' | 'heldUntil'>,
  today: IsoDate,
): boolean => !isHeld || heldUntil === null || today <= heldUntil

/** Rooms of a block with how many of them are taken. */
export type CountedBlock = Pick<RoomBlock, 'rooms' | 'isHeld' | 'heldUntil'> & { taken: number }

/**
 * The rooms of a hotel that no person has, before the wishes of families are counted; `null` where the hotel holds
 * none for the wedding, so that nothing runs out.
 */
export function freeRooms(blocks: readonly CountedBlock[], today: IsoDate): number | null {
  const open = blocks.filter((block) => isBlockOpen(block, today))
  if (open.some(({ isHeld }) => !isHeld)) return null
  return open.reduce((sum, { rooms, taken }) => sum + Math.max(0, rooms - taken), 0)
}

/** A family in the order of those who ask for rooms of one hotel. */
export type RoomRequest = { householdId: string; rooms: number; saidAt: string }

/**
 * Those who find no rooms, and how many are left for the next: rooms go in the order of asking, and after the first who
 * waits all wait, so that rooms a family was told of never go to one that asked before and needs more.
 */
export function queueFor(
  free: number | null,
  asking: readonly RoomRequest[],
): { waiting: ReadonlySet<string>; left: number | null } {
  const waiting = new Set<string>()
  if (free === null) return { waiting, left: null }
  let left = free
  for (const { householdId, rooms } of inOrder(asking)) {
    if (waiting.size === 0 && rooms <= left) left -= rooms
    else waiting.add(householdId)
  }
  return { waiting, left: waiting.size > 0 ? 0 : left }
}

const inOrder = (asking: readonly RoomRequest[]): RoomRequest[] =>
  asking.toSorted((a, b) => compare(a.saidAt, b.saidAt) || compare(a.householdId, b.householdId))

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The families of whom a member has said something: their wishes are counted no more. */
export const settledFamilies = (people: readonly LodgingPerson[]): ReadonlySet<string> =>
  new Set(
    people.flatMap(({ householdId, need }) => (householdId !== null && need !== null ? householdId : [])),
  )

/** The families who ask for rooms of a hotel and of whom no member has said anything, with those of them who wait. */
export function wishesFor(
  { id }: Pick<Hotel, 'id'>,
  blocks: readonly RoomBlock[],
  {
    people,
    wishes,
    today,
  }: { people: readonly LodgingPerson[]; wishes: readonly LodgingWish[]; today: IsoDate },
): { asking: LodgingWish[]; waiting: ReadonlySet<string> } {
  const settled = settledFamilies(people)
  const coming = new Set(people.filter(({ comes }) => comes).map(({ householdId }) => householdId))
  const asking = wishes.filter(
    ({ hotelId, householdId }) => hotelId === id && coming.has(householdId) && !settled.has(householdId),
  )
  const counted = blocks.map((block) => ({ ...block, taken: takenRooms(block.id, people) }))
  const { waiting } = queueFor(
    freeRooms(counted, today),
    asking.map(({ householdId, rooms, saidAt }) => ({
      householdId,
      rooms: rooms ?? 1,
      saidAt: saidAt ?? '',
    })),
  )
  return { asking, waiting }
}

/** The nights from the first day of any block to the last; `null` while none says its days. */
export function agreedNights(blocks: readonly Pick<RoomBlock, 'nights'>[]): Nights | null {
  const known = blocks.flatMap(({ nights }) => nights ?? [])
  if (known.length === 0) return null
  const arrivals = known.map(({ arrivesOn }) => arrivesOn).toSorted()
  const departures = known.map(({ leavesOn }) => leavesOn).toSorted()
  return { arrivesOn: arrivals[0]!, leavesOn: departures.at(-1)! }
}

export const isSameNights = (one: Nights | null, other: Nights | null): boolean =>
  one?.arrivesOn === other?.arrivesOn && one?.leavesOn === other?.leavesOn

/**
 * The nights that a family can choose: that of the wedding with or without the one before and after it, within those
 * that were agreed with the hotel, and these as a whole. None without any date.
 */
export function nightChoices(weddingDay: IsoDate | null, agreed: Nights | null): Nights[] {
  const around = weddingDay === null ? [] : aroundDay(weddingDay)
  const within = around.filter(
    ({ arrivesOn, leavesOn }) =>
      agreed === null || (arrivesOn >= agreed.arrivesOn && leavesOn <= agreed.leavesOn),
  )
  const isThere = agreed === null || within.some((nights) => isSameNights(nights, agreed))
  return isThere ? within : [...within, agreed]
}

const aroundDay = (day: IsoDate): Nights[] => [
  { arrivesOn: day, leavesOn: shiftDay(day, 1) },
  { arrivesOn: shiftDay(day, -1), leavesOn: shiftDay(day, 1) },
  { arrivesOn: day, leavesOn: shiftDay(day, 2) },
  { arrivesOn: shiftDay(day, -1), leavesOn: shiftDay(day, 2) },
]

/** A tap of a family: a place, a number of rooms, or nights. */
export type WishTap =
  | { place: 'own' }
  | { place: 'hotel'; hotelId: string }
  | { rooms: number }
  | { nights: Nights }

/** A hotel that a family can choose. */
export type OfferedHotel = { id: string; nights: readonly Nights[] }

/**
 * The wish of a family of `size` after a tap; `null` for one that is not offered. A hotel begins with one room and the
 * nights that were agreed with it, and keeps the rooms and the nights that were chosen at another, where it has them.
 */
export function wishAfter(
  said: SaidWish,
  tap: WishTap,
  { hotels, size }: { hotels: readonly OfferedHotel[]; size: number },
): SaidWish | null {
  if ('place' in tap && tap.place === 'own') return { ...NOTHING_SAID, place: 'own' }
  const hotel = hotels.find(({ id }) => id === ('hotelId' in tap ? tap.hotelId : said.hotelId))
  if (!hotel) return null
  const hasNights = (nights: Nights | null) => hotel.nights.some((one) => isSameNights(one, nights))
  if ('rooms' in tap) return tap.rooms >= 1 && tap.rooms <= size ? { ...said, rooms: tap.rooms } : null
  if ('nights' in tap) return hasNights(tap.nights) ? { ...said, nights: tap.nights } : null
  return {
    place: 'hotel',
    hotelId: hotel.id,
    rooms: Math.min(said.rooms ?? 1, size),
    nights: hasNights(said.nights) ? said.nights : (hotel.nights[0] ?? null),
  }
}

/** A whole wish as a family could have tapped it; `null` for one that is not offered. */
export function offeredWish(
  { place, hotelId, rooms, nights }: SaidWish,
  offered: { hotels: readonly OfferedHotel[]; size: number },
): SaidWish | null {
  const taps: WishTap[] =
    place === 'own'
      ? [{ place }]
      : [
          { place: 'hotel', hotelId: hotelId ?? '' },
          ...(rooms === null ? [] : [{ rooms }]),
          ...(nights === null ? [] : [{ nights }]),
        ]
  const tapped = (said: SaidWish | null, tap: WishTap) => said && wishAfter(said, tap, offered)
  return taps.reduce<SaidWish | null>(tapped, NOTHING_SAID)
}

export const isSameWish = (one: SaidWish, other: SaidWish): boolean =>
  one.place === other.place &&
  one.hotelId === other.hotelId &&
  one.rooms === other.rooms &&
  isSameNights(one.nights, other.nights)

/** Whether a wish asks for rooms that the one before did not ask for, and stands behind the others for them. */
export const asksForMore = (before: SaidWish, after: SaidWish): boolean =>
  after.hotelId !== before.hotelId || (after.rooms ?? 0) > (before.rooms ?? 0) || before.place !== after.place
