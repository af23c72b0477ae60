import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { householdName } from '#domain/households/households.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The gifts that families take care of, each with the name of the family, for the couple. */
export async function listTakenGifts(
  db: Database,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<{ key: string; by: string }[]> {
  const { rows } = await db.execute<{ key: string; name: string | null; people: string[] }>(sql`
    select i.key, h.name, array(select g.full_name from guests g
      where (g.wedding_id, g.household_id) = (h.wedding_id, h.id) order by g.created_at, g.id) as people
    from households h cross join lateral unnest(h.gift_items) i(key)
    where h.wedding_id = ${weddingId} order by h.created_at, h.id`)
  return rows.map(({ key, name, people }) => ({ key, by: householdName(name, people) }))
}

/** Which family takes care of which gift, by the keys of the gifts. */
export async function findGiftTakers(
  db: Database | Transaction,
  { weddingId }: { weddingId: string },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ key: string; householdId: string }>(sql`
    select i.key, h.id as "householdId" from households h cross join lateral unnest(h.gift_items) i(key)
    where h.wedding_id = ${weddingId} order by h.created_at desc, h.id desc`)
  return new Map(rows.map(({ key, householdId }) => [key, householdId]))
}
