import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/**
 * A random secret kept in a file only its owner can read. Two processes that start at once agree on one secret:
 * the file appears whole or not at all, and the first link wins. Throws `StartError` when the file is there and empty.
 */
export function readOrCreateSecret(folder: string, name: string, make: () => string = randomSecret): string {
  const existing = readSecret(folder, name)
  if (existing !== undefined) return existing
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  const unfinished = `${file}.${process.pid}`
  try {
    write(unfinished, make())
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readSecret(folder, name)!
}

/** The secret of a file; nothing where there is none yet. An empty one signs with nothing, so that it is refused. */
export function readSecret(folder: string, name: string): string | undefined {
  const file = join(folder, name)
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
  if (text) return text
  throw new StartError(
    `${file} is empty: put back the secret that was in it, or delete the file for a new one.`,
  )
}

export const randomSecret = () => randomBytes(32).toString('base64url')

/** A power cut after the link must not leave a name without its bytes. */
function write(file: string, secret: string) {
  const handle = openSync(file, 'w', 0o600)
  try {
    writeSync(handle, secret)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
