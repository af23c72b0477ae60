// Has 200 virtual couples for 5 minutes, every second one of two people, who sign in, open screens, add and change
// guests, vendors and tasks, hear of each other's changes, while families answer their invitations. Counts what is answered
// otherwise than expected (none wanted), looks whether all that was acknowledged is there afterwards (all wanted), and
// says what a couple costs a minute. `npm run bench couples 20 40` has 20 couples for 40 seconds.
import { statSync } from 'node:fs'
import type { Socket } from 'node:net'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { randomFrom } from '#domain/seating/random.ts'
import { type Couple, visit } from './couple-visit.ts'
import { openBench, words } from './environment.ts'
import type { Family } from './families.ts'
import { databaseTime, processorTime } from './processor-time.ts'
import { countStatements, logStatements } from './statement-log.ts'
import { Tally } from './tally.ts'
import { verdict } from './verdict.ts'
import { VirtualBrowser } from './virtual-browser.ts'
import { answerInvitation, findLost, makeCouples } from './virtual-couples.ts'

const COUPLES = Number(words[0] ?? 200)
const SECONDS = Number(words[1] ?? 300)
const PORT = 4802
/** They come within the first fifth of the time. */
const ARRIVING = 0.2
/** For so long afterwards statements are counted, by a log that costs time and so is not on while times are taken. */
const COUNTED_SECONDS = Math.min(20, SECONDS / 4)
/** Answers of families for each wedding. */
const ANSWERS = 2

const bench = await openBench()
const db = new pg.Client(bench.connectionString)
const tally = new Tally()
const sockets = new Set<Socket>()
const answered: { family: Family; index: number }[] = []
const random = randomFrom(2026)
try {
  const server = await bench.startServer({
    port: PORT,
    env: { REQUESTS_PER_MINUTE: '1200', TRUST_PROXY: 'true', PUBLIC_URL: `http://localhost:${PORT}` },
  })
  await db.connect()
  const couples = await makeCouples(`http://localhost:${PORT}`, db, COUPLES)
  const people = couples.reduce((sum, { emails }) => sum + emails.length, 0)
  console.log(`${COUPLES} couples of ${people} people, load ${loadavg()[0]!.toFixed(1)}`)

  const before = { server: processorTime(server), database: await databaseTime(db), own: process.cpuUsage() }
  const living = live(couples)
  await delay(SECONDS * 1000)
  const own = process.cpuUsage(before.own)
  const spent = {
    server: processorTime(server) - before.server,
    database: (await databaseTime(db)) - before.database,
    client: (own.user + own.system) / 1000,
    bytes: [...sockets].reduce((sum, socket) => sum + socket.bytesRead, 0),
    requests: tally.requests,
  }
  console.log(tally.table())
  const statements = await countedStatements()
  await living

  report({ ...spent, statements })
  const lost = await findLost(db, couples, answered)
  const written = couples.reduce((sum, one) => sum + rowsIn(one), 0)
  for (const line of lost.slice(0, 20)) console.log(`LOST  ${line}`)
  for (const [text, count] of tally.complaints.slice(0, 20)) console.log(`ERROR ${count} × ${text}`)
  verdict(tally.complaints.length === 0, `${tally.complaints.length} kinds of errors (wanted: none)`)
  verdict(
    lost.length === 0,
    `${lost.length} of ${written} rows and ${answered.length} answers lost (wanted: none)`,
  )
} finally {
  await db.end()
  await bench.close()
}

function rowsIn({ written }: Couple): number {
  return Object.values(written).reduce((sum, rows) => sum + rows.size, 0)
}

/** Everybody at once, until what is counted afterwards is counted. */
async function live(couples: readonly Couple[]): Promise<void> {
  const until = performance.now() + (SECONDS + COUNTED_SECONDS) * 1000
  let place = 0
  const browserOf = () => {
    place += 1
    return new VirtualBrowser({ port: PORT, place: `10.7.${place >> 8}.${place & 255}`, tally, sockets })
  }
  const visits = couples.flatMap((couple) =>
    couple.emails.map(async (email) => {
      await delay(random() * SECONDS * ARRIVING * 1000)
      await visit({ browser: browserOf(), couple, email, tally, random, until })
    }),
  )
  const answers = couples.flatMap(({ families }) =>
    families.slice(0, ANSWERS).map(async (family, index) => {
      await delay(random() * SECONDS * 900)
      const browser = browserOf()
      if (await answerInvitation(browser, family, index)) answered.push({ family, index })
      else tally.complain('a family was not thanked')
      browser.close()
    }),
  )
  await Promise.all([...visits, ...answers])
}

/** Statements of each request, of those that come in while they are logged. */
async function countedStatements(): Promise<number> {
  const requestsBefore = tally.requests
  const log = join(bench.dataDir, 'postgres/server.log')
  const from = statSync(log).size
  await logStatements(db, true)
  await delay(COUNTED_SECONDS * 1000)
  await logStatements(db, false)
  return countStatements(log, from) / (tally.requests - requestsBefore)
}

type Spent = Record<'server' | 'database' | 'client' | 'bytes' | 'requests' | 'statements', number>

function report({ server, database, client, bytes, requests, statements }: Spent) {
  const coupleMinutes = (COUPLES * SECONDS) / 60
  const each = (value: number, digits = 0) => (value / coupleMinutes).toFixed(digits)
  console.log(
    `a couple and minute: ${each(requests, 1)} requests, ${each(server)} ms of the server's processor and ` +
      `${each(database)} ms of the database's, ${each(bytes / 1024)} KB sent, ` +
      `${each(requests * statements, 1)} statements (${statements.toFixed(1)} a request)`,
  )
  const share = (millis: number) => (millis / SECONDS / 1000).toFixed(2)
  console.log(
    `${(requests / SECONDS).toFixed(0)} requests a second take ${share(server)} processors of the server, ` +
      `${share(database)} of the database and ${share(client)} of those who ask; load ${loadavg()[0]!.toFixed(1)}`,
  )
}
