import { type UploadHandler, UploadRefused } from '#server/core/http/upload-handler.ts'
import { newId } from '#server/platform/ids.ts'
import { keepPiece } from './import-files.commands.ts'
import { findFile, listPieces } from './import-files.queries.ts'
import { findImport } from './imports.queries.ts'
import { keepSpare } from './stored-file.ts'

/**
 * Stores a piece of a file, which begins where the one before it ended: after a drop on the way the answer of `find`, or
 * of a piece that was refused, says where to go on.
 */
export const receiveImportPiece: UploadHandler<'importPiece'> = async (upload) => {
  const { platform, weddingId, actor, params, query, file } = upload
  const owner = { weddingId, userId: actor.userId }
  const key = {
    weddingId,
    importId: params['importId']!.toLowerCase(),
    fileId: params['fileId']!.toLowerCase(),
  }
  const row = await findImport(platform.db, owner, key.importId)
  if (!row || !(await findFile(platform.db, key))) throw new UploadRefused('IMPORT_NOT_FOUND')
  const received = (await listPieces(platform.db, key)).reduce((sum, { size }) => sum + size, 0)
  if (query.from < received) return { received }
  if (query.from > received) throw new UploadRefused('IMPORT_OFFSET', { received })
  const size = file.size!
  if (size === 0) throw new UploadRefused('BAD_REQUEST')
  const path = `${weddingId}/${key.importId}/${newId()}`
  await keepSpare(platform.files, size)
  await platform.files.put('imports', path, file.contents, size)
  const kept = await keepPiece(platform, owner, key, { startsAt: query.from, path, size })
  if (typeof kept === 'object' && kept.kind === 'kept') return { received: kept.received }
  await platform.files.remove('imports', path)
  if (kept === 'notFound') throw new UploadRefused('IMPORT_NOT_FOUND')
  if (kept === 'closed') throw new UploadRefused('IMPORT_CLOSED')
  if (kept.kind === 'offset') throw new UploadRefused('IMPORT_OFFSET', { received: kept.received })
  return { received: kept.received }
}
