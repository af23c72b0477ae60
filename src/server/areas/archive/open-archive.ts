import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { DatabaseError } from 'pg'
import { MISSING_FILES_MAX } from '#domain/archive/wedding-archive.ts'
import { type Bucket, ITEM_FILE_MAX_BYTES } from '#domain/files/files.ts'
import { readArrivedVideo } from '#server/areas/inspiration/arrived-file.ts'
import type { NoRoom } from '#server/core/auth/wedding-room.commands.ts'
import type { Platform } from '#server/core/context.ts'
import { safeType } from '#server/core/http/incoming-file.ts'
import { UploadRefused } from '#server/core/http/upload-handler.ts'
import { readImageHeader } from '#server/core/images/image-header.ts'
import type { Actor } from '#server/core/membership.ts'
import { newId } from '#server/platform/ids.ts'
import type { Archive, ArchivedFile } from './archive.ts'
import { checkLimits } from './archive-limits.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { type BroughtFile, bringIn, whyNoRoom } from './bring-in.commands.ts'
import { isItemFile } from './file-parts.ts'
import { withImportRoom } from './import-room.ts'
import { withArchive } from './read-archive.ts'
import { storePlan, storeVideo } from './store-drawn.ts'

/** A ZIP of so many bytes, and the wedding that it becomes; `spool` lets it be found on the disk of this machine. */
export type ArchiveSource = {
  weddingId: string
  bytes: number
  spool<T>(use: (file: string) => Promise<T>): Promise<T>
}

/**
 * Brings a downloaded wedding in: its files are stored first, then all its rows are inserted in one transaction.
 * When anything fails, the files are deleted again and there is no wedding. Throws `UploadRefused`.
 */
export const openArchive = (platform: Platform, actor: Actor, { weddingId, bytes, spool }: ArchiveSource) =>
  withImportRoom(platform.files, { userId: actor.userId, bytes }, async () => {
    const problem = await whyNoRoom(platform, actor)
    if (problem) throw noRoom(problem, platform, actor)
    return spool(async (file) => {
      const stored: BroughtFile[] = []
      try {
        return await withArchive(file, (archive) =>
          storeAndBringIn(platform, actor, { weddingId, archive, stored }),
        )
      } catch (error) {
        for (const { bucket, path } of stored) await platform.files.remove(bucket, path)
        throw refusalOf(error)
      }
    })
  })

/** `stored` gets each file that is in the store, so that it can be deleted again. */
async function storeAndBringIn(
  platform: Platform,
  actor: Actor,
  { weddingId, archive, stored }: { weddingId: string; archive: Archive; stored: BroughtFile[] },
) {
  checkLimits(archive, platform.settings.limits)
  for (const archived of archive.files) stored.push(await store(platform, weddingId, archived))
  const brought = await bringIn(platform, actor, weddingId, archive, stored)
  if (typeof brought === 'string') throw noRoom(brought, platform, actor)
  const { missing } = archive
  return { ...brought, missing: missing.length, missingFiles: missing.slice(0, MISSING_FILES_MAX) }
}

const noRoom = (problem: NoRoom, { settings: { limits } }: Platform, { role }: Actor) =>
  problem === 'PLAN_NEEDED'
    ? new UploadRefused(problem)
    : new UploadRefused(problem, { max: limits.person.weddings[role] })

/** Stores one file under a new path. What it is called does not count: images are told by their bytes. */
async function store(platform: Platform, weddingId: string, archived: ArchivedFile): Promise<BroughtFile> {
  const { files } = platform
  const { table, key } = archived
  const contents = await archived.open()
  return files.spool(contents, async (file) => {
    const video = table === 'inspirations' ? await readArrivedVideo(file) : null
    if (typeof video === 'string') throw new ArchiveRefused('ARCHIVE_DAMAGED')
    if (video) return storeVideo(platform, weddingId, { key, file, video })
    const { size } = await stat(file)
    if (size > ITEM_FILE_MAX_BYTES) throw new ArchiveRefused('ARCHIVE_TOO_LARGE')
    if (isItemFile(table)) {
      const path = `${weddingId}/${key['item_id'] ?? key['vendor_id']}/${newId()}`
      await files.put('vendor-files', path, createReadStream(file), size)
      const contentType = safeType((await fileTypeFromFile(file))?.mime)
      return { table, key, bucket: 'vendor-files', path, size, contentType, header: null }
    }
    const header = await readImageHeader(file)
    if (typeof header === 'string') throw new ArchiveRefused('ARCHIVE_DAMAGED')
    if (table === 'room_pictures') return storePlan(platform, weddingId, { key, file })
    const path = `${weddingId}/${newId()}/upload`
    const bucket: Bucket = table === 'inspirations' ? 'inspiration-images' : 'wedding-covers'
    await files.put(bucket, path, createReadStream(file), size)
    return { table, key, bucket, path, size, contentType: 'application/octet-stream', header }
  })
}

/** The database refuses a ZIP whose parts do not fit together. */
function refusalOf(error: unknown): unknown {
  if (error instanceof ArchiveRefused) return new UploadRefused(error.code)
  const said = error instanceof Error ? (error.cause ?? error) : error
  const isRefused = said instanceof DatabaseError && /^(22|23)/.test(said.code ?? '')
  return isRefused ? new UploadRefused('ARCHIVE_DAMAGED') : error
}
