import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { floorPlanPdf, floorPlanPicture } from '../support/journeys/floor-plan.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'

type Ground = { place: { x: number; y: number; width: number; rotation: number }; opacity: number }

/** Lucía, signed in, before the plan of a room with four tables. */
async function atPlan(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  for (let number = 1; number <= 4; number += 1)
    await call(page.request, 'POST', `/weddings/${weddingId}/seating/tables`, {})
  await page.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(page)
  await expect(plan(page).getByRole('button', { name: /^Mesa 1[,:]/ })).toBeVisible()
  const grounds = () => call<Ground[]>(page.request, 'GET', `/weddings/${weddingId}/seating/grounds`)
  return { weddingId, grounds }
}

const plan = (page: Page) => page.getByRole('group', { name: 'Plano de la sala' })
const picture = (page: Page) => plan(page).locator('[data-ground]')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Plano del local' })

async function openDialog(page: Page, item = 'Poner el plano del local') {
  await page.getByRole('button', { name: 'Añadir al plano' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  return dialogOf(page)
}

const chooseFile = (dialog: Locator, name: string, mimeType: string, buffer: Buffer) =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

test('a photograph of the venue is scaled by two points, and taken away and brought back @core', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const { grounds } = await atPlan(page)
  const dialog = await openDialog(page)
  await expectAccessible(page)
  await chooseFile(dialog, 'plano.png', 'image/png', await floorPlanPicture(1600, 1200))
  const first = dialog.getByRole('button', { name: /^Punto 1:/ })
  await expect(first).toHaveAccessibleName(/al 25.% del ancho y al 50.% del alto/)
  await expectAccessible(page)
  // Without a distance nothing is put, and the sentence says which is missing.
  await dialog.getByRole('button', { name: 'Poner en el plano' }).click()
  await expect(dialog.getByText(/Escribe los metros que hay de un punto al otro/)).toBeVisible()
  // The nearer point comes to where the picture is pressed; the keys move it on.
  const frame = (await dialog.getByRole('img', { name: 'El plano del local' }).boundingBox())!
  await page.mouse.click(frame.x + frame.width * 0.05, frame.y + frame.height / 2)
  await page.mouse.click(frame.x + frame.width * 0.95, frame.y + frame.height / 2)
  await expect(first).toHaveAccessibleName(/al 5.% del ancho/)
  await first.press('Shift+ArrowRight')
  await expect(first).toHaveAccessibleName(/al 7.% del ancho/)
  await first.press('Shift+ArrowLeft')
  await dialog.getByLabel('Distancia entre los puntos, en m').fill('18')
  await expect(dialog.getByText(/^El plano mide \d\d.* m por 15/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Poner en el plano' }).click()
  await expect(picture(page)).toBeVisible()
  await expect.poll(grounds).toHaveLength(1)
  const [{ place }] = (await grounds()) as [Ground]
  expect(Math.abs(place.width - 2000)).toBeLessThan(20)
  expect(Math.abs(place.x - place.width / 2)).toBeLessThanOrEqual(1)
  const drawn = (await picture(page).boundingBox())!
  expect(drawn.width / drawn.height).toBeCloseTo(4 / 3, 1)

  await openDialog(page, 'Plano del local')
  await dialogOf(page).getByLabel('Desde la izquierda, en m').fill('-2')
  await dialogOf(page).getByLabel('Giro, en °').fill('90')
  await dialogOf(page).getByRole('slider', { name: 'Opacidad' }).press('PageDown')
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Guardar' }).click()
  await expect
    .poll(grounds)
    .toMatchObject([{ opacity: 50, place: { x: place.x - 200, width: place.width, rotation: 90 } }])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(grounds).toMatchObject([{ opacity: 60, place }])

  await openDialog(page, 'Plano del local')
  await dialogOf(page).getByRole('button', { name: 'Quitar el plano' }).click()
  await expect(picture(page)).toBeHidden()
  await expect.poll(grounds).toEqual([])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(picture(page)).toBeVisible()
  await expect.poll(grounds).toHaveLength(1)
  await expectNoSidewaysScroll(page)
  expect(complaints).toEqual([])
})

test('of a PDF the page is chosen that is put below the tables', async ({ page }) => {
  const complaints = watchConsole(page)
  const { grounds } = await atPlan(page)
  const dialog = await openDialog(page)
  await chooseFile(dialog, 'finca.pdf', 'application/pdf', await floorPlanPdf(3))
  await expect(dialog.getByText('Página 1 de 3')).toBeVisible()
  await dialog.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(dialog.getByRole('img', { name: 'Página 2 de «finca.pdf»' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Usar esta página' }).click()
  await dialog.getByLabel('Distancia entre los puntos, en m').fill('12')
  await dialog.getByRole('button', { name: 'Poner en el plano' }).click()
  await expect(picture(page)).toBeVisible()
  await expect.poll(grounds).toMatchObject([{ place: { width: 2400 } }])
  expect(complaints).toEqual([])
})

test('a file that is no plan is refused in words, and another one may be tried', async ({ page }) => {
  await atPlan(page)
  const dialog = await openDialog(page)
  await chooseFile(dialog, 'nota.txt', 'text/plain', Buffer.from('no es un plano'))
  await expect(dialog.getByRole('alert')).toContainText('«nota.txt»: No es una imagen que podamos leer.')
  await chooseFile(dialog, 'roto.pdf', 'application/pdf', Buffer.from('%PDF-1.4 roto'))
  await expect(dialog.getByRole('alert')).toContainText('«roto.pdf»: No hemos podido abrir ese PDF.')
  await chooseFile(dialog, 'plano.png', 'image/png', await floorPlanPicture(400, 300))
  await expect(dialog.getByLabel('Distancia entre los puntos, en m')).toBeVisible()
})

test('another member sees the plan of the venue at once', async ({ page, browser }) => {
  const { weddingId } = await atPlan(page)
  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const theirs = await other.newPage()
  await theirs.goto(`/app/couple/${weddingId}/seating`)
  await expect(plan(theirs).getByRole('button', { name: /^Mesa 1[,:]/ })).toBeVisible()
  const dialog = await openDialog(page)
  await chooseFile(dialog, 'plano.png', 'image/png', await floorPlanPicture(400, 300))
  await dialog.getByLabel('Distancia entre los puntos, en m').fill('10')
  await dialog.getByRole('button', { name: 'Poner en el plano' }).click()
  await expect(picture(theirs)).toBeVisible()
  await other.close()
})
