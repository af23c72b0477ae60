import { eq, sql } from 'drizzle-orm'
import type { Guest, GuestSummary } from '#contract/guests.ts'
import type { Database, Transaction } from '#db/client.ts'
import { guests } from '#db/schema/guests.ts'
import { versionOf } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { rowColumns } from '#server/platform/postgres/row-columns.ts'

/** A guest as the contract has it, out of the table `guests`. */
export const GUEST = rowColumns<Guest>({
  id: guests.id,
  fullName: guests.fullName,
  email: guests.email,
  rsvp: guests.rsvp,
  maybe: guests.maybe,
  notes: guests.notes,
  createdAt: guests.createdAt,
})

const LIST = {
  name: 'guests-list',
  text: `
    select coalesce(json_agg(row order by row."createdAt", row.id), '[]')::text as json
    from (
      select ${GUEST.list}
      from guests where wedding_id = $1
    ) row`,
}

/** The guest list as JSON in the shape of the contract, in the order the guests were added. */
export async function listGuestsJson(
  db: Database,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...LIST, values: [weddingId] })
  return rows[0]!.json
}

/** How many guests gave which answer, with the version of the list the counts belong to. */
export async function summariseGuests(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<GuestSummary> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      yes: sql<number>`(count(*) filter (where ${guests.rsvp}))::int`,
      no: sql<number>`(count(*) filter (where not ${guests.rsvp}))::int`,
      pending: sql<number>`(count(*) filter (where ${guests.rsvp} is null))::int`,
      version: versionOf(weddingId, 'guests'),
    })
    .from(guests)
    .where(eq(guests.weddingId, weddingId))
  return { ...row!, version: Number(row!.version) }
}

/** A guest of the wedding; `undefined` when there is none with that id. */
export async function findGuest(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  guestId: string,
): Promise<Guest | undefined> {
  const { rows } = await db.execute<Guest>(sql`
    select ${sql.raw(GUEST.one)} from guests where wedding_id = ${weddingId} and id = ${guestId}`)
  return rows[0]
}
