// Offers a server twenty times as many requests a second as it can answer, for 30 seconds, and says how each was
// answered (200, 429, 503 with when to come back, or a refused connection are wanted), whether health was, and how soon
// an ordinary request takes what it took before (within two seconds is wanted), with its memory. On loopback only.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ask } from './ask-server.ts'
import { asPerson, openBench } from './environment.ts'
import { makeFamilies } from './families.ts'
import type { FloodOrder, FloodRequest, FloodResult } from './flood.ts'
import { median } from './median.ts'
import { percentile } from './percentile.ts'
import { verdict } from './verdict.ts'

const PORT = 4804
const ORIGIN = `http://127.0.0.1:${PORT}`
const TIMES = 20
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30)
/** The same people ask all the time: more often, in the end, than one person may. */
const [PEOPLE, GUESTS] = [60, 110]
/** Connections that keep the server busy, and those that overload it. */
const [BUSY, FLOODING] = [32, 3000]

/** An ordinary request may take so much of what it took before, so many seconds after the end. */
const LIMITS = { ratio: 1.5, seconds: 2, leftBytes: 20 * 1024 ** 2 }
const WANTED = ['200', '429', '503', 'refused']
/** Seconds within which an answer comes; families of a whole wedding may wait for one another for 20 s. */
const PATIENCE = { usual: 10, family: 22 }

const bench = await openBench()
const db = new pg.Client(bench.connectionString)
try {
  await db.connect()
  const server = await bench.startServer({
    port: PORT,
    nodeFlags: ['--expose-gc', '--import', './scripts/bench/memory-probe.mjs'],
    env: { REQUESTS_PER_MINUTE: '1200', TRUST_PROXY: 'true' },
  })
  const flooding = await bench.launch(['--import', 'tsx', 'scripts/bench/flood.ts'], {}, /ready/)
  const requests = await prepare()
  const ordinary = await ordinaryPerson()

  const warm = { port: PORT, requests, seconds: 5, connections: BUSY }
  await flood(flooding, warm)
  const capacity = answeredIn(await flood(flooding, warm)) / warm.seconds
  await delay(2000)
  const before = { waits: await watch(ordinary, 5000), memory: await memoryOf(server) }
  const usual = median(before.waits.list)
  console.log(
    `${capacity.toFixed(0)} requests a second can be answered; an ordinary one takes ${usual.toFixed(1)} ms, load ${loadavg()[0]!.toFixed(1)}`,
  )

  const order = { ...warm, perSecond: capacity * TIMES, seconds: SECONDS, connections: FLOODING }
  const [result, beside] = await Promise.all([flood(flooding, order), watch(ordinary, SECONDS * 1000)])
  const during = await memoryOf(server)
  reportFlood(result, capacity, beside)

  const back = await secondsUntilBack(ordinary, usual)
  verdict(
    back.seconds <= LIMITS.seconds,
    `an ordinary request takes ${(back.took / usual).toFixed(2)} of what it took, ${back.seconds} s after the end (wanted: ${LIMITS.ratio} within ${LIMITS.seconds} s)`,
  )
  await delay(5000)
  const after = await memoryOf(server)
  const left = after.held - before.memory.held
  verdict(
    left <= LIMITS.leftBytes,
    `memory in use ${megabytes(before.memory.held)} before, ${megabytes(during.held)} at the end, ${megabytes(after.held)} afterwards; ` +
      `the process ${megabytes(before.memory.rss)}, ${megabytes(during.rss)}, ${megabytes(after.rss)}`,
  )
} finally {
  await db.end()
  await bench.close()
}

/** The requests of people: lists and summaries of members, their screens, an invitation, and the page of sign-in. */
async function prepare(): Promise<FloodRequest[]> {
  const requests: FloodRequest[] = []
  for (let number = 0; number < PEOPLE; number += 1) {
    const place = `10.9.0.${number}`
    const { cookie, weddingId } = await host(`persona-${number}@correo.example`)
    const [family] = await makeFamilies(db, weddingId, 1)
    const at = `/api/weddings/${weddingId}`
    const paths = [
      `${at}/guests`,
      `${at}/guests/summary`,
      `${at}/vendors`,
      `${at}/tasks`,
      '/api/session',
      `/app/couple/${weddingId}/guests`,
    ]
    const stranger = { cookie: '', place }
    requests.push(
      ...paths.map((path) => ({ path, cookie, place, patience: PATIENCE.usual })),
      { path: '/login', ...stranger, patience: PATIENCE.usual },
      { path: family!.path, ...stranger, patience: PATIENCE.family },
    )
  }
  return requests
}

async function host(email: string): Promise<{ cookie: string; weddingId: string }> {
  const person = asPerson(ORIGIN)
  await person.signUp('Lucía Herrera', email)
  const weddingId = await person.createWedding()
  const guests = Array.from({ length: GUESTS }, (_, row) => ({
    fullName: `Íñigo Aguirre ${row}`,
    rsvp: true,
  }))
  await person.call(`/api/weddings/${weddingId}/guests/import`, { mode: 'append', guests })
  return { cookie: person.cookie, weddingId }
}

type Ordinary = { path: string; headers: Record<string, string> }

async function ordinaryPerson(): Promise<Ordinary> {
  const { cookie, weddingId } = await host('noelia@correo.example')
  return { path: `/api/weddings/${weddingId}/guests`, headers: { cookie, 'x-forwarded-for': '10.8.0.1' } }
}

async function flood(flooding: ChildProcess, order: FloodOrder): Promise<FloodResult> {
  flooding.send(order)
  const [result] = (await once(flooding, 'message')) as [FloodResult]
  return result
}

function answeredIn({ outcomes }: FloodResult): number {
  return outcomes['200'] ?? 0
}

type Waits = Record<'list' | 'health', number[]> & { refused: Record<string, number> }

/** The waits of an ordinary person and of a check of health meanwhile, one request after another. */
async function watch({ path, headers }: Ordinary, millis: number): Promise<Waits> {
  const agent = new Agent({ keepAlive: true })
  const waits: Waits = { list: [], health: [], refused: {} }
  const until = performance.now() + millis
  const askAgain = async (kind: 'list' | 'health', asked: Ordinary) => {
    while (performance.now() < until) {
      const began = performance.now()
      const status = await ask(agent, { port: PORT, method: 'GET', ...asked })
      waits[kind].push(performance.now() - began)
      if (status !== 200) waits.refused[`${kind} ${status}`] = (waits.refused[`${kind} ${status}`] ?? 0) + 1
      await delay(15)
    }
  }
  await Promise.all([
    askAgain('list', { path, headers }),
    askAgain('health', { path: '/healthz', headers: {} }),
  ])
  agent.destroy()
  return waits
}

/** The first second after the flood in which the median is what it was, or the last that was looked at. */
async function secondsUntilBack(ordinary: Ordinary, usual: number) {
  let took = 0
  for (let seconds = 1; ; seconds += 1) {
    took = median((await watch(ordinary, 1000)).list)
    if (took <= usual * LIMITS.ratio || seconds === 30) return { seconds, took }
  }
}

async function memoryOf(server: ChildProcess): Promise<{ held: number; rss: number }> {
  server.send('memory')
  const [{ heapUsed, external, rss }] = await once(server, 'message')
  return { held: heapUsed + external, rss }
}

function reportFlood(
  { offered, unsent, outcomes, withoutRetry }: FloodResult,
  capacity: number,
  beside: Waits,
) {
  const perSecond = (count: number) => (count / SECONDS).toFixed(0)
  const unwanted = Object.entries(outcomes).filter(([outcome]) => !WANTED.includes(outcome))
  console.log(
    `${perSecond(offered)} a second were offered for ${SECONDS} s (${(offered / SECONDS / capacity).toFixed(1)} times), ` +
      `${perSecond(unsent)} of them found all ${FLOODING} connections waiting`,
  )
  verdict(unwanted.length === 0, `answered: ${JSON.stringify(outcomes)} (wanted: ${WANTED.join(', ')})`)
  verdict(withoutRetry === 0, `${withoutRetry} refusals without Retry-After (wanted: none)`)
  console.log(
    `     ${perSecond(outcomes['200'] ?? 0)} of them a second were served, ${((outcomes['200'] ?? 0) / SECONDS / capacity).toFixed(2)} of what can be`,
  )
  for (const kind of ['list', 'health'] as const) {
    const at = (share: number) => `${percentile(beside[kind], share).toFixed(0)} ms`
    console.log(
      `     ${kind} of others meanwhile: half ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)} of ${beside[kind].length}`,
    )
  }
  const ofHealth = Object.keys(beside.refused).filter((each) => each.startsWith('health'))
  verdict(ofHealth.length === 0, `health was answered each time; not 200: ${JSON.stringify(beside.refused)}`)
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(0)} MB`
}
