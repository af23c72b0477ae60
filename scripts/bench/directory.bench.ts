// How much longer a filtered directory takes with 100,000 planners than with 100: the
// page and GET /api/planners, each filter asked of both servers in turn. Prints ratios; absolute figures depend
// on the machine and say little. BENCH_SERVER says which build.
import { join } from 'node:path'
import pg from 'pg'
import { migrateDatabase } from '#server/platform/postgres/migrate.ts'
import { inDatabase } from '../../tests/support/database/database-address.ts'
import { openBench } from './environment.ts'
import { median } from './median.ts'

const SIZES = { few: 100, many: 100_000 }
const PORTS = { few: 4795, many: 4796 }
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 60)
const MOST = 3

/** Filters that most, some, sixty and none of the planners pass. */
const FILTERS: { name: string; zone?: string; style?: string; price?: string }[] = [
  { name: 'nothing typed' },
  { name: 'a common zone', zone: 'sevilla' },
  { name: 'one letter', zone: 'a' },
  { name: 'a rare zone', zone: 'Teruél' },
  { name: 'a rare zone and a common style', zone: 'teruel', style: 'ÍNTIMA' },
  { name: 'a zone without planners', zone: 'atlántida' },
  { name: 'a common style under a low price', style: 'campo', price: '600' },
  { name: 'a price without planners', price: '1' },
]

const bench = await openBench()
try {
  for (const size of ['few', 'many'] as const) await startSite(size)
  for (const filter of FILTERS) {
    await compare(`GET /api/planners, ${filter.name}`, apiPath(filter))
    await compare(`the page, ${filter.name}`, pagePath(filter))
  }
} finally {
  await bench.close()
}

async function startSite(size: keyof typeof SIZES) {
  const admin = new pg.Client(bench.connectionString)
  await admin.connect()
  await admin.query(`create database bench_${size}`)
  await admin.end()
  const database = inDatabase(bench.connectionString, `bench_${size}`)
  await migrateDatabase(database, 'src/db/migrations')
  await fill(database, SIZES[size])
  // Each server has files of its own, which know their database.
  const dataDir = join(bench.dataDir, size)
  await bench.startServer({ port: PORTS[size], env: { DATABASE_URL: database, DATA_DIR: dataDir } })
}

/** Planners of whom the sixty that changed least lately work in Teruel and every third in Sevilla, from 500 €. */
async function fill(connectionString: string, planners: number): Promise<void> {
  // The connections of the server end a statement long before a hundred thousand rows are written.
  const db = new pg.Client(connectionString)
  await db.connect()
  await db.query(
    `insert into auth."user" (id, name, email, email_verified, role)
    select md5(n::text)::uuid, 'Planner ' || n, 'p' || n || '@bench.example', true, 'planner'
    from generate_series(1, $1::int) n`,
    [planners],
  )
  await db.query(
    `insert into planner_directory (user_id, slug, bio, zones, styles, price_from, listed, updated_at)
    select md5(n::text)::uuid, 'planner-' || n, repeat('Bodas de patio y de campo. ', 18),
      array[case when n > $1::int - 60 then 'Teruel' when n % 3 = 0 then 'Sevilla' else 'Zona ' || md5((n % 400)::text) end, 'España'],
      array[case when n % 2 = 0 then 'Íntima' else 'Campo' end, 'Estilo ' || n % 50],
      500 + n % 5000, true, now() - make_interval(mins => n)
    from generate_series(1, $1::int) n`,
    [planners],
  )
  await db.query('vacuum analyze')
  await db.end()
}

async function compare(name: string, path: string): Promise<void> {
  const times: Record<keyof typeof SIZES, number[]> = { few: [], many: [] }
  const sizes = { few: 0, many: 0 }
  for (let round = -5; round < ROUNDS; round += 1) {
    for (const size of ['few', 'many'] as const) {
      const start = performance.now()
      const response = await fetch(`http://localhost:${PORTS[size]}${path}`)
      sizes[size] = (await response.arrayBuffer()).byteLength
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      // The first rounds warm both up and do not count.
      if (round >= 0) times[size].push(performance.now() - start)
    }
  }
  const ratio = median(times.many) / median(times.few)
  if (ratio > MOST) process.exitCode = 1
  const kb = (size: number) => `${(size / 1024).toFixed(0)} KB`
  console.log(
    `${ratio > MOST ? 'SLOW' : 'ok'}  ${name}: ${ratio.toFixed(2)} of the time with 100 (${median(times.many).toFixed(1)}/${median(times.few).toFixed(1)} ms, ${kb(sizes.many)}/${kb(sizes.few)})`,
  )
}

function apiPath({ zone, style, price }: (typeof FILTERS)[number]): string {
  return `/api/planners?${query({ zone, style, maxPrice: price })}`
}

function pagePath({ zone, style, price }: (typeof FILTERS)[number]): string {
  return `/directorio?${query({ zona: zone, estilo: style, precio: price })}`
}

function query(entries: Record<string, string | undefined>): URLSearchParams {
  return new URLSearchParams(Object.entries(entries).filter((entry): entry is [string, string] => !!entry[1]))
}
