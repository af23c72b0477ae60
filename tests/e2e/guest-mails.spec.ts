import type { Page } from '@playwright/test'
import type { Household } from '#contract/household-rows.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests } from '../support/journeys/guest-journey.ts'
import { call, expectAccessible, expectNoSidewaysScroll, PHONE } from '../support/journeys/journey.ts'

const address = (name: string) => `${name}-${Date.now()}@correo.example`

type List = { households: Household[]; settings: { remindersOn: boolean } }
const listOf = (page: Page, weddingId: string) =>
  call<List>(page.request, 'GET', `/weddings/${weddingId}/households`)
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Enviar invitaciones' })

async function openTab(page: Page, name: RegExp) {
  await page.getByRole('button', { name: 'Enviar invitaciones' }).click()
  await panelOf(page).getByRole('tab', { name }).click()
}

test('invitations go by email in own words, each with its link, and who has none is named', {
  tag: '@core',
}, async ({ page }) => {
  const [carmen, teo] = [address('carmen'), address('teo')]
  const weddingId = await atGuests(page, [
    { fullName: 'Carmen Aguirre Soto', email: carmen },
    { fullName: 'Teo Roldán Paz', email: teo },
    { fullName: 'Joaquín Ferrer Mas' },
  ])
  await openTab(page, /Email/)
  const panel = panelOf(page)
  await expect(panel.getByRole('region', { name: 'Sin email' })).toContainText('Ferrer Mas')
  await panel.getByText('Así le llega a Aguirre Soto').click()
  // One person is spoken to as one, as the mail will.
  await expect(panel.getByRole('figure').getByText('queremos que estés.')).toBeVisible()
  await panel.getByLabel('Asunto').fill('{nombres}, nos casamos')
  await expect(panel.getByText('Carmen, nos casamos')).toBeVisible()
  await expectAccessible(page)
  // Pressed twice in a hurry, it sends each once.
  await panel.getByRole('button', { name: 'Enviar 2 correos' }).dblclick()
  await expect
    .poll(
      async () =>
        (await listOf(page, weddingId)).households.filter(({ sentBy }) => sentBy === 'email').length,
    )
    .toBe(2)
  await expect(panel.getByRole('button', { name: 'No hay correos que enviar' })).toBeDisabled()
  await expect(panel.getByText('Ninguna familia con email la espera')).toBeVisible()

  await panel.getByRole('button', { name: 'Añadir email de Ferrer Mas' }).click()
  await panel.getByLabel('Email de Ferrer Mas').fill(address('joaquin'))
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Enviar 1 correo' })).toBeEnabled()

  const mails = (await (await page.request.get('/dev/correo.json')).json()) as {
    to: string
    subject: string
    html: string
  }[]
  const mine = mails.filter(({ to }) => to === carmen || to === teo)
  expect(mine.map(({ subject }) => subject).sort()).toEqual(['Carmen, nos casamos', 'Teo, nos casamos'])
  expect(new Set(mine.map(({ html }) => /\/i\/[\w-]{22}/.exec(html)?.[0])).size).toBe(2)
})

test('reminders are planned by date, shown before they go, and switched off', async ({ page }) => {
  const weddingId = await atGuests(page, [
    { fullName: 'Carmen Aguirre Soto', email: address('carmen') },
    { fullName: 'Teo Roldán Paz' },
    { fullName: 'Begoña Etxeberria Ruiz', email: address('begona') },
  ])
  const guests = await call<{ id: string }[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)
  const households = await call<Household[]>(
    page.request,
    'POST',
    `/weddings/${weddingId}/households/invitations`,
    { guestIds: guests.map(({ id }) => id) },
  )
  for (const { id } of households)
    await call(page.request, 'PATCH', `/weddings/${weddingId}/households/${id}`, { sentBy: 'print' })
  await call(page.request, 'PATCH', `/weddings/${weddingId}/invitation-settings`, {
    closingDate: '2198-05-24',
  })
  await page.reload()
  await openTab(page, /Recordar/)
  const panel = panelOf(page)
  const isOn = panel.getByRole('switch', { name: /Recordar automáticamente/ })
  await isOn.focus()
  await page.keyboard.press('Space')
  await expect(
    panel.getByText(
      'Irá a 3 familias el 3 de mayo, si no responden antes: a 2 por email; la otra te la dejamos para WhatsApp.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('checkbox', { name: /Tres semanas antes/ }).uncheck()
  await expect(panel.getByText(/Irá a 3 familias el 17 de mayo/)).toBeVisible()

  await page.setViewportSize(PHONE)
  await panel.getByRole('tab', { name: /Recordar/ }).click()
  await expectNoSidewaysScroll(page)
  await panel.getByRole('button', { name: 'Recordar a 2 por email' }).click()
  await expect(panel.getByText('2 ya recibieron un recordatorio en los últimos 7 días.')).toBeVisible()

  await isOn.focus()
  await page.keyboard.press('Space')
  await expect(panel.getByText(/Irá a 3 familias/)).toBeHidden()
  await expect.poll(async () => (await listOf(page, weddingId)).settings.remindersOn).toBe(false)
})

test('an answer is told on the home page and with the guests as it comes, with its curve', {
  tag: '@core',
}, async ({ page, browser }) => {
  const weddingId = await atGuests(page, [
    { fullName: 'Carmen Aguirre Soto' },
    { fullName: 'Teo Roldán Paz' },
  ])
  const guests = await call<{ id: string }[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)
  const [household] = await call<Household[]>(
    page.request,
    'POST',
    `/weddings/${weddingId}/households/invitations`,
    { guestIds: [guests[0]!.id] },
  )
  await page.goto(`/app/couple/${weddingId}`)
  await expect(page.getByRole('heading', { name: 'Miembros' })).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(household!.path!)
  await visitor.getByRole('radio', { name: 'Sí' }).first().check()
  await visitor.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(page.getByRole('region', { name: 'Lo nuevo' })).toContainText('Carmen dice que sí')
  const answers = page.getByRole('region', { name: 'Respuestas' })
  await expect(answers.getByRole('link', { name: '1 de 2 viene' })).toBeVisible()
  await expect(answers).toContainText('Falta 1 familia.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Invitados' }).first().click()
  await page.getByText('Cómo van las respuestas').click()
  await expect(page.getByRole('list', { name: 'Últimas respuestas' })).toContainText(
    'Carmen Aguirre Soto: viene',
  )
  await expect(page.getByText('2 familias, 1 ha respondido.')).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^Respuestas por su enlace desde el .*: 1 de 2 familias$/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await visitor.context().close()
})
