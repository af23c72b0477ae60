import { sql } from 'drizzle-orm'
import type { VendorComment } from '#contract/vendor-comments.ts'
import type { Database } from '#db/client.ts'
import type { MemberWeddingId } from '../auth/gate.ts'

const COMMENT = sql`
  c.id, c.author_id as "authorId", coalesce(p.full_name, '') as "authorName", c.author_role as "authorRole",
  c.text, to_json(c.created_at) #>> '{}' as "createdAt"
  from vendor_comments c left join profiles p on p.id = c.author_id`

/** The conversation about a vendor, oldest first. */
export async function listComments(
  db: Database,
  weddingId: MemberWeddingId<'conversation', 'view'>,
  vendorId: string,
): Promise<VendorComment[]> {
  const { rows } = await db.execute<VendorComment>(sql`
    select ${COMMENT} where c.wedding_id = ${weddingId} and c.vendor_id = ${vendorId}
    order by c.created_at, c.id`)
  return rows
}

export async function findComment(
  db: Database,
  weddingId: MemberWeddingId<'conversation', 'view'>,
  vendorId: string,
  commentId: string,
): Promise<VendorComment | undefined> {
  const { rows } = await db.execute<VendorComment>(sql`
    select ${COMMENT} where c.wedding_id = ${weddingId} and c.vendor_id = ${vendorId} and c.id = ${commentId}`)
  return rows[0]
}
