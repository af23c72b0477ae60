import { sql } from 'drizzle-orm'
import { connect, type Database, disconnect } from '#db/client.ts'

export type CountedDatabase = {
  /** One connection, which keeps the plans that it has made. */
  db: Database
  /** How many rows the statements of some work have visited, with those of the functions and triggers they call. */
  visitsOf(work: () => Promise<unknown>): Promise<number>
  close(): Promise<void>
}

/** A database that counts what its plans do: rows are the same on every machine, and times are not. */
export async function openCounted(connectionString: string): Promise<CountedDatabase> {
  const db = connect({ connectionString, max: 1, idleTimeoutMillis: 0 })
  let visits = 0
  db.$client.on('connect', (client) => {
    client.on('notice', ({ message = '' }) => {
      const [, plan] = /^duration: .* plan:\n([\s\S]*)$/.exec(message) ?? []
      if (plan) visits += visitsIn(JSON.parse(plan).Plan)
    })
  })
  const counting = (isOn: boolean) =>
    db.execute(sql.raw(`set auto_explain.log_min_duration = ${isOn ? 0 : -1}`))
  await db.execute(sql`
    load 'auto_explain'; set auto_explain.log_level = notice; set auto_explain.log_format = json;
    set auto_explain.log_analyze = on; set auto_explain.log_timing = off;
    set auto_explain.log_nested_statements = on; set client_min_messages = notice`)
  return {
    db,
    async visitsOf(work) {
      await counting(true)
      visits = 0
      await work()
      const counted = visits
      await counting(false)
      return counted
    },
    close: () => disconnect(db),
  }
}

/** A step of a plan, as `EXPLAIN (FORMAT JSON)` names it; of each run of it, how many rows on average. */
type Step = {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Step[]
}

const visitsIn = (step: Step): number =>
  step['Actual Loops'] *
    (step['Actual Rows'] +
      (step['Rows Removed by Filter'] ?? 0) +
      (step['Rows Removed by Join Filter'] ?? 0)) +
  (step.Plans ?? []).reduce((sum, below) => sum + visitsIn(below), 0)
