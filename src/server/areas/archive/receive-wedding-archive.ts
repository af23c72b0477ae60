import type { UploadHandler } from '#server/core/http/upload-handler.ts'
import { newId } from '#server/platform/ids.ts'
import { openArchive } from './open-archive.ts'

/** Brings a downloaded wedding in that is sent by itself. */
export const receiveWeddingArchive: UploadHandler<'weddingArchive'> = ({ platform, actor, file }) =>
  openArchive(platform, actor, {
    weddingId: newId(),
    bytes: file.size ?? 0,
    spool: (use) => platform.files.spool(file.contents, use),
  })
