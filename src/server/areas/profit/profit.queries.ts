import { and, desc, eq, sql } from 'drizzle-orm'
import type { NotedTime, OwnCost, Profit } from '#contract/profit.ts'
import type { Database, Transaction } from '#db/client.ts'
import { bookAccounts } from '#db/schema/books.ts'
import { bookClocks, bookCosts, bookTimes } from '#db/schema/profit.ts'
import type { BookOwnerId } from '#server/core/membership.ts'

type Reading = Database | Transaction

/** The account that an id names: its own, or that of a wedding; `undefined` where its books have not begun. */
export async function findAccountId(
  db: Reading,
  ownerId: BookOwnerId,
  accountOrWeddingId: string,
): Promise<string | undefined> {
  const { id, ownerId: owner, weddingId } = bookAccounts
  const [row] = await db
    .select({ id })
    .from(bookAccounts)
    .where(and(eq(owner, ownerId), sql`${accountOrWeddingId}::uuid in (${id}, ${weddingId})`))
  return row?.id
}

/** The time and the costs of a wedding of the owner, and the sums of all; nothing where its books have not begun. */
export async function readProfit(
  db: Database,
  ownerId: BookOwnerId,
  accountOrWeddingId: string,
): Promise<Profit> {
  const accountId = await findAccountId(db, ownerId, accountOrWeddingId)
  const [times, costs] = accountId
    ? await Promise.all([readTimes(db, ownerId, accountId), readCosts(db, ownerId, accountId)])
    : [[], []]
  return { times, costs, sums: await readSums(db, ownerId), clock: await readClock(db, ownerId) }
}

const readTimes = (db: Reading, ownerId: BookOwnerId, accountId: string): Promise<NotedTime[]> => {
  const { id, workedOn, minutes, topic, what } = bookTimes
  return db
    .select({ id, workedOn, minutes, topic, what })
    .from(bookTimes)
    .where(and(eq(bookTimes.ownerId, ownerId), eq(bookTimes.accountId, accountId)))
    .orderBy(desc(workedOn), desc(bookTimes.createdAt), desc(id))
}

const readCosts = (db: Reading, ownerId: BookOwnerId, accountId: string): Promise<OwnCost[]> => {
  const { id, spentOn, amount, what } = bookCosts
  return db
    .select({ id, spentOn, amount, what })
    .from(bookCosts)
    .where(and(eq(bookCosts.ownerId, ownerId), eq(bookCosts.accountId, accountId)))
    .orderBy(desc(spentOn), desc(bookCosts.createdAt), desc(id))
}

async function readSums(db: Reading, ownerId: BookOwnerId): Promise<Profit['sums']> {
  const { rows } = await db.execute<Profit['sums'][number]>(sql`
    select account_id as "accountId", (sum(costs) * 100)::float8 as costs, sum(minutes)::int as minutes from (
      select account_id, 0 as costs, minutes from book_times where owner_id = ${ownerId}
      union all select account_id, amount, 0 from book_costs where owner_id = ${ownerId}) noted
    group by account_id order by account_id`)
  return rows
}

/** The clock that runs for one of the owner's weddings. */
export async function readClock(db: Reading, ownerId: BookOwnerId): Promise<Profit['clock']> {
  const [row] = await db
    .select({
      accountId: bookClocks.accountId,
      weddingName: bookAccounts.weddingName,
      startedAt: bookClocks.createdAt,
    })
    .from(bookClocks)
    .innerJoin(
      bookAccounts,
      sql`(${bookAccounts.ownerId}, ${bookAccounts.id}) = (${bookClocks.ownerId}, ${bookClocks.accountId})`,
    )
    .where(eq(bookClocks.ownerId, ownerId))
  return row ? { ...row, startedAt: row.startedAt.toISOString() } : null
}
