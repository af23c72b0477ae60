import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atCanvasOf, field, openVendor, selectTab } from './vendor-journey.ts'

test('a file dropped beside the zone leaves the page as it is, and one on the zone is uploaded', async ({
  page,
}, testInfo) => {
  await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
  await openVendor(page, 'Lola Discos')
  await selectTab(page, /^Conversación/)
  await field(page, 'Nuevo comentario').fill('a medias')
  const address = page.url()
  mkdirSync(testInfo.outputDir, { recursive: true })
  const path = testInfo.outputPath('Presupuesto.html')
  writeFileSync(path, '<title>Presupuesto</title>')

  for (const selector of ['header', 'section[aria-label=Canvas]', 'textarea', 'li[data-vendor]'])
    await dropOn(page, selector, path)
  await selectTab(page, /^Archivos/)
  await dropOn(page, '[role=tablist]', path)
  expect(page.url()).toBe(address)
  await expect(page.getByText('Aún no hay archivos.')).toBeVisible()

  await dropOn(page, '[aria-label="Zona para soltar archivos"]', path)
  await expect(page.getByRole('button', { name: 'Descargar Presupuesto.html' })).toBeVisible()
  await selectTab(page, /^Conversación/)
  await expect(field(page, 'Nuevo comentario')).toHaveValue('a medias')
})

/** Drops a file as the system does, so that the browser does what it would do with it. */
async function dropOn(page: Page, selector: string, file: string) {
  const { x, y, width, height } = (await page.locator(selector).last().boundingBox())!
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data })
  await session.detach()
}
