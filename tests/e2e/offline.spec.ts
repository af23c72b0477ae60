import type { Page } from '@playwright/test'
import { at, expectItem, itemsOf } from '../support/agenda-journey.ts'
import { expect, test } from '../support/browser-test.ts'
import {
  type Device,
  type DeviceOptions,
  expectKept,
  keptLists,
  keptScreens,
  openDevice,
} from '../support/device.ts'
import { startFront } from '../support/front.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  fillLogin,
  signedUp,
  signOut,
  takenOver,
} from '../support/journey.ts'

/** The wedding is today, so that the day itself is open. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(new Date())

const ITEMS = [
  { title: 'Ceremonia', time: at(18, 18.75), isFixed: true },
  { title: 'Cóctel', time: at(19, 20) },
  { title: 'Banquete', time: at(20, 22) },
]

const devices: Device[] = []
test.afterEach(async () => {
  for (const device of devices.splice(0)) await device.remove()
})

async function newDevice(options?: DeviceOptions): Promise<Device> {
  const device = await openDevice(options)
  devices.push(device)
  return device
}

/** Lucía with a guest, a florist and an agenda, on a device that has been visited once. */
async function visited(device: Device) {
  const page = device.page()
  const lucia = await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', today())
  const wedding = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${wedding}/guests`, { fullName: 'Pilar Aguirre' })
  const florist = { vendorType: 'floristeria', name: 'Flores Lola', phone: '600 11 22 33' }
  await call(page.request, 'POST', `${wedding}/vendors`, florist)
  await call(page.request, 'POST', `${wedding}/agenda/days`, { name: 'Boda', date: today(), items: ITEMS })
  await page.goto(`/app/couple/${weddingId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectKept(page, weddingId)
  return { weddingId, lucia }
}

const banner = (page: Page) => page.getByText('Sin conexión.', { exact: false }).first()

test('after one visit the app opens without a network to agenda, guests and vendors', {
  tag: '@core',
}, async () => {
  const device = await newDevice()
  const { weddingId } = await visited(device)
  const page = await device.reopen({ isOffline: true })
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía')
  await expect(banner(page)).toContainText(/Ves los datos de hoy a las? \d+:\d\d/)
  await page.goto(`/app/couple/${weddingId}/guests`)
  await expect(page.getByText('Pilar Aguirre')).toBeVisible()
  await page.goto(`/app/couple/${weddingId}/vendors`)
  await expect(page.getByText('Flores Lola')).toBeVisible()
  await page.goto(`/app/couple/${weddingId}/day-b?vista=dia`)
  await expect(page.getByText('Banquete').first()).toBeVisible()
  await expectAccessible(page)
})

test('a screen that is opened again is there as it was left before a script has run', {
  tag: '@core',
}, async () => {
  const device = await newDevice({ viewport: DESKTOP })
  const { weddingId } = await visited(device)
  const path = `/app/couple/${weddingId}/guests`
  let page = device.page()
  await page.goto(path)
  await expect(page.locator('input[value="Pilar Aguirre"]')).toBeVisible()
  await expect.poll(() => keptScreens(page)).toContain(path)
  page = await device.reopen()
  const withoutScripts = await page.context().newCDPSession(page)
  await withoutScripts.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(path)
  await expect(page.locator('#root[inert] input[value="Pilar Aguirre"]')).toBeVisible()
  await expect(page).toHaveTitle(/^Invitados/)
  await withoutScripts.send('Emulation.setScriptExecutionDisabled', { value: false })
  await page.goto(path)
  await expect(page.locator('#root:not([inert]) input[value="Pilar Aguirre"]')).toBeVisible()
  await signOut(page)
  expect(await keptScreens(page)).toEqual([])
})

test('a screen that was not opened before comes drawn from the server, and from the device when that is slow', async ({
  baseURL,
}) => {
  const front = await startFront(baseURL!)
  const device = await newDevice({ baseURL: front.url, viewport: DESKTOP })
  const { weddingId } = await visited(device)
  const page = await device.reopen()
  const scripts = await page.context().newCDPSession(page)
  await scripts.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(`/app/couple/${weddingId}/guests`)
  await expect(page.locator('#root input[value="Pilar Aguirre"]')).toBeVisible()
  await scripts.send('Emulation.setScriptExecutionDisabled', { value: false })
  const path = `/app/couple/${weddingId}/vendors`
  front.stall(path)
  await page.goto(path)
  await expect(page.getByText('Flores Lola').first()).toBeVisible()
  await front.goAway()
})

const now = (page: Page) => page.getByRole('region', { name: 'Ahora' })
const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Hecho: ${title}` })
const theDay = (weddingId: string) => `/app/couple/${weddingId}/day-b?vista=dia`
const thePlan = (weddingId: string) => `/app/couple/${weddingId}/day-b?vista=plan`

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

test('on the day without a signal: now and next, ticks and a delay, over a closed app, sent in order', async () => {
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
  await expect(banner(page)).toContainText('3 cambios por enviar')

  page = await device.reopen({ isOffline: true })
  await page.goto(thePlan(weddingId))
  await expect(banner(page)).toContainText('3 cambios por enviar')
  await expect(page.getByRole('button', { name: /^19:15.*Cóctel/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^20:15.*Banquete/ })).toBeVisible()

  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON())
  })
  await device.context().setOffline(false)
  await expectItem(page, weddingId, { title: 'Ceremonia', isDone: true })
  await expectItem(page, weddingId, { title: 'Cóctel', time: at(19.25, 20.25) })
  await expectItem(page, weddingId, { title: 'Banquete', time: at(20.25, 22.25) })
  expect(sent).toEqual([{ isDone: true }, { time: at(19.25, 20.25) }, { time: at(20.25, 22.25) }])
  await expect(page.getByText('por enviar')).toHaveCount(0)
})

test('two phones that did different things without a signal end alike, and nothing is lost silently', async () => {
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
  await expect(banner(martin)).toContainText('2 cambios por enviar')

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

async function openItem(page: Page, title: string) {
  await page.getByRole('button', { name: new RegExp(`^\\d+:\\d\\d.*${title}`) }).click()
  return page.getByRole('dialog', { name: title })
}

async function setTimeOf(page: Page, title: string, time: string) {
  const sheet = await openItem(page, title)
  await sheet.getByLabel('Hora', { exact: true }).fill(time)
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(sheet).toBeHidden()
}

async function rename(page: Page, title: string, to: string) {
  const sheet = await openItem(page, title)
  await sheet.getByLabel('Qué pasa').fill(to)
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(sheet).toBeHidden()
}

test('signing out, here or in another tab, leaves nothing on the device', async () => {
  const device = await newDevice({ viewport: DESKTOP })
  const { weddingId } = await visited(device)
  const page = device.page()
  const other = await device.context().newPage()
  await other.goto(`/app/couple/${weddingId}/guests`)
  await expect(
    other.getByText('Pilar Aguirre').or(other.locator('input[value="Pilar Aguirre"]')),
  ).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL(/\/login/)
  expect(await keptLists(page, weddingId)).toEqual([])
  expect(await page.evaluate(() => document.cookie)).not.toContain('azahar.account')
  const reopened = await device.reopen({ isOffline: true })
  await reopened.goto(`/app/couple/${weddingId}/guests`)
  await expect(reopened.getByRole('heading', { name: 'Sin conexión' })).toBeVisible({ timeout: 30_000 })
  await expect(reopened.getByText('Pilar Aguirre')).toHaveCount(0)
})

test('a session that the server has ended leaves nothing, and another account sees nothing of it', async ({
  browser,
}) => {
  const device = await newDevice({ viewport: DESKTOP })
  const { weddingId } = await visited(device)
  const elsewhere = await browser.newContext({ storageState: await device.context().storageState() })
  await device.page().goto('about:blank')
  expect((await elsewhere.request.post('/api/auth/sign-out', { data: {} })).ok()).toBe(true)
  await elsewhere.close()

  const noelia = await browser.newContext()
  const { email } = await signedUp(await noelia.newPage(), 'Noelia Prieto', 'couple')
  await noelia.close()
  const page = device.page()
  const seen: string[] = []
  page.on('console', (message) => seen.push(message.text()))
  await device.context().addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Lucía')) console.info(`seen at ${location.pathname}`)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/login')
  await fillLogin(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForURL(/\/app\/couple$/)
  await page.goto(`/app/couple/${weddingId}/guests`)
  await expect(page.getByText('Pilar Aguirre')).toHaveCount(0)
  await page.goto('/app')
  await page.waitForURL(/\/app\/couple$/)
  expect(seen.filter((text) => text.startsWith('seen at'))).toEqual([])
  await expect.poll(() => keptLists(page, weddingId)).toEqual([])

  const reopened = await device.reopen({ isOffline: true })
  await reopened.goto('/app')
  await expect(reopened.getByText('Sin conexión.', { exact: false }).first()).toBeVisible()
  await expect(reopened.getByText('Lucía')).toHaveCount(0)
})

test('the app that is opened after the server has ended its session leads to the login and forgets', async ({
  browser,
}) => {
  const device = await newDevice()
  const { weddingId } = await visited(device)
  const elsewhere = await browser.newContext({ storageState: await device.context().storageState() })
  await device.page().goto('about:blank')
  expect((await elsewhere.request.post('/api/auth/sign-out', { data: {} })).ok()).toBe(true)
  await elsewhere.close()
  const page = await device.reopen()
  await page.goto(theDay(weddingId))
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => keptLists(page, weddingId)).toEqual([])
})

test.describe('behind a line that breaks', () => {
  test('the app opens while the server cannot be reached, and what is done then arrives later', async ({
    baseURL,
  }) => {
    const front = await startFront(baseURL!)
    const device = await newDevice({ baseURL: front.url })
    const { weddingId } = await visited(device)
    await front.goAway()
    let page = device.page()
    await page.goto(thePlan(weddingId))
    await setTimeOf(page, 'Banquete', '21:00')
    page = await device.reopen()
    await page.goto(theDay(weddingId))
    await expect(page.getByText('1 cambio por enviar')).toBeVisible({ timeout: 45_000 })
    await front.comeBack()
    await expectItem(page, weddingId, { title: 'Banquete', time: at(21, 23) })
    await expect(page.getByText('por enviar')).toHaveCount(0, { timeout: 45_000 })
    await front.goAway()
  })

  test('a newer version is offered, and opened only when it is wanted, with what was typed', async ({
    baseURL,
  }) => {
    const front = await startFront(baseURL!)
    const device = await newDevice({ baseURL: front.url, viewport: DESKTOP })
    const { weddingId } = await visited(device)
    const page = device.page()
    await page.goto(`/app/couple/${weddingId}/guests`)
    const newName = page.getByRole('textbox', { name: 'Nombre del nuevo invitado' })
    await newName.fill('Teo')
    front.replace('/service-worker.js', (body) => ({ status: 200, body: `${body}\n// newer` }))
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration('/app'))?.update())
    const offer = page.getByText('Hay una versión nueva de Azahar.')
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    await expect(newName).toHaveValue('Teo')
    await page.getByRole('button', { name: 'Abrir la versión nueva' }).click()
    await expect(offer).toHaveCount(0)
    await expect(newName).toHaveValue('Teo')
    await front.goAway()
  })
})

test('a part that the server no longer has offers the newer version and keeps what was typed', async ({
  page,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Pilar Aguirre' })
  await page.goto(`/app/couple/${weddingId}/guests`)
  await page.getByRole('textbox', { name: 'Nombre del nuevo invitado' }).fill('Teo')
  await page.route('**/assets/budget-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('link', { name: 'Presupuesto' }).first().click()
  await expect(page.getByRole('heading', { name: 'Hay una versión nueva de Azahar' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/assets/budget-*.js')
  await page.getByRole('main').getByRole('button', { name: 'Abrir la versión nueva' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Presupuesto')
  await page.goto(`/app/couple/${weddingId}/guests`)
  await expect(page.getByRole('textbox', { name: 'Nombre del nuevo invitado' })).toHaveValue('Teo')
})

test('a part that could not be loaded without a network opens by itself when it is back', async ({
  page,
  context,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await page.route('**/assets/budget-*.js', (route) => route.abort())
  await page.goto(`/app/couple/${weddingId}/guests`)
  await takenOver(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Presupuesto' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
  await page.unroute('**/assets/budget-*.js')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Presupuesto' })).toBeVisible()
  await expect(page.getByText('versión nueva')).toHaveCount(0)
})

test('without a place to keep anything the app works as before', async () => {
  const device = await newDevice()
  await device.context().addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  })
  const page = device.page()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', today())
  await call(page.request, 'POST', `/weddings/${weddingId}/agenda/days`, {
    name: 'Boda',
    date: today(),
    items: ITEMS,
  })
  await page.goto(theDay(weddingId))
  await tick(page, 'Ceremonia').check({ force: true })
  await expectItem(page, weddingId, { title: 'Ceremonia', isDone: true })
  expect(complaints).toEqual([])
})

test('the app can be installed', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/app')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(href!)).json()
  expect(manifest).toMatchObject({ start_url: '/app', display: 'standalone', lang: 'es' })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type'], `${src} ${sizes}`).toBe(type)
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
})
