import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/journeys/browser-test.ts'
import { call, createWedding, hydrated, signedUp } from '../support/journeys/journey.ts'

export const MEGABYTE = 1024 * 1024

export type Vendor = { id: string; name: string; cost: number; status: string; phone: string | null }

/** A couple signed in, with an empty canvas before them. */
export async function atCanvas(page: Page) {
  const { weddingId } = await atCanvasOf(page)
  await expect(page.getByRole('heading', { level: 1, name: 'El Canvas de tu boda' })).toBeVisible()
  return weddingId
}

/** A couple signed in, before a canvas with these vendors. */
export async function atCanvasOf(page: Page, ...vendors: Record<string, unknown>[]) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const ids: string[] = []
  for (const vendor of vendors) {
    const path = `/weddings/${weddingId}/vendors`
    ids.push((await call<Vendor>(page.request, 'POST', path, vendor)).id)
  }
  await page.goto(`/app/couple/${weddingId}/vendors`)
  await hydrated(page)
  return { weddingId, ids }
}

export const vendorsOf = (page: Page, weddingId: string) =>
  call<Vendor[]>(page.request, 'GET', `/weddings/${weddingId}/vendors`)

export const tile = (page: Page, name: string) => page.locator('li[data-vendor]').filter({ hasText: name })
export const press = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name }).click()
export const openVendor = (page: Page, name: string) => press(page, new RegExp(`^Abrir ${name}`))
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const selectTab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click()
const saved = (page: Page) => page.getByText('Guardado ✓')

/** 'Guardado ✓' stays for 1.2 s: it is waited for from before what brings it. */
export async function expectSavedBy(page: Page, act: () => Promise<unknown>) {
  const shown = saved(page).first().waitFor()
  await act()
  await shown
  await expect(saved(page)).toHaveCount(0)
}

/** Chooses files for the button 'Subir archivos': files from the disk, or made here. */
export async function choose(page: Page, ...files: (string | { name: string; buffer: Buffer })[]) {
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Subir archivos')
  const chosen = files.map((file) =>
    typeof file === 'string' ? file : { ...file, mimeType: 'application/octet-stream' },
  )
  await (await chooser).setFiles(chosen as string[])
}

/** Slows down what the page sends, in bytes a second; 0 takes the brake off. */
export async function throttleUploads(page: Page, speed: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: speed || -1,
  })
}
