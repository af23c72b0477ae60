import { open, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import {
  type FileReading,
  IMPORT_TABLE_MAX_BYTES,
  type ReadingChoices,
  type ReadPart,
} from '#domain/imports/imports.ts'
import { folderOf } from '#domain/imports/names-in-zip.ts'
import { partOf } from '#domain/imports/read-part.ts'
import type { Platform } from '#server/core/context.ts'
import { ZipRefused } from '#server/platform/files/zip-entries.ts'
import { isWeddingZip, listZip, NUMBERS_INDEX } from './each-entry.ts'
import { readOurs } from './read-ours.ts'

/**
 * Reads a file on this machine: what it is goes by its content, `name` says its folder and breaks ties. Tables, texts
 * and documents are read in a process of their own. Throws `OVERLOADED` when too many wait.
 */
export async function readImportFile(
  { reader }: Pick<Platform, 'reader'>,
  { path, name }: { path: string; name: string },
  choices: ReadingChoices = {},
): Promise<FileReading> {
  const { size } = await stat(path)
  if (size === 0) return problem('EMPTY')
  const start = await firstBytes(path)
  if (start.startsWith('PK\x05\x06')) return problem('EMPTY')
  if (start.startsWith('PK\x03\x04')) {
    const zip = await zipOf(path)
    if (zip) return zip
  }
  // A text that begins with a mark of its byte order looks like the first bytes of a sound.
  const isText = /^(?:%PDF-|\xff\xfe|\xfe\xff)/.test(start)
  const type = isText ? undefined : (await fileTypeFromFile(path))?.mime
  if (type?.startsWith('image/') && type !== 'image/svg+xml') return parts(photoOf(name))
  if (type && /^(?:video|audio)\//.test(type)) return parts(partOf({ kind: 'unknown', pages: null }))
  if (size > IMPORT_TABLE_MAX_BYTES) {
    return start.startsWith('%PDF-')
      ? parts(partOf({ kind: 'document', vendor: null, pages: null }, { alternatives: ['contract'] }))
      : problem('TOO_LARGE')
  }
  return reader.read({ path, name, choices })
}

/** A ZIP with files, or one of ours; `null` for a document, which is a ZIP as well. */
async function zipOf(path: string): Promise<FileReading | null> {
  try {
    if (await isWeddingZip(path)) return await readOurs(path)
    const { files, left } = await listZip(path)
    if (isDocument(files.map(({ name }) => name))) return null
    return files.length === 0 && left.length === 0
      ? problem('EMPTY')
      : { kind: 'container', entries: files, leftOut: left }
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    if (error.reason === 'damaged') return problem('DAMAGED')
    return problem(error.reason === 'too-many' ? 'TOO_MANY_FILES' : 'UNPACKS_TOO_LARGE')
  }
}

/** Parts of Office, of OpenDocument, and of Numbers and Pages. */
const isDocument = (names: readonly string[]): boolean =>
  names.includes('[Content_Types].xml') ||
  (names.includes('mimetype') && names.includes('content.xml')) ||
  names.some((name) => NUMBERS_INDEX.test(name))

const photoOf = (name: string): ReadPart =>
  partOf({ kind: 'photos', folder: folderOf(name) }, { alternatives: ['document'] })

const parts = (...read: ReadPart[]): FileReading => ({ kind: 'parts', parts: read })
const problem = (code: Extract<FileReading, { kind: 'problem' }>['problem']): FileReading => ({
  kind: 'problem',
  problem: code,
})

async function firstBytes(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead).toString('latin1')
  } finally {
    await file.close()
  }
}
