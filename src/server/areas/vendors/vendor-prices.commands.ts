import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { vendors } from '#db/schema/vendors.ts'
import { type HeadPrice, NEW_HEAD_PRICE } from '#domain/vendors/vendor-prices.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { type RecordedRow, valuesOf } from '#server/core/recorded.ts'
import { OWN_COST } from './vendors.queries.ts'

/** Parts of a price per head; those that are not there stay, or are what a new price begins with. */
export type HeadPriceChanges = { [Part in keyof HeadPrice]?: HeadPrice[Part] | undefined }

type CostChanges = { cost?: number; perHead?: HeadPriceChanges | null }

/** A change of the cost or of the price per head sets these; the two exclude each other. */
export function headPriceRow({ cost, perHead }: CostChanges): RecordedRow<typeof vendors> {
  if (perHead) return priceOf(perHead)
  if (cost !== undefined) return { cost, ...NO_PRICE }
  return perHead === null ? { cost: sql.raw(OWN_COST), ...NO_PRICE } : {}
}

/** Columns that may be null are set as they are given; the others keep what is stored, or begin a new price. */
const priceOf = (price: HeadPriceChanges) => ({
  headBasis: sql`coalesce(${price.basis ?? null}, head_basis, ${NEW_HEAD_PRICE.basis})`,
  adultPrice: sql`coalesce(${price.adult ?? null}::numeric, adult_price, ${NEW_HEAD_PRICE.adult})`,
  childPrice: sql`coalesce(${price.child ?? null}::numeric, child_price, ${NEW_HEAD_PRICE.child})`,
  minimumHeads: sql`coalesce(${price.minimum ?? null}::integer, minimum_heads, ${NEW_HEAD_PRICE.minimum})`,
  headEventId: price.eventId,
  ...unitTermsOf(price),
})

const unitTermsOf = (price: HeadPriceChanges) => ({
  priceUnit: price.unit,
  fixedPrice: price.fixed,
  includedUnits: price.included,
  unitQuantity: price.quantity,
  peoplePerUnit: price.peoplePerUnit,
  plannedAdults: price.plannedAdults,
  plannedChildren: price.plannedChildren,
})

/** A whole price as the columns of a vendor that is added; none for a fixed cost. */
export const addedPrice = (price: HeadPrice | null): RecordedRow<typeof vendors> =>
  price === null
    ? {}
    : {
        headBasis: price.basis,
        headEventId: price.eventId,
        adultPrice: price.adult,
        childPrice: price.child,
        minimumHeads: price.minimum,
        ...unitTermsOf(price),
      }

const NO_PRICE = {
  headBasis: null,
  headEventId: null,
  adultPrice: null,
  childPrice: null,
  minimumHeads: null,
  priceUnit: null,
  fixedPrice: null,
  includedUnits: null,
  unitQuantity: null,
  peoplePerUnit: null,
  plannedAdults: null,
  plannedChildren: null,
}

/** Whether the event whose guests a price counts is in the wedding. */
export async function isHeadEvent(
  db: Database,
  weddingId: MemberWeddingId,
  price: Pick<HeadPriceChanges, 'eventId'> | null,
): Promise<boolean> {
  if (!price?.eventId) return true
  const { rows } = await db.execute(sql`
    select from wedding_events where wedding_id = ${weddingId} and id = ${price.eventId}`)
  return rows.length > 0
}

/** Makes what vendors cost by the guests of an event a fixed cost, those of drafts too, because the event goes. */
export async function endPricesOf(
  tx: Transaction,
  weddingId: MemberWeddingId,
  eventId: string,
): Promise<void> {
  const sets = valuesOf(vendors, headPriceRow({ perHead: null })).map(
    ({ column, value }) => sql`${column} = ${value}`,
  )
  await tx.execute(sql`
    update public.vendors set ${sql.join(sets, sql`, `)} where wedding_id = ${weddingId} and head_event_id = ${eventId}`)
}
