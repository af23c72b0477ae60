// Measures the cost of 500 open streams for one process, how soon a change reaches them, within the process and from
// another one, and whether streams that come and go leave anything behind.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { v7 as uuidv7 } from 'uuid'
import { openBench } from './environment.ts'
import { LiveClient } from './live-client.ts'

const STREAMS = 500
const WEDDINGS = 10
const MEMBERS = 5
const CHANGES = 200
const ROUNDS = 500
const TOGETHER = 20
const PORTS = [3985, 3986] as const

/** A stream may cost so much, a change may take so long, and a round may leave so much behind. */
const LIMITS = { streamBytes: 100_000, p95Ms: 250, roundBytes: 1000 }

type Memory = { held: number; rss: number; sockets: number }
type Wedding = { id: string; cookies: string[] }

const bench = await openBench()
const servers: ChildProcess[] = []
try {
  for (const port of PORTS) servers.push(await startServer(port))
  const weddings = await prepare()

  // The first streams pay for what the process has to load and compile once.
  for (let round = 0; round < 10; round += 1) await comeAndGo(weddings)
  const before = await memory()
  const clients = await openStreams(weddings)
  const open = await memory()
  const perStream = (open.held - before.held) / STREAMS
  console.log(
    `${STREAMS} open streams: ${kilobytes(perStream)} each, ${kilobytes(open.rss)} the process in all`,
  )
  judge(perStream, LIMITS.streamBytes, 'memory of a stream')

  for (const [from, name] of ['the same process', 'another process'].entries()) {
    const times = await measureDelivery(PORTS[from]!, weddings, clients)
    console.log(
      `${CHANGES} changes through ${name}, ${times.length} deliveries, from the request until the event is there:\n` +
        `    half within ${milliseconds(times, 0.5)}, p95 ${milliseconds(times, 0.95)}, the last ${milliseconds(times, 1)}`,
    )
    judge(percentile(times, 0.95), LIMITS.p95Ms, `p95 through ${name}`)
  }
  for (const { client } of clients) await client.close()

  // The memory that the engine keeps of the first rounds is kept once, not for each.
  for (let round = 0; round < ROUNDS; round += 1) await comeAndGo(weddings)
  const quiet = await memoryWithout(STREAMS, open)
  for (let round = 0; round < ROUNDS; round += 1) await comeAndGo(weddings)
  const after = await memoryWithout(0, quiet)
  const left = (after.held - quiet.held) / ROUNDS
  console.log(`${ROUNDS} rounds of ${TOGETHER} streams that come and go leave ${Math.round(left)} bytes each`)
  judge(left, LIMITS.roundBytes, 'what a round leaves')
} finally {
  await bench.close()
}

function startServer(port: number): Promise<ChildProcess> {
  const nodeFlags = ['--expose-gc', '--import', './scripts/bench/memory-probe.mjs']
  return bench.startServer({ port, nodeFlags, env: { PUBLIC_URL: `http://localhost:${PORTS[0]}` } })
}

/** The memory of the first process after collecting its garbage, inside and outside of the heap. */
async function memory(): Promise<Memory> {
  servers[0]!.send('memory')
  const [{ heapUsed, external, rss, sockets }] = await once(servers[0]!, 'message')
  return { held: heapUsed + external, rss, sockets }
}

/** The same once the process has noticed that so many connections have gone. */
async function memoryWithout(gone: number, before: Memory): Promise<Memory> {
  for (;;) {
    const now = await memory()
    if (now.sockets <= before.sockets - gone) return now
  }
}

async function call(port: number, cookie: string, path: string, body: unknown) {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return { json: await response.json(), cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** Ten weddings of five members each. */
async function prepare(): Promise<Wedding[]> {
  const [port] = PORTS
  const weddings: Wedding[] = []
  for (let index = 0; index < WEDDINGS; index += 1) {
    const cookies: string[] = []
    for (let member = 0; member < MEMBERS; member += 1) {
      const email = `persona-${index}-${member}@correo.example`
      const account = { name: 'Lucía Herrera', email, password: 'azahar-en-flor', role: 'couple' }
      cookies.push((await call(port, '', '/api/auth/sign-up/email', account)).cookie)
    }
    const [host, ...others] = cookies
    const { id } = (await call(port, host!, '/api/weddings', { name: 'Boda' })).json as { id: string }
    for (const cookie of others) {
      const invitation = await call(port, host!, `/api/weddings/${id}/invitations`, { role: 'couple' })
      await call(port, cookie, '/api/invitations/redeem', invitation.json)
    }
    weddings.push({ id, cookies })
  }
  return weddings
}

/** The streams of all members, all to the first process. */
async function openStreams(weddings: Wedding[]) {
  const readers = weddings.flatMap((wedding) => wedding.cookies.map((cookie) => ({ wedding, cookie })))
  const clients: { wedding: Wedding; client: LiveClient }[] = []
  while (clients.length < STREAMS) {
    const { wedding, cookie } = readers[clients.length % readers.length]!
    clients.push({ wedding, client: await LiveClient.open(PORTS[0], cookie) })
  }
  return clients
}

async function measureDelivery(
  port: number,
  weddings: Wedding[],
  clients: Awaited<ReturnType<typeof openStreams>>,
): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < CHANGES; index += 1) {
    const wedding = weddings[index % weddings.length]!
    const id = uuidv7()
    const heard = clients.filter((one) => one.wedding === wedding).map(({ client }) => client.hears(id))
    const started = performance.now()
    await call(port, wedding.cookies[0]!, `/api/weddings/${wedding.id}/guests`, { id, fullName: 'Íñigo' })
    for (const at of await Promise.all(heard)) times.push(at - started)
  }
  return times.sort((a, b) => a - b)
}

async function comeAndGo(weddings: Wedding[]): Promise<void> {
  const cookies = weddings.flatMap((wedding) => wedding.cookies).slice(0, TOGETHER)
  const clients = await Promise.all(cookies.map((cookie) => LiveClient.open(PORTS[0], cookie)))
  await Promise.all(clients.map((client) => client.close()))
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!
}

function milliseconds(sorted: number[], share: number): string {
  return `${percentile(sorted, share).toFixed(1)} ms`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

function judge(value: number, limit: number, what: string) {
  if (value <= limit) return
  console.log(`ABOVE  ${what}: wanted at most ${limit}`)
  process.exitCode = 1
}
