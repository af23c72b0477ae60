import { DatabaseError } from 'pg'
import type { ItemFile } from '#contract/item-files.ts'
import { type FileKind, type FileSection, safeFileName } from '#domain/files/files.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import type { IncomingFile } from '#server/core/http/incoming-file.ts'
import { UploadRefused } from '#server/core/http/upload-handler.ts'
import { Notified } from '#server/core/notified.ts'
import { newId } from '#server/platform/ids.ts'
import type { FileTarget } from './file-target.ts'
import { addItemFile, type FileVerdict, hasRoomFor, judgeFile } from './item-files.commands.ts'
import { listItemFiles } from './item-files.queries.ts'

type Upload<K extends FileKind> = ActingMember<FileSection<K>, 'edit'> & {
  platform: Platform
  params: Record<string, string>
  query: { name: string; id?: string | undefined; overwrite: 'true' | 'false' }
  file: IncomingFile
}

/**
 * Stores a file of an item while it arrives. Whether it may be kept is asked before the bytes, to
 * spare the sender the wait, and again with the row, which comes into being after the bytes are safe.
 */
export const receiveItemFile =
  <K extends FileKind>(of: FileTarget<K>) =>
  async (upload: Upload<K>): Promise<ItemFile | Notified<ItemFile>> => {
    const { platform, weddingId, query, file } = upload
    const { db, files } = platform
    const itemId = upload.params['targetId']!
    const item = { kind: of.kind, itemId }
    const wish = {
      itemId,
      id: query.id ?? newId(),
      name: safeFileName(query.name),
      overwrite: query.overwrite === 'true',
    }
    const fileOf = (verdict: FileVerdict) => fileOrRefusal(verdict, of, wish.name)
    if (!(await of.find(db, weddingId, itemId, false))) return fileOf({ kind: 'itemNotFound' })
    const early = judgeFile(await listItemFiles(db, weddingId, item), wish)
    if (early.kind !== 'welcome') return fileOf(early)
    const size = file.size!
    if (size === 0) throw new UploadRefused('FILE_EMPTY', { name: wish.name })
    if (!(await hasRoomFor(db, upload, item, size, early.replaces))) return fileOf({ kind: 'weddingFull' })

    const path = `${weddingId}/${itemId}/${newId()}`
    await files.put('vendor-files', path, file.contents, size)
    const contentType = await file.contentType()
    const added = addItemFile(platform, of, upload, wish, { path, size, contentType })
    const verdict = await added.catch(async (error) => {
      if (isRefusal(error)) await files.remove('vendor-files', path)
      throw error
    })
    if (verdict instanceof Notified) return verdict
    await files.remove('vendor-files', path)
    return fileOf(verdict)
  }

/**
 * Whether PostgreSQL itself said no, so that there is certainly no row. When it fell silent the row may be
 * there all the same, and the cleaner looks after the file.
 */
function isRefusal(error: Error): boolean {
  const said = error.cause ?? error
  return said instanceof DatabaseError && said.severity === 'ERROR'
}

function fileOrRefusal(
  verdict: FileVerdict,
  { missing }: Pick<FileTarget<FileKind>, 'missing'>,
  name: string,
): ItemFile {
  if ('file' in verdict) return verdict.file
  if (verdict.kind === 'exists') throw new UploadRefused('FILE_EXISTS', { name })
  if (verdict.kind === 'tooMany') throw new UploadRefused('TOO_MANY_FILES', { max: LIMITS.vendor.files })
  if (verdict.kind === 'weddingFull') {
    throw new UploadRefused('WEDDING_FILES_FULL', { maxBytes: LIMITS.wedding.fileBytes })
  }
  throw new UploadRefused(missing)
}
