import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  inviteIn,
  PHONE,
  signedUp,
  watchConsole,
  withoutFirstAnswers,
} from '../support/journeys/journey.ts'

const bell = (page: Page, unread = 0) =>
  page.getByRole('button', {
    name: unread > 0 ? `Notificaciones, ${unread} sin leer` : 'Notificaciones',
    exact: true,
  })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificaciones' })
const unreadIn = (page: Page) => page.getByRole('link', { name: /^Sin leer/ })

const addGuest = async (page: Page, weddingId: string, fullName: string) =>
  (await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName })).id

/** Lucía and Martín, each with a browser, in the wedding of both. */
async function couple(browser: Browser, page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await call(page.request, 'POST', '/notifications/read', { all: true })
  return { weddingId, lucia: page, martin }
}

for (const { device, viewport } of [
  { device: 'at a desk', viewport: DESKTOP },
  { device: 'on a phone', viewport: PHONE },
]) {
  test.describe(device, () => {
    test.use({ viewport })

    test('the bell counts what others did, and opening it reads it', { tag: '@core' }, async ({
      browser,
      page,
    }) => {
      const { weddingId, lucia, martin } = await couple(browser, page)
      const complaints = watchConsole(martin)
      await lucia.goto(`/app/couple/${weddingId}`)
      await martin.goto(`/app/couple/${weddingId}`)
      await expect(bell(martin)).toBeVisible()

      await addGuest(lucia, weddingId, 'Teo Lasa Mendía')
      await expect(bell(martin, 1)).toBeVisible()
      await expect(martin.getByText('Tienes una notificación sin leer.')).toBeAttached()
      await addGuest(lucia, weddingId, 'Carmen Aguirre')
      await call(lucia.request, 'PATCH', `/weddings/${weddingId}`, { eventDate: '2027-04-10' })
      await expect(bell(martin, 2)).toBeVisible()

      await bell(martin, 2).click()
      await expect(panel(martin)).toContainText('Lucía Herrera ha cambiado la fecha al 10 de abril de 2027')
      await expect(panel(martin)).toContainText('Lucía Herrera ha añadido 2 invitados')
      await expect(panel(martin)).toContainText('Pareja · hace un momento')
      await expectAccessible(martin)
      await expectNoSidewaysScroll(martin)

      await expect(unreadIn(martin)).toHaveCount(2)
      await martin.keyboard.press('Escape')
      await expect(bell(martin)).toBeFocused()
      await bell(martin).click()
      await expect(panel(martin).getByRole('link')).toHaveCount(3)
      await expect(unreadIn(martin)).toHaveCount(0)

      // The actor gets no notification.
      await bell(lucia).click()
      await expect(panel(lucia)).not.toContainText('ha añadido')
      await expect(panel(lucia)).toContainText('Martín Aguirre se ha unido a la boda')
      expect(complaints).toEqual([])
    })

    test('a notification leads to what it tells of, and lights it up', async ({ browser, page }) => {
      const { weddingId, lucia, martin } = await couple(browser, page)
      for (let guest = 1; guest <= 30; guest += 1) await addGuest(lucia, weddingId, `Invitado ${guest}`)
      const guestId = await addGuest(lucia, weddingId, 'Teo Lasa Mendía')
      await call(lucia.request, 'PATCH', `/weddings/${weddingId}/guests/${guestId}`, { rsvp: true })
      await martin.goto(`/app/couple/${weddingId}`)
      await bell(martin, 2).click()
      await martin.getByRole('link', { name: /ha cambiado la respuesta de Teo Lasa Mendía a Sí/ }).click()
      await expect(martin.getByRole('heading', { level: 1, name: /^Invitados/ })).toBeVisible()
      const row = martin.locator(`[data-row="${guestId}"]`)
      await expect(row).toHaveAttribute('data-highlighted', '')
      await expect(row).toBeInViewport()
      await expect(martin).toHaveURL(new RegExp(`/app/couple/${weddingId}/guests$`))
      await expect(row).not.toHaveAttribute('data-highlighted')
    })
  })
}

test('a notification of a guest who is gone says so', async ({ browser, page }) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  const guestId = await addGuest(lucia, weddingId, 'Teo Lasa Mendía')
  await call(lucia.request, 'DELETE', `/weddings/${weddingId}/guests/${guestId}`)
  await martin.goto(`/app/couple/${weddingId}`)
  await bell(martin, 2).click()
  await martin.getByRole('link', { name: /ha añadido a Teo Lasa/ }).click()
  await expect(martin.getByText('Ese invitado ya no está en la lista.')).toBeVisible()
})

test('a guest far down a long list is brought into sight', async ({ browser, page }) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  await call(lucia.request, 'POST', `/weddings/${weddingId}/guests/import`, {
    mode: 'append',
    guests: Array.from({ length: 400 }, (_, number) => ({ fullName: `Invitado ${number + 1}` })),
  })
  const guestId = await addGuest(lucia, weddingId, 'Teo Lasa Mendía')
  await martin.goto(`/app/couple/${weddingId}`)
  await bell(martin, 2).click()
  await expect(panel(martin)).toContainText('ha importado 400 invitados')
  await martin.getByRole('link', { name: /ha añadido a Teo Lasa/ }).click()
  const row = martin.locator(`[data-row="${guestId}"]`)
  await expect(row).toHaveAttribute('data-highlighted', '')
  await expect(row).toBeInViewport()
})

test('reading on one device clears the bell of the others', async ({ browser, page }) => {
  const { weddingId, lucia, martin } = await couple(browser, page)
  await lucia.goto(`/app/couple/${weddingId}`)
  const phone = await browser.newContext({
    storageState: await lucia.context().storageState(),
    viewport: PHONE,
  })
  const pocket = await phone.newPage()
  await pocket.goto(`/app/couple/${weddingId}`)
  await addGuest(martin, weddingId, 'Teo Lasa Mendía')
  await expect(bell(lucia, 1)).toBeVisible()
  await bell(pocket, 1).click()
  await expect(bell(lucia)).toBeVisible()
})

test('the page lists everything, and says so when there is nothing', async ({ browser, page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await page.goto(`/app/couple/${weddingId}`)
  await bell(page).click()
  await expect(panel(page)).toContainText('No hay notificaciones')
  await panel(page).getByRole('link', { name: 'Ver todas' }).click()
  await expect(page).toHaveURL(/\/app\/notifications$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible()
  await expect(page.getByText('No tienes notificaciones.')).toBeVisible()
  await expectAccessible(page)

  // It grows while it is looked at, and what comes counts as read.
  const elena = await inviteIn(browser, page, weddingId, 'Elena Montes', 'planner')
  await expect(
    page.getByRole('link', { name: /^Sin leer\. Elena Montes se ha unido a la boda/ }),
  ).toBeVisible()
  await addGuest(elena, weddingId, 'Teo Lasa Mendía')
  await expect(page.getByRole('main')).toContainText('Elena Montes ha añadido a Teo Lasa Mendía')
  await expect(page.getByRole('main')).toContainText('Planner · hace un momento')
  await expect(bell(page)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('a planner looks at the notifications of one wedding, and the address says which', async ({
  browser,
  page,
}) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const first = await createWedding(page, 'Lucía & Martín')
  const second = await createWedding(page, 'Aitana & Bruno')
  const lucia = await inviteIn(browser, page, first, 'Lucía Herrera', 'couple')
  const aitana = await inviteIn(browser, page, second, 'Aitana Sanz', 'couple')
  await addGuest(lucia, first, 'Teo Lasa Mendía')
  await addGuest(aitana, second, 'Bruno Gil')

  await page.goto('/app')
  await page.getByRole('link', { name: 'Notificaciones' }).click()
  await expect(page).toHaveURL(/\/app\/planner\/[^/]+\/notifications$/)
  const list = page.getByRole('main')
  await expect(list).toContainText('Lucía Herrera ha añadido a Teo Lasa Mendía')
  await expect(list).toContainText('hace un momento · Aitana & Bruno')

  await page.getByRole('button', { name: /Todas las bodas/ }).click()
  await page.getByRole('option', { name: 'Aitana & Bruno' }).click()
  await expect(list).not.toContainText('Lucía Herrera')
  await expect(list).toContainText('Aitana Sanz ha añadido a Bruno Gil')
  await expect(page).toHaveURL(new RegExp(`\\?boda=${second}$`))
  await expectAccessible(page)

  await page.reload()
  await expect(list).toContainText('Aitana Sanz ha añadido a Bruno Gil')
  await expect(list).not.toContainText('Lucía Herrera')
  await page.getByRole('button', { name: /Aitana & Bruno/ }).click()
  await page.getByRole('option', { name: 'Todas las bodas' }).click()
  await expect(list).toContainText('Lucía Herrera ha añadido a Teo Lasa Mendía')
})

test('notifications that do not come say so, and can be asked for again', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await createWedding(page)
  await withoutFirstAnswers(page)
  await page.route(/\/api\/notifications\?/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/app/notifications')
  await expect(page.getByText('No hemos podido cargar tus notificaciones.')).toBeVisible()
  await page.unroute(/\/api\/notifications\?/)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('No tienes notificaciones.')).toBeVisible()
})
