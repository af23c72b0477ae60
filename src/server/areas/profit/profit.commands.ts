import { and, eq } from 'drizzle-orm'
import type { NotedTime, OwnCost, Profit } from '#contract/profit.ts'
import type { Database, Transaction } from '#db/client.ts'
import { bookClocks, bookCosts, bookTimes } from '#db/schema/profit.ts'
import { COSTS_MAX, TIME_MAX, TIMES_MAX, type TimeTopic } from '#domain/profit/noted-time.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import { holdAccount, openAccount } from '#server/areas/books/charges.commands.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findAccountId, readClock } from './profit.queries.ts'

/** The account that an id names, held until the transaction ends; the books of a wedding begin with it. */
async function holdNamed(tx: Transaction, clock: Clock, ownerId: BookOwnerId, accountOrWeddingId: string) {
  const known = await findAccountId(tx, ownerId, accountOrWeddingId)
  return known ? holdAccount(tx, ownerId, known) : openAccount(tx, clock, ownerId, accountOrWeddingId)
}

type Verdict = 'added' | 'notFound' | 'full'

/** Notes time for a wedding; an id that is there already adds nothing. */
export const addTime = (
  db: Database,
  clock: Clock,
  ownerId: BookOwnerId,
  { accountId, ...time }: NotedTime & { accountId: string },
): Promise<Verdict> =>
  db.transaction(async (tx) => {
    const account = await holdNamed(tx, clock, ownerId, accountId)
    if (!account) return 'notFound'
    return insertTime(tx, clock, ownerId, { ...time, accountId: account })
  })

/** The minutes of a note; `undefined` when there is none with that id. */
async function findTime(tx: Transaction, ownerId: BookOwnerId, id: string) {
  const isOwn = and(eq(bookTimes.ownerId, ownerId), eq(bookTimes.id, id))
  const [row] = await tx.select({ minutes: bookTimes.minutes }).from(bookTimes).where(isOwn)
  return row
}

async function insertTime(
  tx: Transaction,
  clock: Clock,
  ownerId: BookOwnerId,
  time: NotedTime & { accountId: string },
): Promise<'added' | 'full'> {
  const ofAccount = and(eq(bookTimes.ownerId, ownerId), eq(bookTimes.accountId, time.accountId))
  if (await findTime(tx, ownerId, time.id)) return 'added'
  if ((await tx.$count(bookTimes, ofAccount)) >= TIMES_MAX) return 'full'
  await tx.insert(bookTimes).values({ ...time, ownerId, createdAt: clock.now(), createdBy: ownerId })
  return 'added'
}

/** Adds a cost of the owner's own for a wedding; an id that is there already adds nothing. */
export const addCost = (
  db: Database,
  clock: Clock,
  ownerId: BookOwnerId,
  { accountId, ...cost }: OwnCost & { accountId: string },
): Promise<Verdict> =>
  db.transaction(async (tx) => {
    const account = await holdNamed(tx, clock, ownerId, accountId)
    if (!account) return 'notFound'
    const ofAccount = and(eq(bookCosts.ownerId, ownerId), eq(bookCosts.accountId, account))
    const isKnown = await tx.$count(bookCosts, and(eq(bookCosts.ownerId, ownerId), eq(bookCosts.id, cost.id)))
    if (isKnown) return 'added'
    if ((await tx.$count(bookCosts, ofAccount)) >= COSTS_MAX) return 'full'
    const made = { createdAt: clock.now(), createdBy: ownerId }
    await tx.insert(bookCosts).values({ ...cost, ...made, ownerId, accountId: account })
    return 'added'
  })

/** Whether there was such a note. */
export async function removeTime(db: Database, ownerId: BookOwnerId, timeId: string): Promise<boolean> {
  const isOwn = and(eq(bookTimes.ownerId, ownerId), eq(bookTimes.id, timeId))
  return (await db.delete(bookTimes).where(isOwn).returning({ id: bookTimes.id })).length > 0
}

/** Whether there was such a cost. */
export async function removeCost(db: Database, ownerId: BookOwnerId, costId: string): Promise<boolean> {
  const isOwn = and(eq(bookCosts.ownerId, ownerId), eq(bookCosts.id, costId))
  return (await db.delete(bookCosts).where(isOwn).returning({ id: bookCosts.id })).length > 0
}

type Running = NonNullable<Profit['clock']>

/** Starts the clock of a wedding, and gives the one that runs: of another wedding, where that was started before. */
export const startClock = (
  db: Database,
  clock: Clock,
  ownerId: BookOwnerId,
  accountOrWeddingId: string,
): Promise<'notFound' | { running: Running; isOther: boolean }> =>
  db.transaction(async (tx) => {
    const accountId = await holdNamed(tx, clock, ownerId, accountOrWeddingId)
    if (!accountId) return 'notFound'
    const started = { ownerId, accountId, createdAt: clock.now(), createdBy: ownerId }
    await tx.insert(bookClocks).values(started).onConflictDoNothing()
    const running = (await readClock(tx, ownerId))!
    return { running, isOther: running.accountId !== accountId }
  })

type Stopped = { id: string; topic: TimeTopic; what: string }

/**
 * Stops the clock and notes its time for the day on which it was started. A note that is there already answers as the
 * first time, and leaves a clock that was started since then alone.
 */
export const stopClock = (
  db: Database,
  clock: Clock,
  ownerId: BookOwnerId,
  { id, topic, what }: Stopped,
): Promise<'stopped' | 'full' | { minutes: number }> =>
  db.transaction(async (tx) => {
    const noted = await findTime(tx, ownerId, id)
    if (noted) return noted
    const [running] = await tx.delete(bookClocks).where(eq(bookClocks.ownerId, ownerId)).returning()
    if (!running) return (await findTime(tx, ownerId, id)) ?? 'stopped'
    const { accountId, createdAt } = running
    await holdAccount(tx, ownerId, accountId)
    const passed = Math.round((clock.now().getTime() - createdAt.getTime()) / MINUTE_MS)
    const minutes = Math.min(Math.max(passed, 1), TIME_MAX)
    const time = { id, topic, what, accountId, minutes, workedOn: dayInMadrid(createdAt) }
    if ((await insertTime(tx, clock, ownerId, time)) === 'full') {
      await tx.insert(bookClocks).values(running)
      return 'full'
    }
    return { minutes }
  })
