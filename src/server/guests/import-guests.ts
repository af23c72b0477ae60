import { and, eq, inArray, sql } from 'drizzle-orm'
import type { GuestSummary } from '#contract/guests.ts'
import type { Database, Transaction } from '#db/client.ts'
import { guests } from '#db/schema/guests.ts'
import type { GuestDraft } from '#domain/guests.ts'
import type { MemberWeddingId } from '../auth/gate.ts'
import { type ActingMember, lockForWriting, recordChange } from '../changes.ts'
import { Notified } from '../notifications/notified.ts'
import { notify } from '../notifications/notify.ts'
import type { Clock } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import { summariseGuests } from './guests.queries.ts'

export type Import = {
  mode: 'append' | 'overwrite'
  guests: (GuestDraft & { id?: string | undefined })[]
  version?: number | undefined
}

type ImportDone = { imported: number; removed: number }
type ImportRefusal = { changedTo: GuestSummary } | 'full'

/**
 * Brings a list in one transaction: all of it or nothing. An overwrite with a `version` is refused
 * when the list has changed since that version was read, so an answer that came in meanwhile
 * is never destroyed unseen. Repeating an import with the same ids changes nothing. `'full'` when there
 * would be more than `max` guests; nothing is written then.
 */
export async function importGuests(
  db: Database,
  clock: Clock,
  by: ActingMember,
  { mode, guests: drafts, version }: Import,
  max: number,
): Promise<Notified<ImportDone> | ImportDone | ImportRefusal> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await waitForOtherWriters(tx, weddingId, mode)
    const repeated = await countRepeated(tx, weddingId, drafts)
    if (repeated === drafts.length) return { imported: drafts.length, removed: 0 }
    if (mode === 'overwrite' && version !== undefined) {
      const now = await summariseGuests(tx, weddingId)
      if (now.version !== version) return { changedTo: now }
    }
    const kept = mode === 'append' ? (await tx.$count(guests, eq(guests.weddingId, weddingId))) - repeated : 0
    if (kept + drafts.length > max) return 'full'
    const deleted =
      mode === 'overwrite' ? await tx.delete(guests).where(eq(guests.weddingId, weddingId)) : { rowCount: 0 }
    await insertDrafts(tx, clock, weddingId, drafts)
    // The version of the list is never below the number of its guests, which adding one relies on.
    await recordChange(tx, weddingId, 'guests', Math.max(1, drafts.length))
    const outcome = { imported: drafts.length, removed: deleted.rowCount ?? 0 }
    await notify(tx, clock, by, 'guest.imported', outcome)
    return new Notified(outcome)
  })
}

/**
 * An import waits until the additions under way have been committed, so that it counts them, and an
 * overwrite for the edits as well, which are in the version it is about to compare. Later ones are held
 * up: an edit that comes then finds its guest gone and says so to its author, an addition stands in the
 * new list.
 */
async function waitForOtherWriters(tx: Transaction, weddingId: MemberWeddingId, mode: Import['mode']) {
  await lockForWriting(tx, weddingId, 'guests')
  if (mode === 'append') return
  await tx.execute(sql`select from guests where wedding_id = ${weddingId} order by id for update`)
}

/** How many of the drafts are in the list, by their ids. */
async function countRepeated(tx: Transaction, weddingId: MemberWeddingId, drafts: Import['guests']) {
  const ids = drafts.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return 0
  return tx.$count(guests, and(eq(guests.weddingId, weddingId), inArray(guests.id, ids)))
}

async function insertDrafts(
  tx: Transaction,
  clock: Clock,
  weddingId: MemberWeddingId,
  drafts: Import['guests'],
) {
  // One parameter for the whole list: 5,000 rows would be 30,000 placeholders otherwise.
  const rows = drafts.map((draft, position) => ({ ...draft, id: draft.id ?? newId(), position }))
  const now = clock.now().toISOString()
  await tx.execute(sql`
    with list as (
      select greatest(${now}::timestamptz, max(created_at) + interval '1 microsecond') as "end"
      from guests where wedding_id = ${weddingId}
    )
    insert into guests (wedding_id, id, full_name, email, rsvp, notes, created_at)
    select ${weddingId}, id, "fullName", email, rsvp, notes, list."end" + position * interval '1 microsecond'
    from list, json_to_recordset(${JSON.stringify(rows)}::json)
      as draft (id uuid, "fullName" text, email text, rsvp boolean, notes text, position int)
    on conflict (wedding_id, id) do nothing`)
}
