import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { ITEM_FILE_MAX_BYTES, safeFileName } from '#domain/files/files.ts'
import type { PlannedDocument } from '#domain/imports/plan/plan-documents.ts'
import type { PlannedPhoto } from '#domain/imports/plan/plan-rest.ts'
import { type ArrivedFile, readArrivedImage } from '#server/areas/inspiration/arrived-file.ts'
import { safeType } from '#server/core/http/incoming-file.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { newId } from '#server/platform/ids.ts'
import { listPieces } from './import-files.queries.ts'
import { keepSpare, spoolPieces } from './stored-file.ts'

type Deps = Pick<JobDeps, 'db' | 'files'>
type Of = { weddingId: string; importId: string }

/** A picture or a document whose bytes lie where its row will say, before there is a row. */
export type PlacedPhoto = PlannedPhoto & { stored: ArrivedFile & { path: string } }
export type PlacedDocument = PlannedDocument & {
  itemId: string
  stored: { path: string; size: number; contentType: string }
}

/** Why the bytes of a file stay out. */
export type Unplaced = { fileName: string; reason: 'damaged' | 'tooLarge' }

/** Stores a picture as one that was uploaded; the place in it goes with the variants that are made of it. */
export async function placePhoto(
  { db, files }: Deps,
  of: Of,
  photo: PlannedPhoto,
): Promise<PlacedPhoto | Unplaced> {
  const pieces = await listPieces(db, { ...of, fileId: photo.fileId })
  return spoolPieces(files, pieces, async ({ path: file }) => {
    const arrived = await readArrivedImage(file)
    if (typeof arrived === 'string')
      return { fileName: photo.fileName, reason: arrived === 'IMAGE_TOO_LARGE' ? 'tooLarge' : 'damaged' }
    const path = `${of.weddingId}/${newId()}/${arrived.name}`
    await keepSpare(files, arrived.size)
    await files.put('inspiration-images', path, createReadStream(file), arrived.size)
    return { ...photo, stored: { ...arrived, path } }
  })
}

/** Stores a document as a file of its vendor, or of the task that keeps those of none. */
export async function placeDocument(
  { db, files }: Deps,
  of: Of,
  document: PlannedDocument & { itemId: string },
): Promise<PlacedDocument | Unplaced> {
  const pieces = await listPieces(db, { ...of, fileId: document.fileId })
  return spoolPieces(files, pieces, async ({ path: file }) => {
    const { size } = await stat(file)
    if (size > ITEM_FILE_MAX_BYTES) return { fileName: document.fileName, reason: 'tooLarge' }
    const path = `${of.weddingId}/${document.itemId}/${newId()}`
    await keepSpare(files, size)
    await files.put('vendor-files', path, createReadStream(file), size)
    const contentType = safeType((await fileTypeFromFile(file))?.mime)
    return { ...document, stored: { path, size, contentType } }
  })
}

/** The name of a file without its folders. */
export const ownName = (fileName: string): string => safeFileName(fileName.split('/').at(-1) ?? fileName)
