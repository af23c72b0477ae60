import { openStored } from '#server/areas/archive/open-stored.ts'
import { findFile, listPieces } from './import-files.queries.ts'
import { type Importing, ownerOf } from './importing.ts'
import { findImport } from './imports.queries.ts'
import { archiveKeyOf } from './opened-as.ts'
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
    key: archiveKeyOf(file),
    bytes: file.bytes,
    spool: (use) => spoolPieces(platform.files, pieces, ({ path }) => use(path)),
  })
}
