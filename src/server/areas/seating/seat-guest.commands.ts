import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { seats } from '#db/schema/seating.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import { newId } from '#server/platform/ids.ts'
import { countSeated, findPerson, findTable } from './seating.queries.ts'

type Editor = ActingMember<'seating', 'edit'>

type Place = {
  guestId: string
  eventId: string | null
  tableId: string | null
  from?: { tableId: string | null } | undefined
  isLocked?: boolean | undefined
}

type Refused = 'noGuest' | 'noTable' | 'notComing' | 'elsewhere' | { full: number }

/**
 * Seats a guest at a table, moves them, or takes their seat away. The lock on the plan makes those who seat at once
 * wait for one another, so that a table never gets more people than seats.
 */
export async function seatGuest(db: Database, by: Editor, place: Place): Promise<SeatingPerson | Refused> {
  const { weddingId } = by
  const { guestId, eventId, tableId, from, isLocked } = place
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'seating')
    const person = await findPerson(tx, weddingId, guestId, eventId)
    if (!person) return 'noGuest'
    const stays = person.tableId === tableId
    const locked = isLocked ?? person.isLocked
    if (stays && (tableId === null || locked === person.isLocked)) return person
    if (!stays && from && from.tableId !== person.tableId) return 'elsewhere'
    if (!stays && tableId !== null) {
      const refused = await refusalOf(tx, by, person, tableId)
      if (refused) return refused
    }
    await writeSeat(tx, by, place)
    await recordChange(tx, by, 'seating')
    return (await findPerson(tx, weddingId, guestId, eventId))!
  })
}

async function refusalOf(
  tx: Transaction,
  { weddingId }: Editor,
  { eventId, comes }: SeatingPerson,
  tableId: string,
): Promise<Refused | null> {
  const table = await findTable(tx, weddingId, tableId)
  if (!table || table.eventId !== eventId) return 'noTable'
  if (!comes) return 'notComing'
  return (await countSeated(tx, weddingId, tableId)) < table.seats ? null : { full: table.seats }
}

async function writeSeat(
  tx: Transaction,
  { weddingId }: Editor,
  { guestId, eventId, tableId, isLocked }: Place,
) {
  const isTheirs = and(
    eq(seats.weddingId, weddingId),
    eq(seats.guestId, guestId),
    sql`${seats.eventId} is not distinct from ${eventId}::uuid`,
  )
  if (tableId === null) {
    await tx.delete(seats).where(isTheirs)
    return
  }
  const moved = await tx
    .update(seats)
    .set({ tableId, ...(isLocked !== undefined && { isLocked }) })
    .where(isTheirs)
    .returning({ id: seats.id })
  if (moved.length === 0)
    await tx.insert(seats).values({ weddingId, id: newId(), guestId, eventId, tableId, isLocked })
}
