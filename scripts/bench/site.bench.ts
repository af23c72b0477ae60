// How much later than a plain file of the same words a public page shows itself, on a slow
// phone: 4× slower CPU, slow 4G, empty cache, each page and its floor in turn within one run. Prints ratios;
// absolute figures depend on the machine and say little. `npm run bench site /directorio /pricing phone` measures only those;
// BENCH_ROUNDS says how often, BENCH_SERVER which build.
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { connect } from '#db/client.ts'
import { seedPlanners } from '#db/seed/planners.ts'
import { migrateDatabase } from '#server/platform/postgres/migrate.ts'
import { openBench, words } from './environment.ts'
import { floorOf } from './floor-page.ts'
import { median } from './median.ts'
import { NAMED_FUNCTIONS, type Screen, type Visit, visit } from './page-load.ts'

const PATHS = [
  '/',
  '/parejas',
  '/planners',
  '/pricing',
  '/directorio',
  '/planners/casa-jara',
  '/planners/casa-jara/contacto',
  '/contacto',
  '/privacidad',
  '/terminos',
]
const SCREENS: Screen[] = [
  { name: 'phone', width: 412, height: 823, isMobile: true },
  { name: 'desktop', width: 1350, height: 940, isMobile: false },
]
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const PORTS = { site: 4797, floor: 4798 }
const WANTED = { ratio: 1.2, rest: 60 * 1024, fonts: 80 * 1024, scriptOfDirectory: 2 * 1024 }
const wantedPaths = words.filter((word) => word.startsWith('/'))
const wantedScreens = SCREENS.filter(({ name }) => words.includes(name))

const bench = await openBench()
const floors = new Map<string, Buffer>()
const floorServer = createServer((request, response) => {
  const body = floors.get(request.url ?? '')
  response.writeHead(body ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
  })
  response.end(body)
}).listen(PORTS.floor, '127.0.0.1')
const browser = await bench.startChromium()
try {
  await migrateDatabase(bench.connectionString, 'src/db/migrations')
  const db = connect({ connectionString: bench.connectionString })
  await seedPlanners(db)
  await db.$client.end()
  await bench.startServer({ port: PORTS.site })
  for (const path of wantedPaths.length > 0 ? wantedPaths : PATHS) await measure(path)
} finally {
  floorServer.close()
  await bench.close()
}

async function measure(path: string): Promise<void> {
  const page = await browser.newPage()
  await page.addInitScript(NAMED_FUNCTIONS)
  await page.goto(address('site', path))
  floors.set(path, brotliCompressSync(await floorOf(page)))
  await page.close()
  for (const screen of wantedScreens.length > 0 ? wantedScreens : SCREENS) {
    const ours: Visit[] = []
    const ratios: number[] = []
    const floorPaints: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const floor = await visit(browser, address('floor', path), screen)
      const own = await visit(browser, address('site', path), screen)
      // The first round warms both up and does not count.
      if (round === 0) continue
      ours.push(own)
      floorPaints.push(floor.largestPaint)
      ratios.push(own.largestPaint / floor.largestPaint)
    }
    report(path, screen, ours, ratios, floorPaints)
  }
}

function report(
  path: string,
  screen: Screen,
  visits: Visit[],
  ratios: number[],
  floorPaints: number[],
): void {
  const of = (take: (one: Visit) => number) => median(visits.map(take))
  const largest = (take: (one: Visit) => number) => Math.max(...visits.map(take))
  const ratio = median(ratios)
  const { bytes } = visits.at(-1)!
  const faults = [
    ratio > WANTED.ratio && 'late',
    largest((one) => one.layoutShift) > 0 && 'shifts',
    of((one) => one.blockedTime) > 0 && 'blocks',
    bytes.rest > WANTED.rest && 'heavy',
    bytes.font > WANTED.fonts && 'heavy fonts',
    bytes.script > (path === '/directorio' ? WANTED.scriptOfDirectory : 0) && 'scripts',
  ].filter(Boolean)
  if (faults.length > 0) process.exitCode = 1
  const kb = (size: number) => `${(size / 1024).toFixed(1)} KB`
  console.log(
    [
      `${faults.length > 0 ? faults.join(', ').toUpperCase() : 'ok'}  ${path} on a ${screen.name}:`,
      `LCP ${ratio.toFixed(2)} of the floor (${Math.round(of((one) => one.largestPaint))}/${Math.round(median(floorPaints))} ms, ${visits.at(-1)!.largest}),`,
      `FCP ${Math.round(of((one) => one.firstPaint))} ms, CLS ${largest((one) => one.layoutShift).toFixed(4)},`,
      `TBT ${Math.round(of((one) => one.blockedTime))} ms;`,
      `page ${kb(bytes.rest)}, fonts ${kb(bytes.font)}, images ${kb(bytes.image)}, scripts ${bytes.script} B`,
    ].join(' '),
  )
}

function address(server: keyof typeof PORTS, path: string): string {
  return `http://localhost:${PORTS[server]}${path}`
}
