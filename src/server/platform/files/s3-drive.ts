import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { GetObjectCommand, HeadBucketCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import type { ObjectMetaData, WriteOptions } from 'flydrive/types'
import type { S3Config } from '../config.ts'
import type { Part } from './byte-range.ts'
import type { Drive } from './files.ts'
import type { IncomingFolder } from './incoming-folder.ts'

/**
 * How long the store may take to begin an answer to a reading, in milliseconds, retries included. A person waits for
 * two of them: the properties of a file, then its bytes.
 */
const ANSWER_MS = 4000

/** A client for any S3-compatible store. Checksums beyond S3's first ones are left out: many refuse them. */
export function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Config): S3Client {
  // An operator cannot do anything about the versions of Node.js that a later release of the library will want.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Without them a store that no longer answers would hold requests for ever.
    requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Files in S3, all of them private: links go through our own origin. Each is sent once it has arrived whole. */
export class S3Drive extends S3Driver implements Drive {
  readonly place: string
  readonly #client: S3Client
  readonly #bucket: string
  readonly #incoming: IncomingFolder

  constructor(client: S3Client, { endpoint, bucket }: S3Config, incoming: IncomingFolder) {
    super({ client, bucket, visibility: 'private', supportsACL: false })
    this.place = `the bucket ${bucket} at ${endpoint}`
    this.#client = client
    this.#bucket = bucket
    this.#incoming = incoming
  }

  override putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    return this.#incoming.receive(contents, (file) => super.putStream(key, createReadStream(file), options))
  }

  takeFile(key: string, file: string, options: WriteOptions): Promise<void> {
    return super.putStream(key, createReadStream(file), options)
  }

  async reach(signal: AbortSignal): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }), { abortSignal: signal })
  }

  override async getMetaData(key: string): Promise<ObjectMetaData> {
    const wanted = new HeadObjectCommand({ Bucket: this.#bucket, Key: key })
    const found = await inTime((abortSignal) => this.#client.send(wanted, { abortSignal }))
    return {
      contentType: found.ContentType ?? 'application/octet-stream',
      contentLength: found.ContentLength!,
      etag: found.ETag!,
      lastModified: found.LastModified!,
    }
  }

  override async getStream(key: string): Promise<Readable> {
    const wanted = new GetObjectCommand({ Bucket: this.#bucket, Key: key })
    const { Body } = await inTime((abortSignal) => this.#client.send(wanted, { abortSignal }))
    return Body as Readable
  }

  async getPart(key: string, { first, last }: Part): Promise<Readable> {
    const range = `bytes=${first}-${last}`
    const wanted = new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range: range })
    const { Body, ContentLength } = await inTime((abortSignal) => this.#client.send(wanted, { abortSignal }))
    const body = Body as Readable
    if (ContentLength === last - first + 1) return body
    // Its bytes would be taken for those of another place in the file.
    body.destroy()
    throw new Error(`The store gave ${ContentLength} bytes for ${range} of ${key}`)
  }
}

/** Gives up on an answer that does not begin in time; the bytes that follow it may take as long as they need. */
async function inTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), ANSWER_MS)
  try {
    return await ask(patience.signal)
  } finally {
    clearTimeout(timer)
  }
}
