// How long a person with a slow computer waits for an answer on a canvas of 500 vendors:
// the interactions of the Event Timing API at a quarter of the processor, on a desktop and on a phone. Needs a
// build and Chromium, and a machine that has nothing else to do: beside it stands what an empty press costs.
import { loadavg } from 'node:os'
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { BUILT_IN_COMPONENTS } from '#domain/built-in-components.ts'
import { openBench } from './environment.ts'
import { type Interaction, observeInteractions, takeInteractions } from './interactions.ts'
import { NAMED_FUNCTIONS } from './page-load.ts'

const VENDORS = 500
const CPU_SLOWDOWN = 4
const INP_MS = 100
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 8)
const PORT = 3985
const ORIGIN = `http://localhost:${PORT}`
/** Between two keys, in milliseconds, of a person who types fast. */
const KEY_MS = 90
const STATUS = /^(Confirmar proveedor|Desmarcar confirmado)$/

const bench = await openBench()
try {
  await bench.startServer({ port: PORT })
  const browser = await bench.startChromium()
  await measure(browser, 'desktop', { viewport: { width: 1440, height: 900 } }, onDesktop)
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  await measure(browser, 'phone', phone, onPhone)
} finally {
  await bench.close()
}

/** What a person does: presses something, types a text, or strikes keys. */
type Act = Locator | string | readonly string[]
/** Does it and files what it cost under a name. */
type Timed = (name: string, act: Act) => Promise<void>
type Walk = (page: Page, timed: Timed, round: number) => Promise<void>

async function measure(within: Browser, screen: string, options: BrowserContextOptions, walk: Walk) {
  const page = await (await within.newContext({ ...options, locale: 'es-ES' })).newPage()
  await page.addInitScript(NAMED_FUNCTIONS)
  await page.addInitScript(observeInteractions)
  await page.goto(`${ORIGIN}${await fullCanvas(page, screen)}`)
  await button(page, /^Abrir Proveedor/)
    .first()
    .waitFor()
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
  report(screen, cost)
  await page.context().close()
}

/**
 * Where a finger would land. Found beforehand, because looking a button up by its name among five hundred
 * vendors would keep the page busier than the press itself.
 */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  // Still, in sight, and not under something else.
  await target.click({ trial: true })
  const { x, y, width, height } = (await target.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

async function onDesktop(page: Page, timed: Timed, round: number) {
  const opener = (turn: number) => button(page, /^Abrir Proveedor/).nth(turn % 6)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const fold = page.getByRole('region', { name: 'Canvas' }).getByRole('button', { name: /^Catering/ })
  const filter = page.locator('aside').getByRole('button', { name: /Categoría/ })

  await timed('open a vendor', opener(round))
  await timed('open another', opener(round + 1))
  await timed('press a field', field('Notas'))
  await timed('type in a field', 'Vegano para 12')
  await timed('press an amount', field('Presupuesto'))
  await page.keyboard.press('Control+A')
  await timed('type an amount', `1.2${10 + round},50`)
  await timed('leave it with Enter', ['Enter'])
  await timed('confirm or reopen', button(page, STATUS))
  await timed('reopen or confirm', button(page, STATUS))
  for (const tab of [/^Archivos/, /^Conversación/, /^Detalles/]) {
    await timed('change the tab', page.getByRole('tab', { name: tab }))
  }
  await timed('close with Esc', ['Escape'])
  await opener(round).click()
  await timed('close with the cross', page.getByRole('button', { name: 'Cerrar', exact: true }))
  await timed('fold a category', fold)
  await timed('unfold a category', fold)
  await timed('press the search', page.getByRole('searchbox', { name: 'Buscar componente' }))
  await timed('search the catalogue', 'fotografo')
  await timed('empty the search', button(page, 'Borrar la búsqueda'))
  await timed('open the filter', filter)
  const wanted = round % 2 ? 'Foto & Vídeo' : 'Todas las categorías'
  await timed('choose a category', page.getByRole('option', { name: wanted }))
  await timed('add a vendor', button(page, /^Añadir (otra vez )?/).nth(round))
  await timed('remove a vendor', button(page, /^Eliminar /))
  await timed('undo the removal', button(page, 'Deshacer'))
}

async function onPhone(page: Page, timed: Timed, round: number) {
  const sheet = page.getByRole('dialog')
  await timed('change the category', page.getByRole('tab').nth(1 + (round % 3)))
  await timed('open a vendor', button(page, /^Abrir Proveedor/))
  await sheet.waitFor()
  await timed('press a field', page.getByLabel('Proveedor', { exact: true }))
  await timed('type in a field', ' y Ana')
  await timed('confirm or reopen', button(page, STATUS))
  await timed('reopen or confirm', button(page, STATUS))
  await timed('close', sheet.getByRole('button', { name: 'Cerrar', exact: true }))
  await sheet.waitFor({ state: 'detached' })
  await timed('open the catalogue', button(page, 'Catálogo'))
  await sheet.waitFor()
  await timed('press the search', page.getByRole('searchbox', { name: 'Buscar componente' }))
  await timed('search the catalogue', 'fotografo')
  await timed('add a vendor', button(page, /^Añadir (otra vez )?/))
  await timed('close the catalogue', ['Escape'])
  await sheet.waitFor({ state: 'detached' })
  await timed('remove a vendor', button(page, /^Eliminar /))
}

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name })
}

/** A wedding with five hundred vendors of every category, and the address of its canvas. */
async function fullCanvas(page: Page, screen: string): Promise<string> {
  const call = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await page.request.post(`${ORIGIN}/api${path}`, { data })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }
  await call('/auth/sign-up/email', {
    name: 'Lucía Herrera',
    email: `${screen}@correo.example`,
    password: 'azahar-en-flor',
    role: 'couple',
  })
  const { id } = await call<{ id: string }>('/weddings', { name: 'Lucía & Martín' })
  for (let number = 0; number < VENDORS; number += 1) {
    await call(`/weddings/${id}/vendors`, {
      vendorType: BUILT_IN_COMPONENTS[number % BUILT_IN_COMPONENTS.length]!.key,
      name: `Proveedor ${number}`,
      cost: number * 10.5,
      status: number % 3 ? 'open' : 'closed',
      details: 'Viene con dos ayudantes y monta la tarde anterior.',
    })
  }
  return `/app/couple/${id}/vendors`
}

function report(screen: string, cost: ReadonlyMap<string, Interaction[]>) {
  const all = [...cost.values()].flat()
  const inp = percentile(all, 0.98)
  console.log(`\n${screen}: ${VENDORS} vendors, ${CPU_SLOWDOWN}× slower, load ${loadavg()[0]!.toFixed(1)}`)
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

function percentile(interactions: readonly Interaction[], share: number): number {
  const sorted = interactions.map(({ duration }) => duration).toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
