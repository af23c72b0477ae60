import type { Stored } from '#domain/operation/browser-storage.ts'
import { isListed } from '../support/contract/listed-storage.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { openDevice } from '../support/journeys/device.ts'
import { createWedding, hydrated, signedUp } from '../support/journeys/journey.ts'

const unlisted = (kind: Stored['kind'], kept: readonly string[]) =>
  kept.filter((name) => !isListed(kind, name))

test('a browser keeps nothing that the privacy policy does not list', async () => {
  const device = await openDevice()
  try {
    const page = device.page()
    await signedUp(page, 'Lucía Herrera', 'couple')
    const weddingId = await createWedding(page, 'Lucía & Martín', '2027-04-10')
    for (const section of ['', '/guests', '/vendors', '/budget', '/inspiration', '/day-b']) {
      await page.goto(`/app/couple/${weddingId}${section}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto('/app/profile')
    await hydrated(page)
    await page.getByText('Oscuro', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    const kept = () =>
      page.evaluate(async () => ({
        local: Object.keys(localStorage),
        tab: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
        caches: await caches.keys(),
      }))
    // The service worker fills its caches, and the page its stores, when they are at rest.
    await expect
      .poll(async () => Object.entries(await kept()).filter(([, names]) => names.length === 0))
      .toEqual([])
    const { local, tab, databases, caches: files } = await kept()
    const cookies = (await page.context().cookies()).map(({ name }) => name)
    expect(cookies).not.toHaveLength(0)
    expect({
      cookies: unlisted('Cookie', cookies),
      local: unlisted('Almacén local', local),
      tab: unlisted('Almacén de la pestaña', tab),
      databases: unlisted('Base de datos', databases),
      files: unlisted('Caché', files),
    }).toEqual({ cookies: [], local: [], tab: [], databases: [], files: [] })
  } finally {
    await device.remove()
  }
})
