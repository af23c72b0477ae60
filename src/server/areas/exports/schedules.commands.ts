import { and, eq, lte, notExists } from 'drizzle-orm'
import type { ExportSchedule } from '#contract/exports.ts'
import type { Database } from '#db/client.ts'
import { exportSchedules } from '#db/schema/exports.ts'
import { accountDeletions } from '#db/schema/rights.ts'
import { type ExportRhythm, nextExport } from '#domain/exports/schedules.ts'
import type { Platform } from '#server/core/context.ts'
import { requestExport } from './exports.commands.ts'
import type { ExportOwner } from './exports.queries.ts'

type Wish = { rhythm: ExportRhythm; withFiles: boolean }

const isOf = ({ weddingId, userId }: { weddingId: string; userId: string }) =>
  and(eq(exportSchedules.weddingId, weddingId), eq(exportSchedules.userId, userId))

/** The copies that a member gets by themselves; `null` when they are off. */
export async function findSchedule(db: Database, owner: ExportOwner): Promise<ExportSchedule | null> {
  const [found] = await db.select().from(exportSchedules).where(isOf(owner))
  if (!found) return null
  const { rhythm, withFiles, nextAt } = found
  return { rhythm, withFiles, nextAt: nextAt.toISOString() }
}

/** Switches the copies that come by themselves on, changes them, or switches them off with `null`. */
export async function setSchedule(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  owner: ExportOwner,
  wish: Wish | null,
): Promise<ExportSchedule | null> {
  if (!wish) {
    await db.delete(exportSchedules).where(isOf(owner))
    return null
  }
  const now = clock.now()
  const set = { ...wish, nextAt: nextExport(wish.rhythm, now) }
  await db
    .insert(exportSchedules)
    .values({ ...owner, ...set, createdAt: now })
    .onConflictDoUpdate({ target: [exportSchedules.weddingId, exportSchedules.userId], set })
  return findSchedule(db, owner)
}

/** Schedules that are begun at once: the next hour goes on with the others. */
const AT_ONCE = 500

/**
 * Begins the copies whose time has come. One whose wedding is being copied already waits for the next hour, and one of an
 * account that is going to be deleted for its person to come back.
 */
export async function beginScheduled({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const isGoing = db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, exportSchedules.userId))
  const due = await db
    .select()
    .from(exportSchedules)
    .where(and(lte(exportSchedules.nextAt, now), notExists(isGoing)))
    .orderBy(exportSchedules.nextAt)
    .limit(AT_ONCE)
  for (const { weddingId, userId, rhythm, withFiles, nextAt } of due) {
    const begun = await requestExport({ db, clock }, { weddingId, userId }, { withFiles, isScheduled: true })
    if (begun === 'underWay') continue
    let next = nextExport(rhythm, nextAt)
    // Those that the server slept through are made once.
    while (next <= now) next = nextExport(rhythm, next)
    await db
      .update(exportSchedules)
      .set({ nextAt: next })
      .where(and(isOf({ weddingId, userId }), eq(exportSchedules.nextAt, nextAt)))
  }
}
