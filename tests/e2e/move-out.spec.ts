import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, expectAccessible, signedUp } from '../support/journeys/journey.ts'
import { picture } from '../support/outside/images.ts'
import { read } from '../support/outside/read-zip.ts'

/** A wedding with a family, a vendor with a contract, and a picture, unpacked in a folder of the disk. */
async function unpacked(page: Page): Promise<string> {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín <3', '2027-04-10')
  const at = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${at}/guests`, { fullName: 'Íñigo <b>Lasa</b>' })
  const vendor = await call<{ id: string }>(page.request, 'POST', `${at}/vendors`, {
    vendorType: 'catering',
    status: 'open',
    cost: 1250.5,
  })
  await call(page.request, 'PATCH', `${at}/vendors/${vendor.id}`, {
    name: 'La Alacena #1',
    phone: '954 00 00 04',
  })
  const send = async (path: string, data: Buffer) => {
    const sent = await page.request.post(`/api${at}/${path}`, {
      data,
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(sent.ok(), await sent.text()).toBe(true)
  }
  await send(`vendors/${vendor.id}/files?name=contrato%20100%25.txt`, Buffer.from('Lo acordado'))
  const folder = await call<{ id: string }>(page.request, 'POST', `${at}/inspiration/folders`, {
    name: 'Flores',
  })
  await send(
    `inspiration/folders/${folder.id}/images?name=ramo%20azul.png`,
    await picture(80, 60).png().toBuffer(),
  )
  const zip = await page.request.get(`/api${at}/archive`)
  expect(zip.ok()).toBe(true)
  const into = test.info().outputPath('boda')
  for (const [name, contents] of await read(await zip.body())) {
    mkdirSync(dirname(join(into, name)), { recursive: true })
    writeFileSync(join(into, name), contents)
  }
  return into
}

test('a downloaded wedding is read from the disk, with nobody online', async ({ page, browser }) => {
  const folder = await unpacked(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, offline: true, javaScriptEnabled: true })
    const reader = await context.newPage()
    const asked: string[] = []
    const said: string[] = []
    reader.on('request', (request) => asked.push(request.url()))
    reader.on('console', (message) => said.push(message.text()))
    await reader.goto(pathToFileURL(join(folder, 'index.html')).href)
    await expect(reader.getByRole('heading', { name: 'Lucía & Martín <3', level: 1 })).toBeVisible()
    await expect(reader.getByText('10 de abril de 2027').first()).toBeVisible()
    await expect(reader.getByText('Íñigo <b>Lasa</b>')).toBeVisible()
    const vendors = reader.locator('#proveedores')
    await expect(vendors.getByText('La Alacena #1')).toBeVisible()
    await expect(vendors.getByText(/1250,50|1\.250,50/)).toBeVisible()
    const image = reader.getByRole('img', { name: 'ramo azul.png' })
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(80)
    await expectAccessible(reader)
    expect(asked.filter((url) => !url.startsWith('file://'))).toEqual([])
    expect(said).toEqual([])
    const [contract] = await Promise.all([
      reader.waitForURL(/contrato/),
      reader.getByRole('link', { name: 'contrato 100%.txt' }).click(),
    ]).then(() => [reader.locator('body')])
    await expect(contract!).toHaveText('Lo acordado')
    await reader.goto(pathToFileURL(join(folder, 'conversaciones.html')).href)
    await expect(reader.getByRole('heading', { name: 'Conversaciones' })).toBeVisible()
    await context.close()
  }
})
