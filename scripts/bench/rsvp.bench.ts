// Measures how long 300 families of four wait who answer within a minute, beside a bare insert at the same moments, and
// whether each answer is stored once; then how long families wait while one place tries 10,000 wrong links. The exit
// code is 1 when an answer is lost or doubled, when their 95th percentile is 300 ms or more, or when guessing doubles
// what others wait. BENCH_SECONDS is the minute, BENCH_SERVER another build.
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ask } from './ask-server.ts'
import { asPerson, openBench } from './environment.ts'
import { answerAsFamily, type Family, isComing, makeFamilies, type Waited } from './families.ts'
import type { ProbeResult } from './probe.ts'
import { processorTime } from './processor-time.ts'

const FAMILIES = 300
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60)
const ANSWER_MS = 300
const WRONG_LINKS = 10_000
/** How many are tried at once, and what others may wait meanwhile as a multiple of what they wait else. */
const GUESSERS = 64
const SLOWER = 2
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const [PORT, BARE_PORT] = [3988, 3989]
const ORIGIN = `http://127.0.0.1:${PORT}`

const bench = await openBench()
const db = new pg.Client(bench.connectionString)
try {
  const server = await bench.startServer({ port: PORT, env: { TRUST_PROXY: 'true' } })
  const bare = await bench.launch(
    ['--import', 'tsx', 'scripts/bench/bare-server.ts'],
    { PORT: String(BARE_PORT) },
    /listening/,
  )
  await db.connect()
  const couple = asPerson(ORIGIN)
  await couple.signUp('Lucía', 'lucia@correo.example')
  const weddingId = await couple.createWedding()
  for (const [index, family] of (await makeFamilies(db, weddingId, 30)).entries())
    await answerAsFamily(ORIGIN, family, index)
  const floor = { bare, cookie: couple.cookie, path: `/api/weddings/${weddingId}/guests` }
  await answerWithinTheMinute(await makeFamilies(db, await couple.createWedding(), FAMILIES), server, floor)
  await answerAtOnce(await makeFamilies(db, await couple.createWedding(), FAMILIES))
  await guess(await makeFamilies(db, await couple.createWedding(), FAMILIES))
} finally {
  await db.end()
  await bench.close()
}

/** At random moments, as families come; the bare inserts at the same ones, in a minute of their own. */
async function answerWithinTheMinute(families: Family[], server: ChildProcess, to: Floor) {
  const moments = families.map(() => Math.random() * SECONDS * 1000)
  const floor = await timed(to.bare, () => atMoments(moments, () => insertBarely(to)))
  const ours = await timed(server, () =>
    atMoments(moments, (index) => answerAsFamily(ORIGIN, families[index]!, index)),
  )
  const answers = ours.results.map(({ answer }) => answer)
  const [p95, median] = [percentile(answers, 0.95), percentile(answers, 0.5)]
  const [floorP95, floorMedian] = [percentile(floor.results, 0.95), percentile(floor.results, 0.5)]
  console.log(`${FAMILIES} families of four within ${SECONDS} s, load ${loadavg()[0]!.toFixed(1)}`)
  for (const step of ['open', 'answer', 'thanks'] as const)
    console.log(`    ${step.padEnd(8)} ${spread(ours.results, step)}`)
  console.log(`    a bare insert: median ${floorMedian.toFixed(1)} ms, p95 ${floorP95.toFixed(1)} ms`)
  console.log(
    `    processor of the server: ${ours.processor.toFixed(1)} ms a family (three pages), ${floor.processor.toFixed(1)} ms a bare insert`,
  )
  const ratio = `${(median / floorMedian).toFixed(1)} of a bare insert, its p95 ${(p95 / floorP95).toFixed(1)}`
  verdict(
    p95 < ANSWER_MS,
    `p95 of an answer ${p95.toFixed(1)} ms (wanted: under ${ANSWER_MS}); its median ${ratio}`,
  )
  await countAnswers(families)
}

/** The results of all of them, and the processor time of the process for one of them. */
async function timed<Result>(process: ChildProcess, act: () => Promise<Result[]>) {
  const before = processorTime(process)
  const results = await act()
  return { results, processor: (processorTime(process) - before) / results.length }
}

type Floor = { bare: ChildProcess; cookie: string; path: string }

async function insertBarely({ cookie, path }: Floor): Promise<number> {
  const start = performance.now()
  const response = await fetch(`http://127.0.0.1:${BARE_PORT}${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ fullName: 'Carmen Aguirre' }),
  })
  await response.arrayBuffer()
  if (response.status !== 201) throw new Error(`bare insert: ${response.status}`)
  return performance.now() - start
}

async function answerAtOnce(families: Family[]) {
  const start = performance.now()
  const waits = await Promise.all(families.map((family, index) => answerAsFamily(ORIGIN, family, index)))
  const seconds = (performance.now() - start) / 1000
  console.log(`\n${FAMILIES} families at the same moment: ${seconds.toFixed(1)} s until the last is thanked`)
  for (const step of ['open', 'answer'] as const) console.log(`    ${step.padEnd(8)} ${spread(waits, step)}`)
  await countAnswers(families)
}

/** Each as it was sent, once, and one line for the couple. */
async function countAnswers(families: Family[]) {
  const { rows } = await db.query<{
    id: string
    rsvp: boolean | null
    menu: string
    answers: (boolean | null)[]
  }>(
    `select g.id, g.rsvp, g.menu, array(select a.answer from event_answers a where a.guest_id = g.id) as answers
    from guests g where g.id = any($1::uuid[])`,
    [families.flatMap(({ people }) => people)],
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  const lost = families.flatMap(({ people }, index) =>
    people.filter((person, at) => {
      const row = stored.get(person)
      const all = [row?.rsvp, ...(row?.answers ?? [null])]
      return all.some((answer) => answer !== isComing(index, at))
    }),
  )
  const tokens = families.map(({ path }) => path.slice('/i/'.length))
  const { rows: counted } = await db.query<{ log: number; lines: number; guests: number; songs: number }>(
    `select count(*)::int as songs, (select count(*)::int from household_answers a join households h
        on (h.wedding_id, h.id) = (a.wedding_id, a.household_id) where h.token = any($1)) as log,
      (select count(*)::int from guests g join households h
        on (h.wedding_id, h.id) = (g.wedding_id, g.household_id) where h.token = any($1)) as guests,
      (select count(*)::int from notifications n join households h
        on h.wedding_id = n.wedding_id and n.data ->> 'householdId' = h.id::text where h.token = any($1)) as lines
    from households where token = any($1) and song like 'Canción %'`,
    [tokens],
  )
  const { log, lines, guests, songs } = counted[0]!
  const isRight =
    lost.length === 0 &&
    log === FAMILIES &&
    lines === FAMILIES &&
    guests === 4 * FAMILIES &&
    songs === FAMILIES
  verdict(
    isRight,
    `${4 * FAMILIES - lost.length} of ${4 * FAMILIES} people as they answered, ${log} answers, ${lines} lines for the couple, ${guests} guests`,
  )
}

/** Families open their pages in a process of their own, now beside one place that tries links, now beside nothing. */
async function guess(families: Family[]) {
  const probe = await bench.launch(['--import', 'tsx', 'scripts/bench/probe.ts'], {}, /ready/)
  const beside = async (happens: () => Promise<unknown>): Promise<ProbeResult> => {
    probe.send({ origin: ORIGIN, lists: families.map(({ path }) => path), cookie: '' })
    await happens()
    probe.send('stop')
    return ((await once(probe, 'message')) as [ProbeResult])[0]
  }
  await beside(() => delay(2000))
  const ratios: number[] = []
  const statuses: Record<string, number> = {}
  for (let round = 1; round <= ROUNDS; round += 1) {
    const idle = await beside(() => delay(4000))
    const start = performance.now()
    const busy = await beside(() => tryWrongLinks(statuses))
    const seconds = (performance.now() - start) / 1000
    const [quiet, loud] = [idle, busy].map(({ list }) => percentile(list.waits, 0.95)) as [number, number]
    const refused = idle.list.refused + busy.list.refused
    ratios.push(loud / quiet)
    console.log(
      `    ${WRONG_LINKS} wrong links in ${seconds.toFixed(1)} s: p95 of a family ${loud.toFixed(1)} ms, else ${quiet.toFixed(1)} (${busy.list.waits.length}/${idle.list.waits.length} pages, ${refused} refused)`,
    )
    if (refused > 0) process.exitCode = 1
  }
  const ratio = percentile(ratios, 0.5)
  const found = Object.keys(statuses).filter((status) => !['404', '429'].includes(status))
  verdict(
    found.length === 0,
    `${ROUNDS * WRONG_LINKS} wrong links from one place: ${JSON.stringify(statuses)}`,
  )
  verdict(
    ratio < SLOWER,
    `p95 of others beside them: ${ratio.toFixed(2)} of what it is else (median of ${ROUNDS}), load ${loadavg()[0]!.toFixed(1)}`,
  )
}

async function tryWrongLinks(statuses: Record<string, number>) {
  const agent = new Agent({ keepAlive: true, maxSockets: GUESSERS })
  let left = WRONG_LINKS
  const guesser = async () => {
    while (left > 0) {
      left -= 1
      const path = `/i/${randomBytes(16).toString('base64url')}`
      const status = await ask(agent, {
        port: PORT,
        method: 'GET',
        path,
        headers: { 'x-forwarded-for': '203.0.113.9' },
      })
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: GUESSERS }, guesser))
  agent.destroy()
}

async function atMoments<Result>(
  moments: readonly number[],
  act: (index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(
    moments.map(async (moment, index) => {
      await delay(moment)
      return act(index)
    }),
  )
}

function spread(waits: readonly Waited[], step: keyof Waited): string {
  const times = waits.map((one) => one[step])
  const at = (share: number) => percentile(times, share).toFixed(1)
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0
}

function verdict(isGood: boolean, text: string) {
  if (!isGood) process.exitCode = 1
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${text}`)
}
