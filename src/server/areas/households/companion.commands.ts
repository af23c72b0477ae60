import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/ids.ts'
import type { Answering } from './answered-people.commands.ts'

/**
 * Makes the companion a guest of the household right after the person who brings them, invited to the same with the
 * same answers and seats; names them anew; or removes them. `null` for none. False where the list has no room for them.
 */
export async function storeCompanion(
  { tx, row }: Answering,
  guestId: string,
  companion: { fullName: string } | null,
  maxGuests: number,
): Promise<boolean> {
  const isTheirs = sql`wedding_id = ${row.weddingId} and household_id = ${row.householdId} and companion_of = ${guestId}`
  if (companion === null) {
    await tx.execute(sql`delete from guests where ${isTheirs}`)
    return true
  }
  const { rowCount } = await tx.execute(
    sql`update guests set full_name = ${companion.fullName} where ${isTheirs}`,
  )
  if (rowCount) return true
  const id = newId()
  const { rowCount: added } = await tx.execute(sql`
    insert into guests (wedding_id, id, full_name, rsvp, maybe, household_id, companion_of, bus_out, bus_back, created_at)
    select wedding_id, ${id}, ${companion.fullName}, rsvp, maybe, household_id, id, bus_out, bus_back, created_at + interval '1 microsecond'
    from guests where wedding_id = ${row.weddingId} and id = ${guestId}
      and (select count(*) from guests where wedding_id = ${row.weddingId}) < ${maxGuests}`)
  if (!added) return false
  await tx.execute(sql`
    insert into event_answers (wedding_id, guest_id, event_id, answer)
    select wedding_id, ${id}, event_id, answer from event_answers
    where wedding_id = ${row.weddingId} and guest_id = ${guestId}`)
  return true
}
