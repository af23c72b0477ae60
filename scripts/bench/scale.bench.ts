// Whether statements keep their plan and their time while the tables grow from 1,000 guests to a million:
// `npm run bench scale 10000000` goes on to ten million, with weddings that have no log of changes beyond the first
// million. Everything that a member reads of a wedding is asked for.
import type { ChildProcess } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { asPerson, openBench, words } from './environment.ts'
import { growTo } from './grown-weddings.ts'
import { median } from './median.ts'
import { readsOfMember } from './member-reads.ts'
import { databaseTime, processorTime } from './processor-time.ts'
import { logStatements, readStatements } from './statement-log.ts'

const MOST = Number(words[0] ?? 1_000_000)
const STEPS = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
const SIZES = [...STEPS.filter((size) => size < MOST), MOST]
/** Half of a megabyte a wedding is its log: 50 GB for ten million guests, and 10 GB without it beyond so many. */
const WHOLE_GUESTS = 1_000_000
const ROUNDS = 15
const PORT = 3987
/** A statement may take so much of its time with 1,000 guests. */
const CEILING = 1.5
/** Below so many milliseconds a time is what the machine does beside it. */
const NOISE_MS = 0.1

/** A table of so many rows is not read from end to end. */
const LARGE_ROWS = 2_000

type Reading = { millis: number; scans: string[] }

const bench = await openBench()
const db = new pg.Client(bench.connectionString)
try {
  const server = await bench.launch(
    [process.env['BENCH_SERVER'] ?? 'dist/server/main.js', '--demo'],
    { PORT: String(PORT), LOG_FORMAT: 'lines' },
    /ready at/,
  )
  await db.connect()
  const lucia = asPerson(`http://localhost:${PORT}`)
  await lucia.call('/api/auth/sign-in/email', { email: 'lucia@azahar.example', password: 'azahar-demo' })
  const weddings = (await (await lucia.call('/api/weddings')).json()) as { id: string }[]
  const paths = await readPaths(lucia, weddings[0]!.id)
  await addGuests()
  const readings: Map<string, Reading>[] = []
  for (const size of SIZES) {
    const began = performance.now()
    await growTo(db, size, { isSlim: size > WHOLE_GUESTS })
    const growing = ((performance.now() - began) / 1000).toFixed(0)
    const before = await processorTimes(server)
    readings.push(await readAll(lucia, paths, weddings[0]!.id))
    const after = await processorTimes(server)
    const [own, database] = [after.server - before.server, after.database - before.database].map((millis) =>
      (millis / ROUNDS / paths.length).toFixed(1),
    )
    console.log(
      `${size} guests: ${readings.at(-1)!.size} statements of ${paths.length} requests, ` +
        `processor time of a request ${own} ms and ${database} ms of the database; ${await bytesPerWedding()}; ` +
        `grown in ${growing} s`,
    )
  }
  console.log(`the largest tables: ${await largestTables()}`)
  judge(readings)
} finally {
  await db.end()
  await bench.close()
}

/** Processor time so far in milliseconds, of the server and of all processes of PostgreSQL. */
async function processorTimes(server: ChildProcess): Promise<{ server: number; database: number }> {
  return { server: processorTime(server), database: await databaseTime(db) }
}

/** Three times the guests of the example: some 110, as weddings have. */
async function addGuests() {
  await db.query(
    `insert into guests (wedding_id, id, full_name, email, household_id, age, rsvp, created_at)
     select wedding_id, gen_random_uuid(), full_name || ' ' || n, email, household_id, age, rsvp, created_at
     from guests, generate_series(1, 2) n`,
  )
}

/** The size of the database for each wedding, its indexes and its log included. */
async function bytesPerWedding(): Promise<string> {
  const { rows } = await db.query<{ kilobytes: string; weddings: string }>(
    `select pg_database_size(current_database()) / 1024 / (select count(*) from weddings) as kilobytes,
       (select count(*) from weddings) as weddings`,
  )
  return `${rows[0]!.kilobytes} KB for each of ${rows[0]!.weddings} weddings`
}

async function largestTables(): Promise<string> {
  const { rows } = await db.query<{ name: string; megabytes: number; rows: number }>(
    `select relname as name, pg_total_relation_size(oid) / 1024 / 1024 as megabytes, reltuples::bigint as rows
     from pg_class where relkind = 'r' order by pg_total_relation_size(oid) desc limit 12`,
  )
  return rows.map(({ name, megabytes, rows: count }) => `${name} ${count} rows, ${megabytes} MB`).join('; ')
}

/** Of all that a member reads, what answers with JSON. */
async function readPaths(person: ReturnType<typeof asPerson>, weddingId: string): Promise<string[]> {
  const readable: string[] = []
  for (const path of await readsOfMember(person, weddingId)) {
    const answer = await person.call(path).catch(() => undefined)
    if (answer?.headers.get('content-type')?.startsWith('application/json')) readable.push(path)
  }
  return readable
}

/** Every statement of all requests with the middle of its times, and the tables that it reads from end to end. */
async function readAll(
  person: ReturnType<typeof asPerson>,
  paths: readonly string[],
  weddingId: string,
): Promise<Map<string, Reading>> {
  const log = join(bench.dataDir, 'postgres/server.log')
  for (const path of paths) await person.call(path)
  const from = statSync(log).size
  await logStatements(db, true)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of paths) await person.call(path)
    await person.call(`/api/weddings/${weddingId}/guests`, { fullName: `Carmen Aguirre ${round}` })
  }
  await logStatements(db, false)
  const readings = new Map<string, Reading>()
  for (const { text, millis } of readStatements(log, from)) {
    if (millis.length < ROUNDS) continue
    readings.set(text, { millis: median(millis), scans: await scansOf(text) })
  }
  return readings
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

/** The large tables that the general plan of a statement, the same for all parameters, reads from end to end. */
async function scansOf(text: string): Promise<string[]> {
  if (!/^(?:with|select|insert|update|delete)\b/i.test(text)) return []
  const { rows } = await db
    .query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (generic_plan, format json) ${text}`)
    .catch(() => ({ rows: [] }))
  const scans = (plan: Plan): string[] => [
    ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name']!] : []),
    ...(plan.Plans ?? []).flatMap(scans),
  ]
  const scanned = rows.flatMap((row) => scans(row['QUERY PLAN'][0].Plan))
  const large = await db.query<{ name: string }>(
    'select relname as name from pg_class where reltuples >= $1 and relname = any ($2)',
    [LARGE_ROWS, scanned],
  )
  return large.rows.map(({ name }) => name)
}

function judge(readings: readonly Map<string, Reading>[]) {
  const [least, most] = [readings[0]!, readings.at(-1)!]
  const ratios: number[] = []
  for (const [text, { millis, scans }] of most) {
    const before = least.get(text)
    if (!before) continue
    const ratio = Math.max(millis, NOISE_MS) / Math.max(before.millis, NOISE_MS)
    ratios.push(ratio)
    const times = readings.map((each) => (each.get(text)?.millis ?? Number.NaN).toFixed(2)).join(' ')
    const label = text.replaceAll(/\s+/g, ' ').slice(0, 160)
    if (scans.length > 0) console.log(`SCANS  ${scans.join(', ')}: ${times} ms: ${label}`)
    if (ratio > CEILING) {
      console.log(`ABOVE  ${ratio.toFixed(1)} times (wanted ${CEILING}): ${times} ms: ${label}`)
      process.exitCode = 1
    }
  }
  const worst = Math.max(...ratios)
  console.log(
    `${ratios.length} statements: ${median(ratios).toFixed(2)} in the middle, ${worst.toFixed(2)} at most`,
  )
}
