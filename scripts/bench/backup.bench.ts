// How many rows and bytes a second a backup of a running server takes, its check and its restore into another database,
// and how much memory each of them needs at most. `npm run bench backup 1000000` says how many guests there are, 100,000
// otherwise. The exit code is 1 when one of them needs more than 250 MB.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inDatabase } from '../../tests/support/database/database-address.ts'
import { openBench, words } from './environment.ts'
import { growTo } from './grown-weddings.ts'

const PORT = 3992
const GUESTS = Number(words[0] ?? 100_000)
const WANTED_MB = 250
const SAMPLE_MS = 50

const bench = await openBench()
const db = new pg.Client(bench.connectionString)
try {
  await bench.launch(
    [process.env['BENCH_SERVER'] ?? 'dist/server/main.js', '--demo'],
    { PORT: String(PORT), LOG_FORMAT: 'lines' },
    /ready at/,
  )
  await db.connect()
  await growTo(db, GUESTS)
  const rows = await countRows()
  const file = join(bench.dataDir, 'bench.backup')
  console.log(`${GUESTS} guests, ${rows} rows; the server runs`)
  await measure('backup', ['backup', file], rows, () => statSync(file).size)
  await measure('check', ['backup', '--check', file], rows, () => statSync(file).size)
  const elsewhere = join(bench.dataDir, 'elsewhere')
  mkdirSync(elsewhere)
  await db.query('create database elsewhere')
  const env = { DATABASE_URL: inDatabase(bench.connectionString, 'elsewhere'), DATA_DIR: elsewhere }
  await measure('restore', ['restore', file], rows, () => statSync(file).size, env)
} finally {
  await db.end()
  await bench.close()
}

/** The rows of all tables, as the last analysis has counted them. */
async function countRows(): Promise<number> {
  const { rows } = await db.query<{ rows: string }>(
    'select sum(n_live_tup)::text as rows from pg_stat_user_tables',
  )
  return Number(rows[0]!.rows)
}

/** Prints how fast a command of the backup is and the most memory it had. */
async function measure(
  what: string,
  args: string[],
  rows: number,
  bytes: () => number,
  env: Record<string, string> = {},
): Promise<void> {
  const began = performance.now()
  const child = spawn(process.execPath, ['dist/server/backup.js', ...args], {
    env: { ...bench.environment, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  let most = 0
  const sampling = setInterval(() => {
    most = Math.max(most, peakMb(child.pid!))
  }, SAMPLE_MS)
  const [code] = await once(child, 'close').finally(() => clearInterval(sampling))
  if (code !== 0) throw new Error(`${what} ended with ${code}: ${said.slice(-300)}`)
  const seconds = (performance.now() - began) / 1000
  const isMore = most > WANTED_MB
  if (isMore) process.exitCode = 1
  const megabytes = bytes() / 1024 ** 2
  console.log(
    `${isMore ? 'ABOVE' : 'ok'}  ${what}: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} rows and ${(megabytes / seconds).toFixed(1)} MB of the file a second, ${most.toFixed(0)} MB of memory (wanted ${WANTED_MB}); the file has ${megabytes.toFixed(0)} MB`,
  )
}

/** The most memory that a process has had so far; 0 once it has ended. */
function peakMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
