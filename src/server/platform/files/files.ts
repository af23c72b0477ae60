import { join } from 'node:path'
import { Readable } from 'node:stream'
import { HeadBucketCommand } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import type { Bucket } from '#domain/files.ts'
import type { Clock } from '../clock.ts'
import type { Config, S3Config } from '../config.ts'
import { isId } from '../ids.ts'
import { StartError } from '../start-error.ts'
import type { Part } from './byte-range.ts'
import { DiskDrive } from './disk-drive.ts'
import { IncomingFolder, makeFolder } from './incoming-folder.ts'
import { S3Drive, s3Client } from './s3-drive.ts'
import { createLinkSigner, type LinkedFile } from './signed-links.ts'
import { checkStorage } from './storage-check.ts'
import { isMissing, rethrow, type StorageState } from './storage-error.ts'

export type FoundFile = {
  size: number
  modifiedAt: Date
  /** The bytes, or a part of them, which must lie within the file. */
  read(part?: Part): Promise<Readable>
}

/** A store of flydrive's that can also begin in the middle of a file. */
export type Drive = DriverContract & {
  /** For a person who has to find the store: 'the folder /srv/azahar/files'. */
  readonly place: string
  getPart(key: string, part: Part): Promise<Readable>
  /** Fails when the store does not answer. */
  reach(signal: AbortSignal): Promise<void>
}

/**
 * Stored files, on the disk or in S3. Paths are made by us, of ids: letters, digits,
 * hyphens, dots and slashes. A path is never given to a second file, so nothing may be cached wrongly.
 * What is stored, read or deleted while the store is full or does not answer fails with a `StorageError`.
 */
export type Files = {
  /** For a person who has to find the store. */
  readonly place: string
  /** Whether a file could be stored right now; answers within two seconds. */
  check(): Promise<StorageState>
  /** The id of the installation whose files these are; `null` when the store carries none. */
  readInstallationId(): Promise<string | null>
  writeInstallationId(id: string): Promise<void>
  /** Stores `size` bytes from the stream; resolves when they are safe, and leaves nothing when it fails. */
  put(bucket: Bucket, path: string, contents: Readable, size: number): Promise<void>
  /** Writes a stream to the disk of this machine, where `use` finds it as a file; then it is gone. */
  spool<T>(contents: Readable, use: (file: string) => Promise<T>): Promise<T>
  /** `null` when there is no such file. */
  find(bucket: Bucket, path: string): Promise<FoundFile | null>
  /** Deletes a file; one that is not there is no error. */
  remove(bucket: Bucket, path: string): Promise<void>
  /** Deletes everything under a folder. */
  removeAll(bucket: Bucket, folder: string): Promise<void>
  list(bucket: Bucket): AsyncIterable<{ path: string; modifiedAt: Date }>
  /** Deletes what interrupted uploads of a killed process have left on the disk since before an instant. */
  sweepInterrupted(before: Date): Promise<void>
  /**
   * A link to a private file that works for `seconds` from now. With `steadySeconds` everybody who asks
   * within that time gets the same link, which may then end that much earlier.
   */
  link(
    bucket: Bucket,
    file: Omit<LinkedFile, 'expiresAt'> & { seconds: number; steadySeconds?: number },
  ): { url: string; expiresAt: Date }
  /** The same for all files under a folder: their names follow the address after a slash. */
  linkFolder(
    bucket: Bucket,
    place: { folder: string; seconds: number; steadySeconds: number },
  ): { url: string; expiresAt: Date }
  /** The lasting address of a file in a public bucket. */
  publicUrl(bucket: PublicBucket, path: string): string
  openLink(bucket: Bucket, token: string): LinkedFile | null
}

/** Buckets whose files are public (spec 7). */
export const PUBLIC_BUCKETS = ['planner-portfolio'] as const satisfies Bucket[]
export type PublicBucket = (typeof PUBLIC_BUCKETS)[number]

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

/** At the root of the store, beside the folders of the buckets. */
const ID_KEY = 'installation-id'

function createFiles(drive: Drive, incoming: IncomingFolder, authSecret: string, clock: Clock): Files {
  const disk = new Disk(drive)
  const put = (key: string, contents: Readable, size: number) => {
    // Never the type of the content: should the store be reachable, it must not serve pages.
    const options = { contentLength: size, contentType: 'application/octet-stream' }
    const stored =
      size === 0 ? disk.put(key, new Uint8Array(), options) : disk.putStream(key, contents, options)
    return stored.catch(rethrow)
  }
  return {
    place: drive.place,

    check: () => checkStorage(drive, incoming),

    async readInstallationId() {
      const text = await disk.get(ID_KEY).catch((error) => (isMissing(error) ? '' : rethrow(error)))
      return isId(text.trim()) ? text.trim() : null
    },

    writeInstallationId: (id) => put(ID_KEY, Readable.from([id], { objectMode: false }), id.length),

    put: async (bucket, path, contents, size) => put(keyOf(bucket, path), contents, size),

    async find(bucket, path) {
      const key = keyOf(bucket, path)
      try {
        const { contentLength, lastModified } = await disk.getMetaData(key)
        return {
          size: contentLength,
          modifiedAt: lastModified,
          read: (part) => (part ? drive.getPart(key, part) : disk.getStream(key)).catch(rethrow),
        }
      } catch (error) {
        return isMissing(error) ? null : rethrow(error)
      }
    },

    remove: async (bucket, path) => disk.delete(keyOf(bucket, path)).catch(rethrow),

    async removeAll(bucket, folder) {
      // One by one: compatible stores disagree on how a deletion of many is to be signed.
      for await (const { path } of listFiles(disk, keyOf(bucket, folder))) {
        await disk.delete(`${keyOf(bucket, folder)}/${path}`)
      }
    },

    list: (bucket) => listFiles(disk, bucket),

    sweepInterrupted: (before) => incoming.sweep(before),

    spool: (contents, use) => spool(incoming, contents, use),

    ...createLinks(createLinkSigner(authSecret), clock),
  }
}

async function spool<T>(incoming: IncomingFolder, contents: Readable, use: (file: string) => Promise<T>) {
  let result: T
  await incoming.receive(contents, async (file) => {
    result = await use(file)
  })
  return result!
}

type Links = Pick<Files, 'link' | 'linkFolder' | 'publicUrl' | 'openLink'>

/** The addresses of files: signed and ending in private buckets, lasting in public ones. */
function createLinks(links: ReturnType<typeof createLinkSigner>, clock: Clock): Links {
  const endOf = (seconds: number, steadySeconds = 0) => {
    const end = clock.now().getTime() + seconds * 1000
    return new Date(steadySeconds ? end - (end % (steadySeconds * 1000)) : end)
  }
  return {
    linkFolder(bucket, { folder, seconds, steadySeconds }) {
      const expiresAt = endOf(seconds, steadySeconds)
      // With its slash at the end the path is a folder and never a file.
      const linked = { path: `${folder}/`, name: '', contentType: '', expiresAt }
      return { url: `/files/${bucket}/${links.sign(bucket, linked)}`, expiresAt }
    },

    link(bucket, { seconds, steadySeconds, ...file }) {
      const expiresAt = endOf(seconds, steadySeconds)
      return { url: `/files/${bucket}/${links.sign(bucket, { ...file, expiresAt })}`, expiresAt }
    },

    publicUrl: (bucket, path) => `/files/${keyOf(bucket, path)}`,

    openLink: (bucket, token) => links.open(bucket, token, clock.now()),
  }
}

const PATH = /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/

function keyOf(bucket: Bucket, path: string): string {
  if (!PATH.test(path)) throw new Error(`Not a path of a stored file: ${JSON.stringify(path)}`)
  return `${bucket}/${path}`
}

async function* listFiles(disk: Disk, folder: string) {
  let page: string | undefined
  do {
    // Past flydrive's normaliser, which takes the slash away: `a/` must not list `ab/`.
    const { objects, paginationToken } = await disk.driver.listAll(`${folder}/`, {
      recursive: true,
      paginationToken: page,
    })
    for (const found of objects) {
      if (!found.isFile) continue
      // Deleted since the page was read: nothing to list.
      const meta = await found
        .getMetaData()
        .catch((error) => (isMissing(error) ? null : Promise.reject(error)))
      if (meta) yield { path: found.key.slice(folder.length + 1), modifiedAt: meta.lastModified }
    }
    page = paginationToken
  } while (page)
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))
