// npm run fuzz [-- --count 20000 --seed 36 --together 8] — sends requests that are made from the OpenAPI document to the
// built server: valid, faulty and hostile ones, as four accounts and without one. None may be answered
// with 5xx or refused otherwise than the document says, and the memory of the server has to stay as it was.
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { connect, disconnect } from '#db/client.ts'
import { OPERATOR_EMAIL } from '../tests/support/accounts/operator.ts'
import { type Fault, runFuzz } from '../tests/support/fuzz/run-fuzz.ts'
import { freePort } from '../tests/support/outside/own-server.ts'
import { openBench } from './bench/environment.ts'

/** A heap that does not leak still grows by so much: caches fill. */
const GROWTH_MAX = 1.25
const SHOWN_FAULTS = 20

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    together: { type: 'string', default: '8' },
  },
})
const count = numberOf(values.count, 1)
const seed = numberOf(values.seed, 0)
const together = numberOf(values.together, 1)

const bench = await openBench()
try {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = await bench.startServer({
    port,
    env: { PUBLIC_URL: 'http://localhost:3000', OPERATOR_EMAILS: OPERATOR_EMAIL },
    nodeFlags: ['--expose-gc', '--import', './scripts/bench/memory-probe.mjs'],
  })
  const memory = async () => {
    server.send('memory')
    const [{ rss, heapUsed }] = (await once(server, 'message')) as [NodeJS.MemoryUsage]
    return { rss, heapUsed }
  }
  const db = connect({ connectionString: bench.connectionString })
  const app = {
    port,
    db,
    fetch: (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init }),
  }
  console.log(`npm run fuzz -- --seed ${seed} --count ${count} --together ${together}`)
  // The first quarter warms the server up.
  let before = await memory()
  console.log(`memory at the start: rss ${mb(before.rss)}, heap ${mb(before.heapUsed)}`)
  let isWarm = false
  const started = performance.now()
  const { statuses, succeeded, faults } = await runFuzz(app, {
    seed,
    count,
    together,
    onBatch: async (sent) => {
      if (isWarm || sent < count / 4) return
      isWarm = true
      before = await memory()
    },
  })
  const after = await memory()
  await disconnect(db)

  const heap = after.heapUsed / before.heapUsed
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${count} requests in ${seconds} s: ${JSON.stringify(statuses)}; ${succeeded.size} operations have succeeded`,
  )
  console.log(
    `memory after, of that after the first quarter: rss × ${(after.rss / before.rss).toFixed(2)} (${mb(after.rss)}), heap × ${heap.toFixed(2)} (${mb(after.heapUsed)})`,
  )
  showFaults(faults)
  if (faults.length > 0 || heap > GROWTH_MAX) process.exitCode = 1
} finally {
  await bench.close()
}

/** The first of each kind, as it was sent. */
function showFaults(faults: Fault[]): void {
  const kinds = new Map(faults.toReversed().map((fault) => [`${fault.operation}: ${fault.what}`, fault]))
  console.log(`${faults.length} answers are not as promised, of ${kinds.size} kinds`)
  for (const [kind, { request, answer }] of [...kinds].slice(0, SHOWN_FAULTS)) {
    console.log(`\n${kind}\n${request}\n  → ${answer}`)
  }
}

function mb(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MB`
}

function numberOf(word: string, least: number): number {
  if (/^\d{1,9}$/.test(word) && Number(word) >= least) return Number(word)
  console.error(`${word} is no such number: npm run fuzz -- --count 20000 --seed 36 --together 8`)
  process.exit(2)
}
