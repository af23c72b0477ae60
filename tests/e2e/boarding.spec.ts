import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { openDevice } from '../support/journeys/device.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'

const STOPS = [
  { key: 'armas', name: 'Plaza de Armas', place: 'Dársena 8', minute: 675, isVenue: false },
  { key: 'prado', name: 'Prado', place: null, minute: 690, isVenue: false },
  { key: 'fin', name: 'Hacienda Los Naranjos', place: null, minute: 725, isVenue: true },
]

/** Lucía, signed in, with a bus, people who ride with it, and the link of the drivers. */
async function withBus(page: Page, names: Record<string, readonly string[]>) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${at}/transport/trips`, { direction: 'out', stops: STOPS })
  const ride = async (fullName: string, key: string) => {
    const guest = { fullName, rsvp: true }
    const { id } = await call<{ id: string }>(page.request, 'POST', `${at}/guests`, guest)
    await call(page.request, 'POST', `${at}/transport/rides`, {
      ...{ direction: 'out', key },
      riders: [{ guestId: id, from: null }],
    })
    return id
  }
  const ids: Record<string, string> = {}
  for (const [key, riders] of Object.entries(names))
    for (const name of riders) ids[name] = await ride(name, key)
  const sheet = `${at}/transport/sheet/link`
  const { link } = await call<{ link: { path: string } }>(page.request, 'POST', sheet, {})
  return { weddingId, at, ids, ride, path: link.path, sheet }
}

const RIDERS = { armas: ['Joaquín Fernández', 'Amparo Feria'], prado: ['Vera Lasa'] }

test('without a script each stop is a form, and who is missing is seen in the app', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP)
  const complaints = watchConsole(page)
  const { weddingId, path } = await withBus(page, RIDERS)
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  await expect(page.getByText(/^Subidos/)).toHaveCount(0)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const phone = await context.newPage()
  await phone.goto(path)
  const stop = phone
    .getByRole('listitem')
    .filter({ has: phone.getByRole('heading', { name: 'Plaza de Armas' }) })
  await expect(stop.getByText('Subidos 0 de 2')).toBeVisible()
  await stop.getByLabel('Joaquín F.').check()
  await expectNoSidewaysScroll(phone)
  await stop.getByRole('button', { name: 'Guardar' }).click()
  await expect(stop.getByText('Subidos 1 de 2')).toBeVisible()
  await expect(stop.getByLabel('Joaquín F.')).toBeChecked()
  await expect(phone.getByText('Subidos 1 de 3')).toBeVisible()

  // The open screen hears of it.
  const trips = page.getByRole('list', { name: 'Viajes' })
  await expect(trips.getByText('Subidos 1 de 3')).toBeVisible()
  await expect(trips.getByText('Subidos 1 de 2')).toBeVisible()
  const panel = page.getByRole('complementary')
  await expect(panel.getByText('Faltan Amparo Feria y Vera Lasa.')).toBeVisible()
  await panel.getByRole('button', { name: 'Quién ha subido' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quién ha subido' })
  await dialog.getByLabel('Ver solo a quienes faltan').check()
  await expect(dialog.getByLabel('Joaquín Fernández')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByLabel('Vera Lasa').click()
  await expect(dialog.getByText('Subidos 2 de 3')).toBeVisible()
  // Editors are told who counted whom: the link has no name here, and the couple is a member.
  await dialog.getByLabel('Ver solo a quienes faltan').uncheck()
  await expect(dialog.getByLabel('Vera Lasa')).toHaveAccessibleDescription(/^Apuntado a las? \d+:\d\d por .+/)
  await expect(dialog.getByLabel('Joaquín Fernández')).toHaveAccessibleDescription(
    /^Apuntado a las? \d+:\d\d$/,
  )
  await expect(dialog.getByLabel('Amparo Feria')).toHaveAccessibleDescription('')
  await expectAccessible(page)
  await phone.reload()
  await expect(phone.getByLabel('Vera L.')).toBeChecked()
  await context.close()
  expect(complaints).toEqual([])
})

test('a link that was revoked counts nobody, and says so', async ({ page, browser }) => {
  const { path, sheet, at } = await withBus(page, RIDERS)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })
  const phone = await context.newPage()
  await phone.goto(path)
  await phone.getByLabel('Vera L.').check()
  await call(page.request, 'DELETE', sheet)
  await phone.getByRole('button', { name: 'Guardar' }).last().click()
  await expect(phone.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeVisible()
  expect(await call(page.request, 'GET', `${at}/transport/boardings`)).toEqual([])
  await context.close()
})

test('a phone counts without a network, keeps what it could not send, and sends it once it can', async ({
  page,
}) => {
  const { at, ids, ride, path } = await withBus(page, RIDERS)
  const aboard = async () =>
    (await call<{ guestId: string; isAboard: boolean }[]>(page.request, 'GET', `${at}/transport/boardings`))
      .flatMap(({ guestId, isAboard }) => (isAboard ? [guestId] : []))
      .toSorted()
  const device = await openDevice()
  try {
    const phone = device.page()
    await phone.goto(path)
    await phone.getByLabel('Tu nombre, si quieres').fill('Jon')
    await phone.getByLabel('Joaquín F.').check()
    await expect(phone.getByText('Todo enviado.')).toBeVisible()
    await expect.poll(aboard).toEqual([ids['Joaquín Fernández']])
    await expect(phone.getByRole('button', { name: 'Guardar' })).toHaveCount(0)
    await expectAccessible(phone)
    await expectNoSidewaysScroll(phone)
    // The worker keeps the page and its script.
    const isKept = () =>
      phone.evaluate(async (sheet) => {
        const cache = await caches.open('azahar-hojas')
        const worker = (await navigator.serviceWorker.getRegistration('/autobuses/'))?.active
        const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'))
        return worker?.state === 'activated' && scripts.length > 0 && Boolean(await cache.match(sheet))
      }, path)
    await expect.poll(isKept).toBe(true)

    const away = await device.reopen({ isOffline: true })
    await away.goto(path)
    await expect(
      away.getByText(
        /^Sin conexión\. Puedes seguir contando: .+ Lista guardada (el .+ )?a las? \d{1,2}:\d\d\.$/,
      ),
    ).toBeVisible()
    await expect(away.getByLabel('Joaquín F.')).toBeChecked()
    await away.getByLabel('Amparo F.').check()
    await away.getByLabel('Vera L.').check()
    await away.getByLabel('Joaquín F.').uncheck()
    await expect(away.getByText('Sin conexión. 3 marcas sin enviar')).toBeVisible()
    await away.reload()
    await expect(away.getByText('Subidos 2 de 3')).toBeVisible()
    await expect(away.getByLabel('Joaquín F.')).not.toBeChecked()
    await expect(away.getByLabel('Tu nombre, si quieres')).toHaveValue('Jon')
    // Meanwhile another one asks for a seat.
    await ride('Teo Lasa', 'prado')
    await device.context().setOffline(false)
    await expect(away.getByText('Todo enviado.')).toBeVisible()
    await expect(away.getByText('Subidos 2 de 4')).toBeVisible()
    await expect(away.getByLabel('Teo L.')).not.toBeChecked()
    await expect.poll(aboard).toEqual([ids['Amparo Feria'], ids['Vera Lasa']].toSorted())
  } finally {
    await device.remove()
  }
})

test('two phones that count one bus see each other, and the app both', async ({ page, browser }) => {
  const { weddingId, path } = await withBus(page, RIDERS)
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  const opened = async () => {
    const phone = await (await browser.newContext({ viewport: PHONE })).newPage()
    await phone.goto(path)
    return phone
  }
  const [one, other] = [await opened(), await opened()]
  await one.getByLabel('Amparo F.').check()
  await other.getByLabel('Vera L.').check()
  await expect(one.getByLabel('Vera L.')).toBeChecked({ timeout: 15_000 })
  await expect(other.getByLabel('Amparo F.')).toBeChecked({ timeout: 15_000 })
  await expect(page.getByRole('list', { name: 'Viajes' }).getByText('Subidos 2 de 3')).toBeVisible()
  for (const phone of [one, other]) await phone.context().close()
})

test('a phone whose link was revoked says so, and the new link sends what was left', async ({
  page,
  browser,
}) => {
  const { at, ids, path, sheet } = await withBus(page, RIDERS)
  const context = await browser.newContext({ viewport: PHONE })
  const phone = await context.newPage()
  await phone.goto(path)
  await expect(phone.getByText('Todo enviado.')).toBeVisible()
  await context.setOffline(true)
  await phone.getByLabel('Vera L.').check()
  await expect(phone.getByText('1 marca sin enviar')).toBeVisible()
  await call(page.request, 'DELETE', sheet)
  await context.setOffline(false)
  await expect(phone.getByText('Este enlace ya no vale y ya no cuenta. 1 marca sin enviar')).toBeVisible()
  await expect(phone.getByLabel('Amparo F.')).toBeDisabled()
  const { link } = await call<{ link: { path: string } }>(page.request, 'POST', sheet, {})
  await phone.goto(link.path)
  await expect(phone.getByText('Todo enviado.')).toBeVisible()
  await expect(phone.getByLabel('Vera L.')).toBeChecked()
  expect(await call(page.request, 'GET', `${at}/transport/boardings`)).toMatchObject([
    { guestId: ids['Vera Lasa'], isAboard: true },
  ])
  await context.close()
})

test('a tick that has not arrived is not called sent, however long the network keeps it', async ({
  page,
  browser,
}) => {
  const { at, ids, path } = await withBus(page, RIDERS)
  const context = await browser.newContext({ viewport: PHONE })
  const phone = await context.newPage()
  await phone.clock.install()
  await phone.goto(path)
  await expect(phone.getByText('Todo enviado.')).toBeVisible()
  // The network takes what is sent, and gives no answer.
  const isHeld = phone.waitForRequest((request) => request.method() === 'POST')
  await phone.route('**/subidas', () => {})
  await phone.getByLabel('Vera L.').check()
  await isHeld
  await expect(phone.getByText('1 marca sin enviar. Enviando…')).toBeVisible()
  await phone.clock.runFor(20_000)
  await expect(phone.getByText('Sin conexión. 1 marca sin enviar')).toBeVisible()
  await phone.unroute('**/subidas')
  await phone.clock.runFor(60_000)
  await expect(phone.getByText('Todo enviado.')).toBeVisible()
  expect(await call(page.request, 'GET', `${at}/transport/boardings`)).toMatchObject([
    { guestId: ids['Vera Lasa'], isAboard: true },
  ])
  await context.close()
})

test('a phone that was answered by the page of another network goes on once it has its own', async ({
  page,
  browser,
}) => {
  const { at, ids, path } = await withBus(page, RIDERS)
  const context = await browser.newContext({ viewport: PHONE })
  const phone = await context.newPage()
  await phone.route('**/subidas', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Wifi del hotel</h1>' }),
  )
  await phone.goto(path)
  await phone.getByLabel('Vera L.').check()
  await expect(phone.getByText('Sin conexión. 1 marca sin enviar')).toBeVisible()
  await phone.unroute('**/subidas')
  await expect(phone.getByText('Todo enviado.')).toBeVisible({ timeout: 15_000 })
  expect(await call(page.request, 'GET', `${at}/transport/boardings`)).toMatchObject([
    { guestId: ids['Vera Lasa'], isAboard: true },
  ])
  await context.close()
})

test('ticks that no request had taken yet arrive though the page is closed', async ({ page, browser }) => {
  const { at, path } = await withBus(page, RIDERS)
  const context = await browser.newContext({ viewport: PHONE })
  const phone = await context.newPage()
  await phone.goto(path)
  await expect(phone.getByText('Todo enviado.')).toBeVisible()
  // The first waits for its answer while the second is tapped, and the page is closed.
  const isHeld = phone.waitForRequest((request) => request.method() === 'POST')
  let isFirst = true
  await phone.route('**/subidas', (route) => {
    if (route.request().method() === 'POST' && isFirst) isFirst = false
    else return route.continue()
  })
  await phone.getByLabel('Vera L.').check()
  await isHeld
  await phone.getByLabel('Amparo F.').check()
  await phone.goto('/parejas')
  await expect
    .poll(async () => (await call<unknown[]>(page.request, 'GET', `${at}/transport/boardings`)).length)
    .toBe(2)
  await context.close()
})
