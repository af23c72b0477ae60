import { setTimeout as delay } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { FIRST_READS, fillRead } from '#contract/first-reads.ts'
import type { LiveEvent } from '#contract/live.ts'
import { PRESENCE_RENEWAL_MS } from '#domain/live/live.ts'
import { FORMS, SCRIPT_HEADER } from '#site/accounts/forms.ts'
import type { Family } from './families.ts'
import type { Tally } from './tally.ts'
import type { VirtualBrowser } from './virtual-browser.ts'

export const PASSWORD = 'azahar-en-flor'

/** The rows that the server has acknowledged, by list and id; `null` for those that were removed. */
export type Written = Record<'guests' | 'vendors' | 'tasks', Map<string, Record<string, unknown> | null>>

export type Couple = {
  weddingId: string
  folderId: string
  emails: string[]
  families: Family[]
  written: Written
  /** When the change of a row was sent, until its partner's browser has heard of it. */
  sentAt: Map<string, number>
}

type Visit = {
  browser: VirtualBrowser
  couple: Couple
  email: string
  tally: Tally
  random: () => number
  /** When it ends, by `performance.now()`. */
  until: number
}

/** How often each screen is opened, of all; and of each opening, how often the page is loaded anew. */
const SCREENS: Record<string, number> = {
  '': 4,
  '/guests': 6,
  '/vendors': 4,
  '/tasks': 4,
  '/budget': 2,
  '/seating': 2,
  '/day-b': 1,
  '/inspiration': 1,
  '/transport': 1,
  '/members': 1,
  '/guest-page': 1,
}
const RELOADS = 0.1

/** An answer counts as fresh for so long in the app (spec 4), in milliseconds. */
const FRESH_MS = 60_000

/** Signs in, opens screens, reads them, changes what they show and hears of the other's changes, until the time is over. */
export async function visit(one: Visit): Promise<void> {
  const { browser, couple, random, until } = one
  const readAt = new Map<string, number>()
  let screen = ''
  await signIn(one)
  markRead(readAt, readsOf(couple, screen))
  await browser.listen((event) => hear(one, event, () => readsOf(couple, screen)))
  const present = beHere(one)
  while (performance.now() < until) {
    await pause(one, 3000, 15_000)
    await change(one, screen)
    await pause(one, 2000, 10_000)
    if (performance.now() >= until) break
    screen = chosen(random)
    if (random() < RELOADS) {
      await openPage(one, `/app/couple/${couple.weddingId}${screen}`)
      markRead(readAt, readsOf(couple, screen))
    } else {
      await openScreen(browser, readAt, readsOf(couple, screen))
    }
  }
  clearInterval(present)
  browser.close()
}

/** By the form of the account page, whose answer names the page that comes next. */
async function signIn(one: Visit): Promise<void> {
  const { browser, email, couple } = one
  const login = await browser.send({ kind: 'site page', path: '/login', isRead: true })
  await browser.loadFilesOf(login?.text ?? '')
  await pause(one, 2000, 6000)
  await browser.send({
    kind: 'sign in',
    method: 'POST',
    path: FORMS.account,
    form: new URLSearchParams({ mode: 'login', email, password: PASSWORD, redirect: '' }),
    headers: { [SCRIPT_HEADER.name]: SCRIPT_HEADER.value },
  })
  await openPage(one, `/app/couple/${couple.weddingId}`)
}

async function openPage({ browser }: Visit, path: string): Promise<void> {
  const page = await browser.send({ kind: 'page', path, isRead: true })
  await browser.loadFilesOf(page?.text ?? '')
}

/** The app asks for what it does not have, or has had for too long. */
async function openScreen(browser: VirtualBrowser, readAt: Map<string, number>, paths: readonly string[]) {
  const missing = paths.filter((path) => performance.now() - (readAt.get(path) ?? -FRESH_MS) >= FRESH_MS)
  markRead(readAt, missing)
  await Promise.all(missing.map((path) => browser.read(path)))
}

function markRead(readAt: Map<string, number>, paths: readonly string[]) {
  for (const path of paths) readAt.set(path, performance.now())
}

/** The addresses that a screen reads, but for the session, which a page has already. */
function readsOf({ weddingId, folderId }: Couple, screen: string): string[] {
  const reads = FIRST_READS.get(`/app/couple/{weddingId}${screen}`) ?? []
  const [, ...paths] = reads.map((read) => `/api${fillRead(read, { weddingId }).url}`)
  const images = `/api/weddings/${weddingId}/inspiration/folders/${folderId}/images`
  return screen === '/inspiration' ? [...paths, images] : paths
}

/** The lists of an area are read again when another has changed it, where the screen shows them. */
function hear({ browser, couple, tally }: Visit, event: LiveEvent, shown: () => readonly string[]) {
  if (event.type === 'closing') tally.complain(`a stream was closed: ${event.reason}`)
  if (event.type !== 'changed' || event.clientId === browser.clientId) return
  for (const id of event.ids) {
    const sentAt = couple.sentAt.get(id)
    if (sentAt !== undefined) tally.note("the other's change", 'heard', performance.now() - sentAt)
    couple.sentAt.delete(id)
  }
  const ofArea = `/api/weddings/${couple.weddingId}/${event.area}`
  for (const path of shown()) if (path.startsWith(ofArea)) void browser.read(path)
}

function beHere({ browser, couple }: Visit): NodeJS.Timeout {
  let turn = 0
  const say = () => {
    turn += 1
    void browser.send({
      kind: 'presence',
      method: 'POST',
      path: `/api/weddings/${couple.weddingId}/presence`,
      json: { clientId: browser.clientId, turn },
    })
  }
  say()
  return setInterval(say, PRESENCE_RENEWAL_MS)
}

const ROWS = {
  '/guests': {
    list: 'guests',
    added: (n: number) => ({ fullName: `Carmen Aguirre ${n}` }),
    changed: (n: number) => ({ rsvp: [true, false, null][n % 3], notes: `Mesa ${n}` }),
  },
  '/vendors': {
    list: 'vendors',
    added: () => ({ vendorType: 'dj' }),
    changed: (n: number) => ({ name: `Proveedor ${n}`, cost: n * 12.5 }),
  },
  '/tasks': {
    list: 'tasks',
    added: (n: number) => ({ title: `Llamar a la floristería ${n}` }),
    changed: (n: number) => ({ mark: n % 2 === 0 ? 'done' : null }),
  },
} as const

/** Adds a row of its own, changes it twice after a moment, and takes every sixth away. */
async function change(one: Visit, screen: string): Promise<void> {
  const kind = ROWS[screen as keyof typeof ROWS]
  if (!kind) return
  const { browser, couple, random } = one
  const [id, n] = [uuidv7(), Math.floor(random() * 1000)]
  const path = `/api/weddings/${couple.weddingId}/${kind.list}`
  const rows = couple.written[kind.list]
  const send = async (name: string, method: string, to: string, json?: object) => {
    couple.sentAt.set(id, performance.now())
    const expected = [method === 'POST' ? 201 : 200]
    return browser.send({ kind: name, method, path: to, ...(json && { json }), expected })
  }
  const added = kind.added(n)
  if (!(await send('add', 'POST', path, { id, ...added }))) return
  rows.set(id, added)
  for (const turn of [n, n + 1]) {
    await pause(one, 800, 3000)
    const changed = kind.changed(turn)
    if (await send('change', 'PATCH', `${path}/${id}`, changed)) rows.set(id, { ...rows.get(id), ...changed })
    else rows.delete(id)
  }
  if (n % 6 === 0 && (await send('remove', 'DELETE', `${path}/${id}`))) rows.set(id, null)
}

function chosen(random: () => number): string {
  const all = Object.values(SCREENS).reduce((sum, share) => sum + share, 0)
  let at = random() * all
  for (const [screen, share] of Object.entries(SCREENS)) {
    at -= share
    if (at < 0) return screen
  }
  return ''
}

/** As people pause, but never past the end. */
async function pause({ random, until }: Visit, least: number, most: number): Promise<void> {
  const millis = least + random() * (most - least)
  await delay(Math.max(0, Math.min(millis, until - performance.now())))
}
