import type { Page } from '@playwright/test'
import { expect } from '../support/journeys/browser-test.ts'
import type { Device } from '../support/journeys/device.ts'
import { guestsOf, newName } from '../support/journeys/guest-journey.ts'
import {
  call,
  expectAccessible,
  fillLogin,
  openNameAndDate,
  pressSignOut,
  signedUp,
} from '../support/journeys/journey.ts'
import { banner, test, visited } from '../support/journeys/offline-journey.ts'

const names = async (page: Page, weddingId: string) =>
  (await guestsOf(page, weddingId)).map(({ fullName }) => fullName)

/** Lucía at her guest list, on a device of her own. */
async function atGuestList(newDevice: () => Promise<Device>) {
  const device = await newDevice()
  const { weddingId, lucia } = await visited(device)
  const guests = `/app/couple/${weddingId}/guests`
  const page = device.page()
  await page.goto(guests)
  await expect(newName(page)).toBeVisible()
  return { device, page, weddingId, lucia, guests }
}

const dialog = (page: Page) => page.getByRole('alertdialog')

async function addGuest(page: Page, name: string) {
  await newName(page).fill(name)
  await newName(page).press('Enter')
  await expect(page.getByText(name).first()).toBeVisible()
}

test('signing out waits for what is on its way, says how much that is, and leaves once it has arrived', async ({
  newDevice,
}) => {
  const { page, weddingId, lucia } = await atGuestList(newDevice)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/api\/.*\/guests$/, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await addGuest(page, 'Puri Aguirre')
  await pressSignOut(page)
  await expect(dialog(page)).toContainText('un cambio en los invitados')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Seguir aquí' }).click()
  await expect(dialog(page)).toBeHidden()
  await pressSignOut(page)
  await expect(dialog(page)).toContainText('Saldrás en cuanto llegue')
  letGo()
  await expect(page).toHaveURL(/\/login\?logout=1$/)
  await fillLogin(page, lucia.email)
  await page.waitForURL(/\/app\/couple/)
  expect(await names(page, weddingId)).toEqual(['Pilar Aguirre', 'Puri Aguirre'])
})

test('without a network what was not sent is kept out of sight for its person, or lost as they choose', async ({
  browser,
  newDevice,
}) => {
  test.setTimeout(150_000)
  const { device, page, weddingId, lucia, guests } = await atGuestList(newDevice)
  const noelia = await browser.newContext()
  const { email } = await signedUp(await noelia.newPage(), 'Noelia Prieto', 'couple')
  await noelia.close()
  await device.context().setOffline(true)
  await addGuest(page, 'Puri Aguirre')
  await newName(page).fill('Tomás Agui')
  await expect(banner(page)).toContainText('Un cambio por enviar.')
  await pressSignOut(page)
  await expect(dialog(page)).toContainText('un cambio en los invitados y un texto a medias')
  await dialog(page).getByRole('button', { name: 'Guardarlo aquí y salir' }).click()
  await expect(page.getByRole('heading', { name: 'Has salido' })).toBeVisible()
  await expect(page.getByText('Puri Aguirre')).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Agui')
  await device.context().setOffline(false)
  await expect(page).toHaveURL(/\/login\?logout=1$/)

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await fillLogin(page, email)
  await page.waitForURL(/\/app\/couple$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/Puri|Tomás|por enviar/)).toHaveCount(0)
  expect((await page.request.post('/api/auth/sign-out', { data: {} })).ok()).toBe(true)
  // The page hears of it and leaves by itself.
  await page.waitForURL(/\/login/)
  expect(sent.filter((url) => url.includes('/guests'))).toEqual([])

  await fillLogin(page, lucia.email)
  await page.waitForURL(/\/app\/couple\//)
  await page.goto(guests)
  await expect.poll(() => names(page, weddingId)).toEqual(['Pilar Aguirre', 'Puri Aguirre'])
  await expect(newName(page)).toHaveValue('Tomás Agui')

  await device.context().setOffline(true)
  await newName(page).fill('')
  await addGuest(page, 'Rosa Aguirre')
  await pressSignOut(page)
  await dialog(page).getByRole('button', { name: 'Salir y perderlo' }).click()
  await expect(page.getByRole('heading', { name: 'Has salido' })).toBeVisible()
  await device.context().setOffline(false)
  await expect(page).toHaveURL(/\/login\?logout=1$/)
  await fillLogin(page, lucia.email)
  await page.waitForURL(/\/app\/couple\//)
  await page.goto(guests)
  await expect(page.getByText('Pilar Aguirre').first()).toBeVisible()
  await expect(page.getByText('Rosa Aguirre')).toHaveCount(0)
  expect(await names(page, weddingId)).toEqual(['Pilar Aguirre', 'Puri Aguirre'])
})

test('a text that is kept for its person still knows over what it was typed', async ({
  browser,
  newDevice,
}) => {
  const { device, page, weddingId, lucia } = await atGuestList(newDevice)
  const form = page.getByRole('dialog', { name: 'Nombre y fecha' })
  const open = async () => {
    await page.goto(`/app/couple/${weddingId}`)
    await openNameAndDate(page)
  }
  await open()
  await form.getByLabel('Nombre de la boda').fill('Boda en la playa')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await device.context().setOffline(true)
  await pressSignOut(page)
  await expect(dialog(page)).toContainText('un texto a medias')
  await dialog(page).getByRole('button', { name: 'Guardarlo aquí y salir' }).click()
  await expect(page.getByRole('heading', { name: 'Has salido' })).toBeVisible()
  await device.context().setOffline(false)
  await expect(page).toHaveURL(/\/login\?logout=1$/)

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/login')
  await fillLogin(elsewhere, lucia.email)
  await elsewhere.waitForURL(/\/app\/couple/)
  await call(elsewhere.request, 'PATCH', `/weddings/${weddingId}`, { name: 'Boda en la sierra' })

  await fillLogin(page, lucia.email)
  await page.waitForURL(/\/app\/couple/)
  await open()
  await expect(form.getByLabel('Nombre de la boda')).toHaveValue('Boda en la playa')
  await expect(form.getByText(/cambiado a «Boda en la sierra»/)).toBeVisible()
})

test('without a network and with nothing unsent, signing out shows nothing any more, and ends the session later', async ({
  newDevice,
}) => {
  const { device, page, lucia } = await atGuestList(newDevice)
  await device.context().setOffline(true)
  await pressSignOut(page)
  await expect(page.getByRole('heading', { name: 'Has salido' })).toBeVisible()
  await expect(page.getByText('Pilar Aguirre')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Has salido' })).toBeVisible()
  await device.context().setOffline(false)
  await expect(page).toHaveURL(/\/login\?logout=1$/)
  await fillLogin(page, lucia.email)
  await page.waitForURL(/\/app\/couple\//)
})

test('with two tabs open, leaving one without a network leaves the other and keeps the changes of both', async ({
  newDevice,
}) => {
  const { device, page, weddingId, lucia, guests } = await atGuestList(newDevice)
  const other = await device.context().newPage()
  await other.goto(guests)
  await expect(newName(other)).toBeVisible()
  await device.context().setOffline(true)
  await addGuest(other, 'Rosa Aguirre')
  await addGuest(page, 'Puri Aguirre')
  await pressSignOut(page)
  await expect(dialog(page)).toContainText('un cambio en los invitados y un cambio de otra pestaña')
  await dialog(page).getByRole('button', { name: 'Guardarlo aquí y salir' }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Has salido' })).toBeVisible()
    await expect(tab.getByText(/Rosa|Puri/)).toHaveCount(0)
  }
  await device.context().setOffline(false)
  await expect(page).toHaveURL(/\/login\?logout=1$/)
  await other.close()
  await fillLogin(page, lucia.email)
  await page.waitForURL(/\/app\/couple\//)
  await page.goto(guests)
  await expect
    .poll(async () => (await names(page, weddingId)).sort())
    .toEqual(['Pilar Aguirre', 'Puri Aguirre', 'Rosa Aguirre'])
})

test('a browser that keeps nothing says so, and offers to stay or to lose it', async ({ newDevice }) => {
  const device = await newDevice()
  const { weddingId } = await visited(device)
  const page = device.page()
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
  })
  await page.goto(`/app/couple/${weddingId}/guests`)
  await expect(newName(page)).toBeVisible()
  await device.context().setOffline(true)
  await addGuest(page, 'Puri Aguirre')
  await pressSignOut(page)
  await expect(dialog(page)).toContainText('Este navegador no nos deja guardarlo aquí.')
  await expect(dialog(page).getByRole('button', { name: 'Guardarlo aquí y salir' })).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Seguir aquí' }).click()
  await device.context().setOffline(false)
  await expect.poll(() => names(page, weddingId)).toEqual(['Pilar Aguirre', 'Puri Aguirre'])
})
