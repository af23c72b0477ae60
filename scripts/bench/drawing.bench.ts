// Measures the processor time of the server that draws a page of 300 guests, and the throughput that the API keeps
// while 50 such pages are asked for each second: their share is the part missing beside an idle server.
import type { ChildProcess } from 'node:child_process'
import { asPerson, openBench } from './environment.ts'
import { load } from './load.ts'
import { median } from './median.ts'
import { processorTime } from './processor-time.ts'

const PORT = 4798
const ORIGIN = `http://localhost:${PORT}`
const [GUESTS, PAGES, ROUNDS, SECONDS] = [300, 100, 5, 5]
const WANTED_MS = 12
const PAGES_PER_SECOND = 50
/** Browsers accept these; the server compresses with Brotli for them. */
const ENCODINGS = 'gzip, deflate, br, zstd'

const bench = await openBench()
try {
  const server = await bench.startServer({ port: PORT })
  const couple = asPerson(ORIGIN)
  await couple.signUp('Lucía', 'lucia@correo.example')
  const id = await couple.createWedding()
  const guests = Array.from({ length: GUESTS }, (_, at) => ({
    fullName: `Invitada ${at} Aguirre Soto`,
    email: `invitada${at}@correo.example`,
    notes: 'Sin gluten',
  }))
  await couple.call(`/api/weddings/${id}/guests/import`, { mode: 'append', guests })
  const page = () => drawnPage(`${ORIGIN}/app/couple/${id}/guests`, couple.cookie)
  for (let warmUp = 0; warmUp < PAGES; warmUp += 1) await page()

  const each = await costs(server, page)
  verdict(
    median(each) <= WANTED_MS,
    `processor of the server for a page: ${spread(each)} ms (wanted ${WANTED_MS})`,
  )

  const list = {
    method: 'GET',
    path: `/api/weddings/${id}/guests`,
    headers: { cookie: couple.cookie },
  } as const
  const throughput = async () =>
    (await load({ port: PORT, connections: 16, seconds: SECONDS }, () => list)).requestsPerSecond
  const kept: number[] = []
  const drawn: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await throughput()
    const pages = askSteadily(page)
    const beside = await throughput()
    const perSecond = (await pages.stop()) / SECONDS
    // The first round warms both up and does not count.
    if (round === 0) continue
    kept.push(beside / alone)
    drawn.push(perSecond)
  }
  const share = (PAGES_PER_SECOND * median(each)) / 1000
  verdict(
    median(kept) >= 1 - share,
    `the API keeps ${spread(kept, 2)} of its lists beside ${median(drawn).toFixed(0)} pages a second, whose own share is ${share.toFixed(2)}`,
  )
} finally {
  await bench.close()
}

/**
 * Whether the page came with the rows of the screen in it; the server may leave the drawing to the browser when too
 * many are asked for.
 */
async function drawnPage(url: string, cookie: string): Promise<boolean> {
  const response = await fetch(url, { headers: { cookie, 'accept-encoding': ENCODINGS } })
  return (await response.text()).includes('value="Invitada 1 Aguirre Soto"')
}

async function costs(server: ChildProcess, page: () => Promise<boolean>): Promise<number[]> {
  const each: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = processorTime(server)
    for (let drawn = 0; drawn < PAGES; drawn += 1) {
      if (!(await page())) throw new Error('a page came without its screen')
    }
    each.push((processorTime(server) - before) / PAGES)
  }
  return each
}

/** Asks for pages at their pace, whether the ones before have come or not; gives how many came drawn. */
function askSteadily(page: () => Promise<boolean>) {
  const asked: Promise<boolean>[] = []
  const timer = setInterval(() => asked.push(page()), 1000 / PAGES_PER_SECOND)
  return {
    async stop() {
      clearInterval(timer)
      return (await Promise.all(asked)).filter(Boolean).length
    },
  }
}

function spread(values: readonly number[], digits = 1): string {
  const sorted = values.toSorted((a, b) => a - b)
  return `${median(values).toFixed(digits)} (${sorted[0]!.toFixed(digits)} to ${sorted.at(-1)!.toFixed(digits)})`
}

function verdict(isMet: boolean, text: string) {
  if (!isMet) process.exitCode = 1
  console.log(`${isMet ? 'ok  ' : 'LATE'} ${text}`)
}
