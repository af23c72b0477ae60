import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { IMPORT_CALL_MAX_BYTES } from '#domain/imports/imports.ts'
import { nameInZip } from '#domain/imports/names-in-zip.ts'
import { SECOND_MS } from '#domain/time/time.ts'
import { idFromKey, newId } from '#server/platform/ids.ts'
import { within } from '#server/platform/within.ts'
import { addSentFiles, type SentFile } from './add-sent-files.commands.ts'
import { Overfull, PASTED_NAME } from './import-files.commands.ts'
import { listFiles } from './import-files.queries.ts'
import { type Importing, ownerOf } from './importing.ts'
import { beginImport } from './imports.commands.ts'
import { readArrivedFile } from './read-arrived-file.ts'
import { keepSpare } from './stored-file.ts'

/** Milliseconds for which a request waits for the reading of its files; the rest is read in the background. */
const READING_MS = 8 * SECOND_MS

type Sent = { id: string; files: readonly { name: string; base64: string }[]; text?: string | undefined }

/**
 * Begins an import with all its files in one request, and reads them while the request waits. Sent again it adds nothing.
 * Throws `Overfull`.
 */
export async function beginWithFiles(context: Importing, { id: importId, files, text }: Sent) {
  const { platform } = context
  const owner = ownerOf(context)
  const contents = files.map(({ name, base64 }) => ({ name, bytes: bytesOf(base64) }))
  if (text !== undefined) contents.push({ name: PASTED_NAME, bytes: Buffer.from(text) })
  const sent = contents.flatMap(({ name, bytes }) => (bytes ? [{ name: cleanName(name), bytes }] : []))
  if (sent.length < contents.length) return 'unreadable'
  const size = sent.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (size > IMPORT_CALL_MAX_BYTES) throw new Overfull('bytes')
  const row = await beginImport(platform, owner, importId)
  if (row === 'full') return 'full'
  const until = platform.clock.now().getTime() + READING_MS
  await keepSpare(platform.files, size)
  const stored: SentFile[] = []
  let kept: readonly string[] = []
  try {
    for (const { name, bytes } of sent) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const path = `${owner.weddingId}/${importId}/${newId()}`
      stored.push({ id: idFromKey(importId, `${name}/${hash}`), name, path, bytes: bytes.length })
      await platform.files.put('imports', path, Readable.from([bytes]), bytes.length)
    }
    const added = await addSentFiles(platform, owner, importId, { files: stored, readAt: new Date(until) })
    if (typeof added === 'string') return added
    kept = added
  } finally {
    for (const { path } of stored) if (!kept.includes(path)) await platform.files.remove('imports', path)
  }
  await readSent(context, importId, until)
  return 'changed'
}

/** Reads what waits as long as there is time; a file that takes longer, or fails, is left to its job. */
async function readSent(context: Importing, importId: string, until: number): Promise<void> {
  await within(
    READING_MS,
    readWaiting(context, importId, until).catch(() => undefined),
  )
}

/** One file after another, and what lay in ZIPs. */
async function readWaiting({ platform, weddingId }: Importing, importId: string, until: number) {
  for (;;) {
    const next = (await listFiles(platform.db, weddingId, importId)).find(({ state }) => state === 'waiting')
    if (!next || platform.clock.now().getTime() >= until) return
    await readArrivedFile(platform, { weddingId, importId, fileId: next.id, revision: next.revision })
  }
}

/** The bytes of base64; `null` for what is none. */
function bytesOf(base64: string): Buffer | null {
  if (/[^A-Za-z0-9+/=\r\n]/.test(base64)) return null
  const bytes = Buffer.from(base64, 'base64')
  const digits = base64.replace(/[=\r\n]/g, '').length
  return bytes.length === Math.floor((digits * 3) / 4) ? bytes : null
}

/** Names lead nowhere; one of which nothing is left is a file all the same. */
const cleanName = (name: string): string => nameInZip(name) ?? 'Archivo sin nombre'
