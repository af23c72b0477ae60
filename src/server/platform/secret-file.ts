import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A random secret kept in a file only its owner can read. Two processes that start at once agree on one secret:
 * the file appears whole or not at all, and the first link wins.
 */
export function readOrCreateSecret(folder: string, name: string, make: () => string = randomSecret): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  const existing = read(file)
  if (existing) return existing
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, make(), { mode: 0o600 })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readFileSync(file, 'utf8')
}

const randomSecret = () => randomBytes(32).toString('base64url')

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}
