import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { MemberWeddingId } from './membership.ts'

/**
 * Makes a change of the stops of guests in which none of them asks anew: who asked first has a seat first still. By itself
 * the database notes another bus as a new asking (`note_bus_order`).
 */
export async function keepingBusOrder<Result>(
  tx: Transaction,
  weddingId: MemberWeddingId,
  guestIds: readonly string[],
  change: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await tx.execute<{ id: string; out: string | null; back: string | null }>(sql`
    select id, bus_out_at::text as "out", bus_back_at::text as "back" from guests
    where wedding_id = ${weddingId} and id = any (${sql.param(guestIds)}::uuid[]) order by id for update`)
  const result = await change()
  await tx.execute(sql`
    update guests g set bus_out_at = m.out_at, bus_back_at = m.back_at
    from unnest(
      ${sql.param(rows.map(({ id }) => id))}::uuid[],
      ${sql.param(rows.map(({ out }) => out))}::timestamptz[],
      ${sql.param(rows.map(({ back }) => back))}::timestamptz[]
    ) m (id, out_at, back_at)
    where g.wedding_id = ${weddingId} and g.id = m.id
      and (g.bus_out_at, g.bus_back_at) is distinct from (m.out_at, m.back_at)`)
  return result
}
