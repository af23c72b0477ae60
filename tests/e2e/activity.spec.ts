import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

const linesOf = (page: Page) => page.getByRole('list', { name: 'Hoy' }).locator('> li')

const imported = (page: Page, weddingId: string, mode: 'append' | 'overwrite', names: string[]) =>
  call(page.request, 'POST', `/weddings/${weddingId}/guests/import`, {
    mode,
    guests: names.map((fullName) => ({ fullName })),
  })

type Guest = { id: string; fullName: string; rsvp: boolean | null }

test('an import that overwrote the list is undone, and an answer that came in meanwhile is kept', {
  tag: '@core',
}, async ({ page, browser }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await imported(page, weddingId, 'append', ['Carmen Aguirre', 'Teo Lasa', 'Ane Ruiz'])
  await imported(page, weddingId, 'overwrite', ['Rocío Vela', 'Iván Paz'])
  const list = () => call<Guest[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)
  const [rocio] = await list()
  const [family] = await call<{ path: string }[]>(
    page.request,
    'POST',
    `/weddings/${weddingId}/households/invitations`,
    { guestIds: [rocio!.id] },
  )
  await page.goto(`/app/couple/${weddingId}/activity`)
  await expect(linesOf(page).first()).toBeVisible()
  const phone = await (await browser.newContext({ viewport: PHONE, locale: 'es-ES' })).newPage()
  await phone.goto(family!.path)
  await phone.getByRole('radiogroup', { name: 'Rocío, Boda' }).getByText('Sí', { exact: true }).click()
  await phone.getByRole('button', { name: 'Enviar respuesta' }).click()

  const answered = linesOf(page).first()
  await expect(answered).toContainText('Rocío Vela ha respondido a su invitación')
  await expect(answered).toContainText('Pendiente')
  const overwrite = linesOf(page).filter({ hasText: 'en lugar de los 3 que había' })
  await overwrite.getByRole('button', { name: 'Deshacer' }).click()
  await expect(overwrite).toContainText('Deshecho')
  await expect(linesOf(page).first()).toContainText(
    'Rocío Vela ha respondido después: su respuesta se conserva.',
  )
  await expectAccessible(page)
  const names = (await list()).map(({ fullName, rsvp }) => [fullName, rsvp])
  expect(names.toSorted()).toEqual([
    ['Ane Ruiz', null],
    ['Carmen Aguirre', null],
    ['Rocío Vela', true],
    ['Teo Lasa', null],
  ])
})

test('a removed guest comes back from the trash, and a change of another member shows and is undone', async ({
  page,
  browser,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await imported(page, weddingId, 'append', ['Carmen Aguirre'])
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple', 'couple')
  const [carmen] = await call<Guest[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)
  await page.goto(`/app/couple/${weddingId}`)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Miembros' }).click()
  await page.getByRole('tab', { name: 'Actividad' }).click()
  await call(martin.request, 'PATCH', `/weddings/${weddingId}/guests/${carmen!.id}`, { notes: 'Sin sal' })
  const line = linesOf(page).first()
  await expect(line).toContainText('Martín Aguirre ha cambiado a Carmen Aguirre')
  await expect(line).toContainText('Sin sal')
  await line.getByRole('button', { name: 'Deshacer' }).click()
  await expect(linesOf(page).first()).toContainText('ha deshecho un cambio')
  const [now] = await call<(Guest & { notes: string | null })[]>(
    page.request,
    'GET',
    `/weddings/${weddingId}/guests`,
  )
  expect(now!.notes).toBeNull()

  await call(martin.request, 'DELETE', `/weddings/${weddingId}/guests/${carmen!.id}`)
  await page.setViewportSize(PHONE)
  await page.getByRole('radiogroup', { name: 'Qué se muestra' }).getByText('Papelera').click()
  const trash = page.getByRole('list', { name: 'Papelera' })
  await expect(trash).toContainText('Carmen Aguirre')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await trash.getByRole('button', { name: 'Recuperar' }).click()
  await expect(page.getByRole('heading', { name: 'La papelera está vacía' })).toBeVisible()
  const names = (await call<Guest[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)).map(
    ({ fullName }) => fullName,
  )
  expect(names).toEqual(['Carmen Aguirre'])
})
