// How soon a screen of the app paints its content when it is opened again, against its first visit: service worker
// warm, 4× slower CPU, slow 4G, on a phone. Prints ratios; `npm run bench repeat guests` measures only that screen;
// BENCH_ROUNDS says how often, BENCH_SERVER which build.
import type { Browser } from '@playwright/test'
import { migrateDatabase } from '#server/platform/postgres/migrate.ts'
import { asPerson, openBench, words } from './environment.ts'
import { median } from './median.ts'
import { contextFor, NAMED_FUNCTIONS, type Screen, visitIn } from './page-load.ts'

const PHONE: Screen = { name: 'phone', width: 412, height: 823, isMobile: true }
const SCREENS: Record<string, string> = {
  home: '',
  guests: '/guests',
  vendors: '/vendors',
  budget: '/budget',
  agenda: '/day-b',
  inspiration: '/inspiration',
}
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const WANTED = 0.5
const ORIGIN = 'http://localhost:4796'

const bench = await openBench()
try {
  await migrateDatabase(bench.connectionString, 'src/db/migrations')
  await bench.startServer({ port: 4796 })
  const lucia = asPerson(ORIGIN)
  await lucia.signUp('Lucía Herrera', 'lucia@correo.example')
  const weddingId = await filledWedding(lucia)
  const browser = await bench.startChromium()
  for (const [name, section] of Object.entries(SCREENS)) {
    if (words.length > 0 && !words.includes(name)) continue
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await twice(browser, lucia.cookie, `${ORIGIN}/app/couple/${weddingId}${section}`))
    const [first, again] = [median(rounds.map((one) => one.first)), median(rounds.map((one) => one.again))]
    const ratio = median(rounds.map((one) => one.again / one.first))
    if (ratio > WANTED) process.exitCode = 1
    console.log(
      `${ratio > WANTED ? 'LATE' : 'ok'}  ${name}: LCP again ${ratio.toFixed(2)} of the first visit (${Math.round(again)}/${Math.round(first)} ms)`,
    )
  }
} finally {
  await bench.close()
}

/** The largest paint of a first visit and of the next one, once the worker and the device have what they keep. */
async function twice(browser: Browser, cookie: string, url: string) {
  const context = await contextFor(browser, PHONE)
  try {
    const [name, value] = cookie.split(/=(.*)/s) as [string, string]
    await context.addCookies([{ name, value, url: ORIGIN }])
    const first = await visitIn(context, url)
    const page = await context.newPage()
    await page.addInitScript(NAMED_FUNCTIONS)
    await page.goto(url)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.waitForFunction(() => document.cookie.includes('azahar.account='))
    // The lists are written soon after the worker is ready.
    await page.waitForTimeout(3000)
    await page.close()
    const again = await visitIn(context, url)
    return { first: first.largestPaint, again: again.largestPaint }
  } finally {
    await context.close()
  }
}

/** A wedding with guests, vendors and an agenda, as couples have them. */
async function filledWedding(person: ReturnType<typeof asPerson>): Promise<string> {
  const weddingId = await person.createWedding('Lucía & Martín')
  const wedding = `/api/weddings/${weddingId}`
  const guests = Array.from({ length: 120 }, (_, at) => ({ fullName: `Invitada ${at}`, notes: 'Mesa 4' }))
  await person.call(`${wedding}/guests/import`, { mode: 'append', guests })
  for (let at = 0; at < 12; at += 1)
    await person.call(`${wedding}/vendors`, { vendorType: 'floristeria', name: `Flores ${at}`, cost: 900 })
  const items = Array.from({ length: 14 }, (_, at) => ({
    title: `Momento ${at}`,
    time: { startsAt: 600 + at * 40, endsAt: 630 + at * 40 },
  }))
  await person.call(`${wedding}/agenda/days`, { name: 'Boda', date: '2027-04-10', items })
  for (const name of ['Flores', 'Mesas']) await person.call(`${wedding}/inspiration/folders`, { name })
  return weddingId
}
