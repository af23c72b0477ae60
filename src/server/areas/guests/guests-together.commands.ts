import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { Rsvp } from '#domain/guests/guests.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ActingMember, activityLine, recordChange } from '#server/core/changes.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'

type Editor = ActingMember<'guests', 'edit'>

/**
 * So many rows are written by one statement: a trigger notes each of them, and ten thousand at once would meet the
 * limit of a statement on a busy machine.
 */
export const ROWS_AT_ONCE = 1000

/** Sets the answer of guests, of all of them or of none; says how many had another. `maybe` goes with no answer. */
export const answerTogether = (
  db: Database,
  clock: Clock,
  by: Editor,
  guestIds: readonly string[],
  { rsvp, maybe }: { rsvp: Rsvp; maybe: boolean },
): Promise<Notified<number>> =>
  db.transaction(async (tx) => {
    const mayCome = maybe && rsvp === null
    const changed = await inPortions(
      tx,
      guestIds,
      (portion) => sql`
      update guests set rsvp = ${rsvp}, maybe = ${mayCome}
      where wedding_id = ${by.weddingId}
        and (rsvp is distinct from ${rsvp} or maybe is distinct from ${mayCome}) and id in ${locked(by, portion)}`,
    )
    if (changed > 0) {
      await notify(tx, clock, by, 'guests.answered', { changed, rsvp, ...(mayCome && { maybe: true }) })
      await recordChange(tx, by, 'guests')
    }
    return new Notified(changed)
  })

/** Removes guests, all of them or none; says how many were there, and the line that brings them back. */
export const removeTogether = (
  db: Database,
  clock: Clock,
  by: Editor,
  guestIds: readonly string[],
): Promise<Notified<{ removed: number; lineId: string | null }>> =>
  db.transaction(async (tx) => {
    const removed = await inPortions(
      tx,
      guestIds,
      (portion) => sql`
      delete from guests where wedding_id = ${by.weddingId} and id in ${locked(by, portion)}`,
    )
    if (removed === 0) return new Notified({ removed, lineId: null })
    await notify(tx, clock, by, 'guests.removed', { removed })
    await recordChange(tx, by, 'guests')
    return new Notified({ removed, lineId: await activityLine(tx) })
  })

/** Writes some rows after the others, in the order in which they are locked; says how many were written. */
async function inPortions(tx: Transaction, guestIds: readonly string[], write: (portion: string[]) => SQL) {
  const ordered = guestIds.map((id) => id.toLowerCase()).toSorted()
  let written = 0
  for (let start = 0; start < ordered.length; start += ROWS_AT_ONCE) {
    const { rowCount } = await tx.execute(write(ordered.slice(start, start + ROWS_AT_ONCE)))
    written += rowCount ?? 0
  }
  return written
}

/** The rows are locked in one order, so that two who change many never wait for each other in a circle. */
const locked = ({ weddingId }: Editor, guestIds: readonly string[]) => sql`(
  select id from guests
  where wedding_id = ${weddingId} and id in (
    select json_array_elements_text(${JSON.stringify(guestIds)}::json)::uuid)
  order by id for update)`
