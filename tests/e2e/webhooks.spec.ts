import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
import { isSignedWith, WebhookReceiver } from '../support/outside/webhook-receiver.ts'

const receiver = new WebhookReceiver()

test.describe.configure({ mode: 'serial' })
test.beforeAll(() => receiver.start())
test.afterAll(() => receiver.stop())
test.beforeEach(() => receiver.reset())

const programs = (page: Page) => page.getByRole('region', { name: 'Avisos a programas' })
const form = (page: Page) => page.getByRole('dialog', { name: 'Añadir un programa' })
const deliveries = (page: Page) => page.getByRole('region', { name: 'Últimos avisos' }).getByRole('listitem')

async function openMembers(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await page.goto(`/app/couple/${weddingId}/members`)
  await hydrated(page)
  return weddingId
}

/** Adds a program that is told of the guests, and gives its secret. */
async function addProgram(page: Page, name = 'Mi hoja'): Promise<string> {
  await programs(page).getByRole('button', { name: 'Añadir programa' }).click()
  await form(page).getByLabel('Nombre').fill(name)
  await form(page).getByLabel('Dirección que recibe los avisos').fill(receiver.url)
  await form(page).getByLabel('Invitados').check()
  await form(page).getByRole('button', { name: 'Añadir', exact: true }).click()
  const shown = page.getByRole('dialog', { name: 'Guarda este secreto' })
  const secret = await shown.getByText(/^whsec_/).innerText()
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Ya lo he guardado' }).click()
  return secret
}

test('a program is added, tried, told what changes, and removed', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  const weddingId = await openMembers(page)
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await expect(programs(page)).toContainText('Ninguno: nada de la boda sale a otro programa.')
  await programs(page).getByRole('button', { name: 'Añadir programa' }).click()
  await form(page).getByRole('button', { name: 'Añadir', exact: true }).click()
  await expect(form(page).getByLabel('Nombre')).toBeFocused()
  await expect(form(page)).toContainText('Elige al menos una parte de la boda.')
  await form(page).getByLabel('Nombre').fill('Mi hoja')
  await form(page).getByLabel('Dirección que recibe los avisos').fill('https://192.168.1.4/avisos')
  await form(page).getByLabel('Invitados').check()
  await form(page).getByRole('button', { name: 'Añadir', exact: true }).click()
  await expect(form(page)).toContainText('Esa dirección no vale.')
  await expectAccessible(page)
  // Nothing that was typed is lost by closing it.
  await page.keyboard.press('Escape')
  await programs(page).getByRole('button', { name: 'Añadir programa' }).click()
  await expect(form(page).getByLabel('Nombre')).toHaveValue('Mi hoja')
  await expect(form(page).getByLabel('Invitados')).toBeChecked()
  await form(page).getByRole('button', { name: 'Cancelar' }).click()
  const secret = await addProgram(page)
  await expect(page.getByText(secret)).toHaveCount(0)
  await expect(programs(page).getByRole('listitem')).toContainText('Todavía no ha recibido ningún aviso.')

  await programs(page).getByRole('button', { name: 'Ver avisos: Mi hoja' }).click()
  await expect(page.getByText('Ninguno todavía. Pulsa «Probar» para enviar el primero.')).toBeVisible()
  await page.getByRole('button', { name: 'Probar' }).click()
  await expect(deliveries(page).first()).toContainText('Recibido (204)')
  expect(isSignedWith(secret, receiver.received[0]!)).toBe(true)
  await expectAccessible(page)
  await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Teo Lasa' })
  await expect.poll(() => receiver.types).toContain('guests.changed')
  await page.keyboard.press('Escape')

  await martin.goto(`/app/couple/${weddingId}/members`)
  await expect(programs(martin).getByRole('listitem')).toContainText('Lo añadió Lucía Herrera.')
  await expect(programs(martin).getByRole('button', { name: /^Ver avisos/ })).toHaveCount(0)
  await programs(martin).getByRole('button', { name: 'Quitar: Mi hoja' }).click()
  await martin.getByRole('alertdialog').getByRole('button', { name: 'Quitar', exact: true }).click()
  await expect(martin.getByText('Mi hoja ya no recibe avisos.')).toBeVisible()
  await expect(programs(page)).toContainText('Ninguno: nada de la boda sale a otro programa.')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a program that fails says so, is switched off by 410, and gets again what it missed', async ({
    page,
  }) => {
    const weddingId = await openMembers(page)
    await addProgram(page)
    receiver.answerWith(500)
    await programs(page).getByRole('button', { name: 'Ver avisos: Mi hoja' }).click()
    await page.getByRole('button', { name: 'Probar' }).click()
    await expect(deliveries(page).first()).toContainText('Se volverá a intentar: contestó 500')
    await expect(page.getByRole('dialog', { name: 'Mi hoja' })).toContainText(
      /No contesta bien, .*espera 1 aviso\./,
    )
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    receiver.answerWith(410)
    await deliveries(page).getByRole('button', { name: 'Enviar de nuevo: Prueba' }).click()
    await expect(page.getByRole('dialog', { name: 'Mi hoja' })).toContainText('ya no quiere avisos')
    await expect(deliveries(page).first()).toContainText('No se entregó')
    await expectAccessible(page)
    receiver.reset()
    await page.getByRole('button', { name: 'Encender' }).click()
    await page.getByRole('button', { name: 'Enviar de nuevo los que fallaron' }).click()
    await expect(deliveries(page).first()).toContainText('Recibido (204)')
    await page.getByRole('button', { name: 'Renovar el secreto' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Renovar', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Guarda este secreto' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Ya lo he guardado' }).click()
    await page.goto(`/app/couple/${weddingId}/members`)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
