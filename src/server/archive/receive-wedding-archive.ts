import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { DatabaseError } from 'pg'
import { type Bucket, VENDOR_FILE_MAX_BYTES } from '#domain/files.ts'
import { safeType } from '../http/incoming-file.ts'
import { type UploadHandler, UploadRefused } from '../http/uploads.ts'
import { readImageHeader } from '../images/image-header.ts'
import type { Files } from '../platform/files/files.ts'
import { newId } from '../platform/ids.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { type BroughtFile, bringIn } from './bring-in.commands.ts'
import { type ArchivedFile, withArchive } from './read-archive.ts'

/**
 * Brings a downloaded wedding in: its files are stored first, then all its rows are inserted in one transaction.
 * When anything fails, the files are deleted again and there is no wedding.
 */
export const receiveWeddingArchive: UploadHandler<'weddingArchive'> = async ({ platform, actor, file }) => {
  const { files } = platform
  return files.spool(file.contents, async (sent) => {
    const stored: BroughtFile[] = []
    try {
      return await withArchive(sent, async (archive) => {
        const weddingId = newId()
        const max = platform.limits.wedding.fileBytes
        if (archive.files.reduce((sum, { bytes }) => sum + bytes, 0) > max) {
          throw new ArchiveRefused('ARCHIVE_TOO_LARGE')
        }
        for (const archived of archive.files) stored.push(await store(files, weddingId, archived))
        const brought = await bringIn(platform, actor, weddingId, archive, stored)
        if (!brought) {
          throw new UploadRefused('TOO_MANY_WEDDINGS', { max: platform.limits.person.weddings[actor.role] })
        }
        return brought
      })
    } catch (error) {
      for (const { bucket, path } of stored) await files.remove(bucket, path)
      throw refusalOf(error)
    }
  })
}

/** Stores one file under a new path. What it is called does not count: images are told by their bytes. */
async function store(files: Files, weddingId: string, archived: ArchivedFile): Promise<BroughtFile> {
  const { table, key } = archived
  const contents = await archived.open()
  return files.spool(contents, async (file) => {
    const { size } = await stat(file)
    if (size > VENDOR_FILE_MAX_BYTES) throw new ArchiveRefused('ARCHIVE_TOO_LARGE')
    if (table === 'vendor_files') {
      const path = `${weddingId}/${key['vendor_id']}/${newId()}`
      await files.put('vendor-files', path, createReadStream(file), size)
      const contentType = safeType((await fileTypeFromFile(file))?.mime)
      return { table, key, bucket: 'vendor-files', path, size, contentType, header: null }
    }
    const header = await readImageHeader(file)
    if (typeof header === 'string') throw new ArchiveRefused('ARCHIVE_DAMAGED')
    const path = `${weddingId}/${newId()}/upload`
    const bucket: Bucket = table === 'inspirations' ? 'inspiration-images' : 'wedding-covers'
    await files.put(bucket, path, createReadStream(file), size)
    return { table, key, bucket, path, size, contentType: 'application/octet-stream', header }
  })
}

/** What the database refuses is a ZIP whose parts do not fit together. */
function refusalOf(error: unknown): unknown {
  if (error instanceof ArchiveRefused) return new UploadRefused(error.code)
  const said = error instanceof Error ? (error.cause ?? error) : error
  const isRefused = said instanceof DatabaseError && /^(22|23)/.test(said.code ?? '')
  return isRefused ? new UploadRefused('ARCHIVE_DAMAGED') : error
}
