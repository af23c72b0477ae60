import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { importFiles, importPieces, imports } from '#db/schema/imports.ts'

/** A file without its rows, which may be thousands. */
export type ImportFileRow = Omit<typeof importFiles.$inferSelect, 'reading'>

const { reading: _rows, ...fileColumns } = getTableColumns(importFiles)

const ofImport = (weddingId: string, importId: string) =>
  and(eq(importFiles.weddingId, weddingId), eq(importFiles.importId, importId))

export const isFile = (weddingId: string, importId: string, fileId: string) =>
  and(ofImport(weddingId, importId), eq(importFiles.id, fileId))

/** The files of an import in the order in which they came, and how many bytes of each have arrived. */
export async function listFiles(
  db: Database | Transaction,
  weddingId: string,
  importId: string,
): Promise<(ImportFileRow & { received: number })[]> {
  const files = await db
    .select(fileColumns)
    .from(importFiles)
    .where(ofImport(weddingId, importId))
    .orderBy(asc(importFiles.position), asc(importFiles.id))
  const pieces = await db
    .select({ fileId: importPieces.fileId, received: sql<string>`sum(${importPieces.size})` })
    .from(importPieces)
    .where(and(eq(importPieces.weddingId, weddingId), eq(importPieces.importId, importId)))
    .groupBy(importPieces.fileId)
  const received = new Map(pieces.map(({ fileId, received }) => [fileId, Number(received)]))
  return files.map((file) => ({ ...file, received: received.get(file.id) ?? 0 }))
}

/** The parts of the files of an import that were read, by the ids of the files. */
export async function listReadings(db: Database | Transaction, weddingId: string, importId: string) {
  const rows = await db
    .select({ id: importFiles.id, reading: importFiles.reading })
    .from(importFiles)
    .where(and(ofImport(weddingId, importId), eq(importFiles.state, 'read')))
  return new Map(rows.map(({ id, reading }) => [id, reading ?? []]))
}

export async function findFile(
  db: Database | Transaction,
  { weddingId, importId, fileId }: { weddingId: string; importId: string; fileId: string },
): Promise<ImportFileRow | undefined> {
  const [row] = await db
    .select(fileColumns)
    .from(importFiles)
    .where(isFile(weddingId, importId, fileId))
  return row
}

/** The pieces of a file in their order. */
export const listPieces = (
  db: Database | Transaction,
  { weddingId, importId, fileId }: { weddingId: string; importId: string; fileId: string },
) =>
  db
    .select({ startsAt: importPieces.startsAt, path: importPieces.path, size: importPieces.size })
    .from(importPieces)
    .where(
      and(
        eq(importPieces.weddingId, weddingId),
        eq(importPieces.importId, importId),
        eq(importPieces.fileId, fileId),
      ),
    )
    .orderBy(asc(importPieces.startsAt))

/** How many files an import has, and their bytes as they were announced; what lay in a ZIP counts by itself. */
export async function weighImport(tx: Transaction | Database, weddingId: string, importId: string) {
  const [row] = await tx
    .select({ files: sql<number>`count(*)::int`, bytes: sql<string>`coalesce(sum(${importFiles.bytes}), 0)` })
    .from(importFiles)
    .where(ofImport(weddingId, importId))
  return { files: row!.files, bytes: Number(row!.bytes) }
}

/**
 * The bytes that a person has waiting in all their weddings, as they were announced; with `isUnpacked` what lay in ZIPs
 * too.
 */
export async function weighPerson(
  tx: Transaction | Database,
  userId: string,
  { now, isUnpacked }: { now: Date; isUnpacked: boolean },
): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${importFiles.bytes}), 0)` })
    .from(importFiles)
    .innerJoin(
      imports,
      and(eq(imports.weddingId, importFiles.weddingId), eq(imports.id, importFiles.importId)),
    )
    .where(
      and(
        eq(imports.createdBy, userId),
        inArray(imports.state, ['open', 'applying', 'failed']),
        gt(imports.expiresAt, now),
        isUnpacked ? undefined : isNull(importFiles.parentId),
      ),
    )
  return Number(row!.bytes)
}

/** The rows of the other files of an import. */
export async function countOtherRows(
  tx: Transaction,
  { weddingId, importId, id }: Pick<ImportFileRow, 'weddingId' | 'importId' | 'id'>,
): Promise<number> {
  const [row] = await tx
    .select({ rows: sql<number>`coalesce(sum(${importFiles.rows}), 0)::int` })
    .from(importFiles)
    .where(and(ofImport(weddingId, importId), eq(importFiles.state, 'read'), sql`${importFiles.id} <> ${id}`))
  return row!.rows
}

/** Of a file that was given before in the same import, whether it is there. */
export async function isRepeated(
  tx: Transaction | Database,
  file: Pick<ImportFileRow, 'weddingId' | 'importId' | 'id'>,
  hash: string,
): Promise<boolean> {
  const others = and(
    ofImport(file.weddingId, file.importId),
    eq(importFiles.hash, hash),
    eq(importFiles.state, 'read'),
    sql`${importFiles.id} <> ${file.id}`,
  )
  return (await tx.$count(importFiles, others)) > 0
}
