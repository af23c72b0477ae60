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
import { keepSpare, type StoredPiece, spoolPieces } from './stored-file.ts'

type Deps = Pick<JobDeps, 'files'>

/** The wedding that files are placed for, and where the pieces of each of them lie. */
export type PiecesOf = {
  weddingId: string
  piecesOf: (fileId: string) => PromiseLike<StoredPiece[]>
}

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
  { files }: Deps,
  of: PiecesOf,
  photo: PlannedPhoto,
): Promise<PlacedPhoto | Unplaced> {
  const pieces = await of.piecesOf(photo.fileId)
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
  { files }: Deps,
  of: PiecesOf,
  document: PlannedDocument & { itemId: string },
): Promise<PlacedDocument | Unplaced> {
  const pieces = await of.piecesOf(document.fileId)
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
