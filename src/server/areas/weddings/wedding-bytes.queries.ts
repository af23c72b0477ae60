import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { isBelowRoom, isOnGuestPage } from '#server/core/page-pictures.queries.ts'

/**
 * Whether the files of a wedding, drafts too, may grow by so many bytes, when a file of `replaced` bytes makes room. What is in the
 * trash does not count, so that removing makes room; but with it there is never more than twice as much.
 */
export async function hasRoomForFile(
  db: Database | Transaction,
  weddingId: MemberWeddingId,
  size: number,
  maxBytes: number,
  replaced = 0,
): Promise<boolean> {
  const { rows } = await db.execute<{ fits: boolean }>(
    sql`select ${roomForFile(weddingId, size, maxBytes, replaced)} as fits`,
  )
  return rows[0]!.fits
}

/** The same as a piece of a statement. */
export const roomForFile = (weddingId: MemberWeddingId, size: number, maxBytes: number, replaced = 0) =>
  sql`(
    with kept as (
      select f.size, f.deleted_at is not null or case f.kind
        when 'vendor' then not exists (
          select from public.vendors v where v.wedding_id = f.wedding_id and v.id = f.item_id and v.deleted_at is null)
        when 'guest' then f.item_deleted_at is not null and not exists (
          select from guests g where g.wedding_id = f.wedding_id and g.id = f.item_id)
        when 'task' then f.item_deleted_at is not null and not exists (
          select from tasks t where t.wedding_id = f.wedding_id and t.id = f.item_id)
        else f.item_deleted_at is not null and not exists (
          select from public.agenda_items i where i.wedding_id = f.wedding_id and i.id = f.item_id)
        end as removed
      from public.item_files f where f.wedding_id = ${weddingId}
      union all
      select f.size, i.deleted_at is not null or o.deleted_at is not null
      from public.inspiration_files f join public.inspirations i on i.wedding_id = f.wedding_id and i.id = f.image_id
        join public.inspiration_folders o on o.wedding_id = i.wedding_id and o.id = i.folder_id
      where f.wedding_id = ${weddingId}
      union all
      select f.size, c.deleted_at is not null
      from wedding_cover_files f join wedding_covers c on (c.wedding_id, c.id) = (f.wedding_id, f.image_id)
      where f.wedding_id = ${weddingId}
      union all
      select p.size, not ${sql.raw(isBelowRoom('p'))} and not ${sql.raw(isOnGuestPage('p'))}
      from room_pictures p where p.wedding_id = ${weddingId}
    ), grown as (
      select coalesce(sum(size) filter (where not removed), 0) + ${size}::bigint - ${replaced}::bigint as present,
        coalesce(sum(size), 0) + ${size}::bigint as total
      from kept
    )
    select present <= ${maxBytes}::bigint and total <= 2 * ${maxBytes}::bigint from grown)`

/** Holds the lock on the bytes of a wedding: without it, files of two places could exceed them together. */
export const holdFileBytes = (tx: Transaction, weddingId: MemberWeddingId) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('azahar/file-bytes/' || ${weddingId}::text, 0))`,
  )
