import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { seatingTables, seats } from '#db/schema/seating.ts'
import type { ImportedSeat, ImportedTable } from '#domain/guest-import/imported-seats.ts'
import { grantSeats } from '#domain/guest-import/seats-granted.ts'
import { TABLES_MAX } from '#domain/seating/seating.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import { newId } from '#server/platform/ids.ts'
import { holdGuests } from './lock-plan.queries.ts'
import { listPeople } from './seating.queries.ts'

type Editor = ActingMember<'seating', 'edit'>

/** The tables that an import makes, and the seats that it gives. */
export type ImportedSeating = { tables: readonly ImportedTable[]; seats: readonly ImportedSeat[] }

/** Before the guests of a list are written: who seats takes this lock first, and holds guests by it. */
export const lockSeats = (tx: Transaction, { weddingId }: Editor) => lockForWriting(tx, weddingId, 'seating')

/**
 * Makes the tables of a list at the wedding itself and seats its people, each only while they come, sit where the person
 * saw them and the table has a free seat; says how many. Tables that are left without people are not made.
 */
export async function seatImported(
  tx: Transaction,
  by: Editor,
  now: Date,
  given: ImportedSeating,
): Promise<{ tables: number; seated: number }> {
  const { weddingId } = by
  await holdGuests(
    tx,
    weddingId,
    given.seats.map(({ guestId }) => guestId),
  )
  const people = (await listPeople(tx, weddingId)).filter(({ eventId }) => eventId === null)
  const there = await tx
    .select({ id: seatingTables.id, seats: seatingTables.seats })
    .from(seatingTables)
    .where(and(eq(seatingTables.weddingId, weddingId), isNull(seatingTables.eventId)))
  const known = new Set(there.map(({ id }) => id))
  const offered = given.tables
    .map((table) => ({ ...table, id: table.id.toLowerCase() }))
    .filter(({ id }) => !known.has(id))
    .slice(0, Math.max(0, TABLES_MAX - there.length))
  const granted = seatsGranted(people, [...there, ...offered], given.seats)
  const tableOf = new Map(people.map(({ guestId, tableId }) => [guestId, tableId]))
  const moving = granted.filter(({ guestId, tableId }) => tableOf.get(guestId) !== tableId)
  if (moving.length === 0) return { tables: 0, seated: granted.length }
  const used = new Set(granted.map(({ tableId }) => tableId))
  const made = offered.filter(({ id }) => used.has(id))
  if (made.length > 0)
    await tx
      .insert(seatingTables)
      .values(made.map((table) => ({ ...table, weddingId, eventId: null, createdAt: now })))
  await writeSeats(tx, by, moving)
  await recordChange(tx, by, 'seating')
  return { tables: made.length, seated: granted.length }
}

function seatsGranted(
  people: Awaited<ReturnType<typeof listPeople>>,
  tables: readonly { id: string; seats: number }[],
  asked: readonly ImportedSeat[],
): { guestId: string; tableId: string }[] {
  const coming = new Map(people.filter(({ comes }) => comes).map((person) => [person.guestId, person]))
  const wanted = new Map<string, { guestId: string; tableId: string }>()
  for (const seat of asked) {
    const [guestId, tableId] = [seat.guestId.toLowerCase(), seat.tableId.toLowerCase()]
    const person = coming.get(guestId)
    // A repeated request finds them where it has put them.
    if (person && [seat.from?.toLowerCase() ?? null, tableId].includes(person.tableId))
      wanted.set(guestId, { guestId, tableId })
  }
  const asking = [...wanted.values()]
  const granted = grantSeats(asking, {
    seats: new Map(tables.map(({ id, seats }) => [id, seats])),
    seated: new Map(
      [...coming.values()].flatMap(({ guestId, tableId }) =>
        tableId === null ? [] : [[guestId, tableId] as const],
      ),
    ),
  })
  return asking.filter(({ guestId }) => granted.has(guestId))
}

/** One statement for all of them, whose chairs are left by `leave_chair` where they move. */
async function writeSeats(
  tx: Transaction,
  { weddingId }: Editor,
  granted: readonly { guestId: string; tableId: string }[],
): Promise<void> {
  await tx
    .insert(seats)
    .values(granted.map((seat) => ({ ...seat, weddingId, id: newId(), eventId: null })))
    .onConflictDoUpdate({
      target: [seats.weddingId, seats.guestId, seats.eventId],
      set: { tableId: sql`excluded.table_id` },
    })
}
