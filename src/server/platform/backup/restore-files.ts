import { Readable } from 'node:stream'
import { BUCKETS, type Bucket } from '#domain/files/files.ts'
import type { Files } from '../files/files.ts'
import { StartError } from '../start-error.ts'
import type { ArchiveEntry } from './archive-reader.ts'

/** A store as far as a restore needs it. */
export type RestoreStore = Pick<
  Files,
  'put' | 'list' | 'remove' | 'place' | 'readInstallationId' | 'writeInstallationId'
>

type Store = Omit<RestoreStore, 'writeInstallationId'>

/** Throws `StartError` when the store has files: they would be taken for those of the backup. */
export async function refuseUsedStore(store: Store): Promise<void> {
  const isUsed = (await store.readInstallationId()) !== null || (await hasFiles(store))
  if (!isUsed) return
  throw new StartError(
    `There are files already in ${store.place}: restore into an empty one (another DATA_DIR, or another S3_BUCKET).`,
  )
}

async function hasFiles(store: Store): Promise<boolean> {
  for (const bucket of BUCKETS) for await (const _ of store.list(bucket)) return true
  return false
}

export async function restoreFile(store: Store, { name, size, contents }: ArchiveEntry): Promise<void> {
  const [, bucket, path] = /^files\/([\w-]+)\/(.+)$/.exec(name) ?? []
  if (!isBucket(bucket)) throw new Error(`no bucket of ours: ${name}`)
  await store.put(bucket, path!, Readable.from(contents, { objectMode: false }), size)
}

/** Takes back what `restoreFile` has stored. */
export async function emptyStore(store: Store): Promise<void> {
  for (const bucket of BUCKETS)
    for await (const { path } of store.list(bucket)) await store.remove(bucket, path)
}

const isBucket = (name: string | undefined): name is Bucket => BUCKETS.some((bucket) => bucket === name)
