import { and, eq, inArray } from 'drizzle-orm'
import type { VendorFile } from '#contract/vendor-files.ts'
import type { Database, Transaction } from '#db/client.ts'
import { vendorFiles } from '#db/schema/vendors.ts'
import { LIMITS } from '#domain/limits.ts'
import { type MemberWeddingId, mintMemberWeddingId } from '../auth/gate.ts'
import { type ActingMember, recordChange, systemAuthor } from '../changes.ts'
import { addJob } from '../jobs/add-job.ts'
import { Notified } from '../notifications/notified.ts'
import { notifying } from '../notifications/notify.ts'
import type { Clock } from '../platform/clock.ts'
import { hasRoomForFile, holdFileBytes } from '../weddings/wedding-bytes.queries.ts'
import { listVendorFiles } from './files.queries.ts'
import { notifyOfVendor, vendorNotification } from './notify-of-vendor.ts'
import { holdOnCanvas } from './vendors.queries.ts'

export type FileWish = { vendorId: string; id: string; name: string; overwrite: boolean }

/** What an upload of a file would do; checked again when its bytes are there. */
export type FileVerdict =
  | { kind: 'welcome'; replaces: string | null }
  | { kind: 'there'; file: VendorFile }
  | { kind: 'vendorNotFound' | 'exists' | 'tooMany' | 'weddingFull' }

/** Whether there is room for a file of that name, given the files a vendor has. */
export function judgeFile(files: VendorFile[], { id, name, overwrite }: FileWish): FileVerdict {
  const there = files.find((file) => file.id === id)
  if (there) return { kind: 'there', file: there }
  const namesake = files.find((file) => file.name === name)
  if (namesake) return overwrite ? { kind: 'welcome', replaces: namesake.id } : { kind: 'exists' }
  return files.length < LIMITS.vendor.files ? { kind: 'welcome', replaces: null } : { kind: 'tooMany' }
}

/**
 * Adds the row of a file whose bytes are safe under `path`, unless something has come between. The
 * vendor's row is locked, so two files of one name or past the limit cannot be added at the same time.
 */
export async function addVendorFile(
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  wish: FileWish,
  stored: { path: string; size: number; contentType: string },
): Promise<Notified<VendorFile> | FileVerdict> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    if (!(await holdOnCanvas(tx, weddingId, wish.vendorId, 'alone'))) return { kind: 'vendorNotFound' }
    const verdict = judgeFile(await listVendorFiles(tx, weddingId, wish.vendorId), wish)
    if (verdict.kind !== 'welcome') return verdict
    await holdFileBytes(tx, weddingId)
    const replaced = { vendorId: wish.vendorId, id: verdict.replaces }
    if (!(await hasRoomFor(tx, weddingId, stored.size, replaced))) return { kind: 'weddingFull' }
    if (verdict.replaces) {
      await tx.delete(vendorFiles).where(rowOf(weddingId, wish.vendorId, verdict.replaces))
      await addJob(tx, 'delete-queued-files', {})
    }
    const { vendorId, id, name } = wish
    const createdAt = clock.now()
    await tx.insert(vendorFiles).values({ weddingId, vendorId, id, name, createdAt, ...stored })
    await recordChange(tx, by, 'vendors')
    const notification = { ...vendorNotification(vendorId), fileId: id, fileName: name }
    await notifyOfVendor(tx, weddingId, vendorId, notifying(clock, by, 'file.added', notification))
    const { size, contentType } = stored
    const file = { id, name, size, contentType, createdAt: createdAt.toISOString() }
    return new Notified(file)
  })
}

/** Whether the files of a wedding may grow by so many bytes when one of the vendor's is replaced. */
export async function hasRoomFor(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'vendors', 'edit'>,
  size: number,
  replaced: { vendorId: string; id: string | null },
): Promise<boolean> {
  const [file] = replaced.id
    ? await db
        .select({ size: vendorFiles.size })
        .from(vendorFiles)
        .where(rowOf(weddingId, replaced.vendorId, replaced.id))
    : []
  return hasRoomForFile(db, weddingId, size, LIMITS.wedding.fileBytes, file?.size)
}

/** Deletes a file; `false` when the vendor has none with that id. */
export async function removeVendorFile(
  db: Database,
  by: ActingMember<'vendors', 'edit'>,
  vendorId: string,
  fileId: string,
): Promise<boolean> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    if (!(await holdOnCanvas(tx, weddingId, vendorId, 'together'))) return false
    const { rowCount } = await tx.delete(vendorFiles).where(rowOf(weddingId, vendorId, fileId))
    if (!rowCount) return false
    await addJob(tx, 'delete-queued-files', {})
    await recordChange(tx, by, 'vendors')
    return true
  })
}

/** Takes rows away whose files the store has lost. */
export async function forgetLostVendorFiles(db: Database, paths: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .delete(vendorFiles)
      .where(inArray(vendorFiles.path, paths))
      .returning({ weddingId: vendorFiles.weddingId })
    // A job calls this without a member: the ids come from the deleted rows.
    const weddingIds = new Set(rows.map(({ weddingId }) => mintMemberWeddingId(weddingId)))
    for (const weddingId of weddingIds) await recordChange(tx, systemAuthor(weddingId), 'vendors')
  })
}

const rowOf = (weddingId: MemberWeddingId<'vendors', 'edit'>, vendorId: string, fileId: string) =>
  and(eq(vendorFiles.weddingId, weddingId), eq(vendorFiles.vendorId, vendorId), eq(vendorFiles.id, fileId))
