import { IMPORT_FILES_MAX, IMPORT_TOTAL_MAX_BYTES } from '#domain/imports/imports.ts'
import type { Platform } from '#server/core/context.ts'
import { addStoredFile, Overfull } from './import-files.commands.ts'
import { weighImport, weighPerson } from './import-files.queries.ts'
import { changeOpen, type ImportRefusal, lockImportsOf } from './imports.commands.ts'
import type { ImportOwner } from './imports.queries.ts'

/** A whole file that is stored. */
export type SentFile = { id: string; name: string; path: string; bytes: number }

type Sent = { files: readonly SentFile[]; readAt: Date }

/**
 * Adds whole files whose bytes are stored, and answers with the paths of those that were not known. Their jobs wait until
 * `readAt`: before, the request itself reads them. Throws `Overfull`.
 */
export const addSentFiles = (
  deps: Pick<Platform, 'db' | 'clock'>,
  owner: ImportOwner,
  importId: string,
  { files, readAt }: Sent,
): Promise<string[] | ImportRefusal> =>
  changeOpen(deps, owner, importId, async (tx) => {
    const { weddingId, userId } = owner
    const now = deps.clock.now()
    await lockImportsOf(tx, userId)
    const before = await weighImport(tx, weddingId, importId)
    const added: string[] = []
    for (const { path, ...file } of files) {
      const position = before.files + added.length
      const row = { weddingId, importId, parentId: null, position, ...file }
      if (await addStoredFile(tx, row, path, now, readAt)) added.push(path)
    }
    if (before.files + added.length > IMPORT_FILES_MAX) throw new Overfull('files')
    const bytes = await weighPerson(tx, userId, { now, isUnpacked: false })
    if (bytes > IMPORT_TOTAL_MAX_BYTES) throw new Overfull('bytes')
    return added
  })
