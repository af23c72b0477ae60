import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { dataExportFiles, dataExports } from '#db/schema/rights.ts'
import { DATA_EXPORT_MS } from '#domain/accounts/data-exports.ts'
import { DATA_EXPORT_KEPT_DAYS } from '#domain/operation/retention.ts'
import { DAY_MS } from '#domain/time/time.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { dataExportMail } from './rights-mails.ts'

/** Asks for a copy in place of the one before; while one is being made, it goes on. */
export async function requestExport(db: Database, clock: Clock, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('azahar/export/' || ${userId}::text, 0))`,
    )
    const [known] = await tx.select().from(dataExports).where(eq(dataExports.userId, userId))
    if (known && known.status !== 'ready') return
    await tx.delete(dataExports).where(eq(dataExports.userId, userId))
    const exportId = newId()
    await tx.insert(dataExports).values({ userId, id: exportId, status: 'waiting', requestedAt: clock.now() })
    await addJob(tx, 'make-data-export', { userId, exportId }, { key: `export:${userId}` })
    await addJob(tx, 'delete-queued-files', {})
  })
}

/** Marks a copy as being made; `false` when it is ready or was replaced. */
export async function beginExport(db: Database, userId: string, exportId: string): Promise<boolean> {
  const begun = await db
    .update(dataExports)
    .set({ status: 'preparing' })
    .where(and(isExport(userId, exportId), inArray(dataExports.status, ['waiting', 'preparing'])))
    .returning({ id: dataExports.id })
  return begun.length > 0
}

type Made = { userId: string; exportId: string; path: string; size: number }

/** The copy is stored: its person gets a mail. `false` when it was replaced meanwhile. */
export async function finishExport(
  { db, clock, settings: { publicUrl } }: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>,
  { userId, exportId, path, size }: Made,
): Promise<boolean> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + DATA_EXPORT_MS)
  return db.transaction(async (tx) => {
    const ready = await tx
      .update(dataExports)
      .set({ status: 'ready', expiresAt })
      .where(and(isExport(userId, exportId), eq(dataExports.status, 'preparing')))
      .returning({ id: dataExports.id })
    if (ready.length === 0) return false
    await tx.insert(dataExportFiles).values({ userId, path, size, createdAt: now })
    const [person] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId))
    await sendMail(tx, { ...dataExportMail(person!.email, publicUrl), expiresAt })
    return true
  })
}

/** Deletes the files of copies whose link has ended, and later that there was one. */
export async function forgetExports(tx: Transaction, clock: Clock): Promise<void> {
  const now = clock.now()
  const ended = tx
    .select({ userId: dataExports.userId })
    .from(dataExports)
    .where(lt(dataExports.expiresAt, now))
  await tx.delete(dataExportFiles).where(inArray(dataExportFiles.userId, ended))
  await tx
    .delete(dataExports)
    .where(lt(dataExports.requestedAt, new Date(now.getTime() - DATA_EXPORT_KEPT_DAYS * DAY_MS)))
}

const isExport = (userId: string, exportId: string) =>
  and(eq(dataExports.userId, userId), eq(dataExports.id, exportId))
