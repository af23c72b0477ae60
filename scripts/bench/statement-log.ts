import { readFileSync } from 'node:fs'
import type pg from 'pg'

export type LoggedStatement = { text: string; millis: number[] }

/**
 * The statements of a log of PostgreSQL with `log_min_duration_statement = 0` from a position on, each with how long
 * its runs took in milliseconds, what was parsed and bound for it included.
 */
export function readStatements(path: string, from: number): LoggedStatement[] {
  const byText = new Map<string, { runs: number[]; pending: number }>()
  for (const { phase, millis, text } of entries(readFileSync(path).subarray(from).toString())) {
    const statement = byText.get(text) ?? { runs: [], pending: 0 }
    byText.set(text, statement)
    statement.pending += millis
    if (phase !== 'execute') continue
    statement.runs.push(statement.pending)
    statement.pending = 0
  }
  return [...byText].map(([text, { runs }]) => ({ text, millis: runs }))
}

function* entries(log: string): Generator<{ phase: string; millis: number; text: string }> {
  for (const entry of log.split(/\n(?=\d{4}-\d\d-\d\d \d\d:)/)) {
    const found = /LOG: {2}duration: ([\d.]+) ms {2}(parse|bind|execute) [^:]*: ([\s\S]*)$/.exec(entry)
    if (found) yield { millis: Number(found[1]), phase: found[2]!, text: found[3]!.trim() }
  }
}

/** Turns the log of all statements on or off, which takes time and so is on only while they are counted. */
export async function logStatements(db: pg.Client, isOn: boolean): Promise<void> {
  await db.query(`alter system set log_min_duration_statement = '${isOn ? '0' : '-1'}'`)
  await db.query("alter system set log_parameter_max_length = '0'")
  await db.query('select pg_reload_conf()')
}

/** How many statements a log has from a position on. */
export function countStatements(path: string, from: number): number {
  const log = readFileSync(path).subarray(from).toString()
  return log.match(/ LOG: {2}duration: [\d.]+ ms {2}(?:execute [^:]*|statement):/g)?.length ?? 0
}
