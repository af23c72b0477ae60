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
  watchConsole,
} from '../support/journeys/journey.ts'
import { guestPhone } from '../support/outside/guest-phone.ts'
import { picture } from '../support/outside/images.ts'

type Folder = { id: string; share: { path: string } | null }

/** A folder of a new wedding, whose link shows photographs once they are published. */
async function collecting(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}/inspiration/folders`
  const { id } = await call<Folder>(page.request, 'POST', at, { name: 'Fotos del día' })
  const link = { lastDay: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), use: 'both' }
  const { share } = await call<Folder>(page.request, 'PUT', `${at}/${id}/share`, {
    ...link,
    isReviewed: true,
  })
  const photo = await picture().jpeg().toBuffer()
  const origin = test.info().project.use.baseURL!
  const app = { fetch: (path: string, init?: RequestInit) => fetch(origin + path, init) }
  const send = async (count = 1) => {
    for (let one = 0; one < count; one += 1)
      expect(await guestPhone(app, () => share!.path, origin).send(photo)).toBe(201)
  }
  return { weddingId, path: share!.path, send, review: `/app/couple/${weddingId}/inspiration?carpeta=${id}` }
}

const photosOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Ver foto/ }) })

test.describe('photographs of guests on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('are published and withdrawn with keys, with a way back, and come in while the page is open', async ({
    page,
    browser,
  }) => {
    const complaints = watchConsole(page)
    const { path, send, review } = await collecting(page)
    await page.goto(review)
    await hydrated(page)
    await page.getByRole('link', { name: 'Fotos de los invitados' }).click()
    await expect(page.getByRole('heading', { name: 'Aún no ha llegado ninguna foto.' })).toBeVisible()
    await expectAccessible(page)
    await send(3)
    await expect(photosOf(page)).toHaveCount(3)
    await expect(photosOf(page).first()).toContainText('Rocío')
    await expectAccessible(page)

    const photos = page.getByRole('button', { name: /^Ver foto de Rocío/ })
    await photos.first().focus()
    await page.keyboard.press('a')
    await expect(photosOf(page).first()).toContainText('Publicada')
    await expect(photos.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(photos.nth(2)).toBeFocused()
    await page.keyboard.press('r')
    await expect(photosOf(page).nth(2)).toContainText('Retirada')
    await expect(page.getByRole('radio', { name: 'Por revisar 1' })).toBeChecked()
    await photosOf(page)
      .nth(2)
      .getByRole('button', { name: /^Deshacer/ })
      .click()
    await expect(page.getByRole('radio', { name: 'Por revisar 2' })).toBeChecked()

    const guest = await browser.newPage()
    try {
      // A page shows what is processed; the server is at work on the photographs of other tests too.
      const shown = async () => {
        await guest.goto(path)
        return guest.getByRole('listitem').locator('img').count()
      }
      await expect.poll(shown).toBe(1)
      await page.getByRole('button', { name: 'Publicar las 2' }).click()
      await expect(page.getByRole('radio', { name: 'Por revisar 0' })).toBeChecked()
      await expect(page.getByText('2 fotos publicadas.')).toBeVisible()
      await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
      await expect(page.getByRole('radio', { name: 'Por revisar 2' })).toBeChecked()
      await page.getByText('Publicadas', { exact: true }).click()
      await page.getByRole('button', { name: /^Retirar foto de Rocío/ }).click()
      await expect(photosOf(page).first()).toContainText('Retirada')
      await expect.poll(shown).toBe(0)
    } finally {
      await guest.close()
    }
    await page.getByText('Retiradas', { exact: true }).click()
    await page.getByRole('button', { name: /^Publicar foto de Rocío/ }).click()
    await expect(page.getByRole('radio', { name: 'Publicadas 1' })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('stay as they were when the network is gone, with another try', async ({ page, context }) => {
    const { send, review } = await collecting(page)
    await send(1)
    await page.goto(`${review}&revisar=por-revisar`)
    await hydrated(page)
    await expect(photosOf(page)).toHaveCount(1)
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Publicar foto/ }).click()
    await expect(page.getByText('No se pudo publicar una foto.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('radio', { name: 'Publicadas 1' })).toBeVisible()
  })

  test('are looked at and not decided on by a member who only reads', async ({ page, browser }) => {
    const { weddingId, send, review } = await collecting(page)
    await send(1)
    const viewer = await inviteIn(browser, page, weddingId, 'Pilar Vidal', 'couple', 'viewer')
    try {
      await viewer.goto(`${review}&revisar=por-revisar`)
      await hydrated(viewer)
      await expect(photosOf(viewer)).toHaveCount(1)
      await expect(viewer.getByRole('button', { name: /Publicar|Retirar|Seleccionar|Cambiar/ })).toHaveCount(
        0,
      )
      await viewer.getByRole('button', { name: /^Ver foto/ }).focus()
      await viewer.keyboard.press('a')
      await expect(viewer.getByRole('radio', { name: 'Por revisar 1' })).toBeChecked()
    } finally {
      await viewer.close()
    }
  })
})

test.describe('photographs of guests on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('are reviewed several at once', async ({ page }) => {
    const { send, review } = await collecting(page)
    await send(3)
    await page.goto(`${review}&revisar=por-revisar`)
    await hydrated(page)
    await expect(photosOf(page)).toHaveCount(3)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Seleccionar', exact: true }).click()
    const photos = page.getByRole('button', { name: /^Seleccionar foto/ })
    await photos.nth(0).click()
    await photos.nth(2).click()
    const bar = page.getByRole('region', { name: 'Selección' })
    await expect(bar.getByText('2 seleccionadas')).toBeVisible()
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Retirar' }).click()
    await expect(page.getByRole('radio', { name: 'Retiradas 2' })).toBeVisible()
    await expect(photosOf(page)).toHaveCount(1)
  })
})
