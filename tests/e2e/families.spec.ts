import type { Page } from '@playwright/test'
import type { GuestDetails, Household } from '#contract/household-rows.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { answer, atGuests, expectSaved } from '../support/journeys/guest-journey.ts'
import {
  call,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  watchConsole,
} from '../support/journeys/journey.ts'

const FOUR = [
  { fullName: 'Carmen Aguirre Soto', email: 'casa@correo.example' },
  { fullName: 'Íñigo Lasa Gil', email: 'casa@correo.example' },
  { fullName: 'Teo Roldán Paz' },
  { fullName: 'Begoña Etxeberria Ruiz' },
]

const byFamilies = (page: Page) => page.getByRole('button', { name: 'Por familias' })
const family = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const select = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Seleccionar ${name}`, exact: true })

type List = { households: Household[]; guests: GuestDetails[] }
const listOf = (page: Page, weddingId: string) =>
  call<List>(page.request, 'GET', `/weddings/${weddingId}/households`)

async function atFamilies(page: Page) {
  const weddingId = await atGuests(page, FOUR)
  await byFamilies(page).click()
  await expect(page.getByRole('table', { name: 'Invitados por familias' })).toBeVisible()
  return weddingId
}

test('the list is shown by families, which this browser remembers, and answers are given there', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const weddingId = await atFamilies(page)
  await expect(family(page, 'Roldán Paz')).toBeVisible()
  await answer(page, 'Teo Roldán Paz').click()
  await page.getByRole('menuitemradio', { name: 'Sí', exact: true }).click()
  await expectSaved(page, weddingId, { fullName: 'Teo Roldán Paz', rsvp: true })
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Invitados por familias' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('families are suggested by their emails, and joined by hand, with the way back', async ({ page }) => {
  const weddingId = await atFamilies(page)
  await page.getByRole('button', { name: 'Ver propuesta' }).click()
  await expect(page.getByText('Mismo email')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unir todas' }).click()
  await expect(family(page, 'Aguirre Soto')).toContainText('2')

  await select(page, 'Roldán Paz').check()
  await select(page, 'Etxeberria Ruiz').check()
  const bar = page.getByRole('region', { name: 'Selección' })
  await expect(bar.getByText('2 familias 2 personas')).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Unir' }).click()
  await expect(family(page, 'Roldán Paz')).toContainText('2')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(family(page, 'Etxeberria Ruiz')).toBeVisible()
  await expect.poll(async () => (await listOf(page, weddingId)).households.length).toBe(1)
})

test('Escape takes a selection back', async ({ page }) => {
  await atFamilies(page)
  await select(page, 'Roldán Paz').check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Selección' })).toBeHidden()
  await expect(select(page, 'Roldán Paz')).not.toBeChecked()
})

test('a family opens with its people: what they eat is noted, and the link copied, renewed and revoked', async ({
  page,
}) => {
  const weddingId = await atFamilies(page)
  await family(page, 'Roldán Paz').click()
  const panel = page.getByRole('dialog', { name: 'Roldán Paz' })
  await panel.getByText('Menú, alergias y más').click()
  await panel.getByRole('checkbox', { name: 'Frutos secos' }).check()
  await expect.poll(async () => (await listOf(page, weddingId)).guests[0]?.allergens).toEqual(['nuts'])
  await panel.getByLabel('Teléfono').last().fill('600 00 14 22')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/34600001422',
  )
  await panel.getByRole('button', { name: 'Crear enlace' }).click()
  await expect(panel.getByText(/\/i\/[\w-]{22}$/)).toBeVisible()
  await expectAccessible(page)
  const pathOf = async () => (await listOf(page, weddingId)).households[0]!.path
  const former = await pathOf()
  await panel.getByRole('button', { name: 'Renovar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renovar' }).click()
  await expect.poll(pathOf).not.toBe(former)
  await panel.getByRole('button', { name: 'Anular' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anular' }).click()
  await expect(panel.getByRole('button', { name: 'Crear enlace' })).toBeVisible()
})

test('invitations are sent by WhatsApp one by one, and the queue remembers where it was', async ({
  page,
}) => {
  const weddingId = await atGuests(page, FOUR)
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.getByRole('button', { name: 'Enviar invitaciones' }).click()
  const panel = page.getByRole('dialog', { name: 'Enviar invitaciones' })
  await expect(panel.getByText('Enviada a 0 de 4 familias')).toBeVisible()
  await expect(panel.getByText('Hola, Carmen:')).toBeVisible()
  await expectAccessible(page)
  // Own words to one person, and others to several.
  await panel.getByRole('button', { name: 'Editar para todas' }).click()
  await panel.getByLabel('Mensaje para todas (Castellano)').fill('Hola, {nombres}: te esperamos.')
  await panel.getByText('A varias personas').click()
  await expect(panel.getByLabel('Mensaje para todas (Castellano)')).toHaveValue(/queremos que estéis/)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(panel.getByText('Hola, Carmen: te esperamos.')).toBeVisible()
  const link = panel.getByRole('link', { name: 'Abrir en WhatsApp' })
  const { households } = await listOf(page, weddingId)
  const path = households.find(({ path }) => path && decodeURIComponent(page.url()) !== path)?.path
  expect(path).toMatch(/^\/i\/[\w-]{22}$/)
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toMatch(
    /^https:\/\/wa\.me\/\?text=Hola, Carmen: te esperamos[\s\S]*\/i\/[\w-]{22}/,
  )
  const opened = page.waitForEvent('popup')
  await link.click()
  await (await opened).close()
  await panel.getByRole('button', { name: 'Sí', exact: true }).click()
  await expect(panel.getByText('Enviada a 1 de 4 familias')).toBeVisible()
  await expect(panel.getByText('Hola, Íñigo:')).toBeVisible()
  await panel.getByRole('button', { name: 'Saltar' }).click()
  await expect(panel.getByText('Hola, Teo:')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Enviar invitaciones' }).click()
  await expect(panel.getByText('Enviada a 1 de 4 familias')).toBeVisible()
})

test('what the invitation asks is saved field by field, and a wrong IBAN stays to be mended', async ({
  page,
}) => {
  const weddingId = await atGuests(page, FOUR)
  const settingsOf = async () =>
    (
      await call<{ settings: { iban: string | null; menus: unknown[]; place: string | null } }>(
        page.request,
        'GET',
        `/weddings/${weddingId}/households`,
      )
    ).settings
  await page.getByRole('button', { name: 'Enviar invitaciones' }).click()
  const panel = page.getByRole('dialog', { name: 'Enviar invitaciones' })
  await panel.getByRole('tab', { name: 'La invitación' }).click()
  await panel.getByRole('button', { name: 'Poner los de siempre' }).click()
  await expect.poll(async () => (await settingsOf()).menus.length).toBe(5)
  await panel.getByLabel('Lugar', { exact: true }).fill('Hacienda Los Naranjos')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await settingsOf()).place).toBe('Hacienda Los Naranjos')
  const hour = panel.getByLabel('Hora', { exact: true })
  await hour.fill('5:30')
  await expect(panel.getByText('Será a las 17:30.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Será a las 17:30.')).toBeHidden()
  await expect(hour).toHaveValue('17:30')
  const iban = panel.getByLabel('Cuenta para regalos (IBAN)')
  await iban.fill('ES91 2100 0418 4502 0005 1333')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Ese IBAN no cuadra.')).toBeVisible()
  await iban.fill('ES91 2100 0418 4502 0005 1332')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await settingsOf()).iban).toBe('ES9121000418450200051332')
  await expectAccessible(page)
})

test('an answer of the family is there within a second, on a phone too', async ({ page, browser }) => {
  const weddingId = await atGuests(page, FOUR)
  const [guest] = await call<{ id: string }[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)
  const [household] = await call<Household[]>(
    page.request,
    'POST',
    `/weddings/${weddingId}/households/invitations`,
    { guestIds: [guest!.id] },
  )
  await page.setViewportSize(PHONE)
  await byFamilies(page).click()
  await expect(page.getByRole('list', { name: 'Invitados por familias' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(household!.path!)
  await expect(page.getByText('Abierta').first()).toBeVisible()
  await family(page, 'Aguirre Soto').click()
  await expect(page.getByRole('dialog', { name: 'Aguirre Soto' })).toBeVisible()
  await expectAccessible(page)
  await visitor.context().close()
})
