import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  inviteIn,
  PHONE,
} from '../support/journeys/journey.ts'
import {
  atCanvas,
  atCanvasOf,
  choose,
  expectSavedBy,
  field,
  MEGABYTE,
  openVendor,
  press,
  selectTab,
  throttleUploads,
  tile,
  vendorsOf,
} from './vendor-journey.ts'

/** On a tablet the same is drawn as on a phone, a little wider. */
const TABLET = { width: 1023, height: 800 }

const CANDELA = { vendorType: 'fotografia', name: 'Estudio Candela', cost: 1234.56 }

for (const viewport of [DESKTOP, TABLET, PHONE]) {
  const isNarrow = viewport !== DESKTOP
  const onOwnLayout = (check: () => Promise<void>) => (viewport === TABLET ? Promise.resolve() : check())

  test.describe(`at ${viewport.width} px a couple`, () => {
    test.use({ viewport, hasTouch: isNarrow })

    test('finds a photographer, settles the price, confirms and thinks again', {
      tag: viewport === DESKTOP ? '@core' : viewport === PHONE ? '@landing' : [],
    }, async ({ page }) => {
      const weddingId = await atCanvas(page)

      await test.step('«fotografo» without its accent finds one, and it lands on the canvas', async () => {
        await expect(page.getByText('¿Por dónde empezamos?')).toBeVisible()
        await onOwnLayout(() => expectAccessible(page))
        if (isNarrow) await press(page, 'Catálogo')
        await page.getByRole('searchbox', { name: 'Buscar componente' }).fill('fotografo')
        const found = page.getByRole('listitem').filter({ hasText: 'Reportaje de todo el día' })
        if (isNarrow) {
          await onOwnLayout(() => expectAccessible(page))
          await press(found, 'Añadir Fotografía')
          await page.keyboard.press('Escape')
        } else {
          await found.dragTo(page.getByRole('region', { name: 'Canvas' }), {
            targetPosition: { x: 200, y: 300 },
          })
        }
        await expect(tile(page, 'Fotografía')).toContainText('Sin proveedor')
        await expect(tile(page, 'Fotografía')).toContainText('0,00 €')
      })

      await test.step('a band comes by keyboard', async () => {
        if (isNarrow) await press(page, 'Catálogo')
        const search = page.getByRole('searchbox', { name: 'Buscar componente' })
        await search.focus()
        await search.fill('BANDA')
        // The list shows what was searched for a moment later, and would take the focus with what it drops.
        await expect(page.getByRole('button', { name: /^Añadir (otra vez )?Fotografía/ })).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Añadir Banda en directo' })).toBeVisible()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', { name: 'Añadir Banda en directo' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('button', { name: 'Añadir otra vez Banda en directo' })).toBeFocused()
        if (isNarrow) await page.keyboard.press('Escape')
        await expect(tile(page, 'Banda en directo')).toBeVisible()
      })

      await test.step('who it is and what it costs is saved as it is written', async () => {
        if (isNarrow) await page.getByRole('tab', { name: /^Foto & Vídeo/ }).click()
        await openVendor(page, 'Fotografía')
        await field(page, 'Proveedor').fill('Estudio Candela')
        await field(page, 'Coste').fill('1.234,56')
        await expectSavedBy(page, () => page.keyboard.press('Enter'))
        await expect(page.getByText('Al confirmar, 1.234,56 € pasan al presupuesto.')).toBeVisible()
        await expectNoSidewaysScroll(page)
        await onOwnLayout(async () => {
          // A notice that goes away by itself would go while it is looked at.
          await expect(page.getByRole('button', { name: 'Cerrar aviso' })).toHaveCount(0)
          await expectAccessible(page)
        })
      })

      await test.step('confirming counts in the budget, and reopening takes it out', async () => {
        await press(page, 'Confirmar proveedor')
        await expect(page.getByRole('button', { name: 'Desmarcar confirmado' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page).not.toHaveURL(/proveedor=/)
        await expect(tile(page, 'Estudio Candela')).toContainText('Confirmado')
        await expect(tile(page, 'Estudio Candela')).toContainText('1.234,56 €')
        await expect(await budgetTotal(page, weddingId)).toContainText('1.234,56 €')
        await page.goto(`/app/couple/${weddingId}/vendors`)
        if (isNarrow) await page.getByRole('tab', { name: /^Foto & Vídeo/ }).click()
        await openVendor(page, 'Estudio Candela')
        await press(page, 'Desmarcar confirmado')
        await expect(page.getByRole('button', { name: 'Confirmar proveedor' })).toBeVisible()
        await expect(await budgetTotal(page, weddingId)).toContainText('0,00 €')
      })
    })

    test('uploads a contract of 20 MB, cancels a film, and downloads what it sent', async ({
      page,
    }, testInfo) => {
      const { weddingId, ids } = await atCanvasOf(page, CANDELA)
      await page.goto(`/app/couple/${weddingId}/vendors?proveedor=${ids[0]}`)
      await selectTab(page, /^Archivos/)
      await expect(page.getByText('Aún no hay archivos.')).toBeVisible()

      const bytes = randomBytes(20 * MEGABYTE)
      await mkdir(testInfo.outputDir, { recursive: true })
      const contract = testInfo.outputPath('Contrato Candela.pdf')
      await writeFile(contract, bytes)
      // The brake stays on for an upload that has begun.
      await throttleUploads(page, 6 * MEGABYTE)
      await choose(page, contract)
      const bar = page.getByRole('progressbar', { name: 'Contrato Candela.pdf' })
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
      await expect(bar).toHaveCount(0, { timeout: 30_000 })
      await expect(page.getByRole('button', { name: 'Descargar Contrato Candela.pdf' })).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Archivos 1' })).toBeVisible()

      const film = testInfo.outputPath('Vídeo.mov')
      await writeFile(film, Buffer.alloc(24 * MEGABYTE))
      await throttleUploads(page, MEGABYTE / 64)
      await choose(page, film)
      await press(page, 'Cancelar la subida de Vídeo.mov')
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await throttleUploads(page, 0)

      const download = page.waitForEvent('download')
      await press(page, 'Descargar Contrato Candela.pdf')
      const file = await download
      expect(file.suggestedFilename()).toBe('Contrato Candela.pdf')
      expect((await readFile(await file.path())).equals(bytes)).toBe(true)
      await page.reload()
      await expect(page.getByRole('tab', { name: 'Archivos 1' })).toBeVisible()
      await onOwnLayout(() => expectAccessible(page))
    })

    test('talks about a vendor, removes it by mistake and takes that back', async ({ browser, page }) => {
      const { weddingId, ids } = await atCanvasOf(page, CANDELA)
      const address = `/app/couple/${weddingId}/vendors?proveedor=${ids[0]}`
      const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')

      await test.step('each sees what the other says as it is said', async () => {
        await page.goto(address)
        await selectTab(page, /^Conversación/)
        await field(page, 'Nuevo comentario').fill('¿Le pedimos también el dron?')
        await page.keyboard.press('Control+Enter')
        const thread = page.getByRole('list', { name: 'Conversación' })
        await expect(thread).toContainText('hace un momento')
        await expect(thread).toContainText('Lucía Herrera')

        await martin.goto(address)
        await selectTab(martin, /^Conversación 1/)
        await expect(martin.getByText('¿Le pedimos también el dron?')).toBeVisible()
        await expect(martin.getByRole('button', { name: /^Eliminar tu comentario/ })).toHaveCount(0)
        await field(martin, 'Nuevo comentario').fill('Sí, con el vídeo.')
        await press(martin, 'Comentar')
        await expect(thread).toContainText('Sí, con el vídeo.')

        await thread.getByRole('listitem').filter({ hasText: 'el dron' }).hover()
        await press(page, /^Eliminar tu comentario/)
        await onOwnLayout(() => expectAccessible(page))
        await press(page, 'Eliminar comentario')
        await expect(thread).not.toContainText('el dron')
        await expect(martin.getByText('¿Le pedimos también el dron?')).toHaveCount(0)
        await martin.context().close()
      })

      await test.step('what was removed comes back with its conversation', async () => {
        await page.keyboard.press('Escape')
        await press(page, /^Eliminar Estudio Candela/)
        await expect(tile(page, 'Estudio Candela')).toHaveCount(0)
        await press(page, 'Deshacer')
        await expect(tile(page, 'Estudio Candela')).toBeVisible()
        await openVendor(page, 'Estudio Candela')
        await expect(page.getByRole('tab', { name: 'Conversación 1' })).toBeVisible()
        // The tile is back at once, and then the vendor.
        await expect.poll(() => vendorsOf(page, weddingId)).toHaveLength(1)
      })
    })
  })
}

const budgetTotal = async (page: Page, weddingId: string) => {
  await page.goto(`/app/couple/${weddingId}/budget`)
  return page.getByRole('group', { name: 'Total confirmado' })
}
