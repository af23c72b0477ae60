// How long the frames of the plan of a room with 60 tables and 600 seats take while it is panned, enlarged and a table is
// dragged, at a quarter of the processor, without and with a photograph below the tables. Beside them stands an empty page on which the same mouse moves. Needs a build
// and Chromium, and a machine that has nothing else to do.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openBench } from './environment.ts'
import { median } from './median.ts'
import { NAMED_FUNCTIONS } from './page-load.ts'

const TABLES = 60
const PORT = 3989
const ORIGIN = `http://localhost:${PORT}`
const CPU_SLOWDOWN = 4
const STEPS = 120

type Point = { x: number; y: number }

const bench = await openBench()
try {
  await bench.startServer({ port: PORT })
  const browser = await bench.startChromium()
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const weddingId = await fullRoom(page)
  const address = `${ORIGIN}/app/couple/${weddingId}/seating`
  const session = await page.context().newCDPSession(page)
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })

  await page.addInitScript(NAMED_FUNCTIONS)
  await page.goto('data:text/html,<title>Vacía</title>')
  await slow(CPU_SLOWDOWN)
  report('an empty page', await framesOf(page, () => drag(page, { x: 600, y: 400 })))
  await slow(1)
  await page.goto(address)
  await reportRoom(page, slow, '')
  await putGround(page, weddingId)
  await page.reload()
  await page.locator('[data-ground]').evaluate(async (drawn) => {
    const picture = new Image()
    picture.src = drawn.getAttribute('href')!
    await picture.decode()
  })
  await reportRoom(page, slow, ', on a plan')
} finally {
  await bench.close()
}

/** Drags a table, the room and the wheel, and tells how long the frames of each took. */
async function reportRoom(page: Page, slow: (rate: number) => Promise<unknown>, where: string) {
  await slow(1)
  await page
    .locator('[data-drop-table]')
    .nth(TABLES - 1)
    .waitFor()
  const pane = (await page.getByRole('group', { name: 'Plano de la sala' }).boundingBox())!
  const ground = { x: pane.x + 12, y: pane.y + 12 }
  const table = (await page.locator('[data-drop-table]').nth(30).boundingBox())!
  await slow(CPU_SLOWDOWN)
  const onTable = { x: table.x + table.width / 2, y: table.y + table.height / 2 }
  report(`a table is dragged${where}`, await framesOf(page, () => drag(page, onTable)))
  report(`the room is panned${where}`, await framesOf(page, () => drag(page, ground)))
  report(`the room is enlarged${where}`, await framesOf(page, () => zoom(page, onTable)))
  await slow(1)
}

/** The times between frames, in milliseconds, while something goes on. */
async function framesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const next = (now: number) => {
      frames.push(now - last)
      last = now
      if (!('framesEnd' in window)) requestAnimationFrame(next)
    }
    Reflect.deleteProperty(window, 'framesEnd')
    Object.assign(window, { frames })
    requestAnimationFrame(next)
  })
  await act()
  return page.evaluate(() => {
    const { frames } = Object.assign(window, { framesEnd: true }) as unknown as { frames: number[] }
    return frames.slice(1)
  })
}

/** A circle of the pointer that is held. */
async function drag(page: Page, { x, y }: Point) {
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; step <= STEPS; step += 1) {
    const angle = (step / STEPS) * 2 * Math.PI
    await page.mouse.move(x + 120 * Math.sin(angle), y + 60 * (1 - Math.cos(angle)))
  }
  await page.mouse.up()
}

async function zoom(page: Page, { x, y }: Point) {
  await page.mouse.move(x, y)
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, step < STEPS / 2 ? -20 : 20)
}

function report(act: string, frames: readonly number[]) {
  const late = frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)]!
  const figures = [median(frames), late, Math.max(...frames)].map((ms) => `${ms.toFixed(1)} ms`)
  console.log(
    `${act.padEnd(32)} ${frames.length} frames, median ${figures[0]}, 95 % ${figures[1]}, worst ${figures[2]}`,
  )
}

/** A photograph of the largest size that is kept, below the tables and as wide as their room. */
async function putGround(page: Page, weddingId: string) {
  const noise = { type: 'gaussian', mean: 190, sigma: 30 } as const
  const create = { width: 4000, height: 3000, channels: 3, background: '#ffffff', noise } as const
  const at = `${ORIGIN}/api/weddings/${weddingId}/seating`
  const headers = { 'content-type': 'application/octet-stream' }
  const sent = await page.request.post(`${at}/pictures?name=plano.jpg`, {
    headers,
    data: await sharp({ create }).jpeg({ quality: 80 }).toBuffer(),
  })
  if (!sent.ok()) throw new Error(await sent.text())
  const { id: pictureId } = await sent.json()
  const place = { x: 1500, y: 1125, width: 3000, rotation: 0 }
  const put = await page.request.post(`${at}/grounds`, { data: { pictureId, place } })
  if (!put.ok()) throw new Error(await put.text())
}

/** A wedding with sixty tables of ten. */
async function fullRoom(page: Page): Promise<string> {
  const call = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await page.request.post(`${ORIGIN}/api${path}`, { data })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }
  const account = {
    name: 'Lucía Herrera',
    email: 'sala@correo.example',
    password: 'azahar-en-flor',
    role: 'couple',
  }
  await call('/auth/sign-up/email', account)
  const { id } = await call<{ id: string }>('/weddings', { name: 'Lucía & Martín' })
  for (let number = 1; number <= TABLES; number += 1) await call(`/weddings/${id}/seating/tables`, { number })
  return id
}
