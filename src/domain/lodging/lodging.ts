import { daysBetween, type IsoDate } from '../time/dates.ts'

/** A hotel, where rooms are held or only recommended, and a house or finca with rooms of our own. */
export const HOTEL_KINDS = ['hotel', 'own'] as const

export type HotelKind = (typeof HOTEL_KINDS)[number]

/** The night of a guest, as far as it is known: they want a room, have booked one, or need none. */
export const LODGING_NEEDS = ['wanted', 'booked', 'unneeded'] as const

export type LodgingNeed = (typeof LODGING_NEEDS)[number]

/** Hotels of a wedding. */
export const HOTELS_MAX = 30

/** Groups of rooms of one hotel. */
export const BLOCKS_MAX = 40

export const ROOMS_MAX = 500
export const BEDS_MAX = 30
export const NIGHTS_MAX = 60
export const HOTEL_NAME_MAX = 200
export const HOTEL_WAY_MAX = 300
export const HOTEL_PHONE_MAX = 50
export const HOTEL_URL_MAX = 2_000
export const HOTEL_CODE_MAX = 60
export const HOTEL_NOTES_MAX = 2_000
export const BLOCK_NAME_MAX = 120

/** Guests who are given a room, or a word, in one act: a family of any size. */
export const LODGED_AT_ONCE_MAX = 500

/** The first day and the last one, on which they leave. */
export type Nights = { arrivesOn: IsoDate; leavesOn: IsoDate }

/** Whether it is one night at least, and not a season. */
export function areNights({ arrivesOn, leavesOn }: Nights): boolean {
  const nights = daysBetween(arrivesOn, leavesOn)
  return nights >= 1 && nights <= NIGHTS_MAX
}

/** A place to sleep. Nothing is booked by us: it says what the couple has agreed. */
export type Hotel = {
  id: string
  kind: HotelKind
  name: string
  /** How far it is and how to get there, in words: '4 km, junto a la plaza'. */
  way: string | null
  phone: string | null
  url: string | null
  /** A link to a map, where it may carry coordinates. */
  mapUrl: string | null
  /** The word that is said when booking. */
  code: string | null
  notes: string | null
  createdAt: string
}

/** Rooms of one type: a block that a hotel holds, or the rooms of a house. */
export type RoomBlock = {
  id: string
  hotelId: string
  /** The type of room, or its name in a house: 'Doble con desayuno', 'La habitación azul'. */
  name: string
  rooms: number
  /** People who sleep in one of them; null while it is not said. */
  beds: number | null
  /** A night, in whole cents. */
  priceCents: number | null
  nights: Nights | null
  /** The hotel keeps them for this wedding. */
  isHeld: boolean
  /** The day on which it lets go of those that are free. */
  heldUntil: IsoDate | null
  createdAt: string
}

/** The night of one guest. */
export type Stay = {
  need: LodgingNeed | null
  blockId: string | null
  /** The room among those of the block, from 1; null for who asks for one and has none yet. */
  room: number | null
  nights: Nights | null
}

export const NO_STAY: Stay = { need: null, blockId: null, room: null, nights: null }

/** A guest who may come, or has a room and does not come any more: the room is free then. */
export type LodgingPerson = Stay & {
  id: string
  name: string
  householdId: string | null
  householdName: string | null
  /** False for who has said no. */
  comes: boolean
  createdAt: string
}

/** The rooms of a block with the people who sleep in them, by their numbers. */
export function roomsOf(
  blockId: string,
  people: readonly LodgingPerson[],
): { room: number; people: LodgingPerson[] }[] {
  const rooms = new Map<number, LodgingPerson[]>()
  for (const person of people) {
    if (person.blockId !== blockId || person.room === null || !person.comes) continue
    rooms.set(person.room, [...(rooms.get(person.room) ?? []), person])
  }
  return [...rooms]
    .map(([room, inIt]) => ({ room, people: inIt }))
    .sort((one, other) => one.room - other.room)
}

/** How many rooms of a block are taken by guests who come. */
export const takenRooms = (blockId: string, people: readonly LodgingPerson[]): number =>
  roomsOf(blockId, people).length

/** The lowest number of a room without people; `null` when each has some. */
export function nextRoom({ id, rooms }: Pick<RoomBlock, 'id' | 'rooms'>, people: readonly LodgingPerson[]) {
  const taken = new Set(roomsOf(id, people).map(({ room }) => room))
  for (let room = 1; room <= rooms; room++) if (!taken.has(room)) return room
  return null
}

/** The people who ask for a room of a block and have none yet. */
export const waitingFor = (blockId: string, people: readonly LodgingPerson[]): LodgingPerson[] =>
  people.filter((person) => person.comes && person.blockId === blockId && person.room === null)

/** The people who had a room, or asked for one, and do not come any more. */
export const gonePeople = (people: readonly LodgingPerson[]): LodgingPerson[] =>
  people.filter(({ comes, blockId }) => !comes && blockId !== null)

/** Whether the stay of a guest is another one than it was shown. */
export const isSameStay = (one: Stay, other: Stay): boolean =>
  one.need === other.need &&
  one.blockId === other.blockId &&
  one.room === other.room &&
  one.nights?.arrivesOn === other.nights?.arrivesOn &&
  one.nights?.leavesOn === other.nights?.leavesOn
