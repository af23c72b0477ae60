// The price of a setting of the server in processor time for each request, beside a server without it: `npm run bench costs
// memory` the flags that spare memory, with the memory of both at rest and afterwards; `npm run bench costs traces` the
// traces of every request. The exit code is 1 when one costs more than is wanted.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { asPerson, type BenchServer, openBench, words } from './environment.ts'
import { type LoadRequest, load } from './load.ts'
import { median } from './median.ts'
import { processorTime } from './processor-time.ts'

const GUESTS = 300
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)
/** Pages are drawn one at a time, and more would be left to the browser. */
const CONNECTIONS = { request: 8, page: 1 }
/** Their limits hold what two servers can add in all rounds. */
const EMPTY_WEDDINGS = 12
const REST_MS = 15_000
const PORTS = { plain: 3993, changed: 3994 }

type Setting = Pick<BenchServer, 'env' | 'nodeFlags'> & { ceiling: number; readsMemory: boolean }

const bench = await openBench()
const collector = createServer((request, response) => {
  request
    .resume()
    .once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
}).listen(0, '127.0.0.1')
try {
  await once(collector, 'listening')
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const settings: Record<string, Setting> = {
    memory: {
      nodeFlags: [`--max-semi-space-size=${process.env['BENCH_SEMI_SPACE'] ?? 2}`],
      env: { MALLOC_ARENA_MAX: '1' },
      ceiling: 1.03,
      readsMemory: true,
    },
    traces: { env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, ceiling: 1.5, readsMemory: false },
  }
  for (const [name, setting] of Object.entries(settings))
    if (words.length === 0 || words.includes(name)) await compare(name, setting)
} finally {
  collector.close()
  await bench.close()
}

type Server = { port: number; pid: number }

async function compare(name: string, { ceiling, readsMemory, ...changes }: Setting): Promise<void> {
  const processes = {
    plain: await bench.startServer({ port: PORTS.plain }),
    changed: await bench.startServer({ port: PORTS.changed, ...changes }),
  }
  const [plain, changed] = [
    { port: PORTS.plain, pid: processes.plain.pid! },
    { port: PORTS.changed, pid: processes.changed.pid! },
  ]
  const memory = async (when: string) => {
    await delay(REST_MS)
    console.log(`memory ${when}: ${residentMb(changed)} MB, ${residentMb(plain)} MB without ${name}`)
  }
  if (readsMemory) await memory('at rest')
  for (const [what, { request, connections }] of Object.entries(await prepare())) {
    const ratios: number[] = []
    const micros: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const order = round % 2 === 0 ? [plain, changed] : [changed, plain]
      const runs = new Map<Server, number>()
      for (const server of order) runs.set(server, await microsOf(server, request, connections))
      // The first round warms both up and does not count.
      if (round === 0) continue
      ratios.push(runs.get(changed)! / runs.get(plain)!)
      micros.push(runs.get(plain)!)
    }
    const isDear = median(ratios) > ceiling
    if (isDear) process.exitCode = 1
    const [least, most] = [Math.min(...ratios), Math.max(...ratios)]
    console.log(
      `${isDear ? 'ABOVE' : 'ok'}  ${name}, ${what}: ${median(ratios).toFixed(3)} (${least.toFixed(2)} to ${most.toFixed(2)}) of the processor time without (${Math.round(median(micros))} µs; wanted ${ceiling})`,
    )
  }
  if (readsMemory) await memory('after the load')
  for (const child of Object.values(processes)) await bench.end(child)
}

type Case = { request: () => LoadRequest; connections: number }

async function prepare(): Promise<Record<string, Case>> {
  const couple = asPerson(`http://localhost:${PORTS.plain}`)
  await couple.signUp('Lucía', `lucia-${Date.now()}@correo.example`)
  const { cookie } = couple
  const weddingId = await couple.createWedding()
  const guests = Array.from({ length: GUESTS }, (_, at) => ({ fullName: `Carmen Aguirre ${at}` }))
  await couple.call(`/api/weddings/${weddingId}/guests/import`, { mode: 'append', guests })
  const path = `/api/weddings/${weddingId}/guests`
  const etag = (await couple.call(path)).headers.get('etag')!
  const get = (at: string, headers = {}) => ({
    request: (): LoadRequest => ({ method: 'GET', path: at, headers: { cookie, ...headers } }),
    connections: CONNECTIONS.request,
  })
  const { added, cookie: adder } = await emptyWeddings()
  let at = 0
  const insert = (): LoadRequest => ({
    method: 'POST',
    path: `/api/weddings/${added[at++ % added.length]}/guests`,
    headers: { cookie: adder, 'content-type': 'application/json' },
    body: JSON.stringify({ fullName: 'Rocío Vega' }),
  })
  return {
    [`list of ${GUESTS} guests`]: get(path),
    'unchanged list (304)': get(path, { 'if-none-match': etag }),
    'insert of a guest': { request: insert, connections: CONNECTIONS.request },
    'drawn page': {
      ...get(`/app/couple/${weddingId}/guests`, { 'accept-encoding': 'br' }),
      connections: CONNECTIONS.page,
    },
  }
}

/** Weddings that together have room for all guests who are inserted. */
async function emptyWeddings(): Promise<{ added: string[]; cookie: string }> {
  const person = asPerson(`http://localhost:${PORTS.plain}`)
  await person.signUp('Elena', `elena-${Date.now()}@correo.example`, 'planner')
  const added: string[] = []
  while (added.length < EMPTY_WEDDINGS) added.push(await person.createWedding())
  return { added, cookie: person.cookie }
}

/** Processor time of a server for one answer, in microseconds. */
async function microsOf(
  { port, pid }: Server,
  request: () => LoadRequest,
  connections: number,
): Promise<number> {
  const before = processorTime({ pid })
  const { statuses } = await load({ port, connections, seconds: SECONDS }, request)
  const wrong = Object.keys(statuses).filter((status) => !['200', '201', '304'].includes(status))
  if (wrong.length > 0) throw new Error(`answers with ${wrong.join(', ')}`)
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return ((processorTime({ pid }) - before) * 1000) / answers
}

function residentMb({ pid }: Server): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)
}
