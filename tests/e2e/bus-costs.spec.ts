import type { Page } from '@playwright/test'
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
  watchConsole,
} from '../support/journeys/journey.ts'

type Row = { id: string }

const STOP = { name: 'Plaza de Armas', place: null, minute: 675, isVenue: false }

/** Lucía, signed in, with a bus and two vendors of buses. */
async function withBus(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const add = (path: string, body: object) => call<Row>(page.request, 'POST', `${at}${path}`, body)
  const transvia = await add('/vendors', { vendorType: 'autobuses', name: 'Transvía' })
  const own = await add('/vendors', { vendorType: 'autobuses', name: 'Autocares Prieto', cost: 640 })
  await call(page.request, 'POST', `${at}/vendors/${transvia.id}/confirm`)
  await call(page.request, 'POST', `${at}/vendors/${own.id}/confirm`)
  await add('/transport/trips', { direction: 'out', stops: [{ ...STOP, key: 'armas' }] })
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  const trips = page.getByRole('list', { name: 'Viajes' })
  await trips.getByRole('button', { name: 'Ida, 11:15' }).click()
  return { weddingId, trips }
}

const choose = async (page: Page, company: string) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Empresa/ })
    .click()
  await page.getByRole('option', { name: company }).click()
}

test('a bus has a company and a price, which count once in the budget', { tag: '@core' }, async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  const complaints = watchConsole(page)
  const { trips, weddingId } = await withBus(page)
  await page.getByRole('button', { name: 'Cambiar viaje' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Precio, en euros').fill('mucho')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Escribe un importe como 320 o 1.234,56')).toBeVisible()
  await dialog.getByLabel('Precio, en euros').fill('320,50')
  await choose(page, 'Transvía')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(trips.getByText('autobús de Transvía, 320,50')).toBeVisible()
  const costs = page.getByRole('region', { name: 'Coste de los autobuses' })
  await expect(costs.getByText('Cuenta en el presupuesto.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Presupuesto' }).click()
  // 320,50 of the bus and 640 of the other vendor.
  await expect(page.getByText('960,50').first()).toBeVisible()
  // '¿Y si…?' has levers once a price follows the guests.
  const perHead = { adult: 50, child: 0, minimum: 0, basis: 'planned', eventId: null, plannedAdults: 2 }
  const catering = { vendorType: 'catering', name: 'La Alacena', status: 'closed', perHead }
  await call(page.request, 'POST', `/weddings/${weddingId}/vendors`, catering)
  await page.goto(`/app/couple/${weddingId}/what-if`)
  await expect(page.getByRole('columnheader', { name: /Como está/ })).toContainText('1.060,50')
  await page.getByRole('button', { name: 'Los otros 2 no cambian' }).click()
  await expect(page.getByText('Suma de sus autobuses')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a scenario has as many buses as its guests need, which adopting leaves as they are', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  const { weddingId } = await withBus(page)
  const at = `/weddings/${weddingId}`
  const [trip] = await call<Row[]>(page.request, 'GET', `${at}/transport/trips`)
  const [transvia] = await call<Row[]>(page.request, 'GET', `${at}/vendors`)
  const priced = { companyId: transvia!.id, priceCents: 30_000, seats: 12 }
  await call(page.request, 'PATCH', `${at}/transport/trips/${trip!.id}`, priced)
  for (let index = 0; index < 10; index += 1) {
    const guest = { fullName: `Persona ${index}`, rsvp: true }
    const { id } = await call<Row>(page.request, 'POST', `${at}/guests`, guest)
    await call(page.request, 'POST', `${at}/transport/rides`, {
      ...{ direction: 'out', key: 'armas' },
      riders: [{ guestId: id, from: null }],
    })
  }
  const perHead = { adult: 50, child: 0, minimum: 0, basis: 'confirmed', eventId: null }
  const catering = { vendorType: 'catering', name: 'La Alacena', status: 'closed', perHead }
  await call(page.request, 'POST', `${at}/vendors`, catering)
  await page.goto(`/app/couple/${weddingId}/what-if`)
  await hydrated(page)
  const slider = page.getByRole('slider', { name: 'Invitados' })
  await slider.press('ArrowRight')
  const row = page.getByRole('row', { name: /Transvía/ })
  await expect(row).toHaveCount(0)
  await slider.press('PageUp')
  await expect(row).toContainText('Suma de sus autobuses: 2 en vez de 1')
  await expect(row).toContainText('+300,00')
  await page.getByRole('button', { name: 'Adoptar «11 más»' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Los autobuses de Transvía se quedan como están')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
})

test('a company with a cost of its own counts that, until the sum is asked for', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await withBus(page)
  await page.getByRole('button', { name: 'Cambiar viaje' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Precio, en euros').fill('300')
  await choose(page, 'Autocares Prieto')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  const costs = page.getByRole('region', { name: 'Coste de los autobuses' })
  await expect(costs.getByText('En el presupuesto cuenta el coste del proveedor, 640,00')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await costs.getByRole('button', { name: 'Contar la suma' }).click()
  await expect(costs.getByText('Cuenta en el presupuesto.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(costs.getByRole('button', { name: 'Contar la suma' })).toBeVisible()
})
