import type { Readable } from 'node:stream'
import type { DriverContract, WriteOptions } from 'flydrive/types'
import type { Bucket } from '#domain/files/files.ts'
import type { StorageState } from '#server/platform/storage-error.ts'
import type { Part } from './byte-range.ts'
import type { PartialFiles } from './partial-files.ts'
import type { LinkedFile, LinkReader } from './signed-links.ts'

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
  /** Stores a file that lies where files arrive, which may be gone from there afterwards. */
  takeFile(key: string, file: string, options: WriteOptions): Promise<void>
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
  /** Bytes that can still be written to the disk of this machine, where files arrive. */
  room(): Promise<number>
  /** The id of the installation whose files these are; `null` when the store carries none. */
  readInstallationId(): Promise<string | null>
  writeInstallationId(id: string): Promise<void>
  /** Stores `size` bytes from the stream; resolves when they are safe, and leaves nothing when it fails. */
  put(bucket: Bucket, path: string, contents: Readable, size: number): Promise<void>
  /** The same for a spooled file of `size` bytes or one beside it, which may be gone afterwards: a disk moves it. */
  take(bucket: Bucket, path: string, file: string, size: number): Promise<void>
  /** Writes a stream to the disk of this machine, where `use` finds it as a file; then it is gone. */
  spool<T>(contents: Readable, use: (file: string) => Promise<T>): Promise<T>
  /** Files that may arrive in more than one request, on the disk of this machine. */
  partials: PartialFiles
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
   * A link to a private file that works for `seconds` from now. With `steadySeconds` every request
   * within that time gets the same link, which may then end that much earlier. A link for a `reader` ends with their
   * access, too.
   */
  link(
    bucket: Bucket,
    file: Omit<LinkedFile, 'expiresAt'> & { seconds: number; steadySeconds?: number },
  ): { url: string; expiresAt: Date }
  /** The same for all files under a folder: their names follow the address after a slash. */
  linkFolder(
    bucket: Bucket,
    place: { folder: string; seconds: number; steadySeconds: number; reader?: LinkReader },
  ): { url: string; expiresAt: Date }
  /** The lasting address of a file in a public bucket. */
  publicUrl(bucket: PublicBucket, path: string): string
  openLink(bucket: Bucket, token: string): LinkedFile | null
}

/** Buckets whose files are public (spec 7). */
export const PUBLIC_BUCKETS = ['planner-portfolio'] as const satisfies Bucket[]
export type PublicBucket = (typeof PUBLIC_BUCKETS)[number]
