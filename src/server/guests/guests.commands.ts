import { sql } from 'drizzle-orm'
import type { Guest } from '#contract/guests.ts'
import type { Database } from '#db/client.ts'
import type { GuestDraft } from '#domain/guests.ts'
import type { MemberWeddingId } from '../auth/gate.ts'
import { raiseVersion } from '../changes.ts'
import type { Clock } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'

/**
 * Adds a guest: one statement, hence one transaction and one journey to the database. An `id` that
 * is in this wedding already answers with the row that stands there.
 */
export async function addGuest(
  db: Database,
  clock: Clock,
  weddingId: MemberWeddingId,
  draft: GuestDraft & { id?: string | undefined },
): Promise<Guest> {
  const id = draft.id ?? newId()
  const { rows } = await db.$client.query<GuestRow>({
    ...ADD,
    values: [weddingId, id, draft.fullName, draft.email, draft.rsvp, draft.notes, clock.now()],
  })
  // A twin of this request committed while ours waited for it: its row is visible only now.
  return rows[0] ? toGuest(rows[0]) : (await findGuest(db, weddingId, id))!
}

const RAISED = `
  insert into wedding_versions as v (wedding_id, area, version)
  select $1::uuid, 'guests', 1 where exists (select 1 from changed)
  on conflict (wedding_id, area) do update set version = v.version + 1`

const ADD = {
  name: 'guests-add',
  text: `
    with changed as (
      insert into guests (wedding_id, id, full_name, email, rsvp, notes, created_at)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (wedding_id, id) do nothing
      returning id, full_name, email, rsvp, notes, created_at
    ), raised as (${RAISED})
    select * from changed
    union all
    select id, full_name, email, rsvp, notes, created_at from guests where wedding_id = $1 and id = $2`,
}

export type GuestChanges = Partial<Pick<Guest, 'fullName' | 'email' | 'notes' | 'rsvp'>>

/** Changes the given fields of a guest; `undefined` when there is no such guest in the wedding. */
export async function updateGuest(
  db: Database,
  weddingId: MemberWeddingId,
  guestId: string,
  changes: GuestChanges,
): Promise<Guest | undefined> {
  const sets = [
    changes.fullName !== undefined && sql`full_name = ${changes.fullName}`,
    changes.email !== undefined && sql`email = ${changes.email}`,
    changes.notes !== undefined && sql`notes = ${changes.notes}`,
    changes.rsvp !== undefined && sql`rsvp = ${changes.rsvp}`,
  ].filter((set) => set !== false)
  if (sets.length === 0) return findGuest(db, weddingId, guestId)
  const { rows } = await db.execute<GuestRow>(sql`
    with changed as (
      update guests set ${sql.join(sets, sql`, `)} where wedding_id = ${weddingId} and id = ${guestId}
      returning id, full_name, email, rsvp, notes, created_at
    ), raised as (${raiseVersion(weddingId, 'guests', sql`select 1 from changed`)})
    select * from changed`)
  return rows[0] && toGuest(rows[0])
}

/** Removes a guest; `false` when there is no such guest in the wedding. */
export async function removeGuest(
  db: Database,
  weddingId: MemberWeddingId,
  guestId: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with changed as (
      delete from guests where wedding_id = ${weddingId} and id = ${guestId} returning id
    ), raised as (${raiseVersion(weddingId, 'guests', sql`select 1 from changed`)})
    select * from changed`)
  return rows.length > 0
}

async function findGuest(
  db: Database,
  weddingId: MemberWeddingId,
  guestId: string,
): Promise<Guest | undefined> {
  const { rows } = await db.execute<GuestRow>(sql`
    select id, full_name, email, rsvp, notes, created_at from guests
    where wedding_id = ${weddingId} and id = ${guestId}`)
  return rows[0] && toGuest(rows[0])
}

type GuestRow = {
  id: string
  full_name: string
  email: string | null
  rsvp: boolean | null
  notes: string | null
  created_at: Date | string
}

const toGuest = (row: GuestRow): Guest => ({
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  rsvp: row.rsvp,
  notes: row.notes,
  createdAt: new Date(row.created_at).toISOString(),
})
