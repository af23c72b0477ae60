import type { ItemFile } from '#contract/item-files.ts'
import type { FileKind, FileSection } from '#domain/files/files.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import type { IncomingFile } from '#server/core/http/incoming-file.ts'
import type { Notified } from '#server/core/notified.ts'
import type { FileTarget } from './file-target.ts'
import { itemKeeper } from './item-keeper.ts'
import { receiveFile } from './receive-file.ts'

type Upload<K extends FileKind> = ActingMember<FileSection<K>, 'edit'> & {
  platform: Platform
  params: Record<string, string>
  query: { name: string; id?: string | undefined; overwrite: 'true' | 'false' }
  file: IncomingFile
}

/** Stores a file of an item while it arrives. */
export const receiveItemFile =
  <K extends FileKind>(of: FileTarget<K>) =>
  (upload: Upload<K>): Promise<ItemFile | Notified<ItemFile>> =>
    receiveFile(upload, itemKeeper(upload.platform, of, upload, upload.params['targetId']!), {
      missing: of.missing,
      full: ['WEDDING_FILES_FULL', LIMITS.wedding.fileBytes],
    })
