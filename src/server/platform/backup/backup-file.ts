import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartError } from '../start-error.ts'
import { decrypted, ENCRYPTED_MAGIC, encrypted } from './encryption.ts'

/** Stands for the standard output. */
export const STANDARD_OUTPUT = '-'

/**
 * Writes a tar as a backup: packed, encrypted when there is a passphrase. The file appears under its name once it is
 * whole and has reached the disk, and is for this user only.
 */
export async function writeBackupFile(
  name: string,
  tar: Readable,
  passphrase: string | null,
  standardOutput: Writable,
): Promise<void> {
  if (name === STANDARD_OUTPUT) return send(tar, passphrase, withoutEnd(standardOutput))
  const unfinished = `${name}.${process.pid}.part`
  try {
    const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
    await send(tar, passphrase, file)
    await rename(unfinished, name)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw isOfFile(error, unfinished)
      ? new StartError(`The backup cannot be written to ${name} (${error.message}).`)
      : error
  }
}

function send(tar: Readable, passphrase: string | null, destination: Writable): Promise<void> {
  const packed = createGzip()
  if (passphrase === null) return pipeline(tar, packed, destination)
  return pipeline(tar, packed, (contents) => encrypted(contents, passphrase), destination)
}

/** The bytes of the tar in a backup; throws `StartError` when it is none, or does not open. */
export async function* readBackupFile(name: string, passphrase: string | null): AsyncGenerator<Buffer> {
  const isEncrypted = await hasPassphrase(name)
  if (isEncrypted && passphrase === null) {
    throw new StartError(
      `${name} is encrypted: give its passphrase (--passphrase-file or BACKUP_PASSPHRASE).`,
    )
  }
  const file = createReadStream(name)
  const packed = isEncrypted ? decrypted(file, passphrase!, name) : file
  const unpacked = createGunzip()
  const reading = pipeline(packed, unpacked)
  // The same error ends the loop below.
  reading.catch(() => {})
  try {
    yield* unpacked
  } finally {
    unpacked.destroy()
    file.destroy()
  }
}

async function hasPassphrase(name: string): Promise<boolean> {
  const handle = await open(name).catch((error: Error) => {
    throw new StartError(`The backup cannot be read (${error.message}).`)
  })
  try {
    const { buffer } = await handle.read(Buffer.alloc(ENCRYPTED_MAGIC.length), 0, ENCRYPTED_MAGIC.length, 0)
    if (buffer.equals(ENCRYPTED_MAGIC)) return true
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) return false
  } finally {
    await handle.close()
  }
  throw new StartError(`${basename(name)} in ${dirname(name)} is no backup of Azahar.`)
}

/** The stream stays open for the one who gave it. */
const withoutEnd = (stream: Writable) =>
  new Writable({
    write: (chunk, _encoding, done) => {
      stream.write(chunk, done)
    },
  })

const isOfFile = (error: unknown, path: string): error is Error =>
  error instanceof Error && 'syscall' in error && (!('path' in error) || error.path === path)
