import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { capturedMails } from '../support/accounts/captured-mails.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  PASSWORD,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
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

/** The page of a wedding that is taken along, with a guest and a contract. */
async function atMoveOut(page: Page) {
  const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2027-04-10')
  const at = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${at}/guests`, { fullName: 'Íñigo Lasa' })
  const vendor = await call<{ id: string }>(page.request, 'POST', `${at}/vendors`, { vendorType: 'catering' })
  const sent = await page.request.post(`/api${at}/vendors/${vendor.id}/files?name=contrato.txt`, {
    data: Buffer.from('Lo acordado'),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await page.goto('/app/profile')
  await page.getByRole('link', { name: 'Llévatela' }).click()
  await expect(page.getByRole('heading', { name: 'Llévate tu boda', level: 1 })).toBeVisible()
  return { email, weddingId, at }
}

for (const [size, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport })

    test('a wedding is prepared, told by mail, downloaded with the password, and opened again', async ({
      page,
    }) => {
      const { email } = await atMoveOut(page)
      await expect(page.getByText('1 invitado, 1 proveedor y 1 archivo')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Preparar el ZIP' }).click()
      await expect(page.getByText('Te pedirá la contraseña.')).toBeVisible()
      await expectAccessible(page)
      await expect
        .poll(async () => (await capturedMails(page.request, [email])).map(({ subject }) => subject))
        .toContain('La copia de «Lucía & Martín» está lista')

      await page.getByRole('button', { name: 'Descargar', exact: true }).click()
      const dialog = page.getByRole('dialog')
      const password = dialog.getByLabel('Contraseña', { exact: true })
      await password.fill('no-es-esta')
      await dialog.getByRole('button', { name: 'Descargar' }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await password.fill(PASSWORD)
      const downloading = page.waitForEvent('download')
      await dialog.getByRole('button', { name: 'Descargar' }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^lucia-martin-\d{4}-\d\d-\d\d\.zip$/)
      await expect(dialog).toBeHidden()

      await page.getByRole('link', { name: 'Abrir un ZIP' }).click()
      const back = page.getByRole('region', { name: 'Tus datos' })
      await back.locator('input[type=file]').setInputFiles(await download.path())
      await expect(back.getByText('«Lucía & Martín» ya está aquí.')).toBeVisible()
      await back.getByRole('link', { name: 'Abrir la boda' }).click()
      await expect(page).toHaveURL(/\/app\/couple\/[0-9a-f-]{36}$/)
    })

    test('a copy without files is made and deleted with the keyboard, and says what it lacks when it comes back', async ({
      page,
    }) => {
      await atMoveOut(page)
      const withFiles = page.getByRole('checkbox', { name: 'Con imágenes y archivos' })
      await withFiles.focus()
      await page.keyboard.press('Space')
      await expect(withFiles).not.toBeChecked()
      await page.getByRole('button', { name: 'Preparar el ZIP' }).press('Enter')
      await page.getByRole('button', { name: 'Descargar', exact: true }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
      const downloading = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      const path = await (await downloading).path()

      await page.getByRole('button', { name: 'Preparar otra' }).press('Enter')
      await page.getByRole('button', { name: 'Preparar el ZIP' }).press('Enter')
      const others = page.getByRole('region', { name: 'Otras copias' })
      await others.getByRole('button', { name: /^Eliminar la del / }).press('Enter')
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'Eliminar la copia' }).press('Enter')
      await expect(others).toBeHidden()
      await page.getByRole('button', { name: 'Eliminar esta' }).press('Enter')
      await question.getByRole('button', { name: 'Eliminar la copia' }).press('Enter')
      await expect(page.getByRole('button', { name: 'Preparar el ZIP' })).toBeVisible()

      await page.getByRole('link', { name: 'Abrir un ZIP' }).press('Enter')
      const back = page.getByRole('region', { name: 'Tus datos' })
      await back.locator('input[type=file]').setInputFiles(path)
      await back.getByText('Falta un archivo que el ZIP no lleva. Ver cuál').click()
      await expect(back.getByText(/contrato\.txt$/)).toBeVisible()
      // The address scrolls to the section, which leaves half of a button below the header.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(page)
    })

    test('copies that come by themselves are switched on and off', async ({ page }) => {
      const { at } = await atMoveOut(page)
      const rhythm = page.getByRole('radiogroup', { name: 'Cada cuánto' })
      await rhythm.getByText('Cada mes').click()
      await expect(page.getByText(/^La próxima, el /)).toBeVisible()
      await expectAccessible(page)
      const schedule = () => call<{ rhythm: string } | null>(page.request, 'GET', `${at}/exports/schedule`)
      expect(await schedule()).toMatchObject({ rhythm: 'monthly', withFiles: false })
      await page.reload()
      await rhythm.getByText('No', { exact: true }).click()
      await expect.poll(schedule).toBeNull()
    })
  })
}
