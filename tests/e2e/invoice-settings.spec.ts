import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
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

test.describe('the settings of invoices', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'azahar-invoices-')), 'elena.p12')

  test.beforeAll(({ agency }) => writeFileSync(file, agency.certificate.pfx))

  const shot = async (page: Page, name: string) => {
    const folder = process.env['INVOICE_SHOTS']
    if (!folder) return
    const path = join(folder, `${name}-${page.viewportSize()!.width}.png`)
    await page.screenshot({ path })
  }

  for (const [name, size] of [
    ['on a desk', DESKTOP],
    ['on a phone', PHONE],
  ] as const) {
    test(`a certificate is tried with the agency before and after switching on, ${name}`, async ({
      page,
      agency,
    }) => {
      await page.setViewportSize(size)
      await signedUp(page, 'Elena Montes', 'planner')
      await call(page.request, 'PUT', '/planner/books/issuer', ISSUER)
      const weddingId = await createWedding(page, 'Inés & Tomás', `${new Date().getFullYear() + 1}-10-12`)
      const charges = [{ concept: 'Reserva', total: 114_000, dueOn: '2026-12-01' }]
      await call(page.request, 'POST', '/planner/books/charges', { weddingId, charges })
      await page.goto('/app')
      await expect(page).toHaveURL(/\/app\/planner\//)
      await page.goto(`${page.url().replace(/\/$/, '')}/billing`)
      await page.getByRole('tab', { name: 'Justificantes' }).click()
      await page.getByRole('button', { name: 'Activar VERI*FACTU' }).click()
      const dialog = page.getByRole('dialog', { name: 'Activar VERI*FACTU' })
      const probe = dialog.getByRole('button', { name: /^Probar/ })
      await expect(probe).toBeDisabled()
      const choosing = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'Elegir archivo' }).click()
      await (await choosing).setFiles(file)
      await dialog.getByLabel(/^Contraseña de/).fill(agency.certificate.passphrase)
      await dialog.getByLabel(/^Contraseña de/).press('Enter')

      const activate = dialog.getByRole('button', { name: 'Activar', exact: true })
      for (const [next, shown, words] of [
        ['away', 'sin-respuesta', /no contesta ahora\. Inténtalo luego/],
        ['otherHolder', 'certificado', /no acepta este certificado.*El titular del certificado debe ser/],
        ['clientFault', 'censo', /no encuentra tu NIF en el censo/],
        [null, 'aceptada', /ha aceptado la prueba/],
      ] as const) {
        agency.state.next = next ? [next] : []
        await probe.click()
        await expect(dialog.getByRole('alert')).toHaveText(words)
        await expect(activate).toBeEnabled()
        await dialog.getByRole('alert').scrollIntoViewIfNeeded()
        await shot(page, `prueba-${shown}`)
      }
      await expectAccessible(page)
      await activate.click()
      await expect(dialog).toBeHidden()

      // The certificate of the double expires in two days.
      const banner = page.getByRole('region', { name: 'Certificado' })
      await expect(banner).toContainText(/Tu certificado caduca en [12] días?, el/)
      await expectAccessible(page)
      await shot(page, 'aviso')
      await banner.getByRole('button', { name: 'Cambiar certificado' }).click()
      await expect(page.getByRole('dialog', { name: 'Cambiar el certificado' })).toBeVisible()
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Ajustes de facturas' }).click()
      const settings = page.getByRole('dialog', { name: 'Ajustes de facturas' })
      await expect(settings.getByText('A para facturas, R para rectificativas.')).toBeVisible()
      agency.state.next = ['forbidden']
      await settings.getByRole('button', { name: 'Probar' }).click()
      await expect(settings.getByText('Hacienda no acepta este certificado para tu NIF.')).toBeVisible()
      await expectAccessible(page)
      await shot(page, 'ajustes')
      await settings.getByRole('button', { name: 'Probar otra vez' }).click()
      await expect(settings.getByText('Hacienda ha aceptado la prueba.')).toBeVisible()
      // Nothing was issued, so that the way out is open, and in again.
      await expect(settings.getByText('Aún no has emitido ninguna: se puede ya.')).toBeVisible()
      await settings.getByRole('button', { name: 'Dejar' }).click()
      const leaving = page.getByRole('dialog', { name: 'Dejar de emitir facturas' })
      await expectAccessible(page)
      await shot(page, 'dejar')
      await leaving.getByRole('button', { name: 'Dejar de emitir' }).click()
      await expect(page.getByText('Ya no emites facturas aquí', { exact: true })).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Justificantes' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Volver a activar VERI*FACTU' })).toBeVisible()
      await shot(page, 'dejado')
      expect(agency.invoices.size).toBe(
        [...agency.invoices.keys()].filter((id) => /^PRUEBA-/.test(id)).length,
      )
    })
  }
})
