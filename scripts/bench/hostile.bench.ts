// What a stranger waits for their list and for /healthz while others send hostile bodies,
// import, dawdle or read all at once; how many of 12,000 bad requests are answered with 5xx; and how many requests
// 20 stops under load cut. On loopback only. `npm run bench hostile readers` does only what has that name.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { badRequests } from './bad-requests.ts'
import { openBench, words } from './environment.ts'
import { load } from './load.ts'
import type { ProbeResult } from './probe.ts'

const PORT = 3983
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)
/** Longer than the server may take for anything. */
const ANSWER_TIMEOUT_MS = 15_000
const BODY_BYTES = 16 * 1024 * 1024
const only = words[0] ?? ''

type Person = { cookie: string; weddingId: string }

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
  await beside('12,000 bad requests', stranger, () => badOnes(host))
  await restart()
  if ('20 stops'.includes(only)) await stops(host)
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
  probe.send({ origin, list: `/api/weddings/${weddingId}/guests`, cookie })
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

function count(all: Record<string, number>, key: string | number) {
  all[key] = (all[key] ?? 0) + 1
}

/** A connection that sends this and is read until it closes; gives the status of its first answer. */
function send(write: (socket: ReturnType<typeof connect>) => void): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(PORT, '127.0.0.1')
    let status = 'none'
    socket.once('data', (chunk) => {
      status = chunk.toString('latin1', 9, 12)
    })
    socket.on('data', () => {}).on('error', () => {})
    socket.once('close', () => resolve(status))
    write(socket)
    setTimeout(() => socket.destroy(), SECONDS * 1000).unref()
  })
}

function head(path: string, cookie: string, bytes: number): string {
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`
}

/** 24 at once, again and again: half without a session, half with the session of an outsider. */
async function hostileBodies(weddingId: string, cookie: string) {
  const body = Buffer.from(`[${'{},'.repeat(BODY_BYTES / 3 - 1)}{}]`.padEnd(BODY_BYTES))
  const until = performance.now() + SECONDS * 1000
  const statuses: Record<string, number> = {}
  const again = async (index: number) => {
    while (performance.now() < until) {
      const text = head(`/api/weddings/${weddingId}/guests/import`, index % 2 === 0 ? '' : cookie, BODY_BYTES)
      count(
        statuses,
        await send((socket) => {
          socket.write(text)
          socket.write(body)
        }),
      )
    }
  }
  await Promise.all(Array.from({ length: 24 }, (_, index) => again(index)))
  return statuses
}

async function imports({ cookie, weddingId }: Person) {
  const statuses: Record<string, number> = {}
  const guests = Array.from({ length: 2500 }, (_, index) => ({
    fullName: `Íñigo Aguirre Lasa ${index}`,
    email: `inigo.${index}@correo.example`,
    notes: 'Llega el viernes por la tarde y se queda hasta el domingo',
  }))
  const body = JSON.stringify({ mode: 'append', guests })
  const one = async () => {
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/weddings/${weddingId}/guests/import`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body,
    })
    await answer.arrayBuffer()
    count(statuses, answer.status)
  }
  await Promise.all(Array.from({ length: 60 }, one))
  return statuses
}

/** Heads and bodies that come a byte at a time: of strangers, and of a member. */
async function slowConnections({ cookie, weddingId }: Person) {
  const statuses: Record<string, number> = {}
  const path = `/api/weddings/${weddingId}/guests`
  const slow = async (index: number) => {
    const text = head(path, index % 4 === 0 ? cookie : '', 10_000)
    const begin = index % 2 === 0 ? text : text.slice(0, 40)
    count(
      statuses,
      await send((socket) => {
        socket.write(begin)
        const trickle = setInterval(() => socket.write(' '), 1000)
        socket.once('close', () => clearInterval(trickle))
      }),
    )
  }
  await Promise.all(Array.from({ length: 800 }, (_, index) => slow(index)))
  return statuses
}

async function readers({ cookie, weddingId }: Person) {
  const next = () =>
    ({ method: 'GET', path: `/api/weddings/${weddingId}/guests`, headers: { cookie } }) as const
  return (await load({ port: PORT, connections: 500, seconds: SECONDS }, next)).statuses
}

async function badOnes(host: Person) {
  const statuses: Record<string, number> = {}
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const all = badRequests(12_000, host)
  const worker = async () => {
    for (const bad of all) count(statuses, await ask(agent, bad))
  }
  await Promise.all(Array.from({ length: 32 }, worker))
  agent.destroy()
  const broken = Object.entries(statuses).filter(([status]) => !/^[1234]/.test(status) && status !== '503')
  return { statuses, 'not answered or 5xx but 503': Object.fromEntries(broken) }
}

type Asked = { method: string; path: string; headers: Record<string, string>; body?: string }

/** The status of an answer, or the code of what went wrong. */
function ask(agent: Agent, { method, path, headers, body }: Asked): Promise<number | string> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const asked = request({ agent, port: PORT, host: '127.0.0.1', method, path, headers }, (answer) => {
      // A live stream ends when its reader does.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        resolve(answer.statusCode!)
        return asked.destroy()
      }
      answer.resume().once('end', () => resolve(answer.statusCode!))
      answer.once('error', failed)
    })
    asked.setTimeout(ANSWER_TIMEOUT_MS, () => asked.destroy(new Error(`no answer to ${method} ${path}`)))
    asked.once('error', failed)
    asked.end(body)
  })
}

/** Stops the server under load and starts it again; a request that was sent and not answered is cut. */
async function stops({ cookie, weddingId }: Person) {
  const outcomes: Record<string, number> = {}
  const took: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const agent = new Agent({ keepAlive: true })
    const drive = async (client: number) => {
      for (let index = 0; ; index += 1) {
        const isWrite = (client + index) % 2 === 0
        const path = `/api/weddings/${weddingId}/guests${isWrite ? '' : '/summary'}`
        const headers = { cookie, 'content-type': 'application/json' }
        const body = isWrite ? JSON.stringify({ fullName: 'Carmen' }) : undefined
        const outcome = await ask(agent, {
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
  console.log(`20 stops under load: ${cut.length === 0 ? 'none cut' : `CUT ${JSON.stringify(cut)}`}`)
  console.log(`    answers ${JSON.stringify(outcomes)}, the longest stop ${Math.round(Math.max(...took))} ms`)
}
