import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../start-error.ts'

/** Less than a segment of the write-ahead log: PostgreSQL does not start without. */
const NEEDED_BYTES = 16 * 1024 ** 2

/** The reason for a failure when the disk of a folder is full: a server that cannot write cannot say so in its log. */
export function fullDiskFailure(folder: string): StartError | null {
  let existing = folder
  while (!existsSync(existing)) existing = dirname(existing)
  const { bavail, bsize } = statfsSync(existing)
  if (bavail * bsize >= NEEDED_BYTES) return null
  return new StartError(`There is no space left on the disk of ${folder}: free some and start again.`)
}
