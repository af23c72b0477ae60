import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  newEmail,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'
import { newestMail } from '../support/journeys/newest-mail.ts'

const openWeek = async (page: Page) => {
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/calendar?vista=semana&dia=2199-05-01`)
  await hydrated(page)
}

for (const size of [DESKTOP, PHONE]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('a planner invites the couple and a florist, who answer, and sees what they say', async ({
      page,
      browser,
    }) => {
      test.setTimeout(240_000)
      const complaints = watchConsole(page)
      await signedUp(page, 'Elena Montes', 'planner')
      const weddingId = await createWedding(page, 'Inés & Tomás', '2199-05-04')
      const couple = await inviteIn(browser, page, weddingId, 'Inés Prado', 'couple')
      const florist = newEmail('florista')
      await openWeek(page)

      await page.getByRole('button', { name: 'Añadir cita' }).click()
      const adding = page.getByRole('dialog', { name: 'Añadir cita' })
      await adding.getByLabel('Título').fill('Prueba de flores')
      await adding.getByRole('button', { name: /Boda o solicitud/ }).click()
      await page.getByRole('option', { name: 'Inés & Tomás' }).click()
      await adding.getByLabel('Inés Prado').check()
      await adding.getByRole('button', { name: /Recordatorio/ }).click()
      await page.getByRole('option', { name: 'Un día antes' }).click()
      await adding.getByLabel('Invitar por correo').fill('la florista')
      await adding.getByRole('button', { name: 'Añadir cita' }).click()
      await expect(adding.getByText('«la» no es un correo.')).toBeVisible()
      await adding.getByLabel('Invitar por correo').fill(florist)
      await expectAccessible(page)
      await adding.getByRole('button', { name: 'Añadir cita' }).click()
      await expect(adding).toBeHidden()
      await expect(page.getByText('2 sin responder').locator('visible=true')).toBeVisible()
      await expectNoSidewaysScroll(page)

      const mail = await newestMail(page, florist, /^Cita: Prueba de flores/)
      const link = new URL(/https?:\S+\/cita\/[\w-]{22}\?respuesta=voy/.exec(mail.text)![0])
      const answering = await browser.newContext({ viewport: size })
      const letter = await answering.newPage()
      await letter.goto(link.pathname + link.search)
      await expect(letter.getByRole('heading', { name: 'Prueba de flores' })).toBeVisible()
      await expectAccessible(letter)
      await expectNoSidewaysScroll(letter)
      await letter.getByRole('button', { name: 'Voy' }).click()
      await expect(letter.getByText('Has contestado que vas.')).toBeVisible()

      await openWeek(page)
      await expect(page.getByText('1 va · 1 sin responder').locator('visible=true')).toBeVisible()
      await page.getByRole('button', { name: /Prueba de flores/ }).click()
      const editing = page.getByRole('dialog', { name: 'Cambiar cita' })
      await expect(editing.getByRole('list', { name: 'Respuestas' })).toContainText(`${florist}: va`)
      await expect(editing.getByLabel('Inés Prado')).toBeChecked()
      await editing.getByLabel('Invitar por correo').fill('')
      await editing.getByRole('button', { name: 'Guardar' }).click()
      await expect(editing).toBeHidden()
      await expect(page.getByText('1 sin responder').locator('visible=true')).toBeVisible()
      await letter.reload()
      await expect(letter.getByText('Este enlace ya no vale')).toBeVisible()
      await newestMail(page, florist, /^Cita cancelada: Prueba de flores/)
      expect(complaints).toEqual([])
      await couple.context().close()
      await answering.close()
    })
  })
}
