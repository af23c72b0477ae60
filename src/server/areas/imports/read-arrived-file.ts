import {
  IMPORT_FILES_MAX,
  IMPORT_NAME_MAX,
  IMPORT_TOTAL_MAX_BYTES,
  type LeftOut,
} from '#domain/imports/imports.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { ZipRefused } from '#server/platform/files/zip-entries.ts'
import { idFromKey, newId } from '#server/platform/ids.ts'
import { addStoredFile, keepReading } from './import-files.commands.ts'
import { findFile, isRepeated, listPieces, weighImport, weighPerson } from './import-files.queries.ts'
import { findAnyImport } from './imports.queries.ts'
import { eachEntry } from './reading/each-entry.ts'
import { readImportFile } from './reading/read-import-file.ts'
import { keepSpare, spoolPieces } from './stored-file.ts'

type Deps = Pick<JobDeps, 'db' | 'clock' | 'files' | 'reader'>
type Asked = { weddingId: string; importId: string; fileId: string; revision: number }

/** Bytes that a person may have waiting once ZIPs are unpacked. */
const UNPACKED_MAX_BYTES = 2 * IMPORT_TOTAL_MAX_BYTES

/** Reads a file of an import, and puts what lies in a ZIP beside it. Repeating it changes nothing. */
export async function readArrivedFile(deps: Deps, asked: Asked): Promise<void> {
  const { db, files } = deps
  const file = await findFile(db, asked)
  if (file?.state !== 'waiting' || file.revision !== asked.revision) return
  const pieces = await listPieces(db, asked)
  await spoolPieces(files, pieces, async ({ path, hash }) => {
    if (await isRepeated(db, file, hash)) return keepReading(deps, asked, hash, { problem: 'REPEATED' })
    const reading = await readImportFile(deps, { path, name: file.name }, { kinds: file.kinds })
    if (reading.kind === 'problem') return keepReading(deps, asked, hash, { problem: reading.problem })
    if (reading.kind === 'parts') return keepReading(deps, asked, hash, { parts: reading.parts })
    const found = await findAnyImport(db, asked.weddingId, asked.importId)
    if (!found) return
    const leftOut = await unpack(deps, asked, { path, name: file.name, userId: found.createdBy })
    return keepReading(
      deps,
      asked,
      hash,
      typeof leftOut === 'string' ? { problem: leftOut } : { parts: [], leftOut },
    )
  })
}

/** Leaves the entries of a ZIP: the import would have more than it can. */
class Overfull extends Error {}

/** Stores each file of a ZIP beside it, or says why not all of them are there; those that are, stay. */
async function unpack(
  { db, clock, files }: Deps,
  { weddingId, importId, fileId }: Asked,
  { path, name: zip, userId }: { path: string; name: string; userId: string },
): Promise<LeftOut[] | 'TOO_MANY_FILES' | 'UNPACKS_TOO_LARGE' | 'DAMAGED'> {
  try {
    return await eachEntry(path, async ({ name, bytes, open }) => {
      const id = idFromKey(fileId, name)
      if (bytes === 0 || (await findFile(db, { weddingId, importId, fileId: id }))) return
      const { files: count } = await weighImport(db, weddingId, importId)
      const sum = await weighPerson(db, userId, { now: clock.now(), isUnpacked: true })
      if (count >= IMPORT_FILES_MAX || sum + bytes > UNPACKED_MAX_BYTES) throw new Overfull()
      await keepSpare(files, bytes)
      const stored = `${weddingId}/${importId}/${newId()}`
      await files.put('imports', stored, await open(), bytes)
      const file = { weddingId, importId, id, parentId: fileId, bytes, position: count }
      await db.transaction((tx) =>
        addStoredFile(tx, { ...file, name: nameWithin(zip, name) }, stored, clock.now()),
      )
    })
  } catch (error) {
    if (error instanceof Overfull) return 'TOO_MANY_FILES'
    if (!(error instanceof ZipRefused)) throw error
    if (error.reason === 'too-many') return 'TOO_MANY_FILES'
    return error.reason === 'too-large' ? 'UNPACKS_TOO_LARGE' : 'DAMAGED'
  }
}

/** The name of a file in a ZIP with its folders, those of the ZIP itself before them. */
const nameWithin = (zip: string, name: string): string => {
  const folder = zip.split('/').slice(0, -1).join('/')
  return (folder === '' ? name : `${folder}/${name}`).slice(-IMPORT_NAME_MAX)
}
