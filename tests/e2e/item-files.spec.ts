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

const LECTURE = { name: 'lecturas.txt', mimeType: 'text/plain', buffer: Buffer.from('Primera lectura') }

test.describe('at a desk', () => {
  test.use({ viewport: DESKTOP })

  test('a couple keeps a file at a moment of the day, and who only looks downloads it', {
    tag: '@core',
  }, async ({ page, browser }) => {
    await signedUp(page, 'Lucía Herrera', 'couple')
    const weddingId = await createWedding(page)
    const at = `/weddings/${weddingId}`
    const day = { name: 'Boda', date: '2027-04-10' }
    const { id: dayId } = await call<{ id: string }>(page.request, 'POST', `${at}/agenda/days`, day)
    const item = { dayId, time: { startsAt: 750, endsAt: null }, title: 'Ceremonia' }
    await call(page.request, 'POST', `${at}/agenda/items`, item)
    const mother = await inviteIn(browser, page, weddingId, 'Carmen Aguirre', 'couple', 'viewer')
    await mother.goto(`/app/couple/${weddingId}/day-b?vista=plan`)
    await hydrated(mother)

    await page.goto(`/app/couple/${weddingId}/day-b?vista=plan`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Comentarios de Ceremonia' }).click()
    const panel = page.getByRole('dialog', { name: 'Ceremonia' })
    await panel.getByRole('tab', { name: /Archivos/ }).click()
    await expect(panel.getByText('Aún no hay archivos.')).toBeVisible()
    await panel.locator('input[type=file]').setInputFiles(LECTURE)
    await expect(panel.getByRole('button', { name: 'Descargar lecturas.txt' })).toBeVisible()
    await expectAccessible(page)

    // Heard of at once where another member looks at the agenda.
    const button = mother.getByRole('button', { name: 'Comentarios de Ceremonia, 1 archivo' })
    await expect(button).toBeVisible()
    await button.click()
    const seen = mother.getByRole('dialog', { name: 'Ceremonia' })
    await seen.getByRole('tab', { name: /Archivos/ }).click()
    await expect(seen.getByRole('button', { name: 'Subir archivos' })).toHaveCount(0)
    await expect(seen.getByRole('button', { name: 'Eliminar lecturas.txt' })).toHaveCount(0)
    const download = mother.waitForEvent('download')
    await seen.getByRole('button', { name: 'Descargar lecturas.txt' }).click()
    expect((await download).suggestedFilename()).toBe('lecturas.txt')

    await panel.getByRole('button', { name: 'Eliminar lecturas.txt' }).click()
    await panel.getByRole('button', { name: 'Eliminar archivo' }).click()
    await expect(panel.getByText('Aún no hay archivos.')).toBeVisible()
    await expect(seen.getByText('Aún no hay archivos.')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the files of a guest open from their sheet', async ({ page }) => {
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
    await sheet.getByRole('tab', { name: /Archivos/ }).click()
    await sheet.locator('input[type=file]').setInputFiles(LECTURE)
    await expect(sheet.getByRole('button', { name: 'Descargar lecturas.txt' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
