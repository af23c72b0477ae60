import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { WriteOptions } from 'flydrive/types'
import type { S3Config } from '../config.ts'
import type { IncomingFolder } from './incoming-folder.ts'

/** A client for any S3-compatible store. Checksums beyond S3's first ones are left out: many refuse them. */
export function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Config): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Files in S3, all of them private: links go through our own origin. Each is sent once it has arrived whole. */
export class S3Drive extends S3Driver {
  readonly #incoming: IncomingFolder

  constructor(client: S3Client, bucket: string, incoming: IncomingFolder) {
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.#incoming = incoming
  }

  override putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    return this.#incoming.receive(contents, (file) => super.putStream(key, createReadStream(file), options))
  }
}
