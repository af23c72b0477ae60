import {
  isSameStay,
  type LodgingNeed,
  type LodgingPerson,
  nextRoom,
  type RoomBlock,
  roomsOf,
  type Stay,
} from '#domain/lodging/lodging.ts'
import type { LodgingWish } from '#domain/lodging/wishes.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { HotelRead } from './use-lodging.ts'

/** The room that is meant: the next free one, none yet, or one by its number. */
export type RoomChoice = 'new' | 'waiting' | `${number}`

/** The stay of a family as it is typed. */
export type LodgeForm = {
  guestIds: string[]
  need: LodgingNeed | 'unsaid'
  blockId: string
  room: RoomChoice
  arrivesOn: IsoDate | null
  leavesOn: IsoDate | null
}

/** The block 'Aún sin elegir'. */
export const NO_BLOCK = 'none'

/** Those of a family of whom nothing is known, or else those who sleep as its first person does. */
function groupOf(people: readonly LodgingPerson[]): LodgingPerson[] {
  const unsaid = people.filter(({ need }) => need === null)
  return unsaid.length > 0 ? unsaid : people.filter((person) => isSameStay(person, people[0]!))
}

/** The form of a family as it is known, or about a certain block and certain people of it. */
export function formOfPeople(
  family: readonly LodgingPerson[],
  block: RoomBlock | null,
  all: readonly LodgingPerson[],
  guestIds?: readonly string[],
): LodgeForm {
  const people = guestIds ? family.filter(({ id }) => guestIds.includes(id)) : groupOf(family)
  const [shown] = people
  const nights = shown?.nights ?? block?.nights
  const blockId = shown?.blockId ?? block?.id ?? NO_BLOCK
  const known = shown?.room ? (`${shown.room}` as const) : undefined
  return {
    guestIds: people.filter(({ comes }) => comes).map(({ id }) => id),
    need: shown?.need ?? (block ? 'booked' : 'unsaid'),
    blockId,
    room: known ?? (block && nextRoom(block, all) === null ? 'waiting' : 'new'),
    arrivesOn: nights?.arrivesOn ?? null,
    leavesOn: nights?.leavesOn ?? null,
  }
}

/** The same with what the family says on its own page, as long as the couple has said nothing. */
export function formWithWish(
  form: LodgeForm,
  family: readonly LodgingPerson[],
  wish: LodgingWish | null,
  { hotels, people }: { hotels: readonly HotelRead[]; people: readonly LodgingPerson[] },
): LodgeForm {
  if (!wish?.place || form.need !== 'unsaid' || family.some(({ need }) => need !== null)) return form
  if (wish.place === 'own') return { ...form, need: 'unneeded' }
  const blocks = hotels.find(({ hotel }) => hotel.id === wish.hotelId)?.blocks ?? []
  const isFull = (block: RoomBlock) => nextRoom(block, people) === null
  const block = blocks.find((one) => !isFull(one)) ?? blocks[0]
  return {
    ...form,
    need: block ? 'booked' : 'wanted',
    blockId: block?.id ?? NO_BLOCK,
    room: block && isFull(block) ? 'waiting' : 'new',
    arrivesOn: wish.nights?.arrivesOn ?? form.arrivesOn,
    leavesOn: wish.nights?.leavesOn ?? form.leavesOn,
  }
}

/** All rooms that can be chosen, with how many of each are free. */
export const blockOptions = (hotels: readonly HotelRead[], all: readonly LodgingPerson[]) => [
  { value: NO_BLOCK, label: 'Aún sin elegir' },
  ...hotels.flatMap(({ hotel, blocks }) =>
    blocks.map((block) => ({
      value: block.id,
      label: `${hotel.name}, ${block.name} (${freeInWords(block.rooms - roomsOf(block.id, all).length)})`,
    })),
  ),
]

const freeInWords = (free: number): string =>
  free <= 0 ? 'completo' : free === 1 ? '1 libre' : `${free} libres`

/** The rooms of a block that people can have: a free one, one with others in it, or none yet. */
export function roomOptions(block: RoomBlock, all: readonly LodgingPerson[], guestIds: readonly string[]) {
  const shared = roomsOf(block.id, all).map(({ room, people }) => {
    const others = people.filter(({ id }) => !guestIds.includes(id)).map(({ name }) => name)
    const label =
      others.length > 0 ? `Habitación ${room}, con ${inSpanishList(others)}` : `Habitación ${room}`
    return { value: `${room}` as RoomChoice, label }
  })
  const free = nextRoom(block, all) === null ? [] : [{ value: 'new' as RoomChoice, label: 'Una libre' }]
  return [...free, ...shared, { value: 'waiting' as RoomChoice, label: 'En espera, aún sin habitación' }]
}

/** The people of a form as they were shown, which goes with the change (decision 081). */
export const shownStay = ({ need, blockId, room, nights }: LodgingPerson): Stay => ({
  ...{ need, blockId, room, nights },
})
