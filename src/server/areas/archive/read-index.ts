import type { Readable } from 'node:stream'
import { JSONParser } from '@streamparser/json'
import * as z from 'zod'
import { ARCHIVE_ENTRIES_MAX, ARCHIVE_FORMAT, ARCHIVE_VERSION } from '#domain/archive/wedding-archive.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { ARCHIVED_TABLES, partOf } from './archive-tables.ts'
import { rowOf } from './archive-values.ts'
import { PARTS_WITH_FILES } from './file-parts.ts'

const person = z.object({ id: z.uuid(), name: z.string() })
const file = z.object({
  nombre: z.string(),
  tabla: z.enum(PARTS_WITH_FILES),
  clave: z.record(z.string(), z.uuid()),
  bytes: z.int().min(0),
})

/** The form of a list's entries, and how many there may be. */
type Listed<Entry> = { entry: z.ZodType<Entry>; max: number }

const PEOPLE = { entry: person, max: 1_000 }

const FILES = { entry: file, max: ARCHIVE_ENTRIES_MAX }

const TABLES = new Map<string, Listed<Record<string, unknown>>>(
  ARCHIVED_TABLES.map((archived) => [partOf(archived), { entry: rowOf(archived), max: archived.max }]),
)

export type Index = {
  /** The rows of each table, checked one by one. */
  rows: Map<string, Record<string, unknown>[]>
  /** Those who were members. */
  people: z.infer<typeof person>[]
  files: z.infer<typeof file>[]
  /** Whether it was asked for without images and files, which it names all the same. */
  isWithoutFiles: boolean
}

/**
 * Reads the index of a ZIP as it arrives and checks each row by itself: it has up to 64 MB, and read at once it
 * would hold up every other request. Throws `ArchiveRefused`.
 */
export async function readIndex(contents: Readable): Promise<Index> {
  const index: Index = {
    rows: new Map([...TABLES.keys()].map((name) => [name, []])),
    people: [],
    files: [],
    isWithoutFiles: false,
  }
  let isOurs = false
  let version: unknown
  const parser = new JSONParser({
    paths: ['$.formato', '$.version', '$.sinArchivos', '$.personas.*', '$.tablas.*.*', '$.archivos.*'],
    keepStack: false,
  })
  parser.onValue = ({ value, key, stack }) => {
    const [list, table] = stack.slice(1).map((level) => level.key)
    if (list === 'personas') take(index.people, PEOPLE, value)
    else if (list === 'archivos') take(index.files, FILES, value)
    else if (list === 'tablas') {
      const rows = index.rows.get(String(table))
      if (rows) take(rows, TABLES.get(String(table))!, value)
    } else if (key === 'formato') isOurs = value === ARCHIVE_FORMAT
    else if (key === 'sinArchivos') index.isWithoutFiles = value === true
    else version = value
    // The rows of a newer version are unknown here.
    if (isOurs && Number(version) > ARCHIVE_VERSION) throw new ArchiveRefused('ARCHIVE_NEWER')
  }
  try {
    for await (const piece of contents) parser.write(piece as Buffer)
    if (!parser.isEnded) parser.end()
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error
    throw new ArchiveRefused(isOurs ? 'ARCHIVE_DAMAGED' : 'ARCHIVE_UNKNOWN')
  }
  if (!isOurs || !Number.isInteger(version)) throw new ArchiveRefused('ARCHIVE_UNKNOWN')
  return index
}

function take<Entry>(list: Entry[], { entry, max }: Listed<Entry>, value: unknown): void {
  if (list.length === max) throw new ArchiveRefused('ARCHIVE_TOO_LARGE')
  const read = entry.safeParse(value)
  if (!read.success) throw new ArchiveRefused('ARCHIVE_DAMAGED')
  list.push(read.data)
}
