import type { Page } from '@playwright/test'
import type { WeddingLook } from '#contract/style.ts'
import type { InvitationSettings } from '#domain/households/invitation-settings.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests } from '../support/journeys/guest-journey.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

const asked = (page: Page) => page.getByRole('dialog', { name: 'Han cambiado lo mismo' })

test('a look that was published meanwhile is shown by field before another one is', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await page.goto(`/app/couple/${weddingId}/style`)
  await hydrated(page)
  await page.getByText('Noche', { exact: true }).click()
  const publish = (look: object) =>
    call<WeddingLook>(page.request, 'PUT', `/weddings/${weddingId}/style`, look)
  await publish({ style: 'barro', colors: { detail: '#93281e' } })

  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(asked(page).getByRole('radiogroup', { name: 'El estilo' })).toContainText('Barro')
  // The colour was not touched here: it is what the other has published, and nobody is asked.
  await expect(asked(page).getByRole('radiogroup')).toHaveCount(1)
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  const confirm = asked(page).getByRole('button', { name: 'Publicar' })
  await expect(confirm).toBeDisabled()
  await asked(page).getByText('Noche', { exact: true }).click()
  await confirm.click()
  await expect(page.getByText('El estilo ya está publicado.')).toBeVisible()
  const look = async () =>
    (await call<{ look: WeddingLook }>(page.request, 'GET', `/weddings/${weddingId}`)).look
  expect(await look()).toMatchObject({ style: 'noche', colors: { detail: '#93281e' } })

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Has vuelto al estilo de antes.')).toBeVisible()
  expect(await look()).toMatchObject({ style: 'barro', colors: { detail: '#93281e' } })
})

test('words of a mail that two have written are chosen by part, and those of other languages stay', async ({
  page,
}) => {
  const weddingId = await atGuests(page, [
    { fullName: 'Carmen Aguirre', email: `c-${Date.now()}@correo.example` },
  ])
  const save = (settings: Partial<InvitationSettings>) =>
    call<InvitationSettings>(page.request, 'PATCH', `/weddings/${weddingId}/invitation-settings`, settings)
  await save({ mailTextsToOne: { es: { subject: 'Nos casamos', text: 'Venid {enlace}' } } })
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Enviar invitaciones' }).click()
  const panel = page.getByRole('dialog', { name: 'Enviar invitaciones' })
  await panel.getByRole('tab', { name: /Email/ }).click()
  await panel.getByLabel('Asunto').fill('¡Nos casamos!')
  const theirs = { subject: 'Boda en mayo', text: 'Venid pronto {enlace}' }
  await save({ mailTextsToOne: { es: theirs, ca: { subject: 'Ens casem', text: 'Veniu {enlace}' } } })
  await panel.getByLabel('Mensaje').focus()

  const title = 'Email de la invitación a una persona (Castellano), asunto'
  await expect(asked(page).getByRole('radiogroup', { name: title })).toContainText('Boda en mayo')
  await asked(page).getByText('¡Nos casamos!', { exact: true }).click()
  await asked(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(asked(page)).toBeHidden()
  await expect(panel.getByLabel('Mensaje')).toHaveValue(theirs.text)
  const { settings } = await call<{ settings: InvitationSettings }>(
    page.request,
    'GET',
    `/weddings/${weddingId}/households`,
  )
  expect(settings.mailTextsToOne).toEqual({
    es: { subject: '¡Nos casamos!', text: theirs.text },
    ca: { subject: 'Ens casem', text: 'Veniu {enlace}' },
  })
})
