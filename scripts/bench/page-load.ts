import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

export type Screen = { name: string; width: number; height: number; isMobile: boolean }

/** The cost of one visit with an empty cache; times in milliseconds, sizes in bytes over the wire. */
export type Visit = {
  firstPaint: number
  largestPaint: number
  /** The largest paint: a tag and the beginning of its text. */
  largest: string
  layoutShift: number
  blockedTime: number
  bytes: { script: number; font: number; image: number; rest: number }
  /** Until live updates begin, with which a screen of the app can be worked; of other pages all. */
  requests: number
}

/** Chromium's own preset "Slow 4G": 1.44 Mbit/s down, 562.5 ms until an answer begins. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const CPU_SLOWDOWN = 4

/** tsx names the functions it compiles by calling this, which a page does not have. */
export const NAMED_FUNCTIONS = { content: 'globalThis.__name = (value) => value' }

/** Once nothing has come for this long, in milliseconds, the visit is over: longer than an answer takes. */
const QUIET_MS = 900

export async function visit(browser: Browser, url: string, screen: Screen): Promise<Visit> {
  const context = await contextFor(browser, screen)
  try {
    return await visitIn(context, url)
  } finally {
    await context.close()
  }
}

/** A browser of its own of the size of a screen, with an empty cache. */
export const contextFor = (browser: Browser, screen: Screen): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    isMobile: screen.isMobile,
    hasTouch: screen.isMobile,
    deviceScaleFactor: screen.isMobile ? 1.75 : 1,
    locale: 'es-ES',
  })

/** A visit with what the browser has kept by then, on the same slow line. */
export async function visitIn(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  try {
    await page.addInitScript(NAMED_FUNCTIONS)
    await page.addInitScript(observe)
    const session = await throttled(context, page)
    const bytes = await countBytes(session)
    let requests = 0
    let isCounting = true
    page.on('request', (request) => {
      if (isCounting) requests += 1
      if (request.url().includes('/api/live')) isCounting = false
    })
    await page.goto(url, { waitUntil: 'load' })
    // A screen of the app stands after its scripts have run.
    await page.waitForSelector('h1')
    await page.evaluate((quiet) => window.untilQuiet(quiet), QUIET_MS)
    return { ...(await page.evaluate(() => window.seen)), bytes, requests }
  } finally {
    await page.close()
  }
}

/** Puts a page behind a slow line and on a slow processor. */
export async function throttled(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

declare global {
  interface Window {
    seen: Omit<Visit, 'bytes' | 'requests'>
    untilQuiet(ms: number): Promise<void>
  }
}

/** Runs in the page before anything of its own. */
function observe() {
  window.seen = { firstPaint: 0, largestPaint: 0, largest: '', layoutShift: 0, blockedTime: 0 }
  let last = performance.now()
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      last = performance.now()
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') window.seen.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: HTMLElement }
    window.seen.largestPaint = entry.startTime
    window.seen.largest = element
      ? `${element.localName} ${element.innerText?.slice(0, 24) ?? ''}`.trim()
      : '?'
  })
  watch('layout-shift', (entry) => {
    window.seen.layoutShift += (entry as PerformanceEntry & { value: number }).value
  })
  watch('longtask', ({ startTime, duration }) => {
    // Blocking begins with the first paint (Total Blocking Time): before it there is nothing to press.
    const since = Math.max(startTime, window.seen.firstPaint || Number.POSITIVE_INFINITY)
    window.seen.blockedTime += Math.max(0, startTime + duration - since - 50)
  })
  watch('resource', () => {})
  window.untilQuiet = (ms) =>
    new Promise((resolve) => {
      const look = () => (performance.now() - last > ms ? resolve() : setTimeout(look, 100))
      look()
    })
}

async function countBytes(session: CDPSession): Promise<Visit['bytes']> {
  const bytes = { script: 0, font: 0, image: 0, rest: 0 }
  const kinds = new Map<string, keyof typeof bytes>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = type === 'Script' ? 'script' : type === 'Font' ? 'font' : type === 'Image' ? 'image' : 'rest'
    kinds.set(requestId, kind)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  return bytes
}
