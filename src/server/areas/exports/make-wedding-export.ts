import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { ARCHIVE_MAX_BYTES } from '#domain/archive/wedding-archive.ts'
import { EXPORT_ATTEMPTS } from '#domain/exports/exports.ts'
import { SPARE_BYTES } from '#domain/files/files.ts'
import { SECTIONS } from '#domain/members/permissions.ts'
import { slugOf } from '#domain/text/slugs.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { type CollectedWedding, collectWedding } from '#server/areas/archive/collect-wedding.ts'
import { zipOf } from '#server/areas/archive/stream-zip.ts'
import { findMembershipOfJob } from '#server/core/auth/gate.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { newId } from '#server/platform/ids.ts'
import { StorageError } from '#server/platform/storage-error.ts'
import { ExportEnded } from './export-ended.ts'
import { ExportProgress } from './export-progress.ts'
import { beginExport, type ExportKey, failExport, finishExport } from './making.commands.ts'

type Begun = NonNullable<Awaited<ReturnType<typeof beginExport>>>

/**
 * Makes a copy that a member asked for, of what they see by now. It may run again after a failure or a lost process,
 * a few times: then the copy ends with a reason, and nothing of it stays.
 */
export async function makeWeddingExport(deps: JobDeps, key: ExportKey, signal: AbortSignal): Promise<void> {
  const begun = await beginExport(deps, key)
  if (!begun) return
  try {
    if (begun.attempts > EXPORT_ATTEMPTS) throw new ExportEnded('INTERRUPTED')
    await make(deps, key, begun, signal)
  } catch (error) {
    const reason = reasonOf(error, begun, signal)
    if (reason === null) throw error
    if (reason === 'stopped') return
    if (!(error instanceof ExportEnded)) deps.log.error({ err: error }, 'a copy of a wedding was given up')
    await failExport(deps, key, reason)
  }
}

/** The reason with which a copy ends; `null` when it is begun anew. */
function reasonOf(error: unknown, { attempts }: Begun, signal: AbortSignal): ExportEnded['reason'] | null {
  if (error instanceof ExportEnded) return error.reason
  if (error instanceof StorageError && error.state === 'full') return 'NO_ROOM'
  return signal.aborted || attempts < EXPORT_ATTEMPTS ? null : 'FAILED'
}

async function make(deps: JobDeps, key: ExportKey, begun: Begun, signal: AbortSignal): Promise<void> {
  const { files, clock } = deps
  const { weddingId } = key
  const membership = await findMembershipOfJob(deps, { weddingId, userId: begun.createdBy })
  if (!membership) throw new ExportEnded('NO_ACCESS')
  const progress = new ExportProgress(deps, key, begun.begunAt!, signal)
  await progress.begin('tables')
  const now = clock.now()
  const asked = { membership, now, withFiles: begun.withFiles }
  let fileName = ''
  const collect = async (wedding: CollectedWedding) => {
    fileName = `${slugOf(wedding.name) || 'boda'}-${dayInMadrid(now)}.zip`
    const bytes = wedding.files.reduce((sum, { size }) => sum + size, 0)
    await checkRoom(files, bytes)
    progress.expect(wedding.files.length, bytes)
    return wedding
  }
  const zip = await zipOf(
    files,
    (write) =>
      collectWedding(deps, asked, async (wedding) => {
        await write((await collect(wedding)).documents)
        return wedding.files
      }),
    (done, bytes) => progress.filesDone(done, bytes),
  )
  const path = `${weddingId}/${newId()}`
  const size = await files.spool(zip, async (file) => {
    await progress.begin('storing')
    const { size } = await stat(file)
    await files.put('wedding-exports', path, createReadStream(file), size)
    return size
  })
  const sections = SECTIONS.filter((section) => membership.access[section] !== 'none')
  const isKept = await finishExport(deps, key, { path, size, fileName, sections })
  if (!isKept) await files.remove('wedding-exports', path)
}

/** A ZIP lies on the disk of this machine before it is put away, which may be on that disk too. */
const COPIES = 2

/** Throws unless the ZIP could be brought in again, and there is room for it. */
async function checkRoom(files: JobDeps['files'], bytes: number): Promise<void> {
  if (bytes > ARCHIVE_MAX_BYTES) throw new ExportEnded('TOO_LARGE')
  if ((await files.room()) < COPIES * bytes + SPARE_BYTES) throw new ExportEnded('NO_ROOM')
}
