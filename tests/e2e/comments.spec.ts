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
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

async function withCeremony(page: Page, weddingId: string): Promise<string> {
  const { id: dayId } = await call<{ id: string }>(
    page.request,
    'POST',
    `/weddings/${weddingId}/agenda/days`,
    {
      name: 'Boda',
      date: '2027-04-10',
    },
  )
  const item = { dayId, time: { startsAt: 750, endsAt: null }, title: 'Ceremonia' }
  return (await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/agenda/items`, item)).id
}

test.describe('at a desk', () => {
  test.use({ viewport: DESKTOP })

  test('a couple mentions their planner on a moment of the day, who sees it at once and lands there', {
    tag: '@core',
  }, async ({ page, browser }) => {
    await signedUp(page, 'Lucía Herrera', 'couple')
    const weddingId = await createWedding(page)
    await withCeremony(page, weddingId)
    const elena = await inviteIn(browser, page, weddingId, 'Elena Montes', 'planner')
    await elena.goto(`/app/couple/${weddingId}/guests`)
    await hydrated(elena)
    await page.goto(`/app/couple/${weddingId}/day-b?vista=plan`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Comentarios de Ceremonia' }).click()
    const panel = page.getByRole('dialog', { name: 'Ceremonia' })
    await expect(panel.getByText('Aún no hay comentarios')).toBeVisible()
    const field = panel.getByLabel('Nuevo comentario')
    await field.pressSequentially('¿Lo miras, @ele')
    const people = panel.getByRole('listbox', { name: 'Mencionar a' })
    await expect(people.getByRole('option', { name: 'Elena Montes' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('¿Lo miras, @Elena Montes ')
    await field.pressSequentially('antes del lunes?')
    await panel.getByRole('button', { name: 'Comentar', exact: true }).click()
    await expect(panel.getByRole('log')).toContainText('¿Lo miras, @Elena Montes antes del lunes?')

    await expect(elena.getByRole('button', { name: /^Notificaciones.*1/ })).toBeVisible({ timeout: 1500 })
    await elena.getByRole('button', { name: /^Notificaciones/ }).click()
    await elena.getByText('te ha mencionado en los comentarios sobre «Ceremonia»').click()
    const landed = elena.getByRole('dialog', { name: 'Ceremonia' })
    await expect(landed.getByRole('log')).toContainText('@Elena Montes antes del lunes')
    await expect(elena).toHaveURL(/\/day-b\?.*comentarios=/)

    // The answer is there at once, and can be changed and taken back by who wrote it.
    await landed.getByLabel('Nuevo comentario').fill('Hoy mismo.')
    await landed.getByRole('button', { name: 'Comentar', exact: true }).click()
    await expect(panel.getByRole('log')).toContainText('Hoy mismo.')
    await expect(panel.getByRole('button', { name: /Editar tu comentario: Hoy/ })).toHaveCount(0)
    await landed.getByRole('button', { name: 'Editar tu comentario: Hoy mismo.' }).click()
    await landed.getByLabel('Editar comentario').fill('Mañana mismo.')
    await landed.getByRole('button', { name: 'Guardar' }).click()
    await expect(panel.getByRole('log')).toContainText('Mañana mismo.')
    await expect(panel.getByRole('log')).toContainText('editado')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Comentarios de Ceremonia: 2' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('what is typed about a guest survives a network that is away and a reload', async ({
    page,
    context,
  }) => {
    await signedUp(page, 'Lucía Herrera', 'couple')
    const weddingId = await createWedding(page)
    await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Teo Lasa' })
    await page.goto(`/app/couple/${weddingId}/guests`)
    await hydrated(page)
    await page
      .getByRole('button', { name: /Teo Lasa/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Comentarios de Teo Lasa' }).click()
    const sheet = page.getByRole('dialog', { name: 'Teo Lasa' })
    await sheet.getByLabel('Nuevo comentario').fill('Viene en autobús')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.reload()
    await expect(sheet.getByLabel('Nuevo comentario')).toHaveValue('Viene en autobús')
    await context.setOffline(true)
    await sheet.getByRole('button', { name: 'Comentar', exact: true }).click()
    await expect(sheet.getByRole('log')).toContainText('Viene en autobús')
    await expect(sheet.getByText('Pendiente de enviar')).toBeVisible()
    await context.setOffline(false)
    await expect(sheet.getByText('hace un momento')).toBeVisible()
  })
})
