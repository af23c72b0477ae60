// Counts people into the buses: a tap is there at once, waits on the phone while there is no network, and others' are shown.
import { TICKS_AT_ONCE_MAX, type Tick } from '#domain/transport/boarding.ts'
import { isAboardBy, withoutSent, withTick } from '#domain/transport/tick-queue.ts'
import { keepSheet } from '../kept-sheets/keep-sheet.ts'
import { BOARDING_FIELDS, BOARDING_PATH } from './boarding-fields.ts'
import { type BoardingState, CLOCK_HEADER } from './boarding-state.ts'
import { BOARDING_WORDS as WORDS } from './boarding-words.ts'
import { forgetOthers, isUnkept, type KeptTicks, keepTicks, readTicks } from './kept-ticks.ts'
import { listTime } from './list-time.ts'

/**
 * How often the phone asks for the ticks of others, how long it waits after a failure, and how long for an answer: a weak
 * network may keep a request for minutes without losing it. In milliseconds.
 */
const ASK_MS = { usual: 5000, first: 2000, longest: 30_000, patience: 20_000 }

const page = () => document.querySelector<HTMLElement>('[data-wedding]')!
const wedding = page().dataset['wedding']!
const timeZone = page().dataset['zone']!
const address = location.pathname + BOARDING_PATH

const read = () => readTicks(wedding)
const keep = (change: Partial<KeptTicks>) => keepTicks(wedding, change)

type Boxes = NodeListOf<HTMLInputElement>
const boxesIn = (part: ParentNode): Boxes =>
  part.querySelectorAll(`input[type="checkbox"][name="${BOARDING_FIELDS.aboard}"]`)

const tripOf = (box: HTMLInputElement) =>
  box.form!.querySelector<HTMLInputElement>(`input[name="${BOARDING_FIELDS.trip}"]`)!.value

/** Shows each box as it was tapped here or ticked elsewhere, and counts them. */
function show() {
  const { queue, state } = read()
  for (const box of boxesIn(document)) {
    box.checked = isAboardBy(queue, state?.aboard ?? {}, { tripId: tripOf(box), guestId: box.value })
    box.disabled = isEnded
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const boxes = [...boxesIn(count.closest('li') ?? count.closest('article')!)]
    count.textContent = String(boxes.filter(({ checked }) => checked).length)
  }
}

function say(sentence: string) {
  const status = document.querySelector<HTMLElement>('[data-status]')!
  status.hidden = false
  if (status.textContent !== sentence) status.textContent = sentence
}

/** Prepares the page for the script: no buttons, a line of what is sent, and a field for who counts. */
function prepare() {
  for (const button of document.querySelectorAll(`form[action$="${BOARDING_PATH}"] button`)) button.remove()
  const who = document.querySelector<HTMLElement>('[data-who]')!
  who.hidden = false
  who.querySelector('input')!.value = read().name
  show()
}

let isEnded = false
let isAsking = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

function tap(box: HTMLInputElement) {
  const { queue, ahead } = read()
  const tick: Tick = {
    id: newId(),
    tripId: tripOf(box),
    guestId: box.value,
    isAboard: box.checked,
    at: Math.max(0, Date.now() + ahead),
  }
  const next = withTick(queue, tick)
  if (next) keep({ queue: next })
  show()
  if (!next) say(WORDS.full)
  else if (isUnkept()) say(WORDS.unkept)
  else if (failures === 0) say(WORDS.sending(next.length))
  void exchange()
}

/** An id as `crypto.randomUUID` makes it, which is there on safe origins alone. */
function newId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  const digits = `${hex.slice(0, 6).join('')}4${hex.slice(6, 8).join('').slice(1)}8${hex.slice(8).join('').slice(1)}`
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Sends what waits, or asks for the ticks of others; one request at a time. An answer that breaks off, or is that of
 * another, such as the first page of a network of a hotel, is none.
 */
async function exchange(): Promise<void> {
  if (isAsking || isEnded) return
  isAsking = true
  clearTimeout(timer)
  const { queue, name } = read()
  const sent = queue.slice(0, TICKS_AT_ONCE_MAX)
  const wait = await within(ASK_MS.patience, async (signal) =>
    take(await ask(sent, name, signal), sent, signal),
  ).catch(() => failed(WORDS.offline))
  isAsking = false
  show()
  if (isEnded || (document.hidden && read().queue.length === 0)) return
  timer = setTimeout(() => void exchange(), wait)
}

async function within<T>(ms: number, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController()
  const end = setTimeout(() => patience.abort(), ms)
  return act(patience.signal).finally(() => clearTimeout(end))
}

let tag = ''

async function ask(ticks: readonly Tick[], name: string, signal: AbortSignal): Promise<Response> {
  const begun = Date.now()
  const answer = await (ticks.length > 0
    ? post(ticks, name, signal)
    : fetch(address, { headers: tag ? { 'if-none-match': tag } : {}, signal }))
  const clock = Number(answer.headers.get(CLOCK_HEADER))
  // The answer was written about halfway between asking and hearing.
  if (clock > 0) keep({ ahead: Math.round(clock - (begun + Date.now()) / 2) })
  return answer
}

/** A request that is on its way when the page is closed arrives all the same. */
const post = (ticks: readonly Tick[], name: string, signal: AbortSignal | null = null) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, ticks }),
    keepalive: true,
    signal,
  })

/** Gives the milliseconds after which to ask again. */
async function take(answer: Response, sent: readonly Tick[], signal: AbortSignal): Promise<number> {
  const { status } = answer
  if (status === 404) return end()
  if (status === 429 || status === 503) {
    return Math.max(failed(WORDS.busy), 1000 * Number(answer.headers.get('retry-after') ?? 0))
  }
  if (status !== 200 && status !== 304) return failed(status < 500 ? WORDS.refused : WORDS.offline)
  const readAt = Date.now() + read().ahead
  if (status === 200) {
    const state = (await answer.json()) as BoardingState
    tag = answer.headers.get('etag') ?? ''
    keep({ state, readAt, queue: withoutSent(read().queue, sent) })
  } else keep({ readAt })
  failures = 0
  const { queue, state } = read()
  if (queue.length === 0) say(WORDS.sent)
  if (state && state.list !== page().dataset['list']) await renew(signal)
  return read().queue.length > 0 ? 0 : ASK_MS.usual * (1 + Math.random() / 5)
}

function failed(sentence: (count: number, time: string) => string): number {
  const wait = Math.min(ASK_MS.first * 2 ** failures, ASK_MS.longest)
  failures += 1
  say(sentence(read().queue.length, listTime(timeZone, listedAt(), Date.now() + read().ahead)))
  return wait * (1 + Math.random() / 2)
}

/** When the list on the screen was last that of the server. */
function listedAt(): number {
  const { state, readAt } = read()
  const { clock, list } = page().dataset
  return Math.max(Number(clock), state?.list === list ? readAt : 0)
}

/** A link that was revoked counts no more; what was not sent stays for the next one. */
function end(): number {
  isEnded = true
  say(WORDS.revoked(read().queue.length))
  return 0
}

/** Reads the list again, because a stop or a person is another; the ticks are put into it. */
async function renew(signal: AbortSignal) {
  const answer = await fetch(location.pathname, { headers: { purpose: 'prefetch' }, signal })
  if (!answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main')
  const former = document.querySelector('main')!
  const focused = document.activeElement
  const sentence = document.querySelector('[data-status]')?.textContent ?? ''
  if (!fresh) return
  const isNaming = focused instanceof HTMLInputElement && focused.closest('[data-who]') !== null
  if (isNaming) keep({ name: focused.value })
  former.replaceChildren(...fresh.childNodes)
  prepare()
  say(sentence)
  if (isNaming) document.querySelector<HTMLInputElement>('[data-who] input')!.focus()
  else if (focused instanceof HTMLInputElement && focused.value)
    [...boxesIn(former)].find(({ value }) => value === focused.value)?.focus()
}

addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  if (target.name === BOARDING_FIELDS.aboard) tap(target)
  else if (target.closest('[data-who]')) keep({ name: target.value })
})
addEventListener('submit', (event) => event.preventDefault())
addEventListener('online', () => void exchange())
// Ticks that the next request was to take go with the page: one that is sent twice is one.
addEventListener('pagehide', () => {
  const { queue, name } = read()
  if (queue.length > 0 && !isEnded) post(queue.slice(0, TICKS_AT_ONCE_MAX), name).catch(() => {})
})
addEventListener('storage', show)
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void exchange()
})

/** A page that the device had kept is older than what was heard since. */
function begin() {
  const drawnAt = Number(page().dataset['clock'])
  if (drawnAt >= read().readAt) {
    const aboard: Record<string, string[]> = {}
    for (const box of boxesIn(document)) {
      const tripId = tripOf(box)
      if (box.defaultChecked) aboard[tripId] = [...(aboard[tripId] ?? []), box.value]
    }
    keep({ state: { list: page().dataset['list']!, aboard }, readAt: drawnAt })
  }
  forgetOthers(wedding)
  prepare()
  if (isUnkept()) say(WORDS.unkept)
  void exchange()
  keepSheet('/autobuses/').catch(() => {})
}

begin()
