import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { HeadPrice } from '#domain/vendor-prices.ts'
import type { MemberWeddingId } from '../auth/gate.ts'
import { CURRENT_COST } from './vendors.queries.ts'

type CostChanges = { cost?: number; perHead?: HeadPrice | null }

/** The columns that a change of the cost or of the price per head sets; the two exclude each other. */
export function headPriceSets({ cost, perHead }: CostChanges) {
  if (perHead) return columnsOf(perHead)
  if (cost !== undefined) return [set('cost', sql`${cost}::numeric`), ...columnsOf(null)]
  return perHead === null ? [set('cost', sql.raw(CURRENT_COST)), ...columnsOf(null)] : []
}

const columnsOf = (price: HeadPrice | null) => [
  set('head_basis', sql`${price?.basis ?? null}`),
  set('head_event_id', sql`${price?.eventId ?? null}::uuid`),
  set('adult_price', sql`${price?.adult ?? null}::numeric`),
  set('child_price', sql`${price?.child ?? null}::numeric`),
  set('minimum_heads', sql`${price?.minimum ?? null}::integer`),
]

const set = (column: string, value: ReturnType<typeof sql>) => ({ column: sql.identifier(column), value })

/** Whether the event whose guests a price counts is in the wedding. */
export async function isHeadEvent(
  db: Database,
  weddingId: MemberWeddingId,
  price: HeadPrice | null,
): Promise<boolean> {
  if (!price?.eventId) return true
  const { rows } = await db.execute(sql`
    select from wedding_events where wedding_id = ${weddingId} and id = ${price.eventId}`)
  return rows.length > 0
}

/** Makes what vendors cost by the guests of an event a fixed cost, because the event goes. */
export async function endPricesOf(
  tx: Transaction,
  weddingId: MemberWeddingId,
  eventId: string,
): Promise<void> {
  const sets = headPriceSets({ perHead: null }).map(({ column, value }) => sql`${column} = ${value}`)
  await tx.execute(sql`
    update vendors set ${sql.join(sets, sql`, `)} where wedding_id = ${weddingId} and head_event_id = ${eventId}`)
}
