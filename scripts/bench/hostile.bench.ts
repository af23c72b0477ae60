// Measures how long a stranger waits for their list and for /healthz while others send hostile bodies, import, dawdle
// or read all at once; how many of 12,000 bad requests are answered with 5xx; and how many requests 20 stops under load
// cut. On loopback only. `npm run bench hostile readers` does only the part of that name; BENCH_BAD_REQUESTS and
// BENCH_STOPS are other numbers of both.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { ask } from './ask-server.ts'
import { badRequests } from './bad-requests.ts'
import { openBench, words } from './environment.ts'
import {
  count,
  hostileBodies,
  imports,
  type Person,
  PORT,
  readers,
  SECONDS,
  slowConnections,
} from './hostile-loads.ts'
import type { ProbeResult } from './probe.ts'

const BAD_REQUESTS = Number(process.env['BENCH_BAD_REQUESTS'] ?? 12_000)
const STOPS = Number(process.env['BENCH_STOPS'] ?? 20)
const only = words[0] ?? ''

const bench = await openBench()
let server = await startServer()
const probe = await bench.launch(['--import', 'tsx', 'scripts/bench/probe.ts'], {}, /ready/)
try {
  const host = await signUp('lucia')
  const stranger = await signUp('noelia')
  const guests = Array.from({ length: 300 }, (_, index) => ({
    fullName: `Carmen Aguirre ${index}`,
    rsvp: true,
  }))
  for (const { cookie, weddingId } of [host, stranger]) {
    await call(cookie, `/api/weddings/${weddingId}/guests/import`, { mode: 'append', guests })
  }
  await beside('nothing else', stranger, () => delay(SECONDS * 1000))
  await beside('24 hostile bodies', stranger, () => hostileBodies(host.weddingId, stranger.cookie))
  await beside('60 imports into one wedding', stranger, () => imports(host))
  await beside('800 slow connections', stranger, () => slowConnections(host))
  await beside('500 readers at once', stranger, () => readers(host))
  // All of them are to be looked at, and none refused for their number.
  await restart({ REQUESTS_PER_MINUTE: '0' })
  await beside(`${BAD_REQUESTS} bad requests`, stranger, () => badOnes(host))
  await restart()
  if (`${STOPS} stops`.includes(only)) await stops(host)
} finally {
  await bench.close()
}

async function restart(environment: Record<string, string> = {}) {
  await bench.end(server)
  server = await startServer(environment)
}

/** With the rate limit of a server that serves people. */
function startServer(env: Record<string, string> = {}): Promise<ChildProcess> {
  return bench.startServer({ port: PORT, env: { REQUESTS_PER_MINUTE: '1200', ...env } })
}

async function call(cookie: string, path: string, body: object) {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

async function signUp(name: string): Promise<Person> {
  const email = `${name}@correo.example`
  const account = { name, email, password: 'azahar-en-flor', role: 'couple' }
  const answer = await call('', '/api/auth/sign-up/email', account)
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
  const wedding = await call(cookie, '/api/weddings', { name: 'Boda' })
  return { cookie, weddingId: ((await wedding.json()) as { id: string }).id }
}

/** Says what the stranger waited while something happened, and what became of it. */
async function beside(name: string, { cookie, weddingId }: Person, happens: () => Promise<unknown>) {
  if (!name.includes(only)) return
  const origin = `http://127.0.0.1:${PORT}`
  probe.send({ origin, lists: [`/api/weddings/${weddingId}/guests`], cookie })
  const outcome = await happens()
  probe.send('stop')
  const [result] = (await once(probe, 'message')) as [ProbeResult]
  console.log(`beside ${name}${outcome ? `: ${JSON.stringify(outcome)}` : ''}`)
  for (const [kind, { waits, refused }] of Object.entries(result)) {
    const sorted = waits.toSorted((a, b) => a - b)
    const at = (share: number) => `${sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(1)} ms`
    console.log(`    ${kind}: median ${at(0.5)}, p99 ${at(0.99)} of ${sorted.length}, ${refused} not 200`)
  }
}

async function badOnes(host: Person) {
  const statuses: Record<string, number> = {}
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const all = badRequests(BAD_REQUESTS, host)
  const worker = async () => {
    for (const bad of all) count(statuses, await ask(agent, { port: PORT, ...bad }))
  }
  await Promise.all(Array.from({ length: 32 }, worker))
  agent.destroy()
  const broken = Object.entries(statuses).filter(([status]) => !/^[1234]/.test(status) && status !== '503')
  return { statuses, 'not answered or 5xx but 503': Object.fromEntries(broken) }
}

/** Stops the server under load and starts it again; a request that was sent and not answered is cut. */
async function stops({ cookie, weddingId }: Person) {
  const outcomes: Record<string, number> = {}
  const took: number[] = []
  for (let round = 0; round < STOPS; round += 1) {
    const agent = new Agent({ keepAlive: true })
    const drive = async (client: number) => {
      for (let index = 0; ; index += 1) {
        const isWrite = (client + index) % 2 === 0
        const path = `/api/weddings/${weddingId}/guests${isWrite ? '' : '/summary'}`
        const headers = { cookie, 'content-type': 'application/json' }
        const body = isWrite ? JSON.stringify({ fullName: 'Carmen' }) : undefined
        const outcome = await ask(agent, {
          port: PORT,
          method: isWrite ? 'POST' : 'GET',
          path,
          headers,
          ...(body && { body }),
        })
        if (outcome === 'ECONNREFUSED') return
        count(outcomes, outcome)
      }
    }
    const driving = Promise.all(Array.from({ length: 16 }, (_, client) => drive(client)))
    await delay(500 + round * 37)
    const started = performance.now()
    server.kill('SIGTERM')
    await once(server, 'exit')
    took.push(performance.now() - started)
    await driving
    agent.destroy()
    server = await startServer()
  }
  const cut = Object.entries(outcomes).filter(([outcome]) => !/^\d+$/.test(outcome))
  console.log(`${STOPS} stops under load: ${cut.length === 0 ? 'none cut' : `CUT ${JSON.stringify(cut)}`}`)
  console.log(`    answers ${JSON.stringify(outcomes)}, the longest stop ${Math.round(Math.max(...took))} ms`)
}
