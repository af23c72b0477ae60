import { openedIdOf, openStored } from '#server/areas/archive/open-stored.ts'
import { listOpened } from '#server/areas/archive/opened-weddings.queries.ts'
import { spoolPieces } from '#server/areas/imports/stored-file.ts'
import type { Platform } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'
import { findPlannerFile, listPlannerPieces, type PlannerFileKey } from './planner-files.queries.ts'
import { findPlannerImport, type PlannerImportKey } from './planner-imports.queries.ts'

type Asking = { platform: Platform; actor: Actor }

/** Opens a downloaded wedding that waits in an import as a new one of the planner. Throws `UploadRefused`. */
export async function openPlannerFile({ platform, actor }: Asking, key: PlannerFileKey) {
  const row = await findPlannerImport(platform.db, key)
  const file = await findPlannerFile(platform.db, key)
  if (!row || !file?.brief.some(({ kind }) => kind === 'ours')) return 'notFound'
  if (row.state !== 'open') return 'closed'
  const pieces = await listPlannerPieces(platform.db, key)
  return openStored(platform, actor, {
    key: [key.importId, key.fileId],
    bytes: file.bytes,
    spool: (use) => spoolPieces(platform.files, pieces, ({ path }) => use(path)),
  })
}

/** The downloaded weddings among the files of an import, with the weddings as which they were opened. */
export async function viewArchives<F extends { fileId: string }>(
  { db }: Pick<Platform, 'db'>,
  { plannerId, importId }: PlannerImportKey,
  archives: readonly F[],
): Promise<(F & { openedAs: string | null })[]> {
  if (archives.length === 0) return []
  const idOf = ({ fileId }: F) => openedIdOf(plannerId, [importId, fileId])
  const opened = new Set((await listOpened(db, plannerId, archives.map(idOf))).map(({ id }) => id))
  return archives.map((archive) => {
    const id = idOf(archive)
    return { ...archive, openedAs: opened.has(id) ? id : null }
  })
}
