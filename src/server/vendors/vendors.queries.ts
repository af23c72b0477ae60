import { sql } from 'drizzle-orm'
import type { Vendor } from '#contract/vendors.ts'
import type { Database, Transaction } from '#db/client.ts'
import type { MemberWeddingId } from '../auth/gate.ts'

/** A vendor as the contract has it, out of the table `vendors`. The instant keeps its microseconds. */
export const VENDOR = `
  id, vendor_type as "vendorType", name, cost::float8 as cost, status, details, webpage, email, phone,
  (select count(*)::int from vendor_files f where (f.wedding_id, f.vendor_id) = (vendors.wedding_id, vendors.id)) as "fileCount",
  (select count(*)::int from vendor_comments c where (c.wedding_id, c.vendor_id) = (vendors.wedding_id, vendors.id)) as "commentCount",
  to_json(created_at) #>> '{}' as "createdAt"`

/** The names of its columns, to take them from a common table expression that has more. */
export const VENDOR_FIELDS = `
  id, "vendorType", name, cost, status, details, webpage, email, phone, "fileCount", "commentCount", "createdAt"`

const LIST = {
  name: 'vendors-list',
  text: `
    select coalesce(json_agg(row order by row."createdAt", row.id), '[]')::text as json
    from (
      select v.id, vendor_type as "vendorType", name, cost, status, details, webpage, email, phone,
        coalesce(f.count, 0) as "fileCount", coalesce(c.count, 0) as "commentCount", created_at as "createdAt"
      from vendors v
      left join (select vendor_id, count(*) from vendor_files where wedding_id = $1 group by vendor_id) f
        on f.vendor_id = v.id
      left join (select vendor_id, count(*) from vendor_comments where wedding_id = $1 group by vendor_id) c
        on c.vendor_id = v.id
      where v.wedding_id = $1 and v.deleted_at is null
    ) row`,
}

/** The vendors as JSON in the shape of the contract, in the order they were added (spec 7). */
export async function listVendorsJson(db: Database, weddingId: MemberWeddingId): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...LIST, values: [weddingId] })
  return rows[0]!.json
}

/** A vendor on the canvas; `undefined` when the wedding has none with that id, or has removed it. */
export async function findVendor(
  db: Database | Transaction,
  weddingId: MemberWeddingId,
  vendorId: string,
): Promise<Vendor | undefined> {
  const { rows } = await db.execute<Vendor>(sql`
    select ${sql.raw(VENDOR)} from vendors
    where wedding_id = ${weddingId} and id = ${vendorId} and deleted_at is null`)
  return rows[0]
}

/** Whether the vendor is on the canvas. */
export async function isOnCanvas(
  db: Database | Transaction,
  weddingId: MemberWeddingId,
  vendorId: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from vendors where wedding_id = ${weddingId} and id = ${vendorId} and deleted_at is null`)
  return rows.length > 0
}

/**
 * The same, and it stays there until the transaction ends. Holding it `alone` keeps other
 * transactions from holding it, so that what is counted stays true.
 */
export async function holdOnCanvas(
  tx: Transaction,
  weddingId: MemberWeddingId,
  vendorId: string,
  strength: 'together' | 'alone',
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from vendors where wedding_id = ${weddingId} and id = ${vendorId} and deleted_at is null
    for ${sql.raw(strength === 'alone' ? 'no key update' : 'share')}`)
  return rows.length > 0
}
