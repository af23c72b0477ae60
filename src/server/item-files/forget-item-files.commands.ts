import { inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { itemFiles } from '#db/schema/item-files.ts'
import { TRASH_DAYS } from '#domain/activity.ts'
import type { FileKind } from '#domain/files.ts'
import { DAY_MS } from '#domain/time.ts'
import { mintMemberWeddingId } from '../auth/gate.ts'
import { type Area, recordChange, systemAuthor } from '../changes.ts'
import type { Clock } from '../platform/clock.ts'

const AREAS: Record<FileKind, Area> = { vendor: 'vendors', guest: 'guests', item: 'agenda' }

/** Takes rows away whose files the store has lost. */
export async function forgetLostItemFiles(db: Database, paths: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .delete(itemFiles)
      .where(inArray(itemFiles.path, paths))
      .returning({ weddingId: itemFiles.weddingId, kind: itemFiles.kind })
    // A job calls this without a member: the ids come from the deleted rows.
    for (const weddingId of new Set(rows.map((row) => row.weddingId))) {
      const areas = new Set(rows.filter((row) => row.weddingId === weddingId).map(({ kind }) => AREAS[kind]))
      await recordChange(tx, systemAuthor(mintMemberWeddingId(weddingId)), [...areas])
    }
  })
}

/** Deletes the files of items that were deleted long ago and have not come back; a trigger queues what is stored. */
export async function forgetFilesOfDeleted(tx: Transaction, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS).toISOString()
  await tx.execute(sql`
    delete from item_files f where f.item_deleted_at < ${before} and case f.kind
      when 'guest' then not exists (
        select from guests i where i.wedding_id = f.wedding_id and i.id = f.item_id)
      when 'item' then not exists (
        select from agenda_items i where i.wedding_id = f.wedding_id and i.id = f.item_id)
      else false end`)
}
