import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
import { type GivenFile, GUESTS } from '../support/journeys/move-in-files.ts'
import { atMoveIn, bringAll, choose, row, title, toPreview } from '../support/journeys/move-in-journey.ts'

/** The ZIP of a wedding as its member downloads it. */
async function archiveOf(page: Page, weddingId: string): Promise<GivenFile> {
  const answer = await page.request.get(`/api/weddings/${weddingId}/archive`)
  expect(answer.ok()).toBe(true)
  return { name: 'lucia-martin.zip', mimeType: 'application/zip', buffer: await answer.body() }
}

/** The same ZIP with a guest of a family that is not in it. */
function damaged(zip: GivenFile): GivenFile {
  const files = unzipSync(zip.buffer)
  const index = JSON.parse(strFromU8(files['boda.json']!))
  index.tablas.guests[0].household_id = randomUUID()
  return { ...zip, buffer: Buffer.from(zipSync({ ...files, 'boda.json': strToU8(JSON.stringify(index)) })) }
}

const weddingsOf = async (page: Page) =>
  (await call<{ name: string }[]>(page.request, 'GET', '/weddings')).map(({ name }) => name)

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a downloaded wedding that is dropped among lists is opened as a new one', async ({ page }) => {
      const weddingId = await atMoveIn(page)
      await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Eva Gil' })
      await choose(page, [await archiveOf(page, weddingId)])
      const archive = row(page, 'lucia-martin.zip')
      await expect(archive).toContainText('Una boda de Azahar')
      await expect(page.getByRole('button', { name: 'Ver cómo queda' })).toBeHidden()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await choose(page, [GUESTS])
      await expect(row(page, 'invitados.csv')).toContainText('Se entiende')
      await archive.getByRole('button', { name: 'Abrir lucia-martin.zip como boda nueva' }).click()
      await expect(archive.getByRole('status')).toContainText('ya está aquí.')
      await expect(archive.getByRole('link', { name: 'Abrir la boda de lucia-martin.zip' })).toBeVisible()
      await expectAccessible(page)
      expect(await weddingsOf(page)).toHaveLength(2)
      await page.reload()
      await hydrated(page)
      await expect(archive.getByRole('link', { name: 'Abrir la boda de lucia-martin.zip' })).toBeVisible()
      await toPreview(page)
      await bringAll(page)
      expect(await call<unknown[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)).toHaveLength(3)
    })

    test('a planner opens a downloaded wedding as one of theirs', async ({ page }) => {
      await signedUp(page, 'Elena Montes', 'planner')
      const weddingId = await createWedding(page, 'Olga & Iker', '2027-04-10')
      const zip = await archiveOf(page, weddingId)
      await page.goto('/app/planner')
      await page.getByRole('link', { name: 'Traer todas tus bodas' }).click()
      await hydrated(page)
      await choose(page, [zip])
      await expect(title(page)).toHaveText('1 boda')
      const ours = page.getByRole('region', { name: 'Una boda de azahar' })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await ours.getByRole('button', { name: 'Abrir lucia-martin.zip como boda nueva' }).click()
      await ours.getByRole('link', { name: 'Abrir la boda de lucia-martin.zip' }).click()
      await expect(page).toHaveURL(/\/app\/couple\/[0-9a-f-]{36}$/)
      expect(await weddingsOf(page)).toEqual(['Olga & Iker', 'Olga & Iker'])
    })
  })
}

test('a downloaded wedding that does not fit together says so, and can be taken out', async ({ page }) => {
  const weddingId = await atMoveIn(page)
  await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Eva Gil' })
  await choose(page, [damaged(await archiveOf(page, weddingId))])
  const archive = row(page, 'lucia-martin.zip')
  await archive.getByRole('button', { name: 'Abrir lucia-martin.zip como boda nueva' }).click()
  await expect(archive.getByRole('alert')).toContainText('A este ZIP le falta algo')
  await archive.getByRole('button', { name: 'Quitar lucia-martin.zip' }).click()
  await expect(title(page)).toHaveText('Trae lo que ya tienes')
})
