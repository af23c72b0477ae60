import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, getFileNameLowLevel, type ZipFile } from 'yauzl'
import { ARCHIVE_ENTRIES_MAX, ARCHIVE_INDEX, ARCHIVE_MAX_BYTES } from '#domain/archive/wedding-archive.ts'
import {
  IMPORT_FILES_MAX,
  IMPORT_TOTAL_MAX_BYTES,
  IMPORT_ZIP_DEPTH_MAX,
  type LeftOut,
} from '#domain/imports/imports.ts'
import { nameInZip } from '#domain/imports/names-in-zip.ts'
import {
  eachZipEntry,
  isLink,
  openZip,
  openZipEntry,
  ZipRefused,
} from '#server/platform/files/zip-entries.ts'

/** A file in a ZIP, by its name with the folders that it lies in. */
export type ZippedFile = { name: string; bytes: number; open(): Promise<Readable> }

/** The files and bytes that all ZIPs of a file may still bring. */
type Room = { files: number; bytes: number }

/**
 * Hands each file of a ZIP to `use`, one after another, and those of ZIPs in it; tells what is left out. A wedding of ours
 * in it, or a document, is one file. Names are clean and lead nowhere else. Throws `ZipRefused` when it is damaged, or has too many files or bytes.
 */
export async function eachEntry(path: string, use: (entry: ZippedFile) => Promise<void>): Promise<LeftOut[]> {
  const left: LeftOut[] = []
  const room = { files: IMPORT_FILES_MAX, bytes: IMPORT_TOTAL_MAX_BYTES }
  await walk(path, { depth: 1, folder: '', room, left, use })
  return left
}

/** Whether a ZIP is a wedding of ours, which may have more files than others. */
export const isWeddingZip = (path: string): Promise<boolean> =>
  hasEntry(path, (name) => name === ARCHIVE_INDEX)

/** Whether a ZIP in a ZIP is one file: a wedding of ours, or the rows of a document of Numbers that was a folder. */
const isOneFile = (path: string): Promise<boolean> =>
  hasEntry(path, (name) => name === ARCHIVE_INDEX || NUMBERS_INDEX.test(name))

/** The part of Numbers and Pages that leads to the others. */
export const NUMBERS_INDEX = /(?:^|\/)Document\.iwa$/

async function hasEntry(path: string, is: (name: string) => boolean): Promise<boolean> {
  const zip = await openZip(path)
  try {
    const limits = { entries: ARCHIVE_ENTRIES_MAX, bytes: ARCHIVE_MAX_BYTES }
    for await (const { fileName } of eachZipEntry(zip, limits)) if (is(fileName)) return true
    return false
  } catch (error) {
    if (error instanceof ZipRefused) return false
    throw error
  } finally {
    zip.close()
  }
}

/** The files of a ZIP by their names, without those of ZIPs in it. Throws `ZipRefused`. */
export async function listZip(
  path: string,
): Promise<{ files: { name: string; bytes: number }[]; left: LeftOut[] }> {
  const zip = await openZip(path, { decodeStrings: false })
  try {
    const left: LeftOut[] = []
    const files: { name: string; bytes: number }[] = []
    const room = { files: IMPORT_FILES_MAX, bytes: IMPORT_TOTAL_MAX_BYTES }
    for await (const { name, entry } of filesOf(zip, room, left))
      files.push({ name, bytes: entry.uncompressedSize })
    return { files, left }
  } finally {
    zip.close()
  }
}

type Walk = {
  depth: number
  folder: string
  room: Room
  left: LeftOut[]
  use: (entry: ZippedFile) => Promise<void>
}

async function walk(path: string, { depth, folder, room, left, use }: Walk): Promise<void> {
  const zip = await openZip(path, { decodeStrings: false })
  try {
    for await (const found of filesOf(zip, room, left)) {
      const name = `${folder}${found.name}`
      const open = () => openZipEntry(zip, found.entry)
      if (!/\.zip$/i.test(name)) {
        await use({ name, bytes: found.entry.uncompressedSize, open })
      } else if (depth < IMPORT_ZIP_DEPTH_MAX) {
        await unpacked(path, open, async (inner) => {
          if (await isOneFile(inner)) {
            const whole = async () => createReadStream(inner)
            const own = name.replace(/(\.numbers)\/Index\.zip$/i, '$1')
            return use({ name: own, bytes: found.entry.uncompressedSize, open: whole })
          }
          const files: Walk = {
            depth: depth + 1,
            folder: `${name.slice(0, -'.zip'.length)}/`,
            room,
            left,
            use,
          }
          await walk(inner, files).catch((error: unknown) => {
            if (!(error instanceof ZipRefused) || error.reason !== 'damaged') throw error
            left.push(leftOut('damaged', name))
          })
        })
      } else left.push(leftOut('tooDeep', name))
    }
  } finally {
    zip.close()
  }
}

/** A ZIP in a ZIP is written beside it while it is read. */
async function unpacked(
  path: string,
  open: () => Promise<Readable>,
  read: (file: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(dirname(path), 'zip-'))
  try {
    const file = join(folder, 'inner.zip')
    await pipeline(await open(), createWriteStream(file))
    await read(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* filesOf(
  zip: ZipFile,
  room: Room,
  left: LeftOut[],
): AsyncGenerator<{ name: string; entry: Entry }> {
  const names = new Set<string>()
  for await (const entry of eachZipEntry(zip, { entries: ZIP_ENTRIES_MAX, bytes: room.bytes })) {
    const name = nameInZip(nameOf(entry))
    if (name === null || isLink(entry) || names.has(name)) continue
    names.add(name)
    if (entry.isEncrypted()) {
      left.push(leftOut('protected', name))
      continue
    }
    room.files -= 1
    room.bytes -= entry.uncompressedSize
    if (room.files < 0) throw new ZipRefused('too-many')
    if (room.bytes < 0) throw new ZipRefused('too-large')
    yield { name, entry }
  }
}

/** Folders and what systems put beside files are entries as well. */
const ZIP_ENTRIES_MAX = IMPORT_FILES_MAX * 3

const leftOut = (reason: LeftOut['reason'], name: string): LeftOut => ({ reason, rows: [], name, cell: null })

const UTF_8 = new TextDecoder('utf-8', { fatal: true })

/** macOS writes UTF-8 without saying so; others use the letters of MS-DOS. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  try {
    return UTF_8.decode(fileNameRaw)
  } catch {
    return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
  }
}
