import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, type Stream, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { WriteStream } from 'node:tty'
import { createGzip } from 'node:zlib'
import { StartError } from '../start-error.ts'
import { encrypted } from './encryption.ts'

/** Stands for the standard output. */
export const STANDARD_OUTPUT = '-'

/**
 * Writes a tar as a backup: packed, encrypted when there is a passphrase. The file appears under its name once it is
 * whole and has reached the disk, and is for this user only. Nothing is left of it when `signal` ends it.
 */
export async function writeBackupFile(
  name: string,
  tar: Readable,
  passphrase: string | null,
  { standardOutput, signal }: { standardOutput: Writable; signal: AbortSignal },
): Promise<void> {
  if (name === STANDARD_OUTPUT) return writeOut(name, withoutEnd(standardOutput), tar, passphrase, signal)
  // Not by the number of the process, which is the same again in a container that was killed.
  const unfinished = `${name}.${randomBytes(4).toString('hex')}.part`
  try {
    const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
    await writeOut(name, file, tar, passphrase, signal)
    await publish(unfinished, name)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Throws `StartError` when a backup cannot be a file of this name: a folder or a device would be put aside by it. */
export async function refuseName(name: string, standardOutput: Writable): Promise<void> {
  if (name === STANDARD_OUTPUT) {
    if (!(standardOutput as Partial<WriteStream>).isTTY) return
    throw new StartError('The standard output is a terminal: let a file or another program take the backup.')
  }
  const found = await stat(name).catch(() => null)
  if (!found || found.isFile()) return
  throw new StartError(
    found.isDirectory()
      ? `${name} is a folder: give the name of a file in it.`
      : `${name} is no file: give the name of one, or - for the standard output.`,
  )
}

/** Takes the tar to its destination; a failure of the destination is told by its name. */
async function writeOut(
  name: string,
  destination: Writable,
  tar: Readable,
  passphrase: string | null,
  signal: AbortSignal,
): Promise<void> {
  // A failure at one end ends the other one with the same error.
  const failed: Stream[] = []
  for (const end of [tar, destination]) end.once('error', () => failed.push(end))
  try {
    await send(tar, passphrase, destination, signal)
  } catch (error) {
    if (failed[0] !== destination || signal.aborted) throw error
    throw cannotWrite(name, error as Error)
  }
}

async function publish(unfinished: string, name: string): Promise<void> {
  try {
    await rename(unfinished, name)
    const folder = await open(dirname(name))
    await folder.sync().finally(() => folder.close())
  } catch (error) {
    throw cannotWrite(name, error as Error)
  }
}

function cannotWrite(name: string, { message }: Error): StartError {
  const place = name === STANDARD_OUTPUT ? 'the standard output' : name
  return new StartError(`The backup cannot be written to ${place} (${message}).`)
}

function send(
  tar: Readable,
  passphrase: string | null,
  destination: Writable,
  signal: AbortSignal,
): Promise<void> {
  const packed = createGzip()
  if (passphrase === null) return pipeline(tar, packed, destination, { signal })
  return pipeline(tar, packed, (contents) => encrypted(contents, passphrase), destination, { signal })
}

/** The stream stays open for the one who gave it. */
function withoutEnd(stream: Writable): Writable {
  // It says the same to the callback: a reader that is gone is no bug.
  stream.on('error', () => {})
  return new Writable({
    write: (chunk, _encoding, done) => {
      stream.write(chunk, done)
    },
  })
}
