import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import {
  ARCHIVE_ENTRIES_MAX,
  ARCHIVE_INDEX,
  ARCHIVE_INDEX_MAX_BYTES,
  ARCHIVE_MAX_BYTES,
  ARCHIVE_RATIO_MAX,
} from '#domain/wedding-archive.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { readIndex } from './read-index.ts'

export type ArchivedFile = {
  table: string
  key: Record<string, string>
  bytes: number
  open(): Promise<Readable>
}

export type Archive = {
  /** The rows of each table, checked one by one. */
  rows: ReadonlyMap<string, Record<string, unknown>[]>
  /** The names of those who were members, by their ids. */
  people: ReadonlyMap<string, string>
  files: ArchivedFile[]
}

/** Bytes below which an entry may shrink as much as it likes. */
const SMALL = 1024 ** 2

/** Reads the index of a ZIP and lets `use` read its files; throws `ArchiveRefused` when it is none of ours. */
export async function withArchive<T>(file: string, use: (archive: Archive) => Promise<T>): Promise<T> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(
    refuse('ARCHIVE_UNKNOWN'),
  )
  try {
    const entries = await listEntries(zip)
    const found = entries.get(ARCHIVE_INDEX)
    if (!found) throw new ArchiveRefused('ARCHIVE_UNKNOWN')
    if (found.uncompressedSize > ARCHIVE_INDEX_MAX_BYTES) throw new ArchiveRefused('ARCHIVE_TOO_LARGE')
    const contents = await zip.openReadStreamPromise(found).catch(refuse('ARCHIVE_DAMAGED'))
    const index = await readIndex(contents)
    const files = index.files.map(({ nombre, tabla, clave }): ArchivedFile => {
      const entry = entries.get(nombre)
      if (!entry) throw new ArchiveRefused('ARCHIVE_DAMAGED')
      return {
        table: tabla,
        key: clave,
        bytes: entry.uncompressedSize,
        open: () => zip.openReadStreamPromise(entry),
      }
    })
    const people = new Map(index.people.map(({ id, name }) => [id, name]))
    return await use({ rows: index.rows, files, people })
  } finally {
    zip.close()
  }
}

/**
 * The entries by their names, none of which is read. yauzl refuses names that lead out of a folder, and while it
 * reads an entry more bytes than were announced.
 */
async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > ARCHIVE_ENTRIES_MAX) throw new ArchiveRefused('ARCHIVE_TOO_LARGE')
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const { uncompressedSize, compressedSize, fileName } = entry
      bytes += uncompressedSize
      const isBomb = uncompressedSize > SMALL && uncompressedSize > compressedSize * ARCHIVE_RATIO_MAX
      if (isBomb || bytes > ARCHIVE_MAX_BYTES) throw new ArchiveRefused('ARCHIVE_TOO_LARGE')
      if (entry.isEncrypted()) throw new ArchiveRefused('ARCHIVE_DAMAGED')
      entries.set(fileName, entry)
    }
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused('ARCHIVE_DAMAGED')
  }
  return entries
}

const refuse = (code: ArchiveRefused['code']) => () => {
  throw new ArchiveRefused(code)
}
