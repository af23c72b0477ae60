import type { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import * as z from 'zod'
import {
  ARCHIVE_ENTRIES_MAX,
  ARCHIVE_FORMAT,
  ARCHIVE_INDEX,
  ARCHIVE_INDEX_MAX_BYTES,
  ARCHIVE_MAX_BYTES,
  ARCHIVE_RATIO_MAX,
  ARCHIVE_VERSION,
} from '#domain/wedding-archive.ts'
import { ARCHIVED_TABLES, partOf } from './archive-tables.ts'
import { rowsOf } from './archive-values.ts'

/** Why a ZIP is not brought in. */
export class ArchiveRefused extends Error {
  readonly code: 'ARCHIVE_UNKNOWN' | 'ARCHIVE_NEWER' | 'ARCHIVE_DAMAGED' | 'ARCHIVE_TOO_LARGE'
  constructor(code: ArchiveRefused['code']) {
    super(code)
    this.code = code
  }
}

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

const heading = z.object({ formato: z.literal(ARCHIVE_FORMAT), version: z.int() })

const index = z.object({
  personas: z
    .array(z.object({ id: z.uuid(), name: z.string() }))
    .max(1_000)
    .default([]),
  tablas: z.object(
    Object.fromEntries(ARCHIVED_TABLES.map((archived) => [partOf(archived), rowsOf(archived).default([])])),
  ),
  archivos: z
    .array(
      z.object({
        nombre: z.string(),
        tabla: z.enum(['vendor_files', 'inspirations', 'wedding_covers']),
        clave: z.record(z.string(), z.uuid()),
        bytes: z.int().min(0),
      }),
    )
    .max(ARCHIVE_ENTRIES_MAX)
    .default([]),
})

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
    const { tablas, archivos, personas } = readIndex(
      await zip.openReadStreamPromise(found).then(textOf).catch(refuse('ARCHIVE_DAMAGED')),
    )
    const files = archivos.map(({ nombre, tabla, clave }): ArchivedFile => {
      const entry = entries.get(nombre)
      if (!entry) throw new ArchiveRefused('ARCHIVE_DAMAGED')
      return {
        table: tabla,
        key: clave,
        bytes: entry.uncompressedSize,
        open: () => zip.openReadStreamPromise(entry),
      }
    })
    const rows = new Map(Object.entries(tablas as Record<string, Record<string, unknown>[]>))
    return await use({ rows, files, people: new Map(personas.map(({ id, name }) => [id, name])) })
  } finally {
    zip.close()
  }
}

function readIndex(text: string): z.infer<typeof index> {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new ArchiveRefused('ARCHIVE_UNKNOWN')
  }
  const head = heading.safeParse(given)
  if (!head.success) throw new ArchiveRefused('ARCHIVE_UNKNOWN')
  if (head.data.version > ARCHIVE_VERSION) throw new ArchiveRefused('ARCHIVE_NEWER')
  const read = index.safeParse(given)
  if (read.success) return read.data
  const isTooMuch = read.error.issues.some(({ code, path }) => code === 'too_big' && path.length <= 2)
  throw new ArchiveRefused(isTooMuch ? 'ARCHIVE_TOO_LARGE' : 'ARCHIVE_DAMAGED')
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
