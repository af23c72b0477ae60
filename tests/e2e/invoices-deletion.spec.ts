import { join } from 'node:path'
import { expect } from '../support/journeys/browser-test.ts'
import { test } from '../support/journeys/invoicing-server.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

const ISSUER = {
  ...{ name: 'Casa Jara Eventos, S. L.', nif: 'B00000000', address: 'Calle Feria, 12' },
  ...{ postalCode: '41003', city: 'Sevilla' },
}
const ID = '0198c0de-0000-7000-8000-00000000dea1'

for (const [name, size] of [
  ['on a desk', DESKTOP],
  ['on a phone', PHONE],
] as const) {
  test(`who has issued invoices is told so before the account is deleted, ${name}`, async ({
    page,
    agency,
  }) => {
    await page.setViewportSize(size)
    await signedUp(page, 'Elena Montes', 'planner')
    await call(page.request, 'PUT', '/planner/books/issuer', ISSUER)
    const weddingId = await createWedding(page, 'Inés & Tomás')
    const charges = [{ concept: 'Reserva', total: 30_000, dueOn: '2026-12-01' }]
    await call(page.request, 'POST', '/planner/books/charges', { weddingId, charges })
    const { pfx, passphrase: password } = agency.certificate
    const chosen = { file: pfx.toString('base64'), password, series: 'A', correctionSeries: 'R' }
    await call(page.request, 'POST', '/planner/invoicing/activation', chosen)
    type Books = { accounts: { charges: { id: string }[] }[] }
    const { accounts } = await call<Books>(page.request, 'GET', '/planner/books')
    const chargeId = accounts[0]!.charges[0]!.id
    const invoice = { id: ID, chargeId, concept: 'Reserva', recipient: null }
    await call(page.request, 'POST', '/planner/invoicing/invoices', invoice)
    await page.goto('/app/profile')
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Se va la factura que has emitido.')).toBeVisible()
    await expectAccessible(page)
    const folder = process.env['INVOICE_SHOTS']
    if (folder) await page.screenshot({ path: join(folder, `eliminar-${size.width}.png`) })
    const loading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Descargar facturas y registro' }).click()
    expect((await loading).suggestedFilename()).toMatch(/^Registros de facturación/)
  })
}
