import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { plannerImportFiles, plannerImportPieces } from '#db/schema/planner-imports.ts'
import {
  IMPORT_ROWS_MAX,
  IMPORT_TOTAL_MAX_BYTES,
  type LeftOut,
  type PartKind,
  type ReadingProblem,
  type ReadPart,
} from '#domain/imports/imports.ts'
import { rowsOfPart } from '#domain/imports/part-rows.ts'
import { partKey } from '#domain/imports/plan/known-wedding.ts'
import { PLANNER_IMPORT_FILES_MAX } from '#domain/planner-imports/planner-imports.ts'
import { plannerPartOf } from '#domain/planner-imports/planner-parts.ts'
import {
  type AnnouncedFile,
  Overfull,
  type Piece,
  type PieceVerdict,
} from '#server/areas/imports/import-files.commands.ts'
import type { Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import {
  countFiles,
  countOtherRows,
  findPlannerFile,
  isFile,
  isOfImport,
  listPlannerPieces,
  nextPosition,
  type PlannerFileKey,
  type PlannerFileRow,
  weighPlanner,
} from './planner-files.queries.ts'
import { changeOpen, lockImportsOf, saveAnswers } from './planner-imports.commands.ts'
import { findPlannerImport, type PlannerImportKey } from './planner-imports.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** Announces files, whose pieces follow. One that is known by its id is left as it is; an empty one has arrived. */
export function announceFiles(deps: Deps, key: PlannerImportKey, files: readonly AnnouncedFile[]) {
  return changeOpen(deps, key, async (tx) => {
    await lockImportsOf(tx, key.plannerId)
    const before = await countFiles(tx, key)
    const behind = await nextPosition(tx, key)
    const added = await tx
      .insert(plannerImportFiles)
      .values(
        files.map(({ id, name, bytes }, index) => ({
          ...{ ...key, id, name, bytes },
          position: behind + index,
          state: bytes === 0 ? ('problem' as const) : ('arriving' as const),
          problem: bytes === 0 ? ('EMPTY' as const) : null,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: plannerImportFiles.id })
    if (before + added.length > PLANNER_IMPORT_FILES_MAX) throw new Overfull('files')
    const bytes = await weighPlanner(tx, key.plannerId, { now: deps.clock.now(), isUnpacked: false })
    if (bytes > IMPORT_TOTAL_MAX_BYTES) throw new Overfull('bytes')
    return 'changed' as const
  })
}

/** Keeps the row of a piece whose bytes are stored. With the last one the file is read in the background. */
export async function keepPiece(
  deps: Deps,
  { fileId, ...key }: PlannerFileKey,
  piece: Piece,
): Promise<PieceVerdict> {
  return changeOpen(deps, key, async (tx): Promise<PieceVerdict> => {
    const file = await findPlannerFile(tx, { ...key, fileId })
    if (!file) return 'notFound'
    const pieces = await listPlannerPieces(tx, { ...key, fileId })
    const received = pieces.reduce((sum, { size }) => sum + size, 0)
    if (piece.startsAt < received || file.state !== 'arriving') return { kind: 'there', received }
    if (piece.startsAt > received || received + piece.size > file.bytes) return { kind: 'offset', received }
    await tx.insert(plannerImportPieces).values({ ...key, fileId, ...piece, createdAt: deps.clock.now() })
    const total = received + piece.size
    if (total === file.bytes) {
      await tx
        .update(plannerImportFiles)
        .set({ state: 'waiting' })
        .where(isFile({ ...key, fileId }))
      await addJob(tx, 'read-planner-file', { ...key, fileId, revision: file.revision })
    }
    return { kind: 'kept', received: total }
  })
}

/** Adds a file that lay in a ZIP, whose bytes are stored as one piece. */
export async function addStoredFile(
  tx: Transaction,
  file: Pick<PlannerFileRow, 'plannerId' | 'importId' | 'id' | 'parentId' | 'name' | 'position' | 'bytes'>,
  path: string,
  now: Date,
): Promise<void> {
  const { plannerId, importId, id: fileId, bytes } = file
  const [added] = await tx
    .insert(plannerImportFiles)
    .values({ ...file, state: 'waiting' })
    .onConflictDoNothing()
    .returning({ revision: plannerImportFiles.revision })
  if (!added) return
  await tx
    .insert(plannerImportPieces)
    .values({ plannerId, importId, fileId, startsAt: 0, path, size: bytes, createdAt: now })
  await addJob(tx, 'read-planner-file', { plannerId, importId, fileId, revision: added.revision })
}

/** Takes a file out of an import, with what lay in it. */
export const removeFile = (deps: Deps, { fileId, ...key }: PlannerFileKey) =>
  changeOpen(deps, key, async (tx) => {
    const { id, parentId } = plannerImportFiles
    await tx
      .delete(plannerImportFiles)
      .where(and(isOfImport(key), sql`${fileId}::uuid in (${id}, ${parentId})`))
    await addJob(tx, 'delete-queued-files', {})
    return 'changed' as const
  })

type Choice = { part: number; kind?: PartKind | undefined; isOut?: boolean | undefined }

/** Says what a part of a file is, or leaves it out or takes it in again. Another kind is read in the background. */
export async function choosePart(
  deps: Deps,
  { fileId, ...key }: PlannerFileKey,
  { part, kind, isOut }: Choice,
) {
  const at = partKey(fileId, part)
  const outcome = await saveAnswers(deps, key, (answers) => {
    if (isOut === undefined) return answers
    const others = (answers.out ?? []).filter((one) => one !== at)
    return { ...answers, out: isOut ? [...others, at] : others }
  })
  if (kind === undefined || outcome !== 'changed') return outcome
  return changeOpen(deps, key, async (tx) => {
    const { kinds, revision, state } = plannerImportFiles
    const [file] = await tx
      .update(plannerImportFiles)
      .set({
        kinds: sql`${kinds} || jsonb_build_object(${String(part)}::text, ${kind}::text)`,
        state: 'waiting',
        revision: sql`${revision} + 1`,
      })
      .where(and(isFile({ ...key, fileId }), eq(state, 'read')))
      .returning({ revision })
    if (file) await addJob(tx, 'read-planner-file', { ...key, fileId, revision: file.revision })
    return 'changed' as const
  })
}

type Outcome = { parts: ReadPart[]; leftOut?: LeftOut[] } | { problem: ReadingProblem | 'REPEATED' }

/** Keeps what a file was read as, unless it was asked to be read anew meanwhile, or is gone. */
export async function keepReading(
  { db }: Pick<Deps, 'db'>,
  { revision, ...key }: PlannerFileKey & { revision: number },
  hash: string | null,
  outcome: Outcome,
): Promise<void> {
  await db.transaction(async (tx) => {
    await findPlannerImport(tx, key, true)
    const rows = 'parts' in outcome ? rowsOf(outcome.parts) : 0
    const others = rows > 0 ? await countOtherRows(tx, key) : 0
    const kept = others + rows > IMPORT_ROWS_MAX ? { problem: 'ROWS_FULL' as const } : outcome
    await tx
      .update(plannerImportFiles)
      .set({ ...columnsOf(kept), ...(hash !== null && { hash }) })
      .where(
        and(isFile(key), eq(plannerImportFiles.revision, revision), eq(plannerImportFiles.state, 'waiting')),
      )
  })
}

const rowsOf = (parts: readonly ReadPart[]): number =>
  parts.reduce((sum, { content, clients }) => sum + rowsOfPart(content) + (clients?.length ?? 0), 0)

const columnsOf = (outcome: Outcome) =>
  'parts' in outcome
    ? {
        ...{ state: 'read' as const, problem: null, leftOut: outcome.leftOut ?? [] },
        ...{
          reading: outcome.parts,
          brief: outcome.parts.map(plannerPartOf),
          rows: rowsOf(outcome.parts),
        },
      }
    : { state: 'problem' as const, problem: outcome.problem, reading: null, brief: [], rows: 0 }
