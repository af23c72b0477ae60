import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { imports } from '#db/schema/imports.ts'

/** The author of an import, who alone finds it. */
export type ImportOwner = { weddingId: string; userId: string }

export type ImportRow = typeof imports.$inferSelect

export const isImport = ({ weddingId, userId }: ImportOwner, importId: string) =>
  and(eq(imports.weddingId, weddingId), eq(imports.id, importId), eq(imports.createdBy, userId))

/** An import of a member; `undefined` when it is none of theirs. With `isHeld` it stays as it is until the end. */
export async function findImport(
  db: Database | Transaction,
  owner: ImportOwner,
  importId: string,
  isHeld = false,
): Promise<ImportRow | undefined> {
  const asked = db.select().from(imports).where(isImport(owner, importId))
  const [row] = isHeld ? await asked.for('update') : await asked
  return row
}

/** The import that a job is about, of any member; `undefined` when it is gone. */
export async function findAnyImport(
  db: Database,
  weddingId: string,
  importId: string,
): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.weddingId, weddingId), eq(imports.id, importId)))
  return row
}

/** The imports of a member that wait or can still be undone, the newest first. */
export const listImports = (db: Database, owner: ImportOwner, now: Date): Promise<ImportRow[]> =>
  db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.weddingId, owner.weddingId),
        eq(imports.createdBy, owner.userId),
        gt(imports.expiresAt, now),
        inArray(imports.state, ['open', 'applying', 'done', 'failed']),
      ),
    )
    .orderBy(desc(imports.createdAt), desc(imports.id))

export const countOpen = (tx: Transaction, { weddingId, userId }: ImportOwner, now: Date): Promise<number> =>
  tx.$count(
    imports,
    and(
      eq(imports.weddingId, weddingId),
      eq(imports.createdBy, userId),
      inArray(imports.state, ['open', 'failed', 'applying']),
      gt(imports.expiresAt, now),
    ),
  )
