// npm run bench:api — how much of a bare node:http + pg server's throughput the API keeps. Prints
// ratios of one run; absolute figures depend on the machine and say little.
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '#server/platform/log.ts'
import { startPostgres } from '#server/platform/postgres/supervisor.ts'
import { launch } from './bench/launch.ts'
import { type LoadRequest, load } from './bench/load.ts'

const GUESTS = 300
/** Inserts are spread over these, as many of each server: a list has an end. */
const WRITTEN = 90
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3)
const CONNECTIONS = 16
/** `npm run bench:api -- insert` measures only the cases whose name says so. */
const only = process.argv[2] ?? ''
const PORTS = { azahar: 3987, bare: 3988 }

/** What each case must reach, as a share of the bare server's requests per second. */
const CASES = [
  { name: 'list of 300 guests', floor: 1.2, bare: 'list', azahar: 'list' },
  { name: 'unchanged list (304)', floor: 8, bare: 'list', azahar: 'unchanged' },
  { name: 'insert of a guest', floor: 0.5, bare: 'bareInsert', azahar: 'insert' },
] as const

const dataDir = mkdtempSync(join(tmpdir(), 'azahar-bench-'))
const postgres = await startPostgres({ dataDir, onLost: console.error }, createLog('lines'))
const servers: ChildProcess[] = []
try {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_FORMAT: 'json',
    DATABASE_URL: postgres.connectionString,
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '0',
    AUTH_SECRET: 'a-secret-for-the-benchmark-of-32-characters',
  }
  servers.push(
    await launch(
      [
        ...(process.env['BENCH_NODE_FLAGS']?.split(' ') ?? []),
        process.env['BENCH_SERVER'] ?? 'dist/server/main.js',
      ],
      { ...env, PORT: String(PORTS.azahar) },
      /ready at/,
    ),
    await launch(
      ['--import', 'tsx', 'scripts/bench/bare-server.ts'],
      { ...env, PORT: String(PORTS.bare) },
      /listening/,
    ),
  )
  const requests = await prepare()
  for (const { name, floor, bare, azahar } of CASES.filter((each) => each.name.includes(only))) {
    const ratios: number[] = []
    const figures: string[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const floorRun = await run('bare', requests[bare])
      const ownRun = await run('azahar', requests[azahar])
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
    console.log(
      `${verdict}  ${name}: ${median.toFixed(2)} of the bare server (wanted ${floor})\n    ${figures.join('\n    ')}`,
    )
    if (median < floor) process.exitCode = 1
  }
} finally {
  for (const server of servers) server.kill('SIGTERM')
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** An account, a wedding to read, those to write into, and the requests of each case. */
async function prepare(): Promise<Record<'list' | 'unchanged' | 'insert' | 'bareInsert', () => LoadRequest>> {
  const origin = `http://localhost:${PORTS.azahar}`
  let cookie = ''
  const call = async (path: string, body?: unknown) => {
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return response
  }
  await call('/api/auth/sign-up/email', {
    name: 'Elena Montes',
    email: 'elena@correo.example',
    password: 'azahar-en-flor',
    role: 'planner',
  })
  const wedding = async () =>
    ((await (await call('/api/weddings', { name: 'Boda' })).json()) as { id: string }).id
  const read = await wedding()
  const guests = Array.from({ length: GUESTS }, (_, index) => ({
    fullName: `Carmen Aguirre Soto ${index}`,
    email: `carmen.aguirre.${index}@correo.example`,
    notes: index % 3 === 0 ? 'Mejor cerca de la puerta' : null,
    rsvp: index % 2 === 0 ? true : null,
  }))
  await call(`/api/weddings/${read}/guests/import`, { mode: 'append', guests })
  const path = `/api/weddings/${read}/guests`
  const etag = (await call(path)).headers.get('etag')!
  const body = JSON.stringify({
    fullName: 'Íñigo Aguirre Lasa',
    email: 'inigo@correo.example',
    notes: 'Padrino',
  })
  const inserting = async () => {
    const written: string[] = []
    while (written.length < WRITTEN) written.push(await wedding())
    let next = 0
    return (): LoadRequest => {
      next = (next + 1) % WRITTEN
      return { method: 'POST', path: `/api/weddings/${written[next]}/guests`, headers: { cookie }, body }
    }
  }
  return {
    list: () => ({ method: 'GET', path, headers: { cookie } }),
    unchanged: () => ({ method: 'GET', path, headers: { cookie, 'if-none-match': etag } }),
    insert: await inserting(),
    bareInsert: await inserting(),
  }
}

async function run(server: keyof typeof PORTS, next: () => LoadRequest) {
  const { pid } = servers[server === 'azahar' ? 0 : 1]!
  const before = cpuTicks(pid!)
  const target = { port: PORTS[server], connections: CONNECTIONS, seconds: SECONDS }
  const { requestsPerSecond, statuses } = await load(target, next)
  const wrong = Object.keys(statuses).filter((status) => !['200', '201', '304'].includes(status))
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
