import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { importFiles, importPieces } from '#db/schema/imports.ts'
import {
  type FileReading,
  IMPORT_FILES_MAX,
  IMPORT_ROWS_MAX,
  IMPORT_TOTAL_MAX_BYTES,
  type LeftOut,
  type ReadingProblem,
  type ReadPart,
} from '#domain/imports/imports.ts'
import { briefOf } from '#domain/imports/part-brief.ts'
import { rowsOfPart } from '#domain/imports/part-rows.ts'
import type { Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import {
  countOtherRows,
  findFile,
  type ImportFileRow,
  isFile,
  listPieces,
  weighImport,
  weighPerson,
} from './import-files.queries.ts'
import { changeOpen, holdImport, lockImportsOf } from './imports.commands.ts'
import type { ImportOwner } from './imports.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>
type FileKey = { weddingId: string; importId: string; fileId: string }

export type AnnouncedFile = { id: string; name: string; bytes: number }

/** Announces files, whose pieces follow. One that is known by its id is left as it is; an empty one has arrived. */
export function announceFiles(
  deps: Deps,
  owner: ImportOwner,
  importId: string,
  files: readonly AnnouncedFile[],
) {
  return changeOpen(deps, owner, importId, async (tx) => {
    const { weddingId, userId } = owner
    await lockImportsOf(tx, userId)
    const before = await weighImport(tx, weddingId, importId)
    const added = await tx
      .insert(importFiles)
      .values(
        files.map(({ id, name, bytes }, index) => ({
          ...{ weddingId, importId, id, name, bytes },
          position: before.files + index,
          state: bytes === 0 ? ('problem' as const) : ('arriving' as const),
          problem: bytes === 0 ? ('EMPTY' as const) : null,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: importFiles.id })
    if (before.files + added.length > IMPORT_FILES_MAX) throw new Overfull('files')
    const bytes = await weighPerson(tx, userId, { now: deps.clock.now(), isUnpacked: false })
    if (bytes > IMPORT_TOTAL_MAX_BYTES) throw new Overfull('bytes')
    return 'changed' as const
  })
}

/** Thrown to leave the transaction: there would be too many files, or too many bytes. */
export class Overfull extends Error {
  readonly of: 'files' | 'bytes'
  constructor(of: 'files' | 'bytes') {
    super(`an import has as many ${of} as it can`)
    this.of = of
  }
}

export type Piece = { startsAt: number; path: string; size: number }

/** The outcome of a piece: kept, there already, or refused because another offset is expected. */
export type PieceVerdict = { kind: 'kept' | 'there' | 'offset'; received: number } | 'notFound' | 'closed'

/** Keeps the row of a piece whose bytes are stored. With the last one the file is read in the background. */
export async function keepPiece(
  deps: Deps,
  owner: ImportOwner,
  { importId, fileId }: FileKey,
  piece: Piece,
): Promise<PieceVerdict> {
  const { weddingId } = owner
  return changeOpen(deps, owner, importId, async (tx): Promise<PieceVerdict> => {
    const file = await findFile(tx, { weddingId, importId, fileId })
    if (!file) return 'notFound'
    const received = (await listPieces(tx, { weddingId, importId, fileId })).reduce(
      (sum, { size }) => sum + size,
      0,
    )
    if (piece.startsAt < received || file.state !== 'arriving') return { kind: 'there', received }
    if (piece.startsAt > received || received + piece.size > file.bytes) return { kind: 'offset', received }
    await tx
      .insert(importPieces)
      .values({ weddingId, importId, fileId, ...piece, createdAt: deps.clock.now() })
    const total = received + piece.size
    if (total === file.bytes) await haveRead(tx, file)
    return { kind: 'kept', received: total }
  })
}

/** Adds a file whose bytes are stored as one piece, unless it is known: a pasted text, or what lay in a ZIP. */
export async function addStoredFile(
  tx: Transaction,
  file: Pick<ImportFileRow, 'weddingId' | 'importId' | 'id' | 'parentId' | 'name' | 'position' | 'bytes'>,
  path: string,
  now: Date,
  readAt?: Date,
): Promise<boolean> {
  const { weddingId, importId, id, bytes } = file
  const [added] = await tx
    .insert(importFiles)
    .values({ ...file, state: 'waiting' })
    .onConflictDoNothing()
    .returning()
  if (!added) return false
  await tx
    .insert(importPieces)
    .values({ weddingId, importId, fileId: id, startsAt: 0, path, size: bytes, createdAt: now })
  const payload = { weddingId, importId, fileId: id, revision: added.revision }
  await addJob(tx, 'read-import-file', payload, readAt && { runAt: readAt })
  return true
}

/** Adds a text whose bytes are stored, as a file of its own; one that is known by its id is left as it is. */
export const addText = (
  deps: Deps,
  owner: ImportOwner,
  { importId, id, path, bytes }: { importId: string; id: string; path: string; bytes: number },
) =>
  changeOpen(deps, owner, importId, async (tx) => {
    const { weddingId } = owner
    const { files } = await weighImport(tx, weddingId, importId)
    if (files >= IMPORT_FILES_MAX) throw new Overfull('files')
    const file = { weddingId, importId, id, parentId: null, name: PASTED_NAME, position: files, bytes }
    await addStoredFile(tx, file, path, deps.clock.now())
    return 'changed' as const
  })

export const PASTED_NAME = 'Texto pegado.txt'

async function haveRead(tx: Transaction, { weddingId, importId, id, revision }: ImportFileRow) {
  await tx
    .update(importFiles)
    .set({ state: 'waiting' })
    .where(isFile(weddingId, importId, id))
  await addJob(tx, 'read-import-file', { weddingId, importId, fileId: id, revision })
}

/** Takes a file out of an import, with what lay in it. */
export const removeFile = (
  deps: Deps,
  owner: ImportOwner,
  { importId, fileId }: { importId: string; fileId: string },
) =>
  changeOpen(deps, owner, importId, async (tx) => {
    const ofImport = and(eq(importFiles.weddingId, owner.weddingId), eq(importFiles.importId, importId))
    await tx
      .delete(importFiles)
      .where(and(ofImport, sql`${fileId}::uuid in (${importFiles.id}, ${importFiles.parentId})`))
    await addJob(tx, 'delete-queued-files', {})
    return 'changed' as const
  })

type Outcome =
  | { parts: Extract<FileReading, { kind: 'parts' }>['parts']; leftOut?: LeftOut[] }
  | { problem: ReadingProblem | 'REPEATED' }

/**
 * Keeps what a file was read as, unless it was asked to be read anew meanwhile, or is gone. One with which the import
 * would have too many rows is a problem of its own: the others stay.
 */
export async function keepReading(
  { db }: Pick<Deps, 'db'>,
  { weddingId, importId, fileId, revision }: FileKey & { revision: number },
  hash: string | null,
  outcome: Outcome,
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdImport(tx, weddingId, importId)
    const rows = 'parts' in outcome ? rowsOf(outcome.parts) : 0
    const others = rows > 0 ? await countOtherRows(tx, { weddingId, importId, id: fileId }) : 0
    const kept = rows > 0 && others + rows > IMPORT_ROWS_MAX ? { problem: 'ROWS_FULL' as const } : outcome
    await tx
      .update(importFiles)
      .set({ ...columnsOf(kept), ...(hash !== null && { hash }) })
      .where(
        and(
          isFile(weddingId, importId, fileId),
          eq(importFiles.revision, revision),
          eq(importFiles.state, 'waiting'),
        ),
      )
  })
}

const rowsOf = (parts: readonly ReadPart[]): number =>
  parts.reduce((sum, { content }) => sum + rowsOfPart(content), 0)

const columnsOf = (outcome: Outcome) =>
  'parts' in outcome
    ? {
        ...{ state: 'read' as const, problem: null, leftOut: outcome.leftOut ?? [] },
        ...{ reading: outcome.parts, brief: outcome.parts.map(briefOf), rows: rowsOf(outcome.parts) },
      }
    : { state: 'problem' as const, problem: outcome.problem, reading: null, brief: [], rows: 0 }
