import { loadavg } from 'node:os'
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { words } from './environment.ts'
import { type Interaction, observeInteractions, takeInteractions } from './interactions.ts'
import { NAMED_FUNCTIONS } from './page-load.ts'

const CPU_SLOWDOWN = 4
const INP_MS = 100
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 8)
/** Between two keys, in milliseconds, of a person who types fast. */
const KEY_MS = 90

/** A window of the size that people have, and whether it is touched. */
export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>

type Screen = keyof typeof SCREENS

/** The screens that are named after the benchmark, or all of them. */
export const wantedScreens = (): Screen[] => {
  const all = Object.keys(SCREENS) as Screen[]
  const named = all.filter((screen) => words.includes(screen))
  return named.length > 0 ? named : all
}

/** An act of a person: a press, a text that is typed, or keys. */
type Act = Locator | string | readonly string[]
/** Does it and files what it cost under a name. */
export type Timed = (name: string, act: Act) => Promise<void>

type Measured = {
  title: string
  options: BrowserContextOptions
  /** Opens the screen, at full speed. */
  open: (page: Page) => Promise<void>
  /** One round of what a person does there. */
  walk: (page: Page, timed: Timed, round: number) => Promise<void>
  /** The longest that half of the times of an act may work, where a screen has such a bound. */
  workMs?: number
}

/**
 * Walks through a screen at a quarter of the processor and prints what each act cost: from the event until the
 * browser has drawn what it caused. The exit code is 1 when their INP is too high.
 */
export async function measureInteractions(within: Browser, measured: Measured) {
  const { title, options, open, walk, workMs } = measured
  const page = await (await within.newContext({ ...options, locale: 'es-ES' })).newPage()
  await page.addInitScript(NAMED_FUNCTIONS)
  await page.addInitScript(observeInteractions)
  await open(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

  const cost = new Map<string, Interaction[]>()
  const timed: Timed = async (name, act) => {
    const place = typeof act === 'object' && 'click' in act ? await middleOf(act.first()) : null
    await takeInteractions(page)
    if (place && options.hasTouch) await page.touchscreen.tap(place.x, place.y)
    else if (place) await page.mouse.click(place.x, place.y)
    else for (const key of act as Iterable<string>) await page.keyboard.press(key, { delay: KEY_MS / 2 })
    cost.set(name, [...(cost.get(name) ?? []), ...(await takeInteractions(page))])
  }
  for (let round = 0; round <= ROUNDS; round += 1) {
    // The first round compiles what the others run.
    if (round === 1) cost.clear()
    await timed('(an empty press)', page.locator('h1'))
    await walk(page, timed, round)
  }
  report(title, cost)
  if (workMs !== undefined) reportWork(cost, workMs)
  await page.context().close()
}

/**
 * The point where a finger would land. It is found beforehand, because looking a button up by its name among five
 * hundred vendors would keep the page busier than the press itself.
 */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  // Still, in sight, and not under something else.
  await target.click({ trial: true })
  const { x, y, width, height } = (await target.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

function report(title: string, cost: ReadonlyMap<string, Interaction[]>) {
  const all = [...cost.values()].flat()
  const inp = percentile(all, 0.98)
  console.log(`\n${title}, ${CPU_SLOWDOWN}× slower, load ${loadavg()[0]!.toFixed(1)}`)
  for (const [name, interactions] of cost) {
    const worst = interactions.toSorted((a, b) => b.duration - a.duration)[0]
    const half = percentile(interactions, 0.5)
    const detail = worst ? `${worst.event}: waited ${worst.input} ms, worked ${worst.work} ms` : ''
    const figures = worst ? `half ${half} ms, worst ${worst.duration} ms  (${detail})` : 'under 16 ms'
    console.log(`${name.padEnd(22)} ${String(interactions.length).padStart(4)}  ${figures}`)
  }
  const worst = percentile(all, 1)
  console.log(`INP of ${all.length} interactions: p98 ${inp} ms, worst ${worst} ms (wanted: under ${INP_MS})`)
  if (inp >= INP_MS) process.exitCode = 1
}

function reportWork(cost: ReadonlyMap<string, Interaction[]>, workMs: number) {
  for (const [name, interactions] of cost) {
    const works = interactions.map(({ work }) => work).toSorted((a, b) => a - b)
    const half = works[Math.floor(works.length / 2)] ?? 0
    console.log(
      `${name.padEnd(22)} worked ${half} ms, at worst ${works.at(-1) ?? 0} ms (wanted: under ${workMs})`,
    )
    if (half >= workMs) process.exitCode = 1
  }
}

function percentile(interactions: readonly Interaction[], share: number): number {
  const sorted = interactions.map(({ duration }) => duration).toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
