import { IMPORT_NAME_MAX, IMPORT_TOTAL_MAX_BYTES, type LeftOut } from '#domain/imports/imports.ts'
import { PLANNER_IMPORT_FILES_MAX } from '#domain/planner-imports/planner-imports.ts'
import { eachEntry } from '#server/areas/imports/reading/each-entry.ts'
import { readImportFile } from '#server/areas/imports/reading/read-import-file.ts'
import { keepSpare, spoolPieces } from '#server/areas/imports/stored-file.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { ZipRefused } from '#server/platform/files/zip-entries.ts'
import { idFromKey, newId } from '#server/platform/ids.ts'
import { addStoredFile, keepReading } from './planner-files.commands.ts'
import {
  countFiles,
  findPlannerFile,
  isRepeated,
  listPlannerPieces,
  nextPosition,
  type PlannerFileKey,
  weighPlanner,
} from './planner-files.queries.ts'

type Deps = Pick<JobDeps, 'db' | 'clock' | 'files' | 'reader'>

/** Bytes that a planner may have waiting once ZIPs are unpacked. */
const UNPACKED_MAX_BYTES = 2 * IMPORT_TOTAL_MAX_BYTES

/** Reads a file with the reader of all imports, and puts what lies in a ZIP beside it. Repeating it changes nothing. */
export async function readPlannerFile(
  deps: Deps,
  asked: PlannerFileKey & { revision: number },
): Promise<void> {
  const { db, files } = deps
  const file = await findPlannerFile(db, asked)
  if (file?.state !== 'waiting' || file.revision !== asked.revision) return
  const pieces = await listPlannerPieces(db, asked)
  await spoolPieces(files, pieces, async ({ path, hash }) => {
    if (await isRepeated(db, file, hash)) return keepReading(deps, asked, hash, { problem: 'REPEATED' })
    const reading = await readImportFile(deps, { path, name: file.name }, { kinds: file.kinds, books: true })
    if (reading.kind === 'problem') return keepReading(deps, asked, hash, { problem: reading.problem })
    if (reading.kind === 'parts') return keepReading(deps, asked, hash, { parts: reading.parts })
    const leftOut = await unpack(deps, asked, path, file.name)
    const outcome = typeof leftOut === 'string' ? { problem: leftOut } : { parts: [], leftOut }
    return keepReading(deps, asked, hash, outcome)
  })
}

/** Leaves the entries of a ZIP: the import would have more than it can. */
class Full extends Error {}

/** Stores each file of a ZIP beside it, or says why not all of them are there; those that are, stay. */
async function unpack(
  { db, clock, files }: Deps,
  { plannerId, importId, fileId }: PlannerFileKey,
  path: string,
  zip: string,
): Promise<LeftOut[] | 'TOO_MANY_FILES' | 'UNPACKS_TOO_LARGE' | 'DAMAGED'> {
  try {
    return await eachEntry(path, async ({ name, bytes, open }) => {
      const id = idFromKey(fileId, name)
      if (bytes === 0 || (await findPlannerFile(db, { plannerId, importId, fileId: id }))) return
      const count = await countFiles(db, { plannerId, importId })
      const sum = await weighPlanner(db, plannerId, { now: clock.now(), isUnpacked: true })
      if (count >= PLANNER_IMPORT_FILES_MAX || sum + bytes > UNPACKED_MAX_BYTES) throw new Full()
      await keepSpare(files, bytes)
      const stored = `${plannerId}/${importId}/${newId()}`
      await files.put('planner-imports', stored, await open(), bytes)
      const file = {
        plannerId,
        importId,
        id,
        parentId: fileId,
        bytes,
        position: await nextPosition(db, { plannerId, importId }),
      }
      await db.transaction((tx) =>
        addStoredFile(tx, { ...file, name: nameWithin(zip, name) }, stored, clock.now()),
      )
    })
  } catch (error) {
    if (error instanceof Full) return 'TOO_MANY_FILES'
    if (!(error instanceof ZipRefused)) throw error
    if (error.reason === 'too-many') return 'TOO_MANY_FILES'
    return error.reason === 'too-large' ? 'UNPACKS_TOO_LARGE' : 'DAMAGED'
  }
}

/** A ZIP is one folder more: a planner may keep one for each wedding, named after the couple. */
const nameWithin = (zip: string, name: string): string =>
  `${zip.replace(/\.zip$/i, '')}/${name}`.slice(-IMPORT_NAME_MAX)
