import { readFileSync } from 'node:fs'
import { read as readWorkbook, utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { at, atAgenda, choose, openAgenda, start } from '../support/journeys/agenda-journey.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { openDevice } from '../support/journeys/device.ts'
import {
  call,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
} from '../support/journeys/journey.ts'

/** A wedding with a caterer and a DJ, each with their own lines. */
async function withVendors(page: Page): Promise<string> {
  const weddingId = await atAgenda(page, null)
  const add = (name: string, vendorType: string) =>
    call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/vendors`, { name, vendorType })
  const { id: caterer } = await add('La Alacena de Triana', 'catering')
  const { id: dj } = await add('Lola Discos', 'dj')
  const by = (vendorId: string) => [{ kind: 'vendor', vendorId }]
  await call(page.request, 'POST', `/weddings/${weddingId}/agenda/days`, {
    name: 'Boda',
    date: '2027-04-10',
    items: [
      { title: 'Banquete', time: at(15, 17), place: 'Salón', responsible: by(caterer) },
      { title: 'Primer baile', time: at(17.75), responsible: by(dj) },
      { title: 'Recena', time: at(21.5), responsible: by(caterer) },
    ],
  })
  await openAgenda(page, weddingId)
  return weddingId
}

const more = (page: Page) => page.getByRole('button', { name: 'Imprimir, exportar y días' })

for (const [device, viewport] of Object.entries({ desk: DESKTOP, phone: PHONE })) {
  test(`at ${device} a vendor opens their link without an account or a script, until it is revoked`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport)
    await withVendors(page)
    await page.getByRole('button', { name: 'Compartir' }).click()
    await page.getByRole('button', { name: 'Crear enlace para La Alacena de Triana' }).click()
    const link = page.getByRole('link', { name: 'Abrir el enlace de La Alacena de Triana' })
    const address = (await link.getAttribute('href'))!
    await expectAccessible(page)

    const context = await browser.newContext({ viewport, javaScriptEnabled: false })
    const vendor = await context.newPage()
    await vendor.goto(address)
    await expect(vendor.getByRole('heading', { level: 1, name: 'La Alacena de Triana' })).toBeVisible()
    await expect(vendor.getByRole('listitem')).toHaveCount(2)
    await expect(vendor.getByText('Primer baile')).toHaveCount(0)

    // A second press at the place of the cross would count as the other half of a double click.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    if (viewport === DESKTOP) {
      await start(page, 'Banquete').fill('15:15')
      await page.keyboard.press('Enter')
    } else {
      await choose(page, 'Banquete', 'Retrasar desde aquí')
      await page.getByRole('button', { name: /^Retrasar \d momentos$/ }).click()
      // A vendor without an email is to be called.
      await page
        .getByRole('dialog', { name: 'Avisa tú a estos' })
        .getByRole('button', { name: 'Listo' })
        .click()
    }
    await expect(async () => {
      await vendor.reload()
      await expect(vendor.getByText(/15\smin más tarde\./)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(vendor.getByText(/Cambiado por Lucía a las? \d/)).toBeVisible()
    await vendor.getByRole('button', { name: 'Entendido' }).click()
    await expect(vendor.getByText('más tarde')).toHaveCount(0)

    await page.getByRole('button', { name: 'Compartir' }).click()
    await page.getByRole('button', { name: 'Anular el enlace de La Alacena de Triana' }).click()
    await expect(page.getByText('ya no vale.')).toBeVisible()
    expect((await vendor.goto(address))!.status()).toBe(404)
    await expect(vendor.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeVisible()
    await context.close()
  })

  test(`at ${device} the sheet of a vendor is accessible and fits`, async ({ page }) => {
    const weddingId = await withVendors(page)
    const vendors = await call<{ id: string }[]>(page.request, 'GET', `/weddings/${weddingId}/vendors`)
    const { path } = await call<{ path: string }>(
      page.request,
      'POST',
      `/weddings/${weddingId}/agenda/links`,
      {
        vendorId: vendors[0]!.id,
      },
    )
    await page.setViewportSize(viewport)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
}

test('a vendor who has opened their sheet once has it without a network, until the link is revoked', async ({
  page,
}) => {
  const weddingId = await withVendors(page)
  const [vendor] = await call<{ id: string }[]>(page.request, 'GET', `/weddings/${weddingId}/vendors`)
  const links = `/weddings/${weddingId}/agenda/links`
  const { id, path } = await call<{ id: string; path: string }>(page.request, 'POST', links, {
    vendorId: vendor!.id,
  })
  const device = await openDevice()
  try {
    await device.page().goto(path)
    const kept = () =>
      device.page().evaluate(async (path) => {
        const cache = await caches.open('azahar-hojas')
        const isReady =
          (await navigator.serviceWorker.getRegistration('/agenda/'))?.active?.state === 'activated'
        const fonts = (await cache.keys()).filter(({ url }) => url.endsWith('.woff2'))
        return isReady && fonts.length > 0 && (await cache.match(path)) !== undefined
      }, path)
    await expect.poll(kept).toBe(true)
    const offline = await device.reopen({ isOffline: true })
    await offline.goto(path)
    await expect(offline.getByRole('heading', { level: 1, name: 'La Alacena de Triana' })).toBeVisible()
    await expect(offline.getByText('Banquete')).toBeVisible()
    await expect(offline.getByText(/Actualizado a las? \d/)).toBeVisible()
    await expectAccessible(offline)
    // With a network it is the server's, and a change is there.
    await device.context().setOffline(false)
    const [item] = await call<{ id: string; title: string }[]>(
      page.request,
      'GET',
      `/weddings/${weddingId}/agenda/items`,
    )
    await call(page.request, 'PATCH', `/weddings/${weddingId}/agenda/items/${item!.id}`, { place: 'Patio' })
    await offline.reload()
    await expect(offline.getByRole('link', { name: 'Patio' })).toBeVisible()
    await device.context().setOffline(true)
    await offline.reload()
    await expect(offline.getByRole('link', { name: 'Patio' })).toBeVisible()
    await device.context().setOffline(false)
    await call(page.request, 'DELETE', `${links}/${id}`)
    await offline.reload()
    await expect(offline.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeVisible()
    await device.context().setOffline(true)
    await expect(offline.reload()).rejects.toThrow()
  } finally {
    await device.remove()
  }
})

test('the agenda leaves as a calendar, as a table and as an address to subscribe to', async ({ page }) => {
  await withVendors(page)
  const download = async (item: string) => {
    await more(page).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ])
    const contents = readFileSync(await file.path())
    return { name: file.suggestedFilename(), contents, text: contents.toString('utf8') }
  }
  const calendar = await download('Descargar calendario (.ics)')
  expect(calendar.name).toBe('agenda.ics')
  expect(calendar.text).toContain('SUMMARY:Banquete')
  expect(calendar.text).toContain('DTSTART:20270410T130000Z')
  const table = await download('Exportar CSV')
  expect(table.name).toBe('agenda.csv')
  expect(table.text).toContain('Boda;2027-04-10;15:00;17:00;Banquete;Salón;La Alacena de Triana;;;')
  const workbook = await download('Exportar Excel')
  expect(workbook.name).toBe('agenda.xlsx')
  const [, first] = utils.sheet_to_json<string[]>(readWorkbook(workbook.contents).Sheets['Agenda']!, {
    header: 1,
    defval: '',
  })
  expect(first!.slice(0, 7).join(';')).toBe(table.text.split('\r\n')[1]!.split(';').slice(0, 7).join(';'))

  await page.getByRole('button', { name: 'Compartir' }).click()
  await page.getByRole('button', { name: 'Crear enlace para el calendario' }).click()
  const address = (await page.getByRole('link', { name: 'Suscribirse al calendario' }).getAttribute('href'))!
  expect(address).toMatch(/^webcal:\/\/.*\/agenda\/[\w-]{22}\.ics$/)
  const google = await page.getByRole('link', { name: 'Añadir a Google Calendar' }).getAttribute('href')
  expect(new URL(google!).searchParams.get('cid')).toBe(address)
  const feed = await page.request.get(address.replace('webcal:', 'http:'))
  expect(feed.headers()['content-type']).toContain('text/calendar')
})

test('on paper there is the whole agenda, or a sheet for each vendor', async ({ page }) => {
  await withVendors(page)
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.emulateMedia({ media: 'print' })
  const print = async (item: string) => {
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await more(page).click()
    await page.getByRole('menuitem', { name: item }).click()
    await page.emulateMedia({ media: 'print' })
  }
  await print('Imprimir para todos')
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
  for (const title of ['Banquete', 'Primer baile', 'Recena'])
    await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByRole('navigation')).toBeHidden()

  await print('Imprimir una hoja por proveedor')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['La Alacena de Triana', 'Lola Discos'])
  await expect(page.getByText('Primer baile')).toHaveCount(1)
})
