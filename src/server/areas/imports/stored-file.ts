import { createHash } from 'node:crypto'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SPARE_BYTES } from '#domain/files/files.ts'
import type { Files } from '#server/platform/files/files.ts'
import { StorageError } from '#server/platform/storage-error.ts'

/** A piece in the store; those of planners have a place of their own. */
export type StoredPiece = { path: string; size: number; bucket?: 'imports' | 'planner-imports' }

/** Fails while the disk of this machine would have too little left with so many bytes more. */
export async function keepSpare(files: Pick<Files, 'room'>, bytes: number): Promise<void> {
  if ((await files.room()) < bytes + SPARE_BYTES)
    throw new StorageError('full', new Error(`no room for ${bytes} bytes of an import`))
}

/** The bytes of a file that lies in pieces, one piece open at a time. */
export function readPieces(files: Files, pieces: readonly StoredPiece[]): Readable {
  async function* bytes() {
    for (const { path, bucket = 'imports' } of pieces) {
      const found = await files.find(bucket, path)
      if (!found) throw new StorageError('unavailable', new Error('a piece of an import is gone'))
      yield* (await found.read()) as AsyncIterable<Buffer>
    }
  }
  return Readable.from(bytes(), { objectMode: false })
}

/** Lets `use` find a file on the disk of this machine, with the SHA-256 of its bytes. */
export function spoolPieces<T>(
  files: Files,
  pieces: readonly StoredPiece[],
  use: (file: { path: string; hash: string }) => Promise<T>,
): Promise<T> {
  const sum = createHash('sha256')
  const counted = new Transform({
    transform(chunk, _encoding, done) {
      sum.update(chunk)
      done(null, chunk)
    },
  })
  const sent = pipeline(readPieces(files, pieces), counted)
  // Its failure ends the spooling too, where it is reported.
  sent.catch(() => {})
  return files.spool(counted, async (path) => {
    await sent
    return use({ path, hash: sum.digest('hex') })
  })
}
