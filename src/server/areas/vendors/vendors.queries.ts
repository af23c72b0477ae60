import { type Column, sql } from 'drizzle-orm'
import type { Vendor } from '#contract/vendors.ts'
import type { Database, Transaction } from '#db/client.ts'
import { vendors } from '#db/schema/vendors.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import { toCents } from '#domain/budget/money.ts'
import type { HeadPrice } from '#domain/vendors/vendor-prices.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { rowColumns } from '#server/platform/postgres/row-columns.ts'

/** The guests by each basis, with the number that this price was planned for. Its families are those expected. */
const countsOf = (heads: string) => `(${heads} || jsonb_build_object('planned', jsonb_build_object(
    'adults', coalesce(planned_adults, 0), 'children', coalesce(planned_children, 0),
    'families', ${heads} -> 'expected' -> 'families')))`

/** A price per unit as the contract has it, given the `heads` of its event. */
const perHeadOf = (heads: string) => `
  case when head_basis is not null then json_build_object(
    'adult', adult_price::float8, 'child', child_price::float8, 'unit', coalesce(price_unit, 'guest'),
    'fixed', coalesce(fixed_price, 0)::float8, 'minimum', minimum_heads, 'included', coalesce(included_units, 0),
    'quantity', unit_quantity, 'peoplePerUnit', people_per_unit, 'basis', head_basis,
    'eventId', vendors.head_event_id, 'plannedAdults', coalesce(planned_adults, 0),
    'plannedChildren', coalesce(planned_children, 0), 'heads', ${countsOf(heads)}) end`

/** The prices of the buses of a vendor: their sum in euros, and how many they are. */
const OWN_BUSES = `(
  select sum(t.bus_price) as price, count(t.bus_price) as count from bus_trips t
  where (t.wedding_id, t.company_id) = (vendors.wedding_id, vendors.id))`

const hasNoCost = 'head_basis is null and cost = 0'

/**
 * The cost of a vendor in euros: the one place where a price per unit becomes a cost. A vendor with neither a cost nor a
 * price costs what its buses do, so that no euro counts twice (decision 158).
 */
const costOf = (heads: string, busPrice: string) =>
  `(case when ${hasNoCost} then coalesce(${busPrice}, 0) else ${ownCostOf(heads)} end)`

const ownCostOf = (heads: string) =>
  `(case when head_basis is null then cost else vendor_cost(price_unit, adult_price, child_price, fixed_price,
    minimum_heads, included_units, unit_quantity, people_per_unit, ${countsOf(heads)} -> head_basis) end)`

const OWN_HEADS = 'vendor_heads(vendors.wedding_id, vendors.head_event_id)'

/** The present cost of a vendor in the table `vendors`, and that without its buses. */
export const CURRENT_COST = costOf(OWN_HEADS, `(select b.price from ${OWN_BUSES} b)`)
export const OWN_COST = ownCostOf(OWN_HEADS)

/** How many buses make up the cost of a vendor; none where it has a cost of its own. */
const pricedBusesOf = (count: string) => `case when ${hasNoCost} then coalesce(${count}, 0) else 0 end`

const COLUMNS = {
  id: vendors.id,
  vendorType: vendors.vendorType,
  name: vendors.name,
  cost: `${CURRENT_COST}::float8`,
  perHead: perHeadOf(OWN_HEADS),
  pricedBuses: pricedBusesOf(`(select b.count::int from ${OWN_BUSES} b)`),
  status: vendors.status,
  details: vendors.details,
  webpage: vendors.webpage,
  email: vendors.email,
  phone: vendors.phone,
  fileCount: `(
    select count(*)::int from item_files t
    where (t.wedding_id, t.kind, t.item_id) = (vendors.wedding_id, 'vendor', vendors.id) and t.deleted_at is null)`,
  commentCount: `(
    select count(*)::int from comments t
    where (t.wedding_id, t.kind, t.target) = (vendors.wedding_id, 'vendor', vendors.id::text)
      and t.deleted_at is null)`,
  isDraft: 'drafted_at is not null',
  createdAt: vendors.createdAt,
} satisfies Record<keyof Vendor, string | Column>

/** A vendor as the contract has it, out of the table `vendors`. */
export const VENDOR = rowColumns<Vendor>(COLUMNS)

/** Whole lists count once for all their vendors, and the guests of each event once. */
const LISTED = rowColumns<Vendor>({
  ...COLUMNS,
  cost: `case when $2 then ${costOf('h.heads', 'b.price')}::float8 end`,
  perHead: `case when $2 then ${perHeadOf('h.heads')} end`,
  pricedBuses: `case when $2 then ${pricedBusesOf('b.count::int')} else 0 end`,
  fileCount: 'coalesce(f.count, 0)',
  commentCount: 'case when $3 then coalesce(c.count, 0) else 0 end',
})

/** A list leaves out parts for a member who has no access to the budget, or to the conversations. */
export type Shown = {
  costs: MemberWeddingId<'budget', 'view'> | null
  conversation: MemberWeddingId<'conversation', 'view'> | null
}

const LIST = {
  name: 'vendors-list',
  text: `
    select coalesce(json_agg(row order by row."createdAt", row.id), '[]')::text as json
    from (
      select ${LISTED.list}
      from vendors
      left join (
        select item_id, count(*) from item_files where wedding_id = $1 and kind = 'vendor' and deleted_at is null group by item_id
      ) f on f.item_id = vendors.id
      left join (
        select target, count(*) from comments where wedding_id = $1 and kind = 'vendor' and deleted_at is null group by target
      ) c on c.target = vendors.id::text
      left join (
        select head_event_id, vendor_heads($1, head_event_id) as heads
        from vendors where wedding_id = $1 and head_basis is not null and deleted_at is null group by head_event_id
      ) h on head_basis is not null and h.head_event_id is not distinct from vendors.head_event_id
      left join (
        select company_id, sum(bus_price) as price, count(bus_price) as count
        from bus_trips where wedding_id = $1 and company_id is not null group by company_id
      ) b on b.company_id = vendors.id
      where vendors.wedding_id = $1 and deleted_at is null
    ) row`,
}

/** The vendors as JSON in the shape of the contract, in the order they were added (spec 7). */
export async function listVendorsJson(
  db: Database,
  weddingId: MemberWeddingId<'vendors', 'view'>,
  { costs, conversation }: Shown,
): Promise<string> {
  const values = [weddingId, costs !== null, conversation !== null]
  const { rows } = await db.$client.query<{ json: string }>({ ...LIST, values })
  return rows[0]!.json
}

/** A single vendor with the same left out. */
export const shownVendor = (vendor: Vendor, { costs, conversation }: Shown): Vendor => ({
  ...vendor,
  cost: costs && vendor.cost,
  perHead: costs && vendor.perHead,
  pricedBuses: costs ? vendor.pricedBuses : 0,
  commentCount: conversation ? vendor.commentCount : 0,
})

/** A vendor on the canvas; `undefined` when the wedding has none with that id, or has removed it. */
export async function findVendor(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'vendors', 'view'>,
  vendorId: string,
): Promise<Vendor | undefined> {
  const { rows } = await db.execute<Vendor>(sql`
    select ${sql.raw(VENDOR.one)} from vendors
    where wedding_id = ${weddingId} and id = ${vendorId} and deleted_at is null`)
  return rows[0]
}

/** The same, which does not change until the transaction ends. */
export async function holdVendor(
  tx: Transaction,
  weddingId: MemberWeddingId<'vendors', 'edit'>,
  vendorId: string,
): Promise<Vendor | undefined> {
  await tx.execute(sql`
    select from vendors where wedding_id = ${weddingId} and id = ${vendorId} for update`)
  return findVendor(tx, weddingId, vendorId)
}

/** Whether a vendor has this cost of its own, or this price by unit, whatever its buses and its guests make of them. */
export function hasCost(
  { cost, perHead, pricedBuses }: Vendor,
  seen: { cost: number; perHead: HeadPrice | null },
): boolean {
  if (!perHead || !seen.perHead)
    return !perHead && !seen.perHead && toCents(pricedBuses > 0 ? 0 : cost!) === toCents(seen.cost)
  const { heads: _, ...price } = perHead
  return isEqual(price, seen.perHead)
}

/** Whether the vendor is on the canvas: nothing of what it holds, so any member may be told. */
export async function isOnCanvas(
  db: Database | Transaction,
  weddingId: MemberWeddingId,
  vendorId: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from vendors where wedding_id = ${weddingId} and id = ${vendorId} and deleted_at is null`)
  return rows.length > 0
}

/** Whether a vendor of that id is or was there: what was removed comes back as it was. */
export async function wasOnCanvas(
  tx: Transaction,
  weddingId: MemberWeddingId<'vendors', 'view'>,
  vendorId: string,
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from vendors where wedding_id = ${weddingId} and id = ${vendorId}`,
  )
  return rows.length > 0
}
