import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Transaction } from '#db/client.ts'

/** Better Auth keeps its transaction to itself, and calls us in the middle of it. */
const current = new AsyncLocalStorage<Transaction>()

/** The database for Better Auth: what it calls during a transaction finds that with `transactionOf`. */
export function withTransactions(db: Database): Database {
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction((tx) => current.run(tx, () => work(tx)), config)
  return Object.assign(Object.create(db) as Database, { transaction })
}

/**
 * The transaction that Better Auth has open for this request, or the database. A second connection in the
 * middle of its transactions would use up the pool when many sign up at once.
 */
export const transactionOf = (db: Database): Database | Transaction => current.getStore() ?? db

/** For `async-context.ts`. */
export const turnOffTransactions = (): void => current.disable()
