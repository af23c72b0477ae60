import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { builtFile } from '../support/journeys/built-file.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  signedUp,
  signOut,
} from '../support/journeys/journey.ts'

type AgendaItem = { id: string; place: string | null }
type Guest = { id: string; fullName: string; notes: string | null }
type Vendor = { id: string; phone: string | null }

/** Lucía and Martín, each with a browser, in the wedding of both. */
async function couple(browser: Browser, page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  return { weddingId, lucia: page, martin }
}

const addGuest = (page: Page, weddingId: string, fullName: string) =>
  call<Guest>(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName })

const addVendor = (page: Page, weddingId: string, vendor: object) =>
  call<Vendor>(page.request, 'POST', `/weddings/${weddingId}/vendors`, vendor)

const guestsOf = (page: Page, weddingId: string) =>
  call<Guest[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)

const vendorsOf = (page: Page, weddingId: string) =>
  call<Vendor[]>(page.request, 'GET', `/weddings/${weddingId}/vendors`)

const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`)

/** A second tab, or a phone, of the person who is signed in here. */
async function elsewhere(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  return context.newPage()
}

/** The streams that the pages of a browser have asked for, and those among them that are open. */
function watchStreams(context: BrowserContext) {
  const asked: string[] = []
  const open = new Set<unknown>()
  context.on('request', (request) => {
    if (!/\/api\/live(\?|$)/.test(request.url())) return
    asked.push(request.url())
    open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  return { asked, open }
}

/** The page believes that it is looked at, or not. */
async function setVisibility(page: Page, state: DocumentVisibilityState) {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}

for (const { device, viewport } of [
  { device: 'at a desk', viewport: DESKTOP },
  { device: 'on a phone', viewport: PHONE },
]) {
  test.describe(device, () => {
    test.use({ viewport })

    test('what one of a couple changes appears before the other, without a reload', { tag: '@core' }, async ({
      browser,
      page,
    }) => {
      const { weddingId, lucia, martin } = await couple(browser, page)

      await martin.goto(`/app/couple/${weddingId}/guests`)

      await hydrated(martin)
      await expect(martin.getByText('¿A quién quieres ver allí?')).toBeVisible()
      const { id: guestId } = await addGuest(lucia, weddingId, 'Teo Lasa Mendía')
      await expect(row(martin, guestId)).toBeVisible()
      await call(lucia.request, 'PATCH', `/weddings/${weddingId}/guests/${guestId}`, { rsvp: true })
      await expect(row(martin, guestId).getByRole('button', { name: /^RSVP: Sí/ })).toBeVisible()
      await call(lucia.request, 'DELETE', `/weddings/${weddingId}/guests/${guestId}`)
      await expect(row(martin, guestId)).toHaveCount(0)

      await martin.goto(`/app/couple/${weddingId}`)

      await hydrated(martin)
      await expect(martin.getByText('Fecha por definir')).toBeVisible()
      await call(lucia.request, 'PATCH', `/weddings/${weddingId}`, {
        name: 'Lucía y Martín, en Sevilla',
        eventDate: '2030-04-10',
      })
      await expect(martin.getByRole('banner')).toContainText('Lucía y Martín, en Sevilla')
      await expect(martin.getByText(/^Faltan/).first()).toBeVisible()
      await inviteIn(browser, lucia, weddingId, 'Elena Montes', 'planner')
      await expect(martin.getByRole('main').getByText('Elena Montes')).toBeVisible()

      await martin.goto(`/app/couple/${weddingId}/vendors`)

      await hydrated(martin)
      await expect(martin.getByRole('heading', { level: 1 })).toBeVisible()
      const vendor = { vendorType: 'dj', name: 'Ritmo Sur', cost: 900 }
      const { id: vendorId } = await addVendor(lucia, weddingId, vendor)
      if (viewport === PHONE) await martin.getByRole('tab', { name: /Música/ }).click()
      const tile = martin.locator(`[data-vendor="${vendorId}"]`)
      await expect(tile).toContainText('Ritmo Sur')
      await call(lucia.request, 'POST', `/weddings/${weddingId}/vendors/${vendorId}/confirm`)
      await expect(tile).toContainText('Confirmado')
    })

    test('without a network one reads on, and nothing is missed when it comes back', async ({
      browser,
      page,
    }) => {
      const { weddingId, lucia, martin } = await couple(browser, page)
      const { id: guestId } = await addGuest(lucia, weddingId, 'Teo Lasa Mendía')
      await martin.goto(`/app/couple/${weddingId}/guests`)
      await hydrated(martin)
      await expect(row(martin, guestId)).toBeVisible()
      const banner = martin.getByText('Sin conexión.')

      await martin.context().setOffline(true)
      await expect(banner).toContainText('Ves los datos de hoy')
      await expectAccessible(martin)
      await expectNoSidewaysScroll(martin)
      await row(martin, guestId).getByRole('button', { name: /^RSVP/ }).click()
      await martin.getByRole('menuitemradio', { name: 'Sí', exact: true }).click()
      await expect(banner).toContainText('Un cambio por enviar.')
      const { id: newId } = await addGuest(lucia, weddingId, 'Carmen Aguirre')

      await martin.context().setOffline(false)
      await expect(banner).toHaveCount(0)
      await expect(row(martin, newId)).toBeVisible()
      await expect
        .poll(() => guestsOf(lucia, weddingId))
        .toContainEqual(expect.objectContaining({ id: guestId, rsvp: true }))
    })
  })
}

test('a part that a screen at rest cannot load leaves the screen as it is', async ({ browser, page }) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  const { id: guestId } = await addGuest(lucia, weddingId, 'Teo Lasa Mendía')
  const marks = builtFile('shared/hidden-content/hidden-marks.tsx')
  const refused = martin.waitForEvent('requestfailed', (request) => request.url().endsWith(marks))
  await martin.route(`**${marks}`, (route) => route.abort())
  await martin.goto(`/app/couple/${weddingId}/guests`)
  await refused
  await row(martin, guestId).getByRole('button', { name: /^RSVP/ }).click()
  await martin.getByRole('menuitemradio', { name: 'Sí', exact: true }).click()
  await expect
    .poll(() => guestsOf(lucia, weddingId))
    .toContainEqual(expect.objectContaining({ id: guestId, rsvp: true }))
  await expect(row(martin, guestId)).toBeVisible()
  await expect(martin.getByRole('heading', { level: 1 })).toHaveText(/^Invitados/)
})

test('a server that does not answer is waited for, and said to be away', async ({ browser, page }) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  await martin.route(/\/api\//, (route) => route.abort())
  await martin.route(/\/api\/(session|weddings)$/, (route) => route.continue())
  await martin.goto(`/app/couple/${weddingId}`)
  await hydrated(martin)
  await expect(martin.getByText('No llegamos al servidor.')).toBeVisible()
  await martin.unroute(/\/api\//)
  await expect(martin.getByText('No llegamos al servidor.')).toHaveCount(0)
  await inviteIn(browser, lucia, weddingId, 'Elena Montes', 'planner')
  await expect(martin.getByRole('main').getByText('Elena Montes')).toBeVisible()
})

test('what is written while the server is away is saved when it comes back, and what was not read is read', async ({
  browser,
  page,
}) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  const { id: guestId } = await addGuest(lucia, weddingId, 'Teo Lasa Mendía')
  await martin.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(martin)
  await expect(row(martin, guestId)).toBeVisible()

  let tries = 0
  await martin.context().setOffline(true)
  await martin.route(/\/api\//, (route) => {
    // A late change asks for the list first, to tell what it would replace.
    if (/\/guests(\/|$)/.test(new URL(route.request().url()).pathname)) tries += 1
    return route.abort()
  })
  await martin.context().setOffline(false)
  const banner = martin.getByText('No llegamos al servidor.')
  await expect(banner).toBeVisible()
  const notes = martin.getByLabel('Notas de Teo Lasa Mendía')
  await notes.fill('Vegano')
  await notes.press('Enter')
  await expect(banner).toContainText('Un cambio por enviar.')
  await martin.getByRole('link', { name: 'Presupuesto' }).click()
  await expect(martin.getByRole('alert')).toBeVisible()
  // More often than a change is tried that the server stumbles over.
  await expect.poll(() => tries, { timeout: 40_000 }).toBeGreaterThan(4)

  await martin.unroute(/\/api\//)
  await expect(banner).toHaveCount(0)
  await expect(martin.getByRole('alert')).toHaveCount(0)
  await expect
    .poll(() => guestsOf(lucia, weddingId))
    .toContainEqual(expect.objectContaining({ notes: 'Vegano' }))
})

test('the tabs of a browser share one connection, and another takes over when its holder closes', async ({
  browser,
  page: lucia,
}) => {
  const { weddingId, martin } = await couple(browser, lucia)
  const streams = watchStreams(lucia.context())
  await lucia.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(lucia)
  await expect(lucia.getByText('¿A quién quieres ver allí?')).toBeVisible()
  const second = await lucia.context().newPage()
  await second.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(second)
  await expect(second.getByText('¿A quién quieres ver allí?')).toBeVisible()

  const { id: firstGuest } = await addGuest(martin, weddingId, 'Teo Lasa Mendía')
  await expect(row(lucia, firstGuest)).toBeVisible()
  await expect(row(second, firstGuest)).toBeVisible()
  expect(streams.asked).toHaveLength(1)

  await lucia.close()
  await expect.poll(() => streams.asked.length).toBe(2)
  const { id: secondGuest } = await addGuest(martin, weddingId, 'Carmen Aguirre')
  await expect(row(second, secondGuest)).toBeVisible()
})

test('a tab that holds the connection and freezes is replaced', async ({ browser, page: lucia }) => {
  const { weddingId, martin } = await couple(browser, lucia)
  const streams = watchStreams(lucia.context())
  await lucia.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(lucia)
  await expect(lucia.getByText('¿A quién quieres ver allí?')).toBeVisible()
  await expect.poll(() => streams.asked.length).toBe(1)
  const second = await lucia.context().newPage()
  await second.clock.install()
  await second.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(second)
  await expect(second.getByText('¿A quién quieres ver allí?')).toBeVisible()

  const devtools = await lucia.context().newCDPSession(lucia)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await second.clock.fastForward(80_000)
  await expect.poll(() => streams.asked.length).toBe(2)
  const { id } = await addGuest(martin, weddingId, 'Teo Lasa Mendía')
  await expect(row(second, id)).toBeVisible()
})

test('tabs of a browser without locks hear for themselves', async ({ browser, page: lucia }) => {
  const { weddingId, martin } = await couple(browser, lucia)
  const streams = watchStreams(lucia.context())
  await lucia.context().addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
  })
  const second = await lucia.context().newPage()
  for (const tab of [lucia, second]) {
    await tab.goto(`/app/couple/${weddingId}/guests`)
    await hydrated(tab)
    await expect(tab.getByText('¿A quién quieres ver allí?')).toBeVisible()
  }
  const { id } = await addGuest(martin, weddingId, 'Teo Lasa Mendía')
  await expect(row(lucia, id)).toBeVisible()
  await expect(row(second, id)).toBeVisible()
  expect(streams.asked).toHaveLength(2)
})

test('a hidden page lets go after a minute, and catches up when it is visible', async ({
  browser,
  page: lucia,
}) => {
  const { weddingId, martin } = await couple(browser, lucia)
  const streams = watchStreams(lucia.context())
  await lucia.clock.install()
  await lucia.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(lucia)
  await expect(lucia.getByText('¿A quién quieres ver allí?')).toBeVisible()
  await expect.poll(() => streams.open.size).toBe(1)

  await setVisibility(lucia, 'hidden')
  await lucia.clock.fastForward(40_000)
  expect(streams.open.size).toBe(1)
  await lucia.clock.fastForward(21_000)
  await expect.poll(() => streams.open.size).toBe(0)
  const { id } = await addGuest(martin, weddingId, 'Teo Lasa Mendía')

  await setVisibility(lucia, 'visible')
  await expect(row(lucia, id)).toBeVisible()
  await expect.poll(() => streams.open.size).toBe(1)
})

test('one page hears what another page of the same person did', async ({ browser, page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await page.goto(`/app/couple/${weddingId}`)
  await hydrated(page)
  const laptop = await elsewhere(browser, page)
  await laptop.goto(`/app/couple/${weddingId}`)
  await hydrated(laptop)
  await page.getByRole('button', { name: 'Poner fecha' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre de la boda').fill('Boda en el campo')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(laptop.getByRole('heading', { level: 1, name: 'Boda en el campo' })).toBeVisible()
})

test('a page that opens reads each thing once, and still misses nothing', async ({
  browser,
  page: lucia,
}) => {
  const { weddingId, martin } = await couple(browser, lucia)
  const { id: first } = await addGuest(lucia, weddingId, 'Carmen Aguirre')
  const read: string[] = []
  martin.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/.*\/guests$/.test(pathname)) read.push(pathname)
  })
  const opened = martin.waitForResponse(/\/api\/live\?/)
  await martin.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(martin)
  await Promise.all([opened, expect(row(martin, first)).toBeVisible()])
  const { id: second } = await addGuest(lucia, weddingId, 'Teo Lasa Mendía')
  await expect(row(martin, second)).toBeVisible()
  // The page brought the list, so only for Teo.
  expect(read).toHaveLength(1)
})

test('what a page did itself it does not read again', async ({ browser, page: lucia }) => {
  const { weddingId, martin } = await couple(browser, lucia)
  await lucia.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(lucia)
  await martin.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(martin)
  const { id } = await addGuest(martin, weddingId, 'Teo Lasa Mendía')
  await expect(row(lucia, id)).toBeVisible()
  const read: string[] = []
  lucia.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/guests')) read.push(request.url())
  })
  await lucia.getByPlaceholder('Escribe un nombre…').fill('Carmen Aguirre')
  await lucia.keyboard.press('Enter')
  await expect(martin.locator('input[value="Carmen Aguirre"]')).toBeVisible()
  expect(read).toEqual([])
  const { id: last } = await addGuest(martin, weddingId, 'Manuel Herrera')
  await expect(row(lucia, last)).toBeVisible()
  expect(read.length).toBeGreaterThan(0)
})

test('signing out closes the stream of every tab and every device', async ({ browser, page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const streams = watchStreams(page.context())
  const laptop = await elsewhere(browser, page)
  const second = await page.context().newPage()
  for (const tab of [page, second, laptop]) {
    await tab.goto(`/app/couple/${weddingId}`)
    await hydrated(tab)
    await expect(tab.getByRole('heading', { level: 1, name: 'Lucía & Martín' })).toBeVisible()
  }
  await signOut(page)
  await expect(second).toHaveURL(/\/login/)
  await expect(laptop).toHaveURL(/\/login/)
  await expect.poll(() => streams.open.size).toBe(0)
})

test('a member who leaves a wedding elsewhere is led out of it, and hears no more of it', async ({
  browser,
  page,
}) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  await martin.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(martin)
  await expect(martin.getByText('¿A quién quieres ver allí?')).toBeVisible()
  await call(martin.request, 'DELETE', `/weddings/${weddingId}/members/me`)
  await expect(martin.getByRole('heading', { name: 'Ya no participas en esta boda' })).toBeVisible()
  await expectAccessible(martin)
  const asked: string[] = []
  martin.on('request', (request) => asked.push(request.url()))
  await lucia.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(lucia)
  await addGuest(lucia, weddingId, 'Teo Lasa Mendía')
  await expect(lucia.locator('[data-row]')).toHaveCount(1)
  await martin.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(martin).toHaveURL(/\/app\/couple$/)
  expect(asked.filter((url) => url.includes(weddingId))).toEqual([])
})

test('the faces in the top bar are those who are in the wedding now', async ({ browser, page }) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  await lucia.goto(`/app/couple/${weddingId}`)
  await hydrated(lucia)
  await expect(lucia.getByRole('heading', { level: 1 })).toBeVisible()
  const faces = lucia.getByRole('button', { name: /^En esta boda ahora/ })
  await expect(faces).toHaveCount(0)
  await martin.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(martin)
  await expect(faces).toHaveAccessibleName('En esta boda ahora: Martín')
  await faces.click()
  await expect(lucia.getByRole('dialog', { name: 'En esta boda ahora' })).toContainText('Martín Aguirre')
  await expectAccessible(lucia)
  await lucia.keyboard.press('Escape')
  // Without a stream nothing says whether the others are still there.
  await lucia.context().setOffline(true)
  await expect(faces).toHaveCount(0)
  await lucia.context().setOffline(false)
  await expect(faces).toHaveAccessibleName('En esta boda ahora: Martín')
  await martin.goto('/app/profile')
  await hydrated(martin)
  await martin.close()
  await expect(faces).toHaveCount(0)
})

test('a vendor says who is editing it', async ({ browser, page }) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  const { id: vendorId } = await addVendor(lucia, weddingId, { vendorType: 'dj', name: 'Ritmo Sur' })
  await lucia.goto(`/app/couple/${weddingId}/vendors?proveedor=${vendorId}`)
  await hydrated(lucia)
  await martin.goto(`/app/couple/${weddingId}/vendors?proveedor=${vendorId}`)
  await hydrated(martin)
  await expect(lucia.getByRole('heading', { level: 2, name: 'Ritmo Sur' })).toBeVisible()
  await martin.getByLabel('Teléfono').focus()
  await expect(lucia.getByText('Martín está editando')).toBeVisible()
  await expectAccessible(lucia)
  await martin.getByRole('tab', { name: /Archivos/ }).click()
  await expect(lucia.getByText('Martín está editando')).toHaveCount(0)
})

test('an item of the agenda says who is editing it', async ({ browser, page }) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  const date = '2027-04-10'
  const items = [{ title: 'Tarta', time: { startsAt: 1200, endsAt: null } }]
  await call(lucia.request, 'POST', `/weddings/${weddingId}/agenda/days`, { name: 'Boda', date, items })
  for (const member of [lucia, martin]) await member.goto(`/app/couple/${weddingId}/day-b`)
  await hydrated(martin)
  const place = martin.getByRole('textbox', { name: 'Lugar de Tarta' })
  await place.focus()
  await expect(lucia.getByText('Martín está editando «Tarta»')).toBeVisible()
  await expectAccessible(lucia)
  await place.blur()
  await expect(lucia.getByText('Martín está editando')).toHaveCount(0)
})

test('who has a field in focus before the page has said that one is there is said to edit it', async ({
  browser,
  page,
}) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  const items = [{ title: 'Tarta', time: { startsAt: 1200, endsAt: null } }]
  const day = { name: 'Boda', date: '2027-04-10', items }
  await call(lucia.request, 'POST', `/weddings/${weddingId}/agenda/days`, day)
  await lucia.goto(`/app/couple/${weddingId}/day-b`)
  await hydrated(lucia)
  let letGo = () => {}
  const isFocused = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await martin.route('**/presence', async (route) => {
    const response = await route.fetch()
    await isFocused
    await route.fulfill({ response })
  })
  const isAsked = martin.waitForRequest('**/presence')
  await martin.goto(`/app/couple/${weddingId}/day-b`)
  await hydrated(martin)
  await isAsked
  await martin.getByRole('textbox', { name: 'Lugar de Tarta' }).focus()
  letGo()
  await expect(lucia.getByText('Martín está editando «Tarta»')).toBeVisible()
})

test('who begins to edit while one is asking who is there is not lost with the older answer', async ({
  browser,
  page,
}) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  const items = [{ title: 'Tarta', time: { startsAt: 1200, endsAt: null } }]
  const day = { name: 'Boda', date: '2027-04-10', items }
  await call(lucia.request, 'POST', `/weddings/${weddingId}/agenda/days`, day)
  let answer = () => {}
  const isFocused = new Promise<void>((resolve) => {
    answer = resolve
  })
  let asked = 0
  await lucia.route('**/presence', async (route) => {
    const response = await route.fetch()
    asked += 1
    await isFocused
    await route.fulfill({ response })
  })
  await lucia.goto(`/app/couple/${weddingId}/day-b`)
  await hydrated(lucia)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await martin.goto(`/app/couple/${weddingId}/day-b`)
  await hydrated(martin)
  const told = martin.waitForResponse(
    (response) =>
      response.url().endsWith('/presence') && response.request().postData()!.includes('"place":"agenda:'),
  )
  await martin.getByRole('textbox', { name: 'Lugar de Tarta' }).focus()
  await told
  // Events come in their order: once the later change is there, so is the earlier word of who edits.
  const [item] = await call<AgendaItem[]>(lucia.request, 'GET', `/weddings/${weddingId}/agenda/items`)
  await call(martin.request, 'PATCH', `/weddings/${weddingId}/agenda/items/${item!.id}`, { title: 'Pastel' })
  await expect(lucia.getByRole('textbox', { name: 'Lugar de Pastel' })).toBeVisible()
  answer()
  await expect(lucia.getByText('Martín está editando «Pastel»')).toBeVisible()
})

test('what another puts into the cell one is typing in is shown, and not overwritten unseen', async ({
  browser,
  page,
}) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  const { id: guestId } = await addGuest(lucia, weddingId, 'Teo Lasa Mendía')
  await lucia.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(lucia)
  const notes = lucia.getByLabel('Notas de Teo Lasa Mendía')
  const write = (text: string) =>
    call(martin.request, 'PATCH', `/weddings/${weddingId}/guests/${guestId}`, { notes: text })
  const stored = async () => (await guestsOf(lucia, weddingId))[0]?.notes

  await notes.fill('Vegetariano')
  await write('Vegano')
  await expect(lucia.getByText('Martín lo ha cambiado a «Vegano».')).toBeVisible()
  await expectAccessible(lucia)
  await lucia.getByRole('heading', { level: 1 }).click()
  await expect(notes).toHaveValue('Vegetariano')
  expect(await stored()).toBe('Vegano')
  await lucia.getByRole('button', { name: 'Usar lo suyo' }).click()
  await expect(notes).toHaveValue('Vegano')

  await notes.fill('Celíaco')
  await write('Vegano, sin gluten')
  await expect(lucia.getByText('Martín lo ha cambiado a «Vegano, sin gluten».')).toBeVisible()
  await lucia.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect.poll(stored).toBe('Celíaco')
  await expect(lucia.getByText(/Martín lo ha/)).toHaveCount(0)
})

test('forms show what another has saved meanwhile, over a reload too, and save only what was touched', async ({
  browser,
  page,
}) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  const date = '2027-04-10'
  const items = [{ title: 'Tarta', time: { startsAt: 1200, endsAt: null } }]
  const agenda = `/weddings/${weddingId}/agenda`
  await call(lucia.request, 'POST', `${agenda}/days`, { name: 'Boda', date, items })
  const stored = async () => (await call<AgendaItem[]>(lucia.request, 'GET', `${agenda}/items`))[0]!
  const change = async (fields: object) =>
    call(martin.request, 'PATCH', `${agenda}/items/${(await stored()).id}`, fields)
  const form = lucia.getByRole('dialog', { name: 'Tarta' })
  const opened = async () => {
    await hydrated(lucia)
    await lucia.getByRole('button', { name: 'Acciones de Tarta' }).click()
    await lucia.getByRole('menuitem', { name: 'Editar todo' }).click()
  }
  await lucia.goto(`/app/couple/${weddingId}/day-b`)
  await opened()
  await form.getByLabel('Lugar').fill('Jardín')
  await form.getByText('Lucía Herrera').click()
  await lucia.reload()
  await change({ place: 'Patio', notes: 'Sin nueces', responsible: [PILAR] })
  await lucia.reload()

  await opened()
  await expect(form.getByText('Otra persona lo ha cambiado a «Patio».')).toBeVisible()
  await expect(form.getByLabel('Notas')).toHaveValue('Sin nueces')
  await expectAccessible(lucia)
  await lucia.setViewportSize(PHONE)
  await expectNoSidewaysScroll(lucia)
  await form.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(form).toHaveCount(0)
  const responsible = [expect.objectContaining({ kind: 'member' }), PILAR]
  await expect.poll(stored).toMatchObject({ place: 'Jardín', notes: 'Sin nueces', responsible })
})

const PILAR = { kind: 'person', name: 'Pilar', phone: null }

test('a field of a vendor saves itself only while no other member has changed it', async ({
  browser,
  page,
}) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  const { id: vendorId } = await addVendor(lucia, weddingId, { vendorType: 'dj', name: 'Ritmo Sur' })
  const path = `/weddings/${weddingId}/vendors/${vendorId}`
  await lucia.goto(`/app/couple/${weddingId}/vendors?proveedor=${vendorId}`)
  await hydrated(lucia)
  const phone = lucia.getByLabel('Teléfono')
  const stored = async () => (await vendorsOf(lucia, weddingId))[0]?.phone
  await phone.fill('600 000 001')
  await expect(lucia.getByText('Guardado ✓').first()).toBeVisible()

  // Saved and still under the caret: theirs simply comes in.
  await call(martin.request, 'PATCH', path, { phone: '600 000 002' })
  await expect(phone).toHaveValue('600 000 002')

  // While it is being typed into, theirs is shown beside it, and one of both is chosen.
  await phone.press('End')
  await phone.pressSequentially(' (')
  await Promise.all([
    phone.pressSequentially('de Sara)', { delay: 100 }),
    call(martin.request, 'PATCH', path, { phone: '600 000 003' }),
  ])
  await expect(lucia.getByText('Martín lo ha cambiado a «600 000 003».')).toBeVisible()
  await expectAccessible(lucia)
  await lucia.getByRole('tab', { name: /Archivos/ }).click()
  await lucia.getByRole('tab', { name: /Detalles/ }).click()
  expect(await stored()).toBe('600 000 003')
  await lucia.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect.poll(stored).toBe('600 000 002 (de Sara)')
})
