// How much of the throughput of a bare node:http and pg server the API keeps. `npm run bench api insert`
// measures only the cases whose name says so.
import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { asPerson, openBench, words } from './environment.ts'
import { type Family, formOf, makeFamilies } from './families.ts'
import { type LoadRequest, load } from './load.ts'

const GUESTS = 300
/** Inserts are spread over these, as many of each server: a list has an end. */
const WRITTEN = 90
/** Lists of so many guests have room for 900 more: 63,000 in all, for five rounds of three seconds of a fast machine. */
const LARGE = { weddings: 70, guests: 9_000 }
/** More lists of 300 than the server keeps for those who read the same, so that each is read from the tables. */
const OTHERS = { weddings: 180, guests: GUESTS }
/** Families of four who answer once: so many in a round, spread over weddings. */
const ANSWERED = { weddings: 10, inRound: 200 }
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3)
const CONNECTIONS = 16
const only = words[0] ?? ''
const PORTS = { azahar: 3987, bare: 3988 }

/** Each case must reach this share of the bare server's requests per second. */
const CASES = [
  { name: 'list of 300 guests', floor: 1.6, bare: 'list', azahar: 'list' },
  { name: 'list of 300, each of another wedding', floor: 1.6, bare: 'list', azahar: 'listOfOthers' },
  { name: 'unchanged list (304)', floor: 15, bare: 'list', azahar: 'unchanged' },
  { name: 'insert of a guest', floor: 0.5, bare: 'bareInsert', azahar: 'insert' },
  { name: 'insert beside 9,000 guests', floor: 0.5, bare: 'bareInsert', azahar: 'insertBesideMany' },
  { name: 'answer of a family', floor: 0.5, bare: 'bareInsert', azahar: 'answer' },
] as const

/** Additions to large lists must reach this share of those to short ones, of the same server. */
const FLAT = { name: 'insert beside 9,000 guests and few', floor: 0.9 }

const bench = await openBench()
const servers: ChildProcess[] = []
try {
  servers.push(
    await bench.startServer({
      port: PORTS.azahar,
      env: { TRUST_PROXY: 'true' },
      nodeFlags: process.env['BENCH_NODE_FLAGS']?.split(' ') ?? [],
    }),
  )
  const requests = await prepare()
  // It copies the guests as it starts.
  servers.push(
    await bench.launch(
      ['--import', 'tsx', 'scripts/bench/bare-server.ts'],
      { PORT: String(PORTS.bare) },
      /listening/,
    ),
  )
  const compared = CASES.map(({ name, floor, bare, azahar }) => ({
    name: `${name}, of the bare server`,
    floor,
    ours: () => run('azahar', requests[azahar], azahar === 'answer' ? ANSWERED.inRound : undefined),
    beside: () => run('bare', requests[bare]),
  }))
  const flat = {
    ...FLAT,
    ours: () => run('azahar', requests.insertBesideMany),
    beside: () => run('azahar', requests.insert),
  }
  for (const { name, floor, ours, beside } of [...compared, flat].filter((each) =>
    each.name.includes(only),
  )) {
    const ratios: number[] = []
    const figures: string[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const floorRun = await beside()
      const ownRun = await ours()
      // The first round warms both up and does not count.
      if (round === 0) continue
      ratios.push(ownRun.perSecond / floorRun.perSecond)
      const [own, floor] = [ownRun, floorRun].map(
        ({ perSecond, cpuMicros }) => `${Math.round(perSecond)}/s at ${Math.round(cpuMicros)} µs`,
      )
      figures.push(`${own} beside ${floor}`)
    }
    const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)]!
    const verdict = median >= floor ? 'ok' : 'BELOW'
    console.log(`${verdict}  ${name}: ${median.toFixed(2)} (wanted ${floor})\n    ${figures.join('\n    ')}`)
    if (median < floor) process.exitCode = 1
  }
} finally {
  await bench.close()
}

/** An account, a wedding to read, those to write into, and the requests of each case. */
async function prepare(): Promise<
  Record<
    'list' | 'listOfOthers' | 'unchanged' | 'insert' | 'insertBesideMany' | 'bareInsert' | 'answer',
    () => LoadRequest
  >
> {
  const elena = asPerson(`http://localhost:${PORTS.azahar}`)
  await elena.signUp('Elena Montes', 'elena@correo.example', 'planner')
  const { cookie } = elena
  const read = await elena.createWedding()
  const guests = Array.from({ length: GUESTS }, (_, index) => ({
    fullName: `Carmen Aguirre Soto ${index}`,
    email: `carmen.aguirre.${index}@correo.example`,
    notes: index % 3 === 0 ? 'Mejor cerca de la puerta' : null,
    rsvp: index % 2 === 0 ? true : null,
  }))
  await elena.call(`/api/weddings/${read}/guests/import`, { mode: 'append', guests })
  const path = `/api/weddings/${read}/guests`
  const etag = (await elena.call(path)).headers.get('etag')!
  const body = JSON.stringify({
    fullName: 'Íñigo Aguirre Lasa',
    email: 'inigo@correo.example',
    notes: 'Padrino',
  })
  const inserting = async (weddings: number) => {
    const written: string[] = []
    while (written.length < weddings) written.push(await elena.createWedding())
    let next = 0
    return { written, request }
    function request(): LoadRequest {
      next = (next + 1) % weddings
      return { method: 'POST', path: `/api/weddings/${written[next]}/guests`, headers: { cookie }, body }
    }
  }
  const many = await inserting(LARGE.weddings)
  if ('insert beside 9,000 guests'.includes(only)) await fill(many.written, LARGE.guests)
  const listOfOthers = await readingOthers()
  return {
    list: () => ({ method: 'GET', path, headers: { cookie } }),
    listOfOthers,
    unchanged: () => ({ method: 'GET', path, headers: { cookie, 'if-none-match': etag } }),
    insert: (await inserting(WRITTEN)).request,
    insertBesideMany: many.request,
    bareInsert: (await inserting(1)).request,
    answer: await answering(() => elena.createWedding()),
  }
}

/** Requests of a planner with many weddings, for the list of one after the other. */
async function readingOthers(): Promise<() => LoadRequest> {
  const raul = asPerson(`http://localhost:${PORTS.azahar}`)
  await raul.signUp('Raúl Prado', 'raul@correo.example', 'planner')
  const weddings: string[] = []
  while (weddings.length < OTHERS.weddings) weddings.push(await raul.createWedding())
  await fill(weddings, OTHERS.guests)
  const headers = { cookie: raul.cookie }
  let next = 0
  return () => {
    next = (next + 1) % weddings.length
    return { method: 'GET', path: `/api/weddings/${weddings[next]}/guests`, headers }
  }
}

/** Families, each of whom answers once, in turn by weddings. */
async function answering(createWedding: () => Promise<string>): Promise<() => LoadRequest> {
  const byWedding: Family[][] = []
  if (CASES.some(({ name, azahar }) => azahar === 'answer' && name.includes(only))) {
    const db = new pg.Client(bench.connectionString)
    await db.connect()
    const each = Math.ceil(((ROUNDS + 1) * ANSWERED.inRound) / ANSWERED.weddings)
    for (let wedding = 0; wedding < ANSWERED.weddings; wedding += 1)
      byWedding.push(await makeFamilies(db, await createWedding(), each))
    await db.end()
  }
  let next = 0
  return () => {
    const family = byWedding[next % ANSWERED.weddings]![Math.floor(next / ANSWERED.weddings)]!
    const body = formOf(family, next, '').toString()
    next += 1
    const headers = { 'x-forwarded-for': family.place, 'content-type': 'application/x-www-form-urlencoded' }
    return { method: 'POST', path: family.path, headers, body }
  }
}

/** Fills lists as imports do, of which a person has only some a minute. */
async function fill(weddings: readonly string[], guests: number) {
  const db = new pg.Client(bench.connectionString)
  await db.connect()
  try {
    for (const weddingId of weddings) {
      await db.query(
        `insert into guests (wedding_id, id, full_name, created_at)
         select $1, gen_random_uuid(), 'Carmen Aguirre Soto ' || n, now() from generate_series(1, $2::int) n`,
        [weddingId, guests],
      )
    }
    await db.query('analyze guests')
  } finally {
    await db.end()
  }
}

/** For some seconds, or so many requests. */
async function run(server: keyof typeof PORTS, next: () => LoadRequest, requests = Number.POSITIVE_INFINITY) {
  let left = requests
  const { pid } = servers[server === 'azahar' ? 0 : 1]!
  const before = cpuTicks(pid!)
  const target = { port: PORTS[server], connections: CONNECTIONS, seconds: SECONDS }
  const { requestsPerSecond, statuses } = await load(target, () => {
    left -= 1
    return left < 0 ? null : next()
  })
  const wrong = Object.keys(statuses).filter((status) => !['200', '201', '303', '304'].includes(status))
  if (wrong.length > 0) throw new Error(`answers with ${wrong.join(', ')}`)
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return { perSecond: requestsPerSecond, cpuMicros: ((cpuTicks(pid!) - before) * 10_000) / answers }
}

/** Processor time of a process in hundredths of a second, where the system tells; it is steadier than a clock. */
function cpuTicks(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(fields[11]) + Number(fields[12])
}
