import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { DATA_EXPORT_MAX_BYTES } from '#domain/accounts/data-exports.ts'
import { safeFileName } from '#domain/files/files.ts'
import { collectWedding } from '#server/areas/archive/collect-wedding.ts'
import {
  type Document,
  type StoredFile,
  type WriteDocuments,
  zipOf,
} from '#server/areas/archive/stream-zip.ts'
import type { Configured } from '#server/core/context.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { newId } from '#server/platform/ids.ts'
import { beginExport, finishExport } from './data-export.commands.ts'
import { readOwnActivity } from './own-activity.queries.ts'
import { listMemberships, listOwnFiles, readOwnRows } from './own-data.queries.ts'

type Deps = Pick<JobDeps, 'db' | 'databases' | 'clock' | 'files'> & Configured<'publicUrl'>

/**
 * Makes the copy that a person asked for: the rows of their account, their own files, and each of their weddings as
 * they see it. It may run again: a copy that was replaced or is ready is not made.
 */
export async function makeDataExport(deps: Deps, userId: string, exportId: string): Promise<void> {
  const { db, files } = deps
  if (!(await beginExport(db, userId, exportId))) return
  const zip = await zipOf(files, (write) => collectPerson(deps, userId, write))
  const path = `${newId()}/${exportId}`
  const size = await files.spool(zip, async (file) => {
    const { size } = await stat(file)
    await files.put('data-exports', path, createReadStream(file), size)
    return size
  })
  const isKept = await finishExport(deps, { userId, exportId, path, size })
  if (!isKept) await files.remove('data-exports', path)
}

async function collectPerson(
  deps: Deps,
  userId: string,
  write: WriteDocuments,
): Promise<readonly StoredFile[]> {
  const { db, clock } = deps
  const memberships = await listMemberships(db, userId)
  const activity = await readOwnActivity(db, userId, memberships)
  const rows = { ...(await readOwnRows(db, userId)), ...(activity.length > 0 && { activity }) }
  const files: StoredFile[] = await listOwnFiles(db, userId)
  let room = DATA_EXPORT_MAX_BYTES
  const alone: string[] = []
  await write([text('cuenta.json', JSON.stringify(rows, null, 2))])
  for (const membership of memberships) {
    const { weddingId } = membership
    await collectWedding(deps, { membership, now: clock.now() }, async (wedding) => {
      const folder = `bodas/${safeFileName(wedding.name)} (${weddingId.slice(-4)})`
      const within = <T extends { name: string }>(one: T): T => ({ ...one, name: `${folder}/${one.name}` })
      await write(wedding.documents.map(within))
      const bytes = wedding.files.reduce((sum, { size }) => sum + size, 0)
      if (bytes <= room) files.push(...wedding.files.map(within))
      else alone.push(wedding.name)
      room -= Math.min(bytes, room)
    })
  }
  await write([text('LEEME.txt', readMe(alone))])
  return files
}

const text = (name: string, contents: string): Document => ({
  name,
  contents: (async function* () {
    yield contents
  })(),
})

const readMe = (alone: readonly string[]) => `Esta es la copia de tus datos de Azahar.

cuenta.json  todo lo que guardamos de ti: cuenta, perfil, sesiones, tus avisos, lo que has escrito y tu actividad
tus-archivos tu logo, tu portfolio y los justificantes de tus pagos, si los tienes
bodas        cada boda en la que participas, tal como la ves, con sus archivos

No están las contraseñas ni las claves: se guardan cifradas y no sirven para nada más.
${alone.length > 0 ? `\nEstas bodas tienen demasiados archivos para esta copia. Descárgalas una a una en «Tus datos»:\n${alone.join('\n')}\n` : ''}`
