// How much later than the same rows in plain HTML the account pages and the screens of the app show themselves, on a
// slow phone and a slow desktop: 4× slower CPU, slow 4G, empty cache, floors and pages in turn within one run. Ratios
// count; absolute figures depend on the machine. `npm run bench pages guests phone` measures only those, `bytes` adds
// what their scripts are made of; BENCH_ROUNDS says how often, BENCH_SERVER which build.
import { createServer } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import pg from 'pg'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import { bytesByPackage } from './bytes-by-package.ts'
import { asPerson, openBench, words } from './environment.ts'
import { answerAsFamily, makeFamilies } from './families.ts'
import { median } from './median.ts'
import {
  contextFor,
  NAMED_FUNCTIONS,
  type Screen,
  throttled,
  type Visit,
  visit,
  visitIn,
} from './page-load.ts'

declare global {
  interface Window {
    foundAt?: number
  }
}

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const [GUESTS, VENDORS, WEDDINGS] = [300, 60, 40]
const PORTS = { app: 4795, floor: 4796 }
const ORIGIN = `http://localhost:${PORTS.app}`
const SCREENS: Screen[] = [
  { name: 'phone', width: 412, height: 823, isMobile: true },
  { name: 'desktop', width: 1350, height: 940, isMobile: false },
]

/** A page, the floor that it stands beside, and how much later it may show itself. */
type Page = {
  name: string
  url: string
  floor: 'static' | 'rows'
  ratio: number
  cookie?: string
  pattern?: string
}

const WIDTHS = [16, 6, 6, 12, 5, 9, 9, 8, 10]
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, place) => String(cell)[place === 0 ? 'padEnd' : 'padStart'](WIDTHS[place]!)).join(' ')
const HEAD = line(['page', 'LCP', 'floor', 'ratio (max)', 'TBT', 'requests', 'scripts', 'key', '2nd visit'])

const bench = await openBench()
const floors = floorPages()
const floorServer = createServer(({ url = '' }, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
  response.end(floors.get(url.slice(1)))
}).listen(PORTS.floor, '127.0.0.1')
const browser = await bench.startChromium()
try {
  await bench.startServer({ port: PORTS.app })
  const pages = (await pagesOfPeople()).filter(({ name }) => isWanted(name))
  for (const screen of SCREENS.filter(({ name }) => isWanted(name))) {
    console.log(`\n${screen.name}: LCP in ms beside the floor, scripts as gzip\n${HEAD}`)
    for (const page of pages) console.log(await measure(page, screen))
  }
  if (words.includes('bytes')) await printBytes(pages)
} finally {
  floorServer.close()
  await bench.close()
}

/** Without words for its kind everything is measured. */
function isWanted(name: string): boolean {
  const screens = SCREENS.map((screen) => screen.name)
  const ofItsKind = words.filter(
    (word) => word !== 'bytes' && screens.includes(word) === screens.includes(name),
  )
  return ofItsKind.length === 0 || ofItsKind.includes(name)
}

async function measure(page: Page, screen: Screen): Promise<string> {
  const rounds: { own: Visit; floor: Visit; again: Visit; key: number | null }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const floor = await visit(browser, `http://localhost:${PORTS.floor}/${page.floor}`, screen)
    const context = await signedIn(screen, page)
    const own = await visitIn(context, page.url)
    const again = await visitIn(context, page.url)
    await context.close()
    const key = page.name === 'guests' ? await untilKeyWorks(page, screen) : null
    // The first round warms both up and does not count.
    if (round > 0) rounds.push({ own, floor, again, key })
  }
  const of = (take: (one: (typeof rounds)[number]) => number) => median(rounds.map(take))
  const ratio = of(({ own, floor }) => own.largestPaint / floor.largestPaint)
  if (ratio > page.ratio) process.exitCode = 1
  const again = of((one) => one.again.largestPaint / one.floor.largestPaint)
  const cells = [
    page.name,
    Math.round(of(({ own }) => own.largestPaint)),
    Math.round(of(({ floor }) => floor.largestPaint)),
    `${ratio.toFixed(2)} (${page.ratio})`,
    Math.round(of(({ own }) => own.blockedTime)),
    of(({ own }) => own.requests),
    `${((await scriptBytes(page)) / 1000).toFixed(1)} KB`,
    page.name === 'guests' ? Math.round(of(({ key }) => key ?? 0)) : '–',
    again.toFixed(2),
  ]
  return line(cells)
}

async function signedIn(screen: Screen, { cookie }: Page): Promise<BrowserContext> {
  const context = await contextFor(browser, screen)
  const [name, value] = cookie?.split('=') ?? []
  if (name && value) await context.addCookies([{ name, value: cookie!.slice(name.length + 1), url: ORIGIN }])
  return context
}

/** From the beginning of the visit until a letter typed into the search has done its work, in milliseconds. */
async function untilKeyWorks(page: Page, screen: Screen): Promise<number> {
  const context = await signedIn(screen, page)
  const tab = await context.newPage()
  await tab.addInitScript(NAMED_FUNCTIONS)
  await tab.addInitScript(noteFound)
  await throttled(context, tab)
  await tab.goto(page.url, { waitUntil: 'commit' })
  await tab.getByRole('searchbox', { name: 'Buscar invitados' }).first().press('z')
  await tab.waitForFunction(() => window.foundAt)
  const at = await tab.evaluate(() => window.foundAt!)
  await context.close()
  return at
}

/** Runs in the page: notes when it says how many guests are found, which a test that asks now and then sees later. */
function noteFound() {
  const observer = new MutationObserver(() => {
    if (!/\d+ de \d+ invitados/.test(document.getElementById('root')?.textContent ?? '')) return
    window.foundAt = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

/** The scripts that the page names, with which it can be worked. */
async function scriptBytes({ url, cookie = '' }: Page): Promise<number> {
  const html = await (await fetch(url, { headers: { cookie } })).text()
  const files = new Set(html.match(/\/assets\/[^"'\s]+\.js/g))
  const bodies = await Promise.all([...files].map(async (file) => (await fetch(ORIGIN + file)).arrayBuffer()))
  return bodies.reduce((all, body) => all + gzipSync(new Uint8Array(body)).length, 0)
}

async function printBytes(pages: readonly Page[]): Promise<void> {
  const sharesOf = await bytesByPackage()
  for (const { name, pattern } of pages) {
    if (!pattern) continue
    const shares = sharesOf(pattern).slice(0, 16)
    console.log(`\n${name}: bytes of its scripts before compression`)
    for (const [from, bytes] of shares) console.log(`${String(bytes).padStart(9)}  ${from}`)
  }
}

/** The account pages, and the screens of a couple and of a planner with much in them. */
async function pagesOfPeople(): Promise<Page[]> {
  const couple = asPerson(ORIGIN)
  await couple.signUp('Lucía Herrera', 'lucia@correo.example')
  const id = await couple.createWedding('Lucía & Martín')
  for (let number = 0; number < GUESTS; number += 1)
    await couple.call(`/api/weddings/${id}/guests`, guest(number))
  for (let number = 0; number < VENDORS; number += 1) {
    const vendorType = BUILT_IN_COMPONENTS[number % BUILT_IN_COMPONENTS.length]!.key
    await couple.call(`/api/weddings/${id}/vendors`, {
      vendorType,
      name: `Proveedor ${number}`,
      cost: number * 10.5,
      status: number % 3 ? 'open' : 'closed',
    })
  }
  const invitation = await invite(couple, id)
  const scene = await couple.createWedding('Noche')
  for (let number = 0; number < 4; number += 1)
    await couple.call(`/api/weddings/${scene}/guests`, guest(number))
  await couple.call(`/api/weddings/${scene}/style`, { style: 'noche' }, 'PUT')
  const planner = asPerson(ORIGIN)
  await planner.signUp('Elena Montes', 'elena@correo.example', 'planner')
  for (let number = 0; number < WEDDINGS; number += 1) await planner.createWedding(`Boda ${number}`)
  const profile = (await (await planner.call('/api/profile')).json()) as { id: string }
  const account = (name: string): Page => ({ name, url: `${ORIGIN}/${name}`, floor: 'static', ratio: 1.25 })
  const screen = (name: string, path: string, pattern: string, { cookie } = couple): Page => ({
    name,
    url: ORIGIN + path,
    floor: 'rows',
    ratio: 1.6,
    cookie,
    pattern,
  })
  return [
    account('login'),
    account('signup'),
    { name: 'invitation', url: ORIGIN + invitation, floor: 'static', ratio: 1.2 },
    { name: 'invitation-scene', url: ORIGIN + (await invite(couple, scene)), floor: 'static', ratio: 1.2 },
    { name: 'guest-page', url: ORIGIN + (await answered(couple)), floor: 'static', ratio: 1.2 },
    screen('home', `/app/couple/${id}`, '/app/couple/:wid'),
    ...['guests', 'vendors', 'budget'].map((name) =>
      screen(name, `/app/couple/${id}/${name}`, `/app/couple/:wid/${name}`),
    ),
    screen('notifications', '/app/notifications', '/app/notifications'),
    screen('dashboard', `/app/planner/${profile.id}`, '/app/planner/:pid', planner),
  ]
}

/** The link of a family of four, whose invitation is as a couple finds it. */
async function invite({ call }: Pick<ReturnType<typeof asPerson>, 'call'>, weddingId: string) {
  const guests = (await (await call(`/api/weddings/${weddingId}/guests`)).json()) as { id: string }[]
  const guestIds = guests.slice(0, 4).map((one) => one.id)
  await call(`/api/weddings/${weddingId}/households`, { guestIds })
  const made = await call(`/api/weddings/${weddingId}/households/invitations`, { guestIds })
  const [household] = (await made.json()) as { path: string }[]
  return household!.path
}

/** The page that a family of four comes back to, which has answered that it comes. */
async function answered(couple: ReturnType<typeof asPerson>): Promise<string> {
  const db = new pg.Client(bench.connectionString)
  await db.connect()
  try {
    const [family] = await makeFamilies(db, await couple.createWedding('Vuelta'), 1)
    await answerAsFamily(ORIGIN, family!, 1)
    return family!.path
  } finally {
    await db.end()
  }
}

function guest(number: number) {
  return {
    fullName: `Invitada ${number} Aguirre Soto`,
    email: `invitada${number}@correo.example`,
    notes: 'Sin gluten',
  }
}

/** A heading alone, and the guests as rows of a table: no style sheet, no font, no script. */
function floorPages(): Map<string, Buffer> {
  const page = (body: string) =>
    brotliCompressSync(
      `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Azahar</title><h1>Azahar</h1>${body}</html>`,
    )
  const rows = Array.from({ length: GUESTS }, (_, number) => {
    const { fullName, email, notes } = guest(number)
    return `<tr><th>${fullName}</th><td>${email}</td><td>Pendiente</td><td>${notes}</td></tr>`
  })
  return new Map([
    ['static', page('<p>Entra en tu boda con tu email y tu contraseña.</p>')],
    ['rows', page(`<table>${rows.join('\n')}</table>`)],
  ])
}
