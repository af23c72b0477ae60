// How long a person with a slow computer waits for an answer on long lists: a dashboard of 500 weddings, a folder of
// 1,000 images while it is scrolled, and a wedding of 10,000 guests beside one of 100 (`npm run bench lists guests`). The interactions of the Event Timing API at a quarter of the
// processor. Needs a build and Chromium, and a machine that has nothing else to do.
import type { Page } from '@playwright/test'
import pg from 'pg'
import { PRESET_PERMISSIONS } from '#domain/members/permissions.ts'
import { openBench, words } from './environment.ts'
import { GUEST_READS, onGuests } from './guests-screen.ts'
import { measureInteractions, SCREENS, type Timed } from './inp.ts'
import { fillGuests } from './many-guests.ts'

const WEDDINGS = 500
const IMAGES = 1000
const [FEW_GUESTS, MANY_GUESTS] = [100, 10_000]
const PORT = 3987
const ORIGIN = `http://localhost:${PORT}`

/** The server's time for each read, in milliseconds, in the wedding of few and in the one of many guests. */
const reads = new Map<string, number[]>()

const bench = await openBench()
const db = new pg.Client(bench.connectionString)
try {
  await bench.startServer({ port: PORT })
  await db.connect()
  const browser = await bench.startChromium()
  for (const [screen, options] of Object.entries(SCREENS)) {
    const [dashboard, folder] = [`${screen}: ${WEDDINGS} weddings`, `${screen}: ${IMAGES} images`]
    if (words.length === 0 || words.includes('dashboard'))
      await measureInteractions(browser, {
        title: dashboard,
        options,
        open: openDashboard,
        walk: onDashboard,
      })
    if (words.length === 0 || words.includes('folder'))
      await measureInteractions(browser, { title: folder, options, open: openFolder, walk: inFolder })
  }
  if (words.length === 0 || words.includes('guests')) {
    for (const count of [FEW_GUESTS, MANY_GUESTS]) {
      const title = `desktop: ${count} guests`
      const open = (page: Page) => openGuests(page, count)
      await measureInteractions(browser, { title, options: SCREENS.desktop, open, walk: onGuests })
    }
    reportReads()
  }
} finally {
  await db.end()
  await bench.close()
}

async function onDashboard(page: Page, timed: Timed) {
  const year = page.getByRole('region', { name: 'Archivo' }).getByRole('button').first()
  for (const order of ['Nombre', 'Estado', 'Fecha']) {
    const label = page.locator('label').filter({ hasText: order })
    if (await label.first().isVisible()) await timed('choose an order', label)
  }
  await timed('press the search', page.getByRole('searchbox'))
  await timed('search', 'pareja 4')
  await timed('empty the search', ['Escape'])
  await timed('open a year', year)
  await timed('close a year', year)
  await timed('show more', page.getByRole('button', { name: /^Ver \d+ bodas más$/ }))
  await page.reload()
  await page.getByRole('searchbox').waitFor()
}

async function inFolder(page: Page, timed: Timed, round: number) {
  await timed('open an image', page.getByRole('button', { name: /^Ver / }).nth(round % 4))
  await page.getByRole('dialog').waitFor()
  await timed('turn to the next', ['ArrowRight'])
  await timed('close it', ['Escape'])
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  for (let step = 1; step <= 6; step += 1) {
    await page.mouse.wheel(0, 900)
    await timed('strike a key while it scrolls', ['PageDown'])
  }
  await page.reload()
  await page.getByRole('button', { name: /^Ver / }).first().waitFor()
}

async function signUp(page: Page, role: 'couple' | 'planner'): Promise<string> {
  const email = `${role}-${Date.now()}@correo.example`
  await post(page, '/auth/sign-up/email', { name: 'Elena Montes', email, password: 'azahar-en-flor', role })
  return email
}

async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.request.post(`${ORIGIN}/api${path}`, { data })
  if (!answer.ok()) throw new Error(await answer.text())
  return answer.json()
}

/** Weddings as the API would make them one by one, three fifths of them past. */
async function openDashboard(page: Page) {
  const email = await signUp(page, 'planner')
  await db.query(
    `with made as (
      insert into weddings (id, name, event_date, created_by)
      select gen_random_uuid(), 'Pareja ' || n || ' & Íñigo', current_date + (n - 300) * 3, u.id
      from auth."user" u, generate_series(1, ${WEDDINGS}) n where u.email = $1
      returning id, created_by
    )
    insert into wedding_members (wedding_id, user_id, role, preset, permissions)
    select id, created_by, 'planner', 'planner', '${JSON.stringify(PRESET_PERMISSIONS.planner)}' from made`,
    [email],
  )
  await page.goto(`${ORIGIN}/app`)
  await page.getByRole('searchbox').waitFor()
}

async function openGuests(page: Page, count: number) {
  await signUp(page, 'couple')
  const { id } = await post(page, '/weddings', { name: 'Lucía & Martín' })
  await fillGuests(db, id, count)
  for (const [name, pathOf] of Object.entries(GUEST_READS)) {
    const took: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const start = performance.now()
      const answer = await page.request.get(ORIGIN + pathOf(id))
      await answer.body()
      if (!answer.ok()) throw new Error(`${name}: ${answer.status()}`)
      took.push(performance.now() - start)
    }
    reads.set(name, [...(reads.get(name) ?? []), took.toSorted((a, b) => a - b)[2]!])
  }
  await page.goto(`${ORIGIN}/app/couple/${id}/guests`)
  await page.locator('input[data-cell$=" notes"]').first().waitFor()
}

function reportReads() {
  console.log(`\nreads, half of five: ${FEW_GUESTS} guests, ${MANY_GUESTS} guests`)
  for (const [name, [few, many]] of reads)
    console.log(`${name.padEnd(22)} ${few!.toFixed(0).padStart(5)} ms ${many!.toFixed(0).padStart(5)} ms`)
}

/** Rows of images whose files are missing: each shows its placeholder, as before it has come. */
async function openFolder(page: Page) {
  await signUp(page, 'couple')
  const { id } = await post(page, '/weddings', { name: 'Lucía & Martín' })
  const folder = await post(page, `/weddings/${id}/inspiration/folders`, { name: 'Ideas' })
  await db.query(
    `insert into inspirations (wedding_id, id, folder_id, image_url, file_name, status, width, height, color,
      placeholder, tags, notes, search_text, created_at)
    select $1, gen_random_uuid(), $2, gen_random_uuid()::text, n || '.jpg', 'ready', 900, 600 + (n * 37) % 800,
      '#8a9a7b', null, array['mesa', 'flores'], 'Una nota como las que se escriben', '', now() + n * interval '1 ms'
    from generate_series(1, ${IMAGES}) n`,
    [id, folder.id],
  )
  await page.goto(`${ORIGIN}/app/couple/${id}/inspiration?carpeta=${folder.id}`)
  await page.getByRole('button', { name: /^Ver / }).first().waitFor()
}
