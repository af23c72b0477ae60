// What counting for /metrics costs: requests a second of a server that counts beside one that does not.
import { asPerson, openBench } from './environment.ts'
import { type LoadRequest, load } from './load.ts'
import { median } from './median.ts'

const GUESTS = 50
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2)
const CONNECTIONS = 16
const PORTS = { plain: 3985, counting: 3986, metrics: 3989 }
/** The share that is left may not be less. */
const FLOOR = 0.95

const bench = await openBench()
try {
  await bench.startServer({ port: PORTS.plain })
  await bench.startServer({ port: PORTS.counting, env: { METRICS_PORT: String(PORTS.metrics) } })
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
    const ratios: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const plain = await perSecond(PORTS.plain, request)
      const counting = await perSecond(PORTS.counting, request)
      // The first round warms both up and does not count.
      if (round > 0) ratios.push(counting / plain)
    }
    const middle = median(ratios)
    const spread = `${Math.min(...ratios).toFixed(3)} to ${Math.max(...ratios).toFixed(3)}`
    const verdict = middle >= FLOOR ? 'ok' : 'BELOW'
    console.log(
      `${verdict}  ${name}: ${middle.toFixed(3)} of the requests a second (${spread}, wanted ${FLOOR})`,
    )
    if (middle < FLOOR) process.exitCode = 1
  }
  const began = performance.now()
  const text = await (await fetch(`http://127.0.0.1:${PORTS.metrics}/metrics`)).text()
  console.log(`/metrics: ${text.split('\n').length} lines in ${Math.round(performance.now() - began)} ms`)
} finally {
  await bench.close()
}

async function perSecond(port: number, request: LoadRequest): Promise<number> {
  const target = { port, connections: CONNECTIONS, seconds: SECONDS }
  const { requestsPerSecond, statuses } = await load(target, () => request)
  const wrong = Object.keys(statuses).filter((status) => !['200', '304'].includes(status))
  if (wrong.length > 0) throw new Error(`answers with ${wrong.join(', ')}`)
  return requestsPerSecond
}
