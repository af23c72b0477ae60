// How much 'Mesas' costs with 10,000 guests who come and 200 tables, beside 100 guests: until it can be worked with, its
// memory, the longest task of each act, and the server's reads and writes. Needs a build and Chromium, and a machine
// that has nothing else to do.
import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { asPerson, openBench } from './environment.ts'
import { fillGuests } from './many-guests.ts'
import { median } from './median.ts'
import { NAMED_FUNCTIONS } from './page-load.ts'

/** Guests who come, and tables of as many seats as may be had. */
const WEDDINGS = [
  { guests: 100, tables: 12, seats: 10 },
  { guests: 10_000, tables: 200, seats: 30 },
]
const PORT = 3991
const ORIGIN = `http://localhost:${PORT}`
const PROPOSAL_MS = 60_000
/** Not the offer of a seat beside the family. */
const SEAT_ONE = /^Sentar a (?!.* con su familia)/

type Wedding = (typeof WEDDINGS)[number]

declare global {
  interface Window {
    longestTask: number
  }
}

const bench = await openBench()
const db = new pg.Client(bench.connectionString)
try {
  await bench.startServer({ port: PORT })
  await db.connect()
  const browser = await bench.startChromium()
  for (const wedding of WEDDINGS) {
    const { person, weddingId } = await filled(wedding)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
    const [name, value] = person.cookie.split('=') as [string, string]
    await context.addCookies([{ name, value, url: ORIGIN }])
    const page = await context.newPage()
    console.log(`\n${wedding.guests} guests, ${wedding.tables} tables, load ${loadavg()[0]!.toFixed(1)}`)
    await inServer(person, weddingId)
    await onScreen(page, `${ORIGIN}/app/couple/${weddingId}/seating`)
    await context.close()
  }
} finally {
  await db.end()
  await bench.close()
}

/** A wedding in which everybody comes. */
async function filled({ guests, tables, seats }: Wedding) {
  const person = asPerson(ORIGIN)
  await person.signUp('Lucía Herrera', `mesas-${guests}@correo.example`)
  const weddingId = await person.createWedding()
  await fillGuests(db, weddingId, guests)
  await db.query('update guests set rsvp = true where wedding_id = $1', [weddingId])
  await db.query('delete from wedding_events where wedding_id = $1', [weddingId])
  await db.query(
    `insert into seating_tables (wedding_id, id, number, shape, seats)
    select $1, gen_random_uuid(), n, 'round', $3 from generate_series(1, $2::int) n`,
    [weddingId, tables, seats],
  )
  return { person, weddingId }
}

async function inServer(person: ReturnType<typeof asPerson>, weddingId: string) {
  const at = `/api/weddings/${weddingId}/seating`
  const people = (await (await person.call(`${at}/people`)).json()) as { guestId: string }[]
  const tables = (await (await person.call(`${at}/tables`)).json()) as { id: string }[]
  const timed = async (name: string, act: (turn: number) => Promise<Response>) => {
    const took: number[] = []
    let bytes = 0
    for (let turn = 0; turn < 5; turn += 1) {
      const begun = performance.now()
      bytes = (await (await act(turn)).arrayBuffer()).byteLength
      took.push(performance.now() - begun)
    }
    console.log(
      `${name.padEnd(26)} ${median(took).toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KB before gzip`,
    )
  }
  await timed('read the people', () => person.call(`${at}/people`))
  await timed('seat one', (turn) =>
    person.call(`${at}/people/${people[turn]!.guestId}`, { tableId: tables[turn]!.id }, 'PUT'),
  )
  const moves = people.slice(10, 20).map(({ guestId }) => ({ guestId, from: null, tableId: tables[9]!.id }))
  await timed('seat ten', () => person.call(`${at}/plan`, { moves }))
}

async function onScreen(page: Page, address: string) {
  await page.addInitScript(NAMED_FUNCTIONS)
  await page.addInitScript(() => {
    window.longestTask = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestTask = Math.max(window.longestTask, duration)
    }).observe({ type: 'longtask' })
  })
  const begun = performance.now()
  const answer = await page.goto(address)
  await page.locator('[data-not-hydrated]').first().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: SEAT_ONE }).first().waitFor()
  const ready = performance.now() - begun
  const bytes = (await answer!.body()).byteLength
  const longest = () => page.evaluate(() => window.longestTask)
  console.log(
    `ready after ${ready.toFixed(0)} ms, longest task ${await longest()} ms, page ${(bytes / 1024).toFixed(0)} KB`,
  )
  await page.waitForTimeout(1500)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  console.log(`memory ${(usedSize / 1024 ** 2).toFixed(1)} MB, ${nodes} elements`)
  const act = async (name: string, does: () => Promise<void>) => {
    await page.waitForTimeout(800)
    await page.evaluate(() => {
      window.longestTask = 0
    })
    const start = performance.now()
    await does()
    const took = performance.now() - start
    await page.waitForTimeout(800)
    console.log(`${name.padEnd(26)} ${took.toFixed(0)} ms, longest task ${await longest()} ms`)
  }
  const seat = async () => {
    await page.getByRole('button', { name: SEAT_ONE }).first().click()
    await page
      .getByRole('button', { name: /^Sentar en mesa \d+$/ })
      .nth(5)
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await act('seat one, first', seat)
  await act('seat one', seat)
  await act('search', async () => {
    await page.getByRole('searchbox', { name: 'Buscar invitados' }).pressSequentially('lasa')
    await page.getByRole('list', { name: 'Encontrados' }).waitFor()
  })
  await page.getByRole('searchbox', { name: 'Buscar invitados' }).fill('')
  await act('open a table', async () => {
    await page
      .getByRole('button', { name: /^Mesa 6[,:]/ })
      .first()
      .click()
    await page.getByRole('complementary', { name: 'Mesa 6' }).getByRole('listitem').first().waitFor()
  })
  await act('choose for a table', async () => {
    await page.getByRole('button', { name: /^Sentar a alguien en la mesa/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: SEAT_ONE }).first().waitFor()
    await page.keyboard.press('Escape')
  })
  await act('write a rule', async () => {
    await page.getByRole('tab', { name: /^Reglas/ }).click()
    await page.getByRole('button', { name: 'Añadir regla' }).click()
    await page
      .getByRole('button', { name: /Quién$/ })
      .first()
      .click()
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
  })
  await act('propose', async () => {
    await page.getByRole('button', { name: 'Proponer mesas' }).click()
    await page.getByText(/^de 100\./).waitFor({ timeout: PROPOSAL_MS })
  })
}
