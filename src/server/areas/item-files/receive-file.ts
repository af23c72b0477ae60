import type { ItemFile } from '#contract/item-files.ts'
import { safeFileName } from '#domain/files/files.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import type { Platform } from '#server/core/context.ts'
import type { IncomingFile } from '#server/core/http/incoming-file.ts'
import { type UploadErrorCode, UploadRefused } from '#server/core/http/upload-handler.ts'
import type { Notified } from '#server/core/notified.ts'
import { newId } from '#server/platform/ids.ts'
import { type FileKeeper, type KeptFile, keepFile } from './keep-file.ts'

type Sent = {
  platform: Platform
  query: { name: string; id?: string | undefined; overwrite: 'true' | 'false' }
  file: IncomingFile
}

/** The words of a place for what is not there, and for what has no room. */
type Refusals = { missing: UploadErrorCode; full: readonly [code: UploadErrorCode, maxBytes: number] }

/** Keeps a file at its place while it arrives. */
export async function receiveFile(
  { platform, query, file }: Sent,
  keeper: FileKeeper,
  refusals: Refusals,
): Promise<ItemFile | Notified<ItemFile>> {
  const wish = {
    id: query.id ?? newId(),
    name: safeFileName(query.name),
    overwrite: query.overwrite === 'true',
  }
  const kept = await keepFile(platform, keeper, wish, {
    size: file.size!,
    contents: () => file.contents,
    contentType: () => file.contentType(),
  })
  return fileOrRefusal(kept, refusals, wish.name)
}

function fileOrRefusal(kept: KeptFile, { missing, full }: Refusals, name: string) {
  if (!('kind' in kept)) return kept
  if ('file' in kept) return kept.file
  if (kept.kind === 'exists') throw new UploadRefused('FILE_EXISTS', { name })
  if (kept.kind === 'empty') throw new UploadRefused('FILE_EMPTY', { name })
  if (kept.kind === 'tooMany') throw new UploadRefused('TOO_MANY_FILES', { max: LIMITS.vendor.files })
  if (kept.kind === 'full') throw new UploadRefused(full[0], { maxBytes: full[1] })
  throw new UploadRefused(missing)
}
