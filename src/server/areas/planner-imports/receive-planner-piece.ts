import { keepSpare } from '#server/areas/imports/stored-file.ts'
import { type UploadHandler, UploadRefused } from '#server/core/http/upload-handler.ts'
import { newId } from '#server/platform/ids.ts'
import { keepPiece } from './planner-files.commands.ts'
import { findPlannerFile, listPlannerPieces } from './planner-files.queries.ts'

/** Stores a piece of a file of a planner's import, which begins where the one before it ended. */
export const receivePlannerPiece: UploadHandler<'plannerImportPiece'> = async (upload) => {
  const { platform, actor, params, query, file } = upload
  const key = {
    plannerId: actor.userId,
    importId: params['importId']!.toLowerCase(),
    fileId: params['fileId']!.toLowerCase(),
  }
  if (!(await findPlannerFile(platform.db, key))) throw new UploadRefused('IMPORT_NOT_FOUND')
  const received = (await listPlannerPieces(platform.db, key)).reduce((sum, { size }) => sum + size, 0)
  if (query.from < received) return { received }
  if (query.from > received) throw new UploadRefused('IMPORT_OFFSET', { received })
  const size = file.size!
  if (size === 0) throw new UploadRefused('BAD_REQUEST')
  const path = `${key.plannerId}/${key.importId}/${newId()}`
  await keepSpare(platform.files, size)
  await platform.files.put('planner-imports', path, file.contents, size)
  const kept = await keepPiece(platform, key, { startsAt: query.from, path, size })
  if (typeof kept === 'object' && kept.kind === 'kept') return { received: kept.received }
  await platform.files.remove('planner-imports', path)
  if (kept === 'notFound') throw new UploadRefused('IMPORT_NOT_FOUND')
  if (kept === 'closed') throw new UploadRefused('IMPORT_CLOSED')
  if (kept.kind === 'offset') throw new UploadRefused('IMPORT_OFFSET', { received: kept.received })
  return { received: kept.received }
}
