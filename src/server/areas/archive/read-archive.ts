import type { Entry, ZipFile } from 'yauzl'
import {
  ARCHIVE_ENTRIES_MAX,
  ARCHIVE_INDEX,
  ARCHIVE_INDEX_MAX_BYTES,
  ARCHIVE_MAX_BYTES,
} from '#domain/archive/wedding-archive.ts'
import {
  eachZipEntry,
  isLink,
  openZip,
  openZipEntry,
  ZipRefused,
} from '#server/platform/files/zip-entries.ts'
import type { Archive } from './archive.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { matchFiles, type NamedFile } from './match-files.ts'
import { readIndex } from './read-index.ts'

/** Reads the index of a ZIP and lets `use` read its files; throws `ArchiveRefused` when it is none of ours. */
export async function withArchive<T>(file: string, use: (archive: Archive) => Promise<T>): Promise<T> {
  const zip = await openZip(file).catch(() => {
    throw new ArchiveRefused('ARCHIVE_UNKNOWN')
  })
  try {
    const entries = await listEntries(zip)
    const found = entries.get(ARCHIVE_INDEX)
    if (!found) throw new ArchiveRefused('ARCHIVE_UNKNOWN')
    if (found.uncompressedSize > ARCHIVE_INDEX_MAX_BYTES) throw new ArchiveRefused('ARCHIVE_TOO_LARGE')
    const index = await readIndex(await openZipEntry(zip, found, damaged))
    const named = index.files.map(({ nombre, tabla, clave, bytes }): NamedFile => {
      const entry = entries.get(nombre)
      if (!entry && !index.isWithoutFiles) throw damaged()
      const size = entry?.uncompressedSize ?? 0
      const open = async () => {
        if (!entry) throw damaged()
        return openZipEntry(zip, entry, damaged)
      }
      const isLost = !entry || (bytes > 0 && size === 0)
      return { table: tabla, key: clave, name: nombre, bytes: size, isLost, open }
    })
    const people = new Map(index.people.map(({ id, name }) => [id, name]))
    return await use({ ...matchFiles(index.rows, named), people })
  } finally {
    zip.close()
  }
}

/** The entries by their names, none of which is read. yauzl refuses names that lead out of a folder. */
async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  const limits = { entries: ARCHIVE_ENTRIES_MAX, bytes: ARCHIVE_MAX_BYTES }
  try {
    for await (const entry of eachZipEntry(zip, limits)) {
      if (entry.isEncrypted() || isLink(entry) || entries.has(entry.fileName)) throw damaged()
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    if (error instanceof ArchiveRefused || !(error instanceof ZipRefused)) throw error
    throw error.reason === 'damaged' ? damaged() : new ArchiveRefused('ARCHIVE_TOO_LARGE')
  }
  return entries
}

const damaged = () => new ArchiveRefused('ARCHIVE_DAMAGED')
