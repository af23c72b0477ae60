import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { plannerPortfolio, plannerPortfolioFiles } from '#db/schema/planners.ts'
import type { ImageHeader } from '#domain/inspiration/images.ts'
import { REMOVED_PORTFOLIO_SECONDS } from '#domain/planners/public-profile.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { Clock } from '#server/platform/clock.ts'
import { countPortfolio } from './portfolio.queries.ts'

const UNDO_MS = REMOVED_PORTFOLIO_SECONDS * 1000

/** A file that ends the process which decodes it is not tried for days. */
const PROCESSING_ATTEMPTS = 5

type SentImage = { id: string; fileName: string; path: string; size: number; header: ImageHeader }

/**
 * Adds an image whose bytes are safe at the end of a portfolio; its files are made of them later. `known` when
 * its id is used already.
 */
export async function addPortfolioImage(
  { db, clock, settings: { limits } }: Pick<Platform, 'db' | 'clock'> & Configured<'limits'>,
  userId: string,
  { id, fileName, path, size, header }: SentImage,
): Promise<'added' | 'known' | 'full'> {
  return db.transaction(async (tx) => {
    await holdPortfolio(tx, userId)
    if (await tx.$count(plannerPortfolio, portfolioRow(userId, id))) return 'known'
    if ((await countPortfolio(tx, userId)) >= limits.person.portfolioImages) return 'full'
    const createdAt = clock.now()
    await tx.insert(plannerPortfolio).values({
      ...{ userId, id, fileName, createdAt, status: 'processing' },
      ...{ width: header.width, height: header.height },
      orderIndex: sql`(select coalesce(max(order_index), 0) + 1 from planner_portfolio where user_id = ${userId})`,
    })
    await tx.insert(plannerPortfolioFiles).values({
      ...{ userId, imageId: id, variant: 'upload', path, size, createdAt },
      contentType: 'application/octet-stream',
    })
    await addJob(tx, 'process-portfolio-image', { userId, imageId: id }, { maxAttempts: PROCESSING_ATTEMPTS })
    return 'added'
  })
}

/** Changes the given fields of an image; gives whether it is there. */
export async function describePortfolioImage(
  db: Database,
  clock: Clock,
  userId: string,
  id: string,
  changes: { caption?: string | null | undefined; altText?: string | null | undefined },
): Promise<boolean> {
  if (Object.values(changes).every((value) => value === undefined)) {
    return (
      (await db.$count(plannerPortfolio, and(portfolioRow(userId, id), isNull(plannerPortfolio.deletedAt)))) >
      0
    )
  }
  return changePortfolioImage(
    db,
    clock,
    userId,
    and(portfolioRow(userId, id), isNull(plannerPortfolio.deletedAt))!,
    changes,
  )
}

/** Removes an image, from where it can be brought back for a minute. */
export async function removePortfolioImage(
  db: Database,
  clock: Clock,
  userId: string,
  id: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const deletedAt = clock.now()
    const shown = and(portfolioRow(userId, id), isNull(plannerPortfolio.deletedAt))!
    if (!(await changePortfolioImage(tx, clock, userId, shown, { deletedAt }))) return false
    const runAt = new Date(deletedAt.getTime() + UNDO_MS + 1000)
    await addJob(tx, 'forget-removed-portfolio', {}, { runAt })
    return true
  })
}

/** Brings a removed image back to its place; one that was not removed stays as it is. */
export async function restorePortfolioImage(
  { db, clock, settings: { limits } }: Pick<Platform, 'db' | 'clock'> & Configured<'limits'>,
  userId: string,
  id: string,
): Promise<'restored' | 'noImage' | 'full'> {
  return db.transaction(async (tx) => {
    await holdPortfolio(tx, userId)
    const removed = and(portfolioRow(userId, id), isNotNull(plannerPortfolio.deletedAt))!
    if (await tx.$count(plannerPortfolio, removed)) {
      if ((await countPortfolio(tx, userId)) >= limits.person.portfolioImages) return 'full'
      await changePortfolioImage(tx, clock, userId, removed, { deletedAt: null })
      return 'restored'
    }
    return (await tx.$count(plannerPortfolio, portfolioRow(userId, id))) ? 'restored' : 'noImage'
  })
}

/** Puts the images into the order of the ids; those that are not named follow in the order they had. */
export async function reorderPortfolio(
  db: Database,
  clock: Clock,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdPortfolio(tx, userId)
    await tx.execute(sql`
      update planner_portfolio p set order_index = placed.place
      from (
        select id, row_number() over (
          order by array_position(${sql.param(ids)}::uuid[], id) nulls last, order_index, id
        ) as place
        from planner_portfolio where user_id = ${userId}
      ) placed
      where p.user_id = ${userId} and p.id = placed.id and p.order_index <> placed.place`)
    await touch(tx, clock, userId)
  })
}

/** Deletes images that were removed and can no longer be brought back; their files follow. */
export async function forgetRemovedPortfolio(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - UNDO_MS).toISOString()
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from planner_portfolio where deleted_at < ${before}`)
    await addJob(tx, 'delete-queued-files', {})
  })
}

/** Changes images of a planner; `false` when none matches. */
export async function changePortfolioImage(
  tx: Database | Transaction,
  clock: Clock,
  userId: string,
  which: SQL,
  values: Partial<typeof plannerPortfolio.$inferInsert>,
): Promise<boolean> {
  const { rowCount } = await tx.update(plannerPortfolio).set(values).where(which)
  if (rowCount) await touch(tx, clock, userId)
  return Boolean(rowCount)
}

export const portfolioRow = (userId: string, id: string) =>
  and(eq(plannerPortfolio.userId, userId), eq(plannerPortfolio.id, id))

/** Counting and ordering of a portfolio come one after the other. */
const holdPortfolio = (tx: Transaction, userId: string) =>
  tx.execute(sql`select from profiles where id = ${userId} for update`)

/** The directory shows the latest change first. */
const touch = (tx: Database | Transaction, clock: Clock, userId: string) =>
  tx.execute(
    sql`update planner_directory set updated_at = ${clock.now().toISOString()} where user_id = ${userId}`,
  )
