import { HeadBucketCommand } from '@aws-sdk/client-s3'
import type { S3Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import type { IncomingFolder } from './incoming-folder.ts'
import { S3Drive, s3Client } from './s3-drive.ts'

/**
 * The bucket of the configuration; throws `StartError` when it cannot be used. Loaded where there is one: the client of
 * S3 is five megabytes of memory.
 */
export async function openS3(config: S3Config, incoming: IncomingFolder): Promise<S3Drive> {
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
  const { message, name } = error as Error
  return (message || name).replace(/\s+/g, ' ')
}
