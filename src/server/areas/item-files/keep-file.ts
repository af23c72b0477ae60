import type { Readable } from 'node:stream'
import { DatabaseError } from 'pg'
import type { ItemFile } from '#contract/item-files.ts'
import { type Bucket, freeFileName } from '#domain/files/files.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import type { Platform } from '#server/core/context.ts'
import { type Notified, resultOf } from '#server/core/notified.ts'
import { newId } from '#server/platform/ids.ts'

export type FileWish = { id: string; name: string; overwrite: boolean }

/** The verdict on a file before it is kept; checked again when its bytes are there. */
export type FileVerdict =
  | { kind: 'welcome'; replaces: string | null }
  | { kind: 'there'; file: ItemFile }
  | { kind: 'itemNotFound' | 'exists' | 'tooMany' | 'full' }

export type StoredBytes = { path: string; size: number; contentType: string }

/** A file that was kept, or why it was not. */
export type KeptFile = ItemFile | Notified<ItemFile> | FileVerdict | { kind: 'empty' | 'lost' }

/**
 * A place that files are kept at: an item of a wedding, or a vendor of a planner's book. Its rows are its own; the way of
 * a file there, whether it is sent or copied, is one for all places.
 */
export type FileKeeper = {
  bucket: Bucket
  /** The bytes of its files lie below it. */
  folder: string
  /** The files that are shown there, newest first; `undefined` where there is no such place. */
  list: () => Promise<ItemFile[] | undefined>
  /** Whether its files may grow by so many bytes when one of them is replaced. */
  hasRoom: (size: number, replaces: string | null) => Promise<boolean>
  /** Adds the row of a file whose bytes are safe, unless something has come between. */
  add: (wish: FileWish, stored: StoredBytes) => Promise<ItemFile | Notified<ItemFile> | FileVerdict>
}

/** Whether there is room for a file of that name, given the files of its place. */
export function judgeFile(files: ItemFile[], { id, name, overwrite }: FileWish): FileVerdict {
  const there = files.find((file) => file.id === id)
  if (there) return { kind: 'there', file: there }
  const namesake = files.find((file) => file.name === name)
  if (namesake) return overwrite ? { kind: 'welcome', replaces: namesake.id } : { kind: 'exists' }
  return files.length < LIMITS.vendor.files ? { kind: 'welcome', replaces: null } : { kind: 'tooMany' }
}

type Bytes = {
  size: number
  contents: () => Readable | Promise<Readable>
  /** The type that was found in them, once they are read. */
  contentType: () => string | Promise<string>
}

/**
 * Keeps a file at its place. Whether it may be kept is asked before the bytes, to spare the sender the wait, and again
 * with the row, which comes into being after the bytes are safe.
 */
export async function keepFile(
  { files }: Pick<Platform, 'files'>,
  keeper: FileKeeper,
  wish: FileWish,
  bytes: Bytes,
): Promise<KeptFile> {
  const there = await keeper.list()
  if (!there) return { kind: 'itemNotFound' }
  const early = judgeFile(there, wish)
  if (early.kind !== 'welcome') return early
  const { size } = bytes
  if (size === 0) return { kind: 'empty' }
  if (!(await keeper.hasRoom(size, early.replaces))) return { kind: 'full' }
  const path = `${keeper.folder}/${newId()}`
  await files.put(keeper.bucket, path, await bytes.contents(), size)
  const contentType = await bytes.contentType()
  const kept = await keeper.add(wish, { path, size, contentType }).catch(async (error) => {
    if (isRefusal(error)) await files.remove(keeper.bucket, path)
    throw error
  })
  if ('kind' in resultOf(kept)) await files.remove(keeper.bucket, path)
  return kept
}

/** A file that lies in the store. */
export type StoredFile = { bucket: Bucket; path: string; id: string; name: string } & Pick<
  ItemFile,
  'size' | 'contentType'
>

/**
 * Copies a stored file to a place, where it has the same id: a second try finds the copy of the first. A name that
 * another file has there gets a number. The copy has bytes of its own, so that neither goes with the other.
 */
export async function copyFile(
  platform: Pick<Platform, 'files'>,
  { bucket, path, id, name, size, contentType }: StoredFile,
  keeper: FileKeeper,
): Promise<KeptFile> {
  const there = await keeper.list()
  if (!there) return { kind: 'itemNotFound' }
  const free = freeFileName(name, (taken) => there.some((file) => file.name === taken && file.id !== id))
  const found = await platform.files.find(bucket, path)
  if (!found) return { kind: 'lost' }
  return keepFile(
    platform,
    keeper,
    { id, name: free, overwrite: false },
    { size, contents: () => found.read(), contentType: () => contentType },
  )
}

/**
 * Whether PostgreSQL itself said no, so that there is certainly no row. When it fell silent the row may be
 * there all the same, and the cleaner looks after the file.
 */
function isRefusal(error: Error): boolean {
  const said = error.cause ?? error
  return said instanceof DatabaseError && said.severity === 'ERROR'
}
