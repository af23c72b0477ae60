import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { seats } from '#db/schema/seating.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import { newId } from '#server/platform/ids.ts'
import { arrangeChairs, findUnwrittenChairs, writeChairs } from './arrange-chairs.commands.ts'
import { lockPlanFor } from './lock-plan.queries.ts'
import { countSeated, findPerson, findTable } from './seating.queries.ts'
import { areSeatsMade } from './seats-made.queries.ts'

type Editor = ActingMember<'seating', 'edit'>

type Place = {
  guestId: string
  eventId: string | null
  tableId: string | null
  /** The chair at an ordered table; the next free one when another guest has it. */
  chair?: number | undefined
  from?: { tableId: string | null; chair?: number | null | undefined } | undefined
  isLocked?: boolean | undefined
}

type Refused = 'noGuest' | 'noTable' | 'notComing' | 'elsewhere' | { full: number }

/**
 * Seats a guest at a table, moves them, or takes their seat away. The lock on the plan makes those who seat at once
 * wait for one another, so that a table never gets more people than seats.
 */
export async function seatGuest(db: Database, by: Editor, place: Place): Promise<SeatingPerson | Refused> {
  const { weddingId } = by
  const { guestId, eventId, tableId, isLocked } = place
  return db.transaction(async (tx) => {
    await lockPlanFor(tx, weddingId, eventId, [guestId])
    const found = await findPerson(tx, weddingId, guestId, eventId)
    if (!found) return 'noGuest'
    const shown = await findUnwrittenChairs(tx, weddingId, [found.tableId, tableId])
    const person = { ...found, ...shown.find((row) => row.id === found.id) }
    const stays = person.tableId === tableId
    const chair = tableId === null ? null : (place.chair ?? (stays ? person.chair : null))
    const isMade = await areSeatsMade(tx, weddingId, new Map([[guestId, person]]), [
      { guestId, tableId, chair },
    ])
    const locked = isLocked ?? person.isLocked
    if (isMade && (tableId === null || locked === person.isLocked)) return person
    if (!isMade && isElsewhere(place, person, chair)) return 'elsewhere'
    if (!stays && tableId !== null) {
      const refused = await refusalOf(tx, by, person, tableId)
      if (refused) return refused
    }
    await writeChairs(tx, weddingId, shown)
    await writeSeat(tx, by, place, isMade ? person.chair : chair)
    if (!isMade) await arrangeChairs(tx, weddingId, [tableId], new Map([[guestId, chair]]))
    await recordChange(tx, by, 'seating')
    return (await findPerson(tx, weddingId, guestId, eventId))!
  })
}

/** Whether another member has moved the guest since the change began: to another table, or to another chair of theirs. */
function isElsewhere({ tableId, from }: Place, person: SeatingPerson, chair: number | null): boolean {
  if (!from) return false
  if (person.tableId !== tableId) return from.tableId !== person.tableId
  return from.chair !== undefined && chair !== person.chair && from.chair !== person.chair
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
  chair: number | null,
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
    .set({ tableId, chair, ...(isLocked !== undefined && { isLocked }) })
    .where(isTheirs)
    .returning({ id: seats.id })
  if (moved.length === 0)
    await tx.insert(seats).values({ weddingId, id: newId(), guestId, eventId, tableId, chair, isLocked })
}
