import type { Page } from '@playwright/test'
import { capturedMails } from '../support/accounts/captured-mails.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests, guestsOf } from '../support/journeys/guest-journey.ts'
import {
  call,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  newEmail,
  PHONE,
} from '../support/journeys/journey.ts'

const STOP = { key: 'armas', name: 'Plaza de Armas', place: null, minute: 675, isVenue: false }

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Enviar invitaciones' })

async function openMessages(page: Page) {
  await page.getByRole('button', { name: 'Enviar invitaciones' }).click()
  await panelOf(page).getByRole('tab', { name: 'Mensajes' }).click()
}

test('a message goes by email and one by one by WhatsApp, once, and stays with who got it', {
  tag: '@core',
}, async ({ page }) => {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const carmen = newEmail('carmen')
  const weddingId = await atGuests(page, [
    { fullName: 'Carmen Aguirre Soto', email: carmen },
    { fullName: 'Teo Roldán Paz' },
    { fullName: 'Joaquín Ferrer Mas' },
  ])
  const [, teo] = await guestsOf(page, weddingId)
  await call(page.request, 'PATCH', `/weddings/${weddingId}/guests/${teo!.id}/details`, {
    phone: '600 00 14 22',
  })
  await page.reload()
  await hydrated(page)
  await openMessages(page)
  const panel = panelOf(page)
  await expect(
    panel.getByText('3 familias: 1 por email, 1 por WhatsApp y 1 sin email ni teléfono.'),
  ).toBeVisible()
  await panel.getByText('A quién no le llega por email').click()
  await expect(panel.getByRole('region', { name: 'Sin email ni teléfono' })).toContainText('Ferrer Mas')

  await panel.getByLabel('Mensaje', { exact: true }).fill('Hola, {nombres}: el autobús sale a las 11.')
  await panel.getByRole('button', { name: 'Enviar a 3 familias' }).click()
  await expect(panel.getByText('Escribe el asunto.')).toBeVisible()
  await panel.getByLabel('Asunto').fill('El autobús')
  await panel.getByText('Así le llega a Aguirre Soto').click()
  await expect(panel.getByRole('figure')).toContainText('Hola, Carmen: el autobús sale a las 11.')
  await expectAccessible(page)

  // Closed and without a network, nothing that was typed is lost.
  await panel.getByRole('button', { name: 'Cerrar' }).click()
  await openMessages(page)
  await expect(panel.getByLabel('Asunto')).toHaveValue('El autobús')
  await page.context().setOffline(true)
  await panel.getByRole('button', { name: 'Enviar a 3 familias' }).click()
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .getByText(/conexión/)
      .first(),
  ).toBeVisible()
  // The notice of the lost network can come before the attempt has failed, which would still succeed on its return.
  await expect(panel.getByRole('button', { name: 'Enviar a 3 familias' })).toBeEnabled()
  await page.context().setOffline(false)
  await expect(panel.getByLabel('Asunto')).toHaveValue('El autobús')

  await panel.getByRole('button', { name: 'Enviar a 3 familias' }).dblclick()
  await expect(panel.getByRole('button', { name: 'Todos los mensajes' })).toBeVisible()
  await expect.poll(async () => (await capturedMails(page.request, [carmen])).length).toBe(1)
  const [mail] = await capturedMails(page.request, [carmen])
  expect(mail!.text).toContain('Hola, Carmen: el autobús sale a las 11.')

  const link = panel.getByRole('link', { name: 'Abrir en WhatsApp' })
  await expect(link).toHaveAttribute('href', /text=Hola%2C%20Teo/)
  await link.click()
  await panel.getByRole('group', { name: '¿Enviado?' }).getByRole('button', { name: 'Sí' }).click()
  await expect(panel.getByText('1 por email y 1 de 2 por WhatsApp')).toBeVisible()
  await panel.getByRole('button', { name: 'Ya lo tiene' }).click()
  const got = panel.getByRole('region', { name: 'Quién lo recibe' })
  await expect(got.getByRole('listitem')).toHaveCount(3)
  await expect(got).toContainText(carmen)
  await expectAccessible(page)

  await panel.getByRole('button', { name: 'Todos los mensajes' }).click()
  const sent = panel.getByRole('region', { name: 'Mensajes enviados' })
  await expect(sent.getByRole('listitem')).toHaveCount(1)
  await expect(sent).toContainText('Todas las familias')
})

test('a message is opened from its bus, asked about when its people change, and thrown away with a way back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  const weddingId = await atGuests(page, [
    { fullName: 'Begoña Etxeberria', rsvp: true },
    { fullName: 'Jon Ruiz', rsvp: true },
  ])
  const at = `/weddings/${weddingId}`
  const [begona, jon] = await guestsOf(page, weddingId)
  await call(page.request, 'POST', `${at}/transport/trips`, { direction: 'out', stops: [STOP] })
  const ride = (guestId: string) =>
    call(page.request, 'PATCH', `${at}/guests/${guestId}/details`, { busOut: 'armas' })
  await ride(begona!.id)
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  await page.getByRole('heading', { name: 'Ida, 11:15' }).click()
  await page.getByRole('link', { name: 'Escribirles' }).click()
  const panel = panelOf(page)
  await expect(panel.getByRole('button', { name: /Autobús de ida · 11:15 · Plaza de Armas/ })).toBeVisible()
  await panel.getByLabel('Asunto').fill('Mañana, a las 11')
  await panel.getByLabel('Mensaje', { exact: true }).fill('Estad un cuarto de hora antes.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await panel.getByRole('button', { name: 'Descartar' }).click()
  await expect(panel.getByLabel('Asunto')).toHaveValue('')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(panel.getByLabel('Asunto')).toHaveValue('Mañana, a las 11')

  // Another gets on after the page has read who does: it hears of it when it sends.
  await page.route(/guest-messages\/families/, (route) => route.abort())
  await ride(jon!.id)
  await panel.getByRole('button', { name: 'Enviar a 1 familia' }).click()
  const asked = page.getByRole('dialog', { name: 'El grupo ha cambiado' })
  await expect(asked.getByRole('region', { name: 'Entran' })).toContainText('Ruiz')
  await page.unroute(/guest-messages\/families/)
  await asked.getByRole('button', { name: 'Volver al mensaje' }).click()
  await panel.getByRole('button', { name: 'Enviar a 2 familias' }).click()
  await expect(panel.getByText('0 de 2 por WhatsApp')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a message is written in the languages of its families, and is kept in each', async ({ page }) => {
  const [mary, jon] = [newEmail('mary'), newEmail('jon')]
  const weddingId = await atGuests(page, [
    { fullName: 'Carmen Aguirre' },
    { fullName: 'Mary Jones', email: mary },
    { fullName: 'Jon Lasa', email: jon },
  ])
  const at = `/weddings/${weddingId}`
  const guests = await guestsOf(page, weddingId)
  for (const [index, language] of [
    [1, 'en'],
    [2, 'eu'],
  ] as const) {
    const { id } = await call<{ id: string }>(page.request, 'POST', `${at}/households`, {
      guestIds: [guests[index]!.id],
    })
    await call(page.request, 'PATCH', `${at}/households/${id}`, { language })
  }
  await page.reload()
  await hydrated(page)
  await openMessages(page)
  const panel = panelOf(page)
  await expect(panel.getByText('Familias en inglés: 1')).toBeVisible()
  await expect(panel.getByText('Familias en catalán')).toHaveCount(0)
  await expect(
    panel.getByText(
      '1 familia lee en euskera y 1 familia lee en inglés: mientras no lo escribas en su idioma, les llega en castellano.',
    ),
  ).toBeVisible()
  await panel.getByLabel('Asunto').fill('El autobús')
  await panel.getByLabel('Mensaje', { exact: true }).fill('Sale a las 11.')
  await panel.getByRole('button', { name: /Idioma/ }).click()
  await expect(page.getByRole('option')).toHaveText(['Castellano', 'Euskara', 'English'])
  await page.getByRole('option', { name: 'English' }).click()
  await panel.getByRole('button', { name: 'Partir del texto en castellano' }).click()
  await expect(panel.getByLabel('Mensaje', { exact: true })).toHaveValue('Sale a las 11.')
  await panel.getByLabel('Asunto').fill('The bus')
  await panel.getByLabel('Mensaje', { exact: true }).fill('It leaves at 11.')
  await expect(
    panel.getByText(
      '1 familia lee en euskera: mientras no lo escribas en su idioma, le llega en castellano.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  // A narrow window has a panel of its own, with all that was written.
  await page.setViewportSize(PHONE)
  await panel.getByRole('tab', { name: 'Mensajes' }).click()
  await expect(panel.getByLabel('Asunto')).toHaveValue('El autobús')
  await expectNoSidewaysScroll(page)

  await panel.getByRole('button', { name: 'Enviar a 3 familias' }).click()
  await panel.getByText('Lo que dice').click()
  await expect(panel.getByRole('region', { name: 'English' })).toContainText('The bus')
  await expect(panel.getByRole('region', { name: 'English' })).toContainText('It leaves at 11.')
  await expect(panel.getByRole('region', { name: 'Castellano' })).toContainText('Sale a las 11.')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Todos los mensajes' }).click()
  await expect(panel.getByRole('region', { name: 'Mensajes enviados' })).toContainText(
    'En castellano e inglés',
  )
  await expect.poll(async () => (await capturedMails(page.request, [mary, jon])).length).toBe(2)
  const mails = await capturedMails(page.request, [mary, jon])
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['El autobús', 'The bus'])
})
