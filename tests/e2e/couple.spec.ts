import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignup,
  newEmail,
  PHONE,
  signOut,
  watchConsole,
} from '../support/journeys/journey.ts'

const LIST = 'tests/fixtures/guests/excel-es-windows1252.csv'

/** The people in the file of a Spanish Excel, and their answers. */
const BROUGHT = [
  'Begoña Ibáñez Núñez',
  'Íñigo Zubizarreta',
  'María José de la Fuente',
  'Joan Puig i Cadafalch',
]

for (const { device, viewport } of [
  { device: 'at a desk', viewport: DESKTOP },
  { device: 'on a phone', viewport: PHONE },
]) {
  test(`a couple ${device} brings its list, tracks who is coming, and the partner sees it`, {
    tag: device === 'on a phone' ? '@core' : '@landing',
  }, async ({ browser }) => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const isPhone = viewport === PHONE
    const lucia = await open(await browser.newContext({ viewport, permissions, hasTouch: isPhone }))
    const complaints = watchConsole(lucia)

    await test.step('Lucía signs up and creates the wedding', async () => {
      await lucia.goto('/signup')
      await expectAccessible(lucia)
      await fillSignup(lucia, { name: 'Lucía Herrera', email: newEmail('lucia'), role: 'couple' })
      const welcome = lucia.getByRole('dialog', { name: '¿Empezamos?' })
      await welcome.getByLabel('Nombre de la boda').fill('Lucía & Martín')
      await expectAccessible(lucia)
      await welcome.getByRole('button', { name: 'Crear boda' }).click()
      await expect(lucia.getByRole('heading', { level: 1, name: 'Lucía & Martín' })).toBeVisible()
      await expect(lucia.getByText('Fecha por definir')).toBeVisible()
      await expectAccessible(lucia)
      await expectNoSidewaysScroll(lucia)
    })

    await test.step('she imports the file her mother saved with Excel', async () => {
      await goToGuests(lucia, isPhone)
      await expect(lucia.getByText('¿A quién quieres ver allí?')).toBeVisible()
      await lucia.getByRole('button', { name: /Importar CSV o Excel/ }).click()
      await lucia.locator('input[type=file]').setInputFiles(LIST)
      const preview = lucia.getByRole('dialog', { name: 'Esto es lo que traes' })
      await expect(preview.getByText('María José de la Fuente')).toBeVisible()
      await expectAccessible(lucia)
      await preview.getByRole('button', { name: /^Importar 6/ }).click()
      for (const name of BROUGHT) await expectGuest(lucia, name, isPhone)
      await expectAccessible(lucia)
      await expectNoSidewaysScroll(lucia)
    })

    await test.step('she filters who has not answered and marks one by keyboard', async () => {
      await lucia.getByRole('radio', { name: /RSVP Pendiente/ }).check({ force: true })
      await expect(guestRow(lucia, 'Begoña Ibáñez Núñez', isPhone)).toHaveCount(0)
      const answer = lucia.getByRole('button', { name: /RSVP: .*/ }).first()
      await answer.focus()
      await lucia.keyboard.press('s')
      await lucia.getByRole('radio', { name: /RSVP Sí/ }).check({ force: true })
      await expectGuest(lucia, 'Joan Puig i Cadafalch', isPhone)
    })

    const code = await test.step('she copies the code for Martín', async () => {
      await lucia.getByRole('button', { name: 'Invitar pareja/planner' }).click()
      const dialog = lucia.getByRole('dialog', { name: 'Invitar pareja/planner' })
      await dialog.getByRole('button', { name: /Copiar el código/ }).click()
      await expect(dialog.getByText('Copiado').first()).toBeVisible()
      await expectAccessible(lucia)
      return lucia.evaluate(() => navigator.clipboard.readText())
    })
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)

    const martin = await open(await browser.newContext({ viewport, hasTouch: isPhone }))
    await test.step('Martín signs up through the link, joins, and sees the same list', async () => {
      await martin.goto(`/signup?code=${code}`)
      await fillSignup(martin, { name: 'Martín Aguirre', email: newEmail('martin'), role: 'couple' })
      const welcome = martin.getByRole('dialog', { name: '¿Empezamos?' })
      await expect(welcome.getByLabel('Código de invitación')).toHaveValue(code)
      await welcome.getByRole('button', { name: 'Unirme' }).click()
      await expect(martin.getByRole('heading', { level: 1, name: 'Lucía & Martín' })).toBeVisible()
      await expect(martin.getByText('Lucía Herrera')).toBeVisible()
      await goToGuests(martin, isPhone)
      for (const name of BROUGHT) await expectGuest(martin, name, isPhone)
    })

    await test.step('both sign out', async () => {
      await lucia.keyboard.press('Escape')
      await signOut(lucia)
      await signOut(martin)
    })
    expect(complaints).toEqual([])
  })
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return page
}

async function goToGuests(page: Page, isPhone: boolean) {
  if (isPhone) await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('link', { name: 'Invitados', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Invitados/ })).toBeVisible()
}

const guestRow = (page: Page, name: string, isPhone: boolean) =>
  isPhone ? page.getByRole('listitem').filter({ hasText: name }) : page.locator(`input[value="${name}"]`)

const expectGuest = (page: Page, name: string, isPhone: boolean) =>
  expect(guestRow(page, name, isPhone)).toBeVisible()
