import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

test('the plan is downloaded as a board or as cards, after a look at them', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const guest = await call<{ id: string }>(page.request, 'POST', `${at}/guests`, {
    fullName: 'Íñigo Lasa Gil',
    rsvp: true,
  })
  const table = await call<{ id: string }>(page.request, 'POST', `${at}/seating/tables`, { number: 4 })
  await call(page.request, 'PUT', `${at}/seating/people/${guest.id}`, { tableId: table.id })
  await page.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Imprimir o exportar' }).click()
  await page.getByRole('menuitem', { name: 'Cartel, tarjetas y plano' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cartel, tarjetas y plano' })
  await dialog.getByRole('button', { name: /Qué se imprime/ }).click()
  await page.getByRole('option', { name: 'Etiquetas con el nombre, 24 por hoja A4' }).click()
  await expect(dialog.getByText('Íñigo Lasa Gil')).toBeVisible()
  await expect(dialog.getByText(/1 etiqueta, 1 hoja/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('tarjetas.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Imprimir o exportar' }).click()
  await page.getByRole('menuitem', { name: 'Cartel, tarjetas y plano' }).click()
  await dialog.getByRole('button', { name: /Qué se imprime/ }).click()
  await page.getByRole('option', { name: 'Plano a escala con nombres, A4' }).click()
  await expect(dialog.getByRole('img', { name: 'El plano de la sala, a escala 1:50' })).toBeVisible()
  await dialog.getByText('SVG', { exact: true }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const drawing = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar SVG' }).click()
  const svg = await readFile(await (await drawing).path(), 'utf8')
  expect(svg).toContain('Íñigo Lasa Gil')
  expect(svg).toMatch(/<svg [^>]* width="[\d.]+mm" height="[\d.]+mm" viewBox="-30 -30 /)
})
