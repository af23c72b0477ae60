// How soon what one browser changes can be seen in another one, from the
// request until it stands on the page. Needs a build and Chromium.
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { openBench } from './environment.ts'
import { NAMED_FUNCTIONS } from './page-load.ts'

const CHANGES = 200
const P95_MS = 250
/** Between two changes, in milliseconds: what the last one caused is over by then. */
const PAUSE_MS = 200
const PORT = 3984
const ORIGIN = `http://localhost:${PORT}`

/** The thing that is changed, the page on which the other one looks at it, and how often. */
type Kind = { name: string; section: string; share: number; change: (turn: number) => Change }
type Change = { method: string; path: string; body: object; seen: string }

const bench = await openBench()
try {
  await bench.startServer({ port: PORT })
  const browser = await bench.startChromium()
  const lucia = await signUp(browser, 'Lucía Herrera')
  const martin = await signUp(browser, 'Martín Aguirre')
  const { id: weddingId } = await call<{ id: string }>(lucia, 'POST', '/weddings', { name: 'Lucía & Martín' })
  const invitation = await call<{ code: string }>(lucia, 'POST', `/weddings/${weddingId}/invitations`, {
    role: 'couple',
  })
  await call(martin, 'POST', '/invitations/redeem', { code: invitation.code })
  const wedding = `/weddings/${weddingId}`
  const guest = await call<{ id: string }>(lucia, 'POST', `${wedding}/guests`, { fullName: 'Teo Lasa' })
  const vendor = await call<{ id: string }>(lucia, 'POST', `${wedding}/vendors`, { vendorType: 'dj' })

  const kinds: Kind[] = [
    {
      name: 'guests',
      section: 'guests',
      share: 0.5,
      change: (turn) => {
        const name = `Invitado ${turn}`
        return turn % 2
          ? { method: 'POST', path: `${wedding}/guests`, body: { fullName: name }, seen: name }
          : { method: 'PATCH', path: `${wedding}/guests/${guest.id}`, body: { fullName: name }, seen: name }
      },
    },
    {
      name: 'vendors',
      section: 'vendors',
      share: 0.25,
      change: (turn) => {
        const name = `Proveedor ${turn}`
        return { method: 'PATCH', path: `${wedding}/vendors/${vendor.id}`, body: { name }, seen: name }
      },
    },
    {
      name: 'wedding',
      section: '',
      share: 0.25,
      change: (turn) => {
        const name = `Boda ${turn}`
        return { method: 'PATCH', path: wedding, body: { name }, seen: name }
      },
    },
  ]
  await lucia.goto(`${ORIGIN}/app/profile`)
  const all: number[] = []
  for (const { name, section, share, change } of kinds) {
    await martin.goto(`${ORIGIN}/app/couple/${weddingId}/${section}`)
    // The first one waits for the page to be there.
    await measure(lucia, martin, change(0))
    const times: number[] = []
    for (let turn = 1; turn <= CHANGES * share; turn += 1) {
      await delay(PAUSE_MS)
      times.push(await measure(lucia, martin, change(turn)))
    }
    console.log(`${times.length} changes of ${name}: ${figures(times)}`)
    all.push(...times)
  }
  console.log(`${all.length} changes, from the request until the other browser shows it: ${figures(all)}`)
  if (percentile(all, 0.95) > P95_MS) {
    console.error(`p95 is over ${P95_MS} ms`)
    process.exitCode = 1
  }
} finally {
  await bench.close()
}

/** Both pages read the same clock, so that the one's time can be taken from the other's. */
async function measure(from: Page, to: Page, { method, path, body, seen }: Change): Promise<number> {
  const shown = to.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const isThere = () =>
          document.body.innerText.includes(text) ||
          [...document.querySelectorAll('input')].some(({ value }) => value === text)
        const look = () => (isThere() ? resolve(Date.now()) : requestAnimationFrame(look))
        look()
      }),
    seen,
  )
  const sent = await from.evaluate(
    async ({ url, init }) => {
      const now = Date.now()
      const answer = await fetch(url, init)
      if (!answer.ok) throw new Error(await answer.text())
      return now
    },
    {
      url: `/api${path}`,
      init: { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    },
  )
  return (await shown) - sent
}

async function signUp(into: Browser, name: string): Promise<Page> {
  const context = await into.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
  const page = await context.newPage()
  await page.addInitScript(NAMED_FUNCTIONS)
  const email = `${name.split(' ')[0]}@correo.example`.normalize('NFD').replaceAll(/[^\w@.]/g, '')
  const account = { name, email, password: 'azahar-en-flor', role: 'couple' }
  const answer = await page.request.post(`${ORIGIN}/api/auth/sign-up/email`, { data: account })
  if (!answer.ok()) throw new Error(await answer.text())
  return page
}

async function call<Answer>(page: Page, method: string, path: string, data: object): Promise<Answer> {
  const answer = await page.request.fetch(`${ORIGIN}/api${path}`, { method, data })
  if (!answer.ok()) throw new Error(await answer.text())
  return answer.json()
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}

function figures(times: number[]): string {
  const [half, p95, last] = [0.5, 0.95, 1].map((share) => percentile(times, share))
  return `half within ${half} ms, p95 ${p95} ms, the last ${last} ms`
}
