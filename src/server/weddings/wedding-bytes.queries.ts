import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { MemberWeddingId } from '../auth/gate.ts'

/** Whether the files of a wedding may grow by so many bytes, when a file of `replaced` bytes makes room. */
export async function hasRoomForFile(
  db: Database | Transaction,
  weddingId: MemberWeddingId,
  size: number,
  maxBytes: number,
  replaced = 0,
): Promise<boolean> {
  const { rows } = await db.execute<{ fits: boolean }>(sql`
    select coalesce((select sum(size) from vendor_files where wedding_id = ${weddingId}), 0)
      + coalesce((select sum(size) from inspiration_files where wedding_id = ${weddingId}), 0)
      + coalesce((select sum(size) from wedding_cover_files where wedding_id = ${weddingId}), 0)
      + ${size}::bigint - ${replaced}::bigint <= ${maxBytes}::bigint as fits`)
  return rows[0]!.fits
}

/** Holds the lock on the bytes of a wedding: without it, files of two places could exceed them together. */
export const holdFileBytes = (tx: Transaction, weddingId: MemberWeddingId) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('azahar/file-bytes/' || ${weddingId}::text, 0))`,
  )
