import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { householdName } from '#domain/households/households.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** A family whose guests were all removed waits in the bin, and takes care of nothing meanwhile. */
const HAS_PEOPLE = sql`exists (
  select from guests g where (g.wedding_id, g.household_id) = (h.wedding_id, h.id))`

/** The gifts that families take care of, each with the name of the family, for the couple. */
export async function listTakenGifts(
  db: Database,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<{ key: string; by: string }[]> {
  const { rows } = await db.execute<{ key: string; name: string | null; people: string[] }>(sql`
    select i.key, h.name, array(select g.full_name from guests g
      where (g.wedding_id, g.household_id) = (h.wedding_id, h.id) order by g.created_at, g.id) as people
    from households h cross join lateral unnest(h.gift_items) i(key)
    where h.wedding_id = ${weddingId} and ${HAS_PEOPLE} order by h.created_at, h.id`)
  return rows.map(({ key, name, people }) => ({ key, by: householdName(name, people) }))
}

/**
 * The families that take care of each gift, by the keys of the gifts. It is one, and two where a family comes back that was
 * removed when another had taken its gift: each of them reads that it is its own, until the couple has spoken with them.
 */
export async function findGiftTakers(
  db: Database | Transaction,
  { weddingId }: { weddingId: string },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.execute<{ key: string; householdIds: string[] }>(sql`
    select i.key, array_agg(h.id) as "householdIds" from households h cross join lateral unnest(h.gift_items) i(key)
    where h.wedding_id = ${weddingId} and ${HAS_PEOPLE} group by i.key`)
  return new Map(rows.map(({ key, householdIds }) => [key, householdIds]))
}
