import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** Milliseconds of a tick in `/proc`. */
const TICK_MS = 10

/**
 * The processor time of a process so far, in milliseconds: unlike the clock it hardly depends on what else the machine
 * does. Not a number where there is no `/proc`.
 */
export function processorTime({ pid }: { pid?: number | undefined }): number {
  try {
    const { own } = statOf(pid!)
    return own
  } catch {
    return Number.NaN
  }
}

/**
 * The same of all processes of the PostgreSQL behind a connection, those that have ended included and the one that asks
 * left out.
 */
export async function databaseTime(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
  const asking = rows[0]!.pid
  try {
    const postmaster = statOf(asking).parent
    const { own, ended } = statOf(postmaster)
    const children = readdirSync('/proc').flatMap((name) => {
      const stat = /^\d+$/.test(name) && Number(name) !== asking ? readStat(Number(name)) : null
      return stat?.parent === postmaster ? [stat.own] : []
    })
    return children.reduce((sum, millis) => sum + millis, own + ended)
  } catch {
    return Number.NaN
  }
}

type Stat = { parent: number; own: number; ended: number }

function readStat(pid: number): Stat | null {
  try {
    return statOf(pid)
  } catch {
    return null
  }
}

/** The parent of a process, its own processor time and that of its children that have ended. */
function statOf(pid: number): Stat {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number)
  const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((at) => fields[at]!) as [
    number,
    number,
    number,
    number,
    number,
  ]
  return { parent, own: (user + system) * TICK_MS, ended: (endedUser + endedSystem) * TICK_MS }
}
