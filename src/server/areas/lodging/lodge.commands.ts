import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { stays } from '#db/schema/lodging.ts'
import {
  isSameStay,
  type LodgingNeed,
  type LodgingPerson,
  NO_STAY,
  nextRoom,
  type RoomBlock,
  type Stay,
} from '#domain/lodging/lodging.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import { findBlock, listConcerned } from './lodging.queries.ts'

type Editor = ActingMember<'transport', 'edit'>

type Asked = Stay & {
  guests: readonly { guestId: string; from?: Stay | undefined }[]
  /** The next room without people, whose number is found here. */
  inNewRoom: boolean
}

export type LodgeRefused = 'noGuest' | 'noBlock' | 'notComing' | 'elsewhere' | { full: number }

/**
 * Says where people sleep, all of them or none. The lock makes those who give rooms at once wait for one another, so
 * that two families never get one room unseen.
 */
export async function lodge(db: Database, by: Editor, asked: Asked): Promise<LodgingPerson[] | LodgeRefused> {
  const { weddingId } = by
  const blockId = sleeps(asked.need) ? asked.blockId : null
  const guestIds = [...new Set(asked.guests.map(({ guestId }) => guestId))]
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'lodging')
    const block = blockId === null ? null : await findBlock(tx, weddingId, blockId)
    if (block === undefined) return 'noBlock'
    const people = await listConcerned(tx, weddingId, guestIds, blockId)
    const found = people.filter(({ id }) => guestIds.includes(id))
    if (found.length < guestIds.length) return 'noGuest'
    const stay = stayOf({ ...asked, blockId }, block, people, guestIds)
    if (stay === 'full') return { full: block!.rooms }
    if (found.every((person) => isSameStay(person, stay))) return found
    const shown = new Map(asked.guests.map(({ guestId, from }) => [guestId, from]))
    const isElsewhere = (person: LodgingPerson) => {
      const from = shown.get(person.id)
      return from !== undefined && !isSameStay(person, from) && !isSameStay(person, stay)
    }
    if (found.some(isElsewhere)) return 'elsewhere'
    if (blockId !== null && found.some(({ comes }) => !comes)) return 'notComing'
    await writeStays(tx, by, guestIds, stay)
    await leaveToThem(tx, by, stay, people)
    await recordChange(tx, by, 'lodging')
    return (await listConcerned(tx, weddingId, guestIds, null)).filter(({ id }) => guestIds.includes(id))
  })
}

const sleeps = (need: LodgingNeed | null): boolean => need === 'wanted' || need === 'booked'

/** The stay that is meant. A repeated request finds its people in the room that it has given them. */
function stayOf(
  { need, blockId, room, inNewRoom, nights }: Asked,
  block: RoomBlock | null,
  people: readonly LodgingPerson[],
  guestIds: readonly string[],
): Stay | 'full' {
  if (!sleeps(need)) return { ...NO_STAY, need }
  if (!block) return { need, blockId: null, room: null, nights }
  if (!inNewRoom) return room !== null && room > block.rooms ? 'full' : { need, blockId, room, nights }
  const others = people.filter(({ id }) => !guestIds.includes(id))
  const theirs = people.find(({ id }) => id === guestIds[0])
  const isTheirs = (number: number | null) =>
    number !== null && others.every((other) => other.blockId !== blockId || other.room !== number)
  const own = theirs?.blockId === blockId && isTheirs(theirs.room) ? theirs.room : null
  const next = own ?? nextRoom(block, others)
  return next === null ? 'full' : { need, blockId, room: next, nights }
}

async function writeStays(
  tx: Transaction,
  { weddingId }: Editor,
  guestIds: readonly string[],
  { need, blockId, room, nights }: Stay,
) {
  if (need === null) {
    await tx.delete(stays).where(and(eq(stays.weddingId, weddingId), inArray(stays.guestId, [...guestIds])))
    return
  }
  const arrivesOn = nights?.arrivesOn ?? null
  const leavesOn = nights?.leavesOn ?? null
  await tx
    .insert(stays)
    .values(guestIds.map((guestId) => ({ weddingId, guestId, need, blockId, room, arrivesOn, leavesOn })))
    .onConflictDoUpdate({
      target: [stays.weddingId, stays.guestId],
      set: {
        need: sql`excluded.need`,
        blockId: sql`excluded.block_id`,
        room: sql`excluded.room`,
        arrivesOn: sql`excluded.arrives_on`,
        leavesOn: sql`excluded.leaves_on`,
      },
    })
}

/** Former people of the room, who do not come any more, have no claim to it from now on. */
async function leaveToThem(tx: Transaction, by: Editor, { blockId, room }: Stay, people: LodgingPerson[]) {
  if (blockId === null || room === null) return
  const gone = people.filter((one) => !one.comes && one.blockId === blockId && one.room === room)
  if (gone.length === 0) return
  await tx
    .update(stays)
    .set({ need: 'wanted', room: null })
    .where(
      and(
        eq(stays.weddingId, by.weddingId),
        inArray(
          stays.guestId,
          gone.map(({ id }) => id),
        ),
      ),
    )
}
