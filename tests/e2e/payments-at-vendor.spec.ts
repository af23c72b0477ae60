import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
} from '../support/journeys/journey.ts'
import { atCanvasOf, openVendor, press, tile, vendorsOf } from './vendor-journey.ts'

const INSTALMENTS = [
  { concept: 'Reserva', size: { kind: 'percent', hundredths: 3000 }, due: { kind: 'day', on: '2027-01-15' } },
  { concept: 'Último pago', size: { kind: 'rest' }, due: { kind: 'day', on: '2027-06-30' } },
].map((one, index) => ({
  ...one,
  id: `0198c0de-0000-7000-8000-00000000050${index}`,
  shares: [],
  isRefundable: null,
}))

/** Lucía before a florist of 2.000 € with two instalments, of which the first is paid, and a DJ without payments. */
async function atPaidVendor(page: Page) {
  const { weddingId, ids } = await atCanvasOf(
    page,
    { vendorType: 'catering', name: 'Flores de Umbría', cost: 2000, status: 'closed' },
    { vendorType: 'dj', name: 'Lola Discos', cost: 600 },
  )
  const path = `/weddings/${weddingId}`
  await call(page.request, 'PATCH', `${path}/payment-plans/${ids[0]}`, { instalments: INSTALMENTS })
  await call(page.request, 'POST', `${path}/payments`, {
    ...{ vendorId: ids[0], instalmentId: INSTALMENTS[0]!.id, paidOn: '2026-11-20' },
    shares: [{ payerId: null, cents: 60_000 }],
  })
  await page.reload()
  await hydrated(page)
  return { weddingId, vendorId: ids[0]! }
}

const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Eliminar «Flores de Umbría»?' })

for (const viewport of [DESKTOP, PHONE]) {
  test(`at ${viewport.width} px a vendor with payments is removed after a question, and comes back with all`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { weddingId } = await atPaidVendor(page)
    await press(page, /^Eliminar Flores de Umbría/)
    await expect(question(page)).toContainText(
      /Hay 1 pago hecho \(600,00\s€\) y 1 por pagar \(1\.400,00\s€\)\./,
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await press(question(page), 'Cancelar')
    await expect(question(page)).toBeHidden()
    await expect(tile(page, 'Flores de Umbría')).toBeVisible()

    await press(page, /^Eliminar Flores de Umbría/)
    await press(question(page), 'Eliminar proveedor')
    await expect(tile(page, 'Flores de Umbría')).toHaveCount(0)
    await expect
      .poll(async () => (await vendorsOf(page, weddingId)).map(({ name }) => name))
      .toEqual(['Lola Discos'])
    await press(page, 'Deshacer')
    await expect(tile(page, 'Flores de Umbría')).toBeVisible()
    await expect
      .poll(() => call<{ plans: object[] }>(page.request, 'GET', `/weddings/${weddingId}/payments`))
      .toMatchObject({
        plans: [{ instalments: INSTALMENTS }, { instalments: [] }],
        payments: [{ cents: 60_000 }],
      })

    const dj = page.getByRole('tab', { name: /^Música/ })
    if (await dj.isVisible()) await dj.click()
    await press(page, /^Eliminar Lola Discos/)
    await expect(tile(page, 'Lola Discos')).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
}

test('who does not see the budget is asked without amounts', async ({ page, browser }) => {
  const { weddingId } = await atPaidVendor(page)
  const friend = await inviteIn(browser, page, weddingId, 'Noelia Paz', 'couple', 'viewer')
  const { id } = await call<{ id: string }>(friend.request, 'GET', '/profile')
  await call(page.request, 'PATCH', `/weddings/${weddingId}/members/${id}`, {
    permissions: { vendors: 'edit', budget: 'none' },
  })
  await friend.goto(`/app/couple/${weddingId}/vendors`)
  await hydrated(friend)
  await press(friend, /^Eliminar Flores de Umbría/)
  await expect(question(friend)).toContainText('Hay pagos hechos o previstos.')
  await expect(friend.locator('body')).not.toContainText('€')
  await friend.context().close()
})

for (const viewport of [DESKTOP, PHONE]) {
  test(`at ${viewport.width} px the panel says what is paid and due, where a new cost goes, and opens the plan`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { weddingId, vendorId } = await atPaidVendor(page)
    await openVendor(page, 'Flores de Umbría')
    const payments = page.getByRole('region', { name: 'Pagos del proveedor' })
    await expect(payments.getByRole('listitem')).toHaveText([
      /^Pagado600,00\s€$/,
      /^Último pago, 30 jun1\.400,00\s€$/,
    ])
    const cost = page.getByLabel('Coste', { exact: true })
    await cost.fill('2150')
    await expect(
      page.getByText(
        '+150,00 €: se repartirá entre «Reserva» (15 ene) +45,00 € y «Último pago» (30 jun) +105,00 €.',
      ),
    ).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await cost.press('Enter')
    await expect(payments.getByRole('listitem').nth(1)).toHaveText(/^Reserva, 30\s%, 15 ene45,00\s€$/)
    await expect(page.getByText(/se repartirá/)).toHaveCount(0)

    await press(payments, 'Cambiar plazos')
    await page.getByLabel('Porcentaje').fill('50')
    await press(page, /^Guardar$/)
    await expect(page.getByLabel('Porcentaje')).toHaveCount(0)
    await expect(payments.getByRole('listitem').last()).toHaveText(/^Último pago, 30 jun1\.075,00\s€$/)
    await expect
      .poll(() => call<{ plans: object[] }>(page.request, 'GET', `/weddings/${weddingId}/payments`))
      .toMatchObject({
        plans: [{ id: vendorId, instalments: [{ size: { hundredths: 5000 } }, {}] }, { instalments: [] }],
      })
  })
}

test('who only sees the budget opens the plan and changes none of it; who does not sees no payments', async ({
  page,
  browser,
}) => {
  const { weddingId, vendorId } = await atPaidVendor(page)
  const mother = await inviteIn(browser, page, weddingId, 'Pilar Vidal', 'couple', 'viewer')
  const { id } = await call<{ id: string }>(mother.request, 'GET', '/profile')
  const allow = (budget: string) =>
    call(page.request, 'PATCH', `/weddings/${weddingId}/members/${id}`, { permissions: { budget } })
  const address = `/app/couple/${weddingId}/vendors?proveedor=${vendorId}`
  await allow('view')
  await mother.goto(address)
  await hydrated(mother)
  await press(mother, 'Ver plazos')
  const dialog = mother.getByRole('dialog', { name: 'Flores de Umbría' })
  await expect(dialog.getByLabel('Porcentaje')).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Guardar' })).toHaveCount(0)
  await allow('none')
  await mother.goto(address)
  await hydrated(mother)
  await expect(mother.getByLabel('Teléfono')).toBeVisible()
  await expect(mother.getByRole('region', { name: 'Pagos del proveedor' })).toHaveCount(0)
  await expect(mother.locator('body')).not.toContainText('€')
  await mother.context().close()
})
