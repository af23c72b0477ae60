import type { Page } from '@playwright/test'
import { at, expectItem, itemsOf } from '../support/journeys/agenda-journey.ts'
import { expect } from '../support/journeys/browser-test.ts'
import { type Device, expectKept } from '../support/journeys/device.ts'
import { startFront } from '../support/journeys/front.ts'
import { newName } from '../support/journeys/guest-journey.ts'
import { call, signedUp } from '../support/journeys/journey.ts'
import {
  banner,
  openItem,
  setTimeOf,
  test,
  theDay,
  thePlan,
  tick,
  today,
  visited,
} from '../support/journeys/offline-journey.ts'

const now = (page: Page) => page.getByRole('region', { name: 'Ahora' })

/** Half past six in the evening: the ceremony goes on, the cocktail comes next. */
const EVENING = () => new Date(`${today()}T18:30:00${offsetOf(new Date())}`)
const offsetOf = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', timeZoneName: 'longOffset' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')!
    .value.slice(3)

/** Delays an item and what follows by 15 minutes, in the view of the day. */
async function delay(page: Page) {
  await now(page).getByRole('button', { name: 'Retrasar 15 min' }).click()
  await page.getByRole('button', { name: /^Retrasar \d momentos?$/ }).click()
}

test('on the day without a signal: now and next, ticks and a delay, over a closed app, sent in order', async ({
  newDevice,
}) => {
  const device = await newDevice()
  const { weddingId } = await visited(device)
  await device.context().setOffline(true)
  let page = device.page()
  await page.clock.setFixedTime(EVENING())
  await page.goto(theDay(weddingId))
  await expect(now(page).getByRole('heading', { name: 'Ceremonia' })).toBeVisible()
  await expect(now(page).getByText(/En\s*30\s*min/)).toBeVisible()
  await tick(page, 'Ceremonia').check({ force: true })
  await delay(page)
  await expect(banner(page)).toContainText('Dos cambios por enviar')

  page = await device.reopen({ isOffline: true })
  await page.goto(thePlan(weddingId))
  await expect(banner(page)).toContainText('Dos cambios por enviar')
  await expect(page.getByRole('button', { name: /^19:15.*Cóctel/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^20:15.*Banquete/ })).toBeVisible()

  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON())
    if (request.url().endsWith('/agenda/items/move'))
      sent.push(request.postDataJSON().moves.map(({ to }: { to: unknown }) => to))
  })
  await device.context().setOffline(false)
  await expectItem(page, weddingId, { title: 'Ceremonia', isDone: true })
  await expectItem(page, weddingId, { title: 'Cóctel', time: at(19.25, 20.25) })
  await expectItem(page, weddingId, { title: 'Banquete', time: at(20.25, 22.25) })
  expect(sent).toEqual([{ isDone: true }, [at(19.25, 20.25), at(20.25, 22.25)]])
  await expect(page.getByText('por enviar')).toHaveCount(0)
})

test('what was done without a signal is sent in its order after quick moves between screens', async ({
  newDevice,
}) => {
  test.setTimeout(120_000)
  const device = await newDevice()
  const { weddingId } = await visited(device)
  const guests = `/app/couple/${weddingId}/guests`
  await device.context().setOffline(true)
  let page = device.page()
  await page.goto(thePlan(weddingId))
  await setTimeOf(page, 'Banquete', '20:30')
  await page.goto(guests)
  await newName(page).fill('Puri Aguirre')
  await newName(page).press('Enter')
  await expect(banner(page)).toContainText('Dos cambios por enviar.')
  await page.goto(thePlan(weddingId))
  await setTimeOf(page, 'Cóctel', '19:15')
  await expect(banner(page)).toContainText('Tres cambios por enviar.')

  page = await device.reopen({ isOffline: true })
  const sent: unknown[] = []
  page.on('request', (request) => {
    const isChange = /\/(guests|agenda)\//.test(`${request.url()}/`) && request.method() !== 'GET'
    if (isChange) sent.push(request.postDataJSON().fullName ?? request.postDataJSON())
  })
  // Each is left as soon as it stands, before what it took over from the closed page can be sent.
  for (const path of [guests, theDay(weddingId), `/app/couple/${weddingId}`, guests, thePlan(weddingId)])
    await page.goto(path, { waitUntil: 'commit' })
  await expect(banner(page)).toContainText('Tres cambios por enviar.')
  await device.context().setOffline(false)
  await expect(page.getByText('por enviar')).toHaveCount(0)
  await expectItem(page, weddingId, { title: 'Banquete', time: at(20.5, 22.5) })
  await expectItem(page, weddingId, { title: 'Cóctel', time: at(19.25, 20.25) })
  expect(sent).toEqual([{ time: at(20.5, 22.5) }, 'Puri Aguirre', { time: at(19.25, 20.25) }])
})

test('two phones that did different things without a signal end alike, and nothing is lost silently', async ({
  newDevice,
}) => {
  test.setTimeout(150_000)
  const [one, two] = [await newDevice(), await newDevice()]
  const { weddingId } = await visited(one)
  const [lucia, martin] = [one.page(), two.page()]
  await join(two, lucia, weddingId, 'Martín Olmo')
  for (const device of [one, two]) {
    await device.page().goto(thePlan(weddingId))
    await expect(device.page().getByRole('button', { name: /^20:00.*Banquete/ })).toBeVisible()
    await expectKept(device.page(), weddingId)
    await device.context().setOffline(true)
  }
  await setTimeOf(lucia, 'Banquete', '20:30')
  await rename(lucia, 'Cóctel', 'Cóctel y jamón')
  await setTimeOf(martin, 'Banquete', '20:45')
  await martin.getByRole('button', { name: 'Acciones de Cóctel', exact: true }).click()
  await martin.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect(banner(martin)).toContainText('Dos cambios por enviar')

  await two.context().setOffline(false)
  await expect.poll(async () => (await itemsOf(martin, weddingId)).length).toBe(2)
  await expectItem(martin, weddingId, { title: 'Banquete', time: at(20.75, 22.75) })
  await one.context().setOffline(false)
  await expect(lucia.getByText(/«Cóctel» ya no está en la agenda.*Cóctel y jamón/)).toBeVisible()
  await expect(
    lucia.getByText(/otra persona cambió lo mismo.*20:30 a 22:30 \(era 20:45 a 22:45\)/),
  ).toBeVisible()
  for (const page of [lucia, martin]) {
    await expect(page.getByRole('button', { name: /^20:30.*Banquete/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /Cóctel/ })).toHaveCount(0)
  }
  await lucia.getByRole('button', { name: 'Dejar lo suyo' }).click()
  await expect(martin.getByRole('button', { name: /^20:45.*Banquete/ })).toBeVisible()
})

/** Another person of the wedding, on a device that has been visited. */
async function join(device: Device, host: Page, weddingId: string, name: string) {
  const page = device.page()
  const { code } = await call<{ code: string }>(host.request, 'POST', `/weddings/${weddingId}/invitations`, {
    role: 'couple',
  })
  await signedUp(page, name, 'couple')
  await call(page.request, 'POST', '/invitations/redeem', { code })
}

async function rename(page: Page, title: string, to: string) {
  const sheet = await openItem(page, title)
  await sheet.getByLabel('Qué pasa').fill(to)
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(sheet).toBeHidden()
}

test('the app opens while the server cannot be reached, and what is done then arrives later', async ({
  baseURL,
  newDevice,
}) => {
  const front = await startFront(baseURL!)
  const device = await newDevice({ baseURL: front.url })
  const { weddingId } = await visited(device)
  await front.goAway()
  let page = device.page()
  await page.goto(thePlan(weddingId))
  await setTimeOf(page, 'Banquete', '21:00')
  // A change is counted once the device has it.
  await expect(page.getByText('Un cambio por enviar')).toBeVisible({ timeout: 45_000 })
  page = await device.reopen()
  await page.goto(theDay(weddingId))
  await expect(page.getByText('Un cambio por enviar')).toBeVisible({ timeout: 45_000 })
  await front.comeBack()
  await expectItem(page, weddingId, { title: 'Banquete', time: at(21, 23) })
  await expect(page.getByText('por enviar')).toHaveCount(0, { timeout: 45_000 })
  await front.goAway()
})
