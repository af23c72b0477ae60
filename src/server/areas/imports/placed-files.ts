import type { ImportOutcome } from '#domain/imports/imports.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { StorageError } from '#server/platform/storage-error.ts'
import { noteProgress } from './apply-state.commands.ts'
import { listPieces } from './import-files.queries.ts'
import type { ImportRow } from './imports.queries.ts'
import { documentsTaskId } from './job-member.ts'
import {
  type PiecesOf,
  type PlacedDocument,
  type PlacedPhoto,
  placeDocument,
  placePhoto,
  type Unplaced,
} from './place-files.ts'
import type { ReadPlan } from './read-plan.ts'
import { refuse } from './write-refused.ts'

/** The files of an import whose bytes are stored, and those that stay out. */
export type Placed = {
  photos: PlacedPhoto[]
  documents: PlacedDocument[]
  leftOut: ImportOutcome['leftOut']
}

/**
 * Stores the bytes of pictures and documents where their rows will say; most of the time goes here. All of them, or none
 * after a failure: nothing refers to them yet.
 */
export async function placeFiles(
  deps: JobDeps,
  row: Pick<ImportRow, 'weddingId' | 'id'>,
  read: Pick<ReadPlan, 'plan' | 'known'>,
  piecesOf: PiecesOf['piecesOf'] = piecesOfImport(deps, row),
): Promise<Placed> {
  const placed: Placed = { photos: [], documents: [], leftOut: [] }
  try {
    await placeEach(deps, row, { ...read, piecesOf }, placed)
    return placed
  } catch (error) {
    await removePlaced(deps, placed)
    return error instanceof StorageError && error.state === 'full' ? refuse('disk') : Promise.reject(error)
  }
}

/** Deletes what was stored for rows that surely do not exist. One that cannot be deleted now goes as an orphan. */
export async function removePlaced(
  { files }: Pick<JobDeps, 'files'>,
  { photos, documents }: Pick<Placed, 'photos' | 'documents'>,
): Promise<void> {
  for (const { stored } of photos) await files.remove('inspiration-images', stored.path).catch(() => {})
  for (const { stored } of documents) await files.remove('vendor-files', stored.path).catch(() => {})
}

const piecesOfImport =
  ({ db }: Pick<JobDeps, 'db'>, { weddingId, id }: Pick<ImportRow, 'weddingId' | 'id'>) =>
  (fileId: string) =>
    listPieces(db, { weddingId, importId: id, fileId })

type Placing = Pick<ReadPlan, 'plan' | 'known'> & Pick<PiecesOf, 'piecesOf'>

async function placeEach(
  deps: JobDeps,
  row: Pick<ImportRow, 'weddingId' | 'id'>,
  { plan, known, piecesOf }: Placing,
  placed: Placed,
) {
  const photos = known.folders === null ? [] : plan.photos.photos
  const documents = plan.documents.added
  const total = photos.length + documents.length
  const of = { weddingId: row.weddingId, piecesOf }
  let done = 0
  const note = async (outcome: PlacedPhoto | PlacedDocument | Unplaced) => {
    if ('reason' in outcome) placed.leftOut.push(unplacedInWords(outcome))
    else if ('folderId' in outcome) placed.photos.push(outcome)
    else placed.documents.push(outcome)
    done += 1
    if (done % PROGRESS_EVERY === 0) await noteProgress(deps, row, Math.floor((done / total) * FILES_SHARE))
  }
  for (const photo of photos) await note(await placePhoto(deps, of, photo))
  for (const document of documents) {
    const itemId = document.vendorId ?? documentsTaskId(row.weddingId)
    await note(await placeDocument(deps, of, { ...document, itemId }))
  }
}

/** Files between two notes of the progress, and their share of it. */
const PROGRESS_EVERY = 5
const FILES_SHARE = 90

const unplacedInWords = ({ fileName, reason }: Unplaced) =>
  reason === 'damaged'
    ? { fileName, title: 'Una imagen que no se abre', detail: 'Está dañada o no es una imagen.' }
    : {
        ...{ fileName, title: 'Un archivo demasiado grande' },
        detail: 'Hasta 15\u00a0MB una imagen y 25\u00a0MB un documento.',
      }
