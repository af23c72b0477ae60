import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { Rsvp } from '#domain/guests.ts'
import { type ActingMember, recordChange } from '../changes.ts'
import { Notified } from '../notifications/notified.ts'
import { notify } from '../notifications/notify.ts'
import type { Clock } from '../platform/clock.ts'

type Editor = ActingMember<'guests', 'edit'>

/** Sets the answer of guests in one statement; says how many had another. */
export const answerTogether = (
  db: Database,
  clock: Clock,
  by: Editor,
  guestIds: readonly string[],
  rsvp: Rsvp,
): Promise<Notified<number>> =>
  changeTogether(db, by, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update guests set rsvp = ${rsvp}
      where wedding_id = ${by.weddingId} and rsvp is distinct from ${rsvp} and id in ${locked(by, guestIds)}`)
    const changed = rowCount ?? 0
    if (changed > 0) await notify(tx, clock, by, 'guests.answered', { changed, rsvp })
    return changed
  })

/** Removes guests in one statement; says how many were there. */
export const removeTogether = (
  db: Database,
  clock: Clock,
  by: Editor,
  guestIds: readonly string[],
): Promise<Notified<number>> =>
  changeTogether(db, by, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      delete from guests where wedding_id = ${by.weddingId} and id in ${locked(by, guestIds)}`)
    const removed = rowCount ?? 0
    if (removed > 0) await notify(tx, clock, by, 'guests.removed', { removed })
    return removed
  })

function changeTogether(db: Database, by: Editor, change: (tx: Transaction) => Promise<number>) {
  return db.transaction(async (tx) => {
    const changed = await change(tx)
    if (changed > 0) await recordChange(tx, by, 'guests')
    return new Notified(changed)
  })
}

/** The rows are locked in one order, so that two who change many never wait for each other in a circle. */
const locked = ({ weddingId }: Editor, guestIds: readonly string[]) => sql`(
  select id from guests
  where wedding_id = ${weddingId} and id in (
    select json_array_elements_text(${JSON.stringify(guestIds)}::json)::uuid)
  order by id for update)`
