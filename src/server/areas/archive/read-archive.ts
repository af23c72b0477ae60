import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import {
  ARCHIVE_ENTRIES_MAX,
  ARCHIVE_INDEX,
  ARCHIVE_INDEX_MAX_BYTES,
  ARCHIVE_MAX_BYTES,
  ARCHIVE_RATIO_MAX,
} from '#domain/archive/wedding-archive.ts'
import type { Archive } from './archive.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { matchFiles, type NamedFile } from './match-files.ts'
import { readIndex } from './read-index.ts'

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
    const index = await readIndex(await openEntry(zip, found))
    const named = index.files.map(({ nombre, tabla, clave, bytes }): NamedFile => {
      const entry = entries.get(nombre)
      if (!entry) throw new ArchiveRefused('ARCHIVE_DAMAGED')
      const isLost = bytes > 0 && entry.uncompressedSize === 0
      const open = () => openEntry(zip, entry)
      return { table: tabla, key: clave, bytes: entry.uncompressedSize, isLost, open }
    })
    const people = new Map(index.people.map(({ id, name }) => [id, name]))
    return await use({ ...matchFiles(index.rows, named), people })
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
      if (entry.isEncrypted() || isLink(entry) || entries.has(fileName)) {
        throw new ArchiveRefused('ARCHIVE_DAMAGED')
      }
      entries.set(fileName, entry)
    }
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused('ARCHIVE_DAMAGED')
  }
  return entries
}

/** A symbolic link of Unix: its contents would be a path. */
const isLink = ({ externalFileAttributes }: Entry) => (externalFileAttributes >>> 16) >> 12 === 0o12

/** The bytes of an entry, whose checksum yauzl does not look at. */
async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  const contents = await zip.openReadStreamPromise(entry).catch(refuse('ARCHIVE_DAMAGED'))
  // It may fail before it is read, which nothing would hear: an error without a listener ends the process.
  contents.on('error', () => {})
  return Readable.from(checked(contents, entry.crc32), { objectMode: false })
}

async function* checked(contents: Readable, expected: number): AsyncGenerator<Buffer> {
  let sum = 0
  try {
    for await (const piece of contents as AsyncIterable<Buffer>) {
      sum = crc32(piece, sum)
      yield piece
    }
  } catch {
    throw new ArchiveRefused('ARCHIVE_DAMAGED')
  }
  if (sum !== expected) throw new ArchiveRefused('ARCHIVE_DAMAGED')
}

const refuse = (code: ArchiveRefused['code']) => () => {
  throw new ArchiveRefused(code)
}
