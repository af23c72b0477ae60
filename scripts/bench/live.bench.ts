// Measures the cost of 500 open streams for one process, how soon a change reaches them, within the process and from
// another one, and whether streams that come and go leave anything behind. `npm run bench live 5000` opens so many to two
// processes instead, and lets those of one of them come back after it has stopped.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openBench, words } from './environment.ts'
import { LiveClient } from './live-client.ts'
import {
  type LiveWedding,
  measureDelivery,
  openStreams,
  prepareWeddings,
  weddingsFor,
} from './live-weddings.ts'
import { measureManyStreams } from './many-streams.ts'
import { percentile } from './percentile.ts'

const STREAMS = 500
const CHANGES = 200
const ROUNDS = 500
const TOGETHER = 20
const PORTS = [4808, 4809] as const

/** A stream may cost so much, a change may take so long, and a round may leave so much behind. */
const LIMITS = { streamBytes: 100_000, p95Ms: 250, roundBytes: 1000 }

export type Memory = { held: number; rss: number; sockets: number }

const bench = await openBench()
const servers: ChildProcess[] = []
try {
  for (const port of PORTS) servers.push(await startServer(port))
  if (words[0]) {
    const place = { streams: Number(words[0]), ports: PORTS, changes: CHANGES }
    await measureManyStreams(place, { servers, memoryOf, stop: bench.end, judge, limits: LIMITS })
  } else await measureFewStreams()
} finally {
  await bench.close()
}

async function measureFewStreams() {
  const weddings = await prepareWeddings(PORTS[0], weddingsFor(STREAMS))
  // The first streams pay for what the process has to load and compile once.
  for (let round = 0; round < 10; round += 1) await comeAndGo(weddings)
  const before = await memoryOf(servers[0]!)
  const streams = await openStreams(weddings, { streams: STREAMS, ports: PORTS.slice(0, 1) })
  const open = await memoryOf(servers[0]!)
  const perStream = (open.held - before.held) / STREAMS
  console.log(
    `${STREAMS} open streams: ${kilobytes(perStream)} each, ${kilobytes(open.rss)} the process in all`,
  )
  judge(perStream, LIMITS.streamBytes, 'memory of a stream')

  for (const [from, name] of ['the same process', 'another process'].entries()) {
    const times = await measureDelivery(PORTS[from]!, { weddings, streams, changes: CHANGES })
    console.log(
      `${CHANGES} changes through ${name}, ${times.length} deliveries, from the request until the event is there:\n` +
        `    half within ${milliseconds(times, 0.5)}, p95 ${milliseconds(times, 0.95)}, the last ${milliseconds(times, 1)}`,
    )
    judge(percentile(times, 0.95), LIMITS.p95Ms, `p95 through ${name}`)
  }
  for (const { client } of streams) await client.close()

  // The memory that the engine keeps of the first rounds is kept once, not for each.
  for (let round = 0; round < ROUNDS; round += 1) await comeAndGo(weddings)
  const quiet = await memoryWithout(STREAMS, open)
  for (let round = 0; round < ROUNDS; round += 1) await comeAndGo(weddings)
  const after = await memoryWithout(0, quiet)
  const left = (after.held - quiet.held) / ROUNDS
  console.log(`${ROUNDS} rounds of ${TOGETHER} streams that come and go leave ${Math.round(left)} bytes each`)
  judge(left, LIMITS.roundBytes, 'what a round leaves')
}

function startServer(port: number): Promise<ChildProcess> {
  const nodeFlags = ['--expose-gc', '--import', './scripts/bench/memory-probe.mjs']
  const env = { PUBLIC_URL: `http://localhost:${PORTS[0]}`, TRUST_PROXY: 'true' }
  return bench.startServer({ port, nodeFlags, env })
}

/** The memory of a process after collecting its garbage, inside and outside of the heap. */
async function memoryOf(server: ChildProcess): Promise<Memory> {
  server.send('memory')
  const [{ heapUsed, external, rss, sockets }] = await once(server, 'message')
  return { held: heapUsed + external, rss, sockets }
}

/** That of the first process once it has noticed that so many connections have gone. */
async function memoryWithout(gone: number, before: Memory): Promise<Memory> {
  for (;;) {
    const now = await memoryOf(servers[0]!)
    if (now.sockets <= before.sockets - gone) return now
  }
}

async function comeAndGo(weddings: LiveWedding[]): Promise<void> {
  const cookies = weddings.flatMap((wedding) => wedding.cookies).slice(0, TOGETHER)
  const clients = await Promise.all(cookies.map((cookie) => LiveClient.open(PORTS[0], cookie)))
  await Promise.all(clients.map((client) => client.close()))
}

function milliseconds(times: readonly number[], share: number): string {
  return `${percentile(times, share).toFixed(1)} ms`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

function judge(value: number, limit: number, what: string) {
  if (value <= limit) return
  console.log(`ABOVE  ${what}: wanted at most ${limit}`)
  process.exitCode = 1
}
