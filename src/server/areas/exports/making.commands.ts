import { and, eq, inArray, sql } from 'drizzle-orm'
import { user } from '#db/schema/auth.ts'
import { weddingExportFiles, weddingExports } from '#db/schema/exports.ts'
import { weddings } from '#db/schema/weddings.ts'
import { EXPORT_MS, EXPORTS_KEPT, type ExportFailure, type ExportStep } from '#domain/exports/exports.ts'
import type { Section } from '#domain/members/permissions.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { exportFailedMail, exportReadyMail } from './export-mails.ts'

type Deps = Pick<Platform, 'db' | 'clock'>
type MailDeps = Deps & Configured<'publicUrl'>

/** A copy that a job is about. */
export type ExportKey = { weddingId: string; exportId: string }

const isUnderWay = ({ weddingId, exportId }: ExportKey) =>
  and(
    eq(weddingExports.weddingId, weddingId),
    eq(weddingExports.id, exportId),
    inArray(weddingExports.state, ['waiting', 'preparing']),
  )

/** Counts another attempt of a copy, which is being made from now on; `undefined` when it was stopped or is over. */
export async function beginExport({ db, clock }: Deps, key: ExportKey) {
  const now = clock.now()
  const [begun] = await db
    .update(weddingExports)
    .set({
      ...{ state: 'preparing', step: 'tables', progress: 0, filesDone: 0, filesTotal: 0, heardAt: now },
      attempts: sql`${weddingExports.attempts} + 1`,
      begunAt: sql`coalesce(${weddingExports.begunAt}, ${now})`,
    })
    .where(isUnderWay(key))
    .returning()
  return begun
}

export type Progress = { step: ExportStep; progress: number; filesDone: number; filesTotal: number }

/** Notes how far a copy is; `false` when it was stopped. */
export async function noteExport({ db, clock }: Deps, key: ExportKey, progress: Progress): Promise<boolean> {
  const { rowCount } = await db
    .update(weddingExports)
    .set({ ...progress, heardAt: clock.now() })
    .where(isUnderWay(key))
  return rowCount === 1
}

type Made = { path: string; size: number; fileName: string; sections: Section[] }

/** The ZIP is stored: its person gets a mail, and their oldest copies go. `false` when it was stopped meanwhile. */
export async function finishExport(
  { db, clock, settings: { publicUrl } }: MailDeps,
  key: ExportKey,
  { path, size, fileName, sections }: Made,
): Promise<boolean> {
  const { weddingId, exportId } = key
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + EXPORT_MS)
  return db.transaction(async (tx) => {
    const [ready] = await tx
      .update(weddingExports)
      .set({ state: 'ready', progress: 100, fileName, sections, expiresAt, heardAt: now })
      .where(isUnderWay(key))
      .returning({ userId: weddingExports.createdBy, isScheduled: weddingExports.isScheduled })
    if (!ready) return false
    await tx.insert(weddingExportFiles).values({ weddingId, exportId, path, size, createdAt: now })
    await tx.execute(sql`
      delete from ${weddingExports} where wedding_id = ${weddingId} and created_by = ${ready.userId} and id in (
        select id from ${weddingExports}
        where wedding_id = ${weddingId} and created_by = ${ready.userId} and state = 'ready'
        order by expires_at desc, id desc offset ${EXPORTS_KEPT})`)
    await addJob(tx, 'delete-queued-files', {})
    const to = await mailOf(tx, key, ready.userId)
    await sendMail(tx, {
      ...exportReadyMail({ ...to, ...ready, weddingId, expiresAt, publicUrl }),
      expiresAt,
    })
    return true
  })
}

/** Ends a copy with its reason, which its person gets by mail. */
export async function failExport(
  { db, settings: { publicUrl } }: MailDeps,
  key: ExportKey,
  failure: ExportFailure,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [failed] = await tx
      .update(weddingExports)
      .set({ state: 'failed', failure })
      .where(isUnderWay(key))
      .returning({ userId: weddingExports.createdBy })
    if (!failed || failure === 'NO_ACCESS') return
    const to = await mailOf(tx, key, failed.userId)
    await sendMail(tx, exportFailedMail({ ...to, failure, weddingId: key.weddingId, publicUrl }))
  })
}

async function mailOf(
  tx: Parameters<Parameters<Platform['db']['transaction']>[0]>[0],
  { weddingId }: ExportKey,
  userId: string,
): Promise<{ to: string; wedding: string }> {
  const [found] = await tx
    .select({ to: user.email, wedding: weddings.name })
    .from(user)
    .innerJoin(weddings, eq(weddings.id, weddingId))
    .where(eq(user.id, userId))
  return found!
}
