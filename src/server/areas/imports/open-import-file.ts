import type { Database } from '#db/client.ts'
import { openedIdOf, openStored } from '#server/areas/archive/open-stored.ts'
import { listOpened } from '#server/areas/archive/opened-weddings.queries.ts'
import { findFile, type ImportFileRow, listPieces } from './import-files.queries.ts'
import { type Importing, ownerOf } from './importing.ts'
import { findImport } from './imports.queries.ts'
import { spoolPieces } from './stored-file.ts'

/** Opens a downloaded wedding that waits in an import as a new one of its author. Throws `UploadRefused`. */
export async function openImportFile(context: Importing, input: { importId: string; fileId: string }) {
  const { platform, actor, weddingId } = context
  const row = await findImport(platform.db, ownerOf(context), input.importId)
  const file = await findFile(platform.db, { ...input, weddingId })
  if (!row || !file?.brief.some(({ kind }) => kind === 'ours')) return 'notFound'
  if (row.state !== 'open' && row.state !== 'failed') return 'closed'
  const pieces = await listPieces(platform.db, { ...input, weddingId })
  return openStored(platform, actor, {
    key: keyOf(file),
    bytes: file.bytes,
    spool: (use) => spoolPieces(platform.files, pieces, ({ path }) => use(path)),
  })
}

const keyOf = ({ weddingId, importId, id }: ImportFileRow) => [weddingId, importId, id]

/** The weddings as which files of an import were opened by its author, by the ids of the files. */
export async function listOpenedAs(
  db: Database,
  userId: string,
  files: readonly ImportFileRow[],
): Promise<Map<string, string>> {
  const ours = files
    .filter(({ brief }) => brief.some(({ kind }) => kind === 'ours'))
    .map((file) => ({ id: file.id, openedAs: openedIdOf(userId, keyOf(file)) }))
  if (ours.length === 0) return new Map()
  const opened = await listOpened(
    db,
    userId,
    ours.map(({ openedAs }) => openedAs),
  )
  const known = new Set(opened.map(({ id }) => id))
  return new Map(ours.filter(({ openedAs }) => known.has(openedAs)).map(({ id, openedAs }) => [id, openedAs]))
}
