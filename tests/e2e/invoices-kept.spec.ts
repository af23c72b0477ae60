import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Books } from '#contract/book-rows.ts'
import { expect } from '../support/journeys/browser-test.ts'
import { test } from '../support/journeys/invoicing-server.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

const ISSUER = {
  ...{ name: 'Casa Jara Eventos, S. L.', nif: 'B00000000', address: 'Calle Feria, 12' },
  ...{ postalCode: '41003', city: 'Sevilla' },
}

test.describe('invoices without VERI*FACTU', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'azahar-kept-')), 'elena.p12')

  test.beforeAll(({ agency }) => writeFileSync(file, agency.certificate.pfx))

  for (const size of [DESKTOP, PHONE])
    test(`are signed and kept, until the planner begins to send them, at ${size.width} px`, async ({
      page,
      agency,
    }) => {
      await page.setViewportSize(size)
      await signedUp(page, 'Elena Montes', 'planner')
      await call(page.request, 'PUT', '/planner/books/issuer', ISSUER)
      const weddingId = await createWedding(page, 'Inés & Tomás', `${new Date().getFullYear() + 1}-10-12`)
      const charges = [{ concept: 'Reserva', total: 30_000, dueOn: '2026-12-01' }]
      await call(page.request, 'POST', '/planner/books/charges', { weddingId, charges })
      await page.goto('/app')
      await expect(page).toHaveURL(/\/app\/planner\//)
      await page.goto(`${page.url().replace(/\/$/, '')}/billing?vista=justificantes`)
      await page.getByRole('button', { name: 'Activar VERI*FACTU' }).click()
      const dialog = page.getByRole('dialog', { name: 'Activar VERI*FACTU' })
      const choosing = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'Elegir archivo' }).click()
      await (await choosing).setFiles(file)
      await dialog.getByLabel(/^Contraseña de/).fill(agency.certificate.passphrase)
      await dialog.getByLabel(/^Contraseña de/).press('Enter')
      await expect(dialog.getByRole('radio', { name: /VERI\*FACTU\)/ })).toBeChecked()
      await dialog.getByText('Se firma y se guarda aquí, sin VERI*FACTU').click()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await dialog.getByRole('button', { name: 'Activar', exact: true }).click()
      await expect(dialog).toBeHidden()

      const status = page.getByRole('region', { name: 'Estado de tus facturas' })
      await expect(status).toContainText('Sin VERI*FACTU')
      const books = await call<Books>(page.request, 'GET', '/planner/books')
      const chargeId = books.accounts[0]!.charges[0]!.id
      const id = '0198c0de-0000-7000-8000-000000000301'
      const invoice = { id, chargeId, concept: 'Reserva', recipient: null }
      await call(page.request, 'POST', '/planner/invoicing/invoices', invoice)
      await page.reload()
      await expect(page.getByText('Firmada y guardada').first()).toBeVisible()
      await status.getByRole('button', { name: 'Ver el registro' }).click()
      await expect(page.getByText('Empieza sin VERI*FACTU, firmado')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Facturas', exact: true }).click()

      await status.getByRole('button', { name: /^Ajustes/ }).click()
      const settings = page.getByRole('dialog', { name: 'Ajustes de facturas' })
      await expect(settings.getByText('Se puede en cualquier momento.')).toBeVisible()
      await settings.getByRole('button', { name: 'Pasar a VERI*FACTU' }).click()
      await expect(settings.getByRole('button', { name: 'Pasar a VERI*FACTU' })).toBeHidden()
      await expectAccessible(page)
      await settings.getByRole('button', { name: 'Cerrar', exact: true }).last().press('Enter')
      await expect(status).not.toContainText('Sin VERI*FACTU')
    })
})
