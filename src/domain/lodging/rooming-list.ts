import type { Nights, RoomBlock } from './lodging.ts'
import { type LodgingPerson, roomsOf } from './lodging.ts'

/** A taken room, as the hotel needs it: names and nights, and nothing else of its people. */
export type RoomOnList = { block: string; room: number; names: string[]; nights: Nights | null }

/** The rooms of a hotel with their people, type by type and by their numbers. */
export const roomingList = (blocks: readonly RoomBlock[], people: readonly LodgingPerson[]): RoomOnList[] =>
  blocks.flatMap((block) =>
    roomsOf(block.id, people).map(({ room, people: inIt }) => ({
      block: block.name,
      room,
      names: inIt.map(({ name }) => name),
      nights: nightsOfRoom(inIt) ?? block.nights,
    })),
  )

/** From the first who arrives to the last who leaves; `null` while no days are known. */
function nightsOfRoom(people: readonly LodgingPerson[]): Nights | null {
  const known = people.flatMap(({ nights }) => nights ?? [])
  if (known.length === 0) return null
  return {
    arrivesOn: known.map(({ arrivesOn }) => arrivesOn).sort()[0]!,
    leavesOn: known
      .map(({ leavesOn }) => leavesOn)
      .sort()
      .at(-1)!,
  }
}
