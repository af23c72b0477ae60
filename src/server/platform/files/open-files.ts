import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { createFiles } from './create-files.ts'
import { DiskDrive } from './disk-drive.ts'
import type { Drive, Files } from './files.ts'
import { IncomingFolder, makeFolder } from './incoming-folder.ts'
import { PartialFiles } from './partial-files.ts'

/** Opens the store of the configuration. Throws `StartError` when it cannot be used. */
export async function openFiles(
  config: Pick<Config, 'files' | 'dataDir' | 'authSecret'>,
  clock: Clock,
): Promise<Files> {
  const root = join(config.dataDir, 'files')
  await openFolder(root)
  const arriving = join(root, 'incoming')
  const incoming = new IncomingFolder(arriving)
  const drive = await openDrive(config.files, root, incoming)
  return { ...createFiles(drive, incoming, config.authSecret, clock), partials: new PartialFiles(arriving) }
}

async function openDrive(files: Config['files'], root: string, incoming: IncomingFolder): Promise<Drive> {
  if (files.kind === 'disk') return new DiskDrive(root, incoming)
  const { openS3 } = await import('./open-s3.ts')
  return openS3(files, incoming)
}

async function openFolder(folder: string) {
  try {
    await makeFolder(folder)
  } catch (error) {
    throw new StartError(`DATA_DIR must be a folder this user can write to (${reasonOf(error)}).`)
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))
