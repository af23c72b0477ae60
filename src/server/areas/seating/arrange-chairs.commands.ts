import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { seatingTables } from '#db/schema/seating.ts'
import { chairsAt } from '#domain/seating/chairs.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { listSeated } from './seating.queries.ts'

type WeddingId = MemberWeddingId<'seating', 'edit'>

/** The chairs that guests would come to sit on, in the order of their coming; null where any will do. */
export type ChairWishes = ReadonlyMap<string, number | null>

const NO_WISHES: ChairWishes = new Map()

/**
 * The chairs on which the people of ordered tables are shown. Those with a wish come after the others: a taken chair is
 * no reason to get up.
 */
export async function findShownChairs(
  tx: Transaction,
  weddingId: WeddingId,
  tableIds: readonly (string | null)[],
  wishes: ChairWishes = NO_WISHES,
): Promise<ShownChair[]> {
  const ids = [...new Set(tableIds)].filter((id) => id !== null)
  if (ids.length === 0) return []
  const { id, seats, shape, isOrdered } = seatingTables
  const tables = await tx
    .select({ id, seats, shape })
    .from(seatingTables)
    .where(and(eq(seatingTables.weddingId, weddingId), inArray(id, ids), isOrdered))
  if (tables.length === 0) return []
  const there = await listSeated(
    tx,
    weddingId,
    tables.map((table) => table.id),
  )
  const people = withWishes(there, wishes)
  const stored = new Map(there.map((person) => [person.id, person.chair]))
  return tables.flatMap((table) => {
    const { taken, beyond } = chairsAt(table, people)
    const seated = taken.flatMap((person, chair) => (person ? [rowOf(person, chair + 1)] : []))
    // Guests beyond the chairs of a smaller table keep their own, for when it is as large again.
    const late = beyond.filter(({ guestId }) => wishes.has(guestId)).map((person) => rowOf(person, null))
    return [...seated, ...late].map((row) => ({ ...row, isWritten: stored.get(row.id) === row.chair }))
  })
}

/** The chairs that are shown and not written yet. */
export const findUnwrittenChairs = async (
  ...[tx, weddingId, tableIds, wishes]: Parameters<typeof findShownChairs>
): Promise<ShownChair[]> =>
  (await findShownChairs(tx, weddingId, tableIds, wishes)).filter(({ isWritten }) => !isWritten)

/** Writes the chairs of ordered tables, so that who comes or goes leaves the others where they are shown. */
export const arrangeChairs = async (
  ...[tx, weddingId, tableIds, wishes]: Parameters<typeof findShownChairs>
): Promise<void> => writeChairs(tx, weddingId, await findUnwrittenChairs(tx, weddingId, tableIds, wishes))

type ChairRow = { id: string; guestId: string; tableId: string; chair: number | null }

type ShownChair = ChairRow & { isWritten: boolean }

const rowOf = ({ id, guestId, tableId }: SeatingPerson, chair: number | null): ChairRow => ({
  ...{ id, guestId, tableId: tableId!, chair },
})

function withWishes(people: readonly SeatingPerson[], wishes: ChairWishes): SeatingPerson[] {
  const staying = people.filter(({ guestId }) => !wishes.has(guestId))
  const coming = [...wishes].flatMap(([guestId, chair]) => {
    const person = people.find((one) => one.guestId === guestId)
    return person ? [{ ...person, chair }] : []
  })
  return [...staying, ...coming]
}

/** Guests who exchange chairs, and those who left one without a word, are taken off theirs first. */
export async function writeChairs(
  tx: Transaction,
  weddingId: WeddingId,
  rows: readonly ChairRow[],
): Promise<void> {
  if (rows.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r ("guestId" uuid, "tableId" uuid, chair smallint)`
  await tx.execute(sql`
    update seats s set chair = null from ${given}
    where s.wedding_id = ${weddingId} and s.table_id = r."tableId" and s.chair is not null
      and (s.guest_id = r."guestId" or s.chair = r.chair)`)
  await tx.execute(sql`
    update seats s set chair = r.chair from ${given}
    where s.wedding_id = ${weddingId} and s.table_id = r."tableId" and s.guest_id = r."guestId"
      and s.chair is distinct from r.chair`)
}
