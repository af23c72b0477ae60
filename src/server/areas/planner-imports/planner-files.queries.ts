import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { plannerImportFiles, plannerImportPieces, plannerImports } from '#db/schema/planner-imports.ts'
import type { FileOfImport } from '#domain/imports/plan/known-wedding.ts'
import type { PlannerImportKey } from './planner-imports.queries.ts'

/** A file without its rows, which may be thousands. */
export type PlannerFileRow = Omit<typeof plannerImportFiles.$inferSelect, 'reading'>
export type PlannerFileKey = PlannerImportKey & { fileId: string }

const { reading: _rows, ...fileColumns } = getTableColumns(plannerImportFiles)

export const isOfImport = ({ plannerId, importId }: PlannerImportKey) =>
  and(eq(plannerImportFiles.plannerId, plannerId), eq(plannerImportFiles.importId, importId))

export const isFile = ({ fileId, ...key }: PlannerFileKey) =>
  and(isOfImport(key), eq(plannerImportFiles.id, fileId))

/** The files of an import in the order in which they came, and how many bytes of each have arrived. */
export async function listPlannerFiles(
  db: Database | Transaction,
  key: PlannerImportKey,
): Promise<(PlannerFileRow & { received: number })[]> {
  const files = await db
    .select(fileColumns)
    .from(plannerImportFiles)
    .where(isOfImport(key))
    .orderBy(asc(plannerImportFiles.position), asc(plannerImportFiles.id))
  const pieces = await db
    .select({ fileId: plannerImportPieces.fileId, received: sql<string>`sum(${plannerImportPieces.size})` })
    .from(plannerImportPieces)
    .where(
      and(eq(plannerImportPieces.plannerId, key.plannerId), eq(plannerImportPieces.importId, key.importId)),
    )
    .groupBy(plannerImportPieces.fileId)
  const received = new Map(pieces.map(({ fileId, received }) => [fileId, Number(received)]))
  return files.map((file) => ({ ...file, received: received.get(file.id) ?? 0 }))
}

export async function findPlannerFile(
  db: Database | Transaction,
  key: PlannerFileKey,
): Promise<PlannerFileRow | undefined> {
  const [row] = await db.select(fileColumns).from(plannerImportFiles).where(isFile(key))
  return row
}

/** The files of a wedding with what was read of them. */
export async function listWholeFiles(
  db: Database | Transaction,
  key: PlannerImportKey,
  ids: readonly string[],
): Promise<FileOfImport[]> {
  if (ids.length === 0) return []
  const { id, name, hash, reading } = plannerImportFiles
  const rows = await db
    .select({ id, name, hash, reading })
    .from(plannerImportFiles)
    .where(and(isOfImport(key), inArray(id, [...ids]), eq(plannerImportFiles.state, 'read')))
    .orderBy(asc(plannerImportFiles.position), asc(id))
  return rows.map((file) => ({ ...file, hash: file.hash ?? file.id, parts: file.reading ?? [] }))
}

/** The pieces of a file in their order. */
export async function listPlannerPieces(
  db: Database | Transaction,
  { plannerId, importId, fileId }: PlannerFileKey,
) {
  const { startsAt, path, size } = plannerImportPieces
  const rows = await db
    .select({ startsAt, path, size })
    .from(plannerImportPieces)
    .where(
      and(
        eq(plannerImportPieces.plannerId, plannerId),
        eq(plannerImportPieces.importId, importId),
        eq(plannerImportPieces.fileId, fileId),
      ),
    )
    .orderBy(asc(startsAt))
  return rows.map((piece) => ({ ...piece, bucket: 'planner-imports' as const }))
}

/** How many files an import has; what lay in a ZIP counts, the ZIP itself does not. */
export const countFiles = (tx: Transaction | Database, key: PlannerImportKey): Promise<number> =>
  tx.$count(
    plannerImportFiles,
    and(
      isOfImport(key),
      sql`not exists (select from planner_import_files inner_one where inner_one.planner_id = ${plannerImportFiles.plannerId}
        and inner_one.import_id = ${plannerImportFiles.importId} and inner_one.parent_id = ${plannerImportFiles.id})`,
    ),
  )

/** The place of the next file: one behind all that are there. */
export const nextPosition = (tx: Transaction | Database, key: PlannerImportKey): Promise<number> =>
  tx.$count(plannerImportFiles, isOfImport(key))

/** The bytes that a planner has waiting, as they were announced; with `isUnpacked` what lay in ZIPs too. */
export async function weighPlanner(
  tx: Transaction | Database,
  plannerId: string,
  { now, isUnpacked }: { now: Date; isUnpacked: boolean },
): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${plannerImportFiles.bytes}), 0)` })
    .from(plannerImportFiles)
    .innerJoin(
      plannerImports,
      and(
        eq(plannerImports.plannerId, plannerImportFiles.plannerId),
        eq(plannerImports.id, plannerImportFiles.importId),
      ),
    )
    .where(
      and(
        eq(plannerImports.plannerId, plannerId),
        gt(plannerImports.expiresAt, now),
        isUnpacked ? undefined : isNull(plannerImportFiles.parentId),
      ),
    )
  return Number(row!.bytes)
}

/** The rows of the other files of an import. */
export async function countOtherRows(tx: Transaction, { fileId, ...key }: PlannerFileKey): Promise<number> {
  const [row] = await tx
    .select({ rows: sql<number>`coalesce(sum(${plannerImportFiles.rows}), 0)::int` })
    .from(plannerImportFiles)
    .where(
      and(isOfImport(key), eq(plannerImportFiles.state, 'read'), sql`${plannerImportFiles.id} <> ${fileId}`),
    )
  return row!.rows
}

/** Whether the same bytes were given before in the same folder of the same import. */
export async function isRepeated(
  tx: Transaction | Database,
  { plannerId, importId, id, name }: PlannerFileRow,
  hash: string,
): Promise<boolean> {
  const folder = name.split('/').slice(0, -1).join('/')
  const others = and(
    isOfImport({ plannerId, importId }),
    eq(plannerImportFiles.hash, hash),
    eq(plannerImportFiles.state, 'read'),
    sql`${plannerImportFiles.id} <> ${id}`,
    sql`regexp_replace(${plannerImportFiles.name}, '/?[^/]*$', '') = ${folder}`,
  )
  return (await tx.$count(plannerImportFiles, others)) > 0
}
