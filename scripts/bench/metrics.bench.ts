// How much counting for /metrics costs: a server that counts beside one that does not.
import { readFileSync } from 'node:fs'
import { asPerson, openBench } from './environment.ts'
import { type LoadRequest, load } from './load.ts'
import { median } from './median.ts'

const GUESTS = 50
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)
const CONNECTIONS = 16
const PORTS = { plain: 3985, counting: 3986, metrics: 3989 }
/** An answer may take so much of the processor time of one that is not counted. */
const CEILING = 1.1

const bench = await openBench()
try {
  const plain = await bench.startServer({ port: PORTS.plain })
  const env = { METRICS_PORT: String(PORTS.metrics) }
  const counting = await bench.startServer({ port: PORTS.counting, env })
  const servers = [
    { name: 'plain', port: PORTS.plain, pid: plain.pid! },
    { name: 'counting', port: PORTS.counting, pid: counting.pid! },
  ]
  const elena = asPerson(`http://localhost:${PORTS.plain}`)
  await elena.signUp('Elena Montes', 'elena@correo.example', 'planner')
  const weddingId = await elena.createWedding()
  const guests = Array.from({ length: GUESTS }, (_, index) => ({ fullName: `Carmen Aguirre ${index}` }))
  await elena.call(`/api/weddings/${weddingId}/guests/import`, { mode: 'append', guests })
  const path = `/api/weddings/${weddingId}/guests`
  const etag = (await elena.call(path)).headers.get('etag')!
  const { cookie } = elena
  const cases: Record<string, LoadRequest> = {
    [`list of ${GUESTS} guests`]: { method: 'GET', path, headers: { cookie } },
    'unchanged list (304)': { method: 'GET', path, headers: { cookie, 'if-none-match': etag } },
  }
  for (const [name, request] of Object.entries(cases)) {
    const perSecond: number[] = []
    const processor: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const order = round % 2 === 0 ? servers : servers.toReversed()
      const runs = new Map<string, Run>()
      for (const server of order) runs.set(server.name, await run(server, request))
      const [plain, counting] = [runs.get('plain')!, runs.get('counting')!]
      // The first round warms both up and does not count.
      if (round === 0) continue
      perSecond.push(counting.perSecond / plain.perSecond)
      processor.push(counting.micros / plain.micros)
    }
    const verdict = median(processor) <= CEILING ? 'ok' : 'ABOVE'
    console.log(
      `${verdict}  ${name}: ${described(processor)} of the processor time (wanted ${CEILING}), ${described(perSecond)} of the requests a second`,
    )
    if (verdict !== 'ok') process.exitCode = 1
  }
  const began = performance.now()
  const text = await (await fetch(`http://127.0.0.1:${PORTS.metrics}/metrics`)).text()
  console.log(`/metrics: ${text.split('\n').length} lines in ${Math.round(performance.now() - began)} ms`)
} finally {
  await bench.close()
}

type Run = { perSecond: number; micros: number }

async function run({ port, pid }: { port: number; pid: number }, request: LoadRequest): Promise<Run> {
  const before = cpuTicks(pid)
  const target = { port, connections: CONNECTIONS, seconds: SECONDS }
  const { requestsPerSecond, statuses } = await load(target, () => request)
  const wrong = Object.keys(statuses).filter((status) => !['200', '304'].includes(status))
  if (wrong.length > 0) throw new Error(`answers with ${wrong.join(', ')}`)
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return { perSecond: requestsPerSecond, micros: ((cpuTicks(pid) - before) * 10_000) / answers }
}

/** Processor time of a process in hundredths of a second; it is steadier than a clock while others work beside it. */
function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(fields[11]) + Number(fields[12])
}

function described(ratios: readonly number[]): string {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)]
  return `${median(ratios).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
}
