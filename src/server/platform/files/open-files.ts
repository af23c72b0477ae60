import { join } from 'node:path'
import { HeadBucketCommand } from '@aws-sdk/client-s3'
import type { Clock } from '../clock.ts'
import type { Config, S3Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { createFiles } from './create-files.ts'
import { DiskDrive } from './disk-drive.ts'
import type { Files } from './files.ts'
import { IncomingFolder, makeFolder } from './incoming-folder.ts'
import { S3Drive, s3Client } from './s3-drive.ts'

/** Opens the store of the configuration. Throws `StartError` when it cannot be used. */
export async function openFiles(
  config: Pick<Config, 'files' | 'dataDir' | 'authSecret'>,
  clock: Clock,
): Promise<Files> {
  const root = join(config.dataDir, 'files')
  await openFolder(root)
  const incoming = new IncomingFolder(join(root, 'incoming'))
  const drive =
    config.files.kind === 's3' ? await openS3(config.files, incoming) : new DiskDrive(root, incoming)
  return createFiles(drive, incoming, config.authSecret, clock)
}

async function openFolder(folder: string) {
  try {
    await makeFolder(folder)
  } catch (error) {
    throw new StartError(`DATA_DIR must be a folder this user can write to (${reasonOf(error)}).`)
  }
}

async function openS3(config: S3Config, incoming: IncomingFolder) {
  const client = s3Client(config)
  try {
    await client.send(new HeadBucketCommand({ Bucket: config.bucket }))
  } catch (error) {
    throw new StartError(
      `The bucket ${config.bucket} at S3_ENDPOINT cannot be used with these S3_* values (${storeReason(error)}).`,
    )
  }
  return new S3Drive(client, config, incoming)
}

/** S3 answers the question for a bucket without a word about what is wrong. */
function storeReason(error: unknown): string {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  if (status === 403) return '403: the keys are wrong, or may not use it'
  if (status === 404) return '404: there is no such bucket'
  if (status === 301) return '301: it is in another region'
  return reasonOf(error).replace(/\s+/g, ' ')
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))
