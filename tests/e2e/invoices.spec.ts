import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../support/journeys/browser-test.ts'
import { facturaeOf, invoicePdf, test } from '../support/journeys/invoicing-server.ts'
import {
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignup,
  newEmail,
  PHONE,
} from '../support/journeys/journey.ts'
import { codeOf, printed, wordsOf } from '../support/outside/pdf.ts'

test.describe('the invoices of a planner', () => {
  const files = mkdtempSync(join(tmpdir(), 'azahar-invoices-'))

  test.beforeAll(({ agency }) => {
    writeFileSync(join(files, 'elena.p12'), agency.certificate.pfx)
    writeFileSync(join(files, 'carta.p12'), 'Esto no es un certificado')
  })

  const year = new Date().getFullYear()
  const yy = String(year).slice(2)

  /** A planner on 'Facturación', whose wedding owes a fee of 1,140 € that was just paid. */
  async function withDeposit(page: Page, theme: 'light' | 'dark') {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/signup')
    await fillSignup(page, { name: 'Elena Montes', email: newEmail('elena'), role: 'planner' })
    await expect(page).toHaveURL(/\/app\/planner\//)
    const home = page.url()
    await createWedding(page, 'Inés & Tomás', `${year + 1}-10-12`)
    await page.goto(`${home.replace(/\/$/, '')}/billing`)
    await noteCharge(page)
  }

  /** A fee of 1,140 € that was just paid. */
  async function noteCharge(page: Page) {
    await page.getByRole('tab', { name: 'Tus bodas' }).click()
    await page.getByRole('button', { name: 'Anotar cobro' }).click()
    const dialog = page.getByRole('dialog', { name: 'Anotar cobro' })
    await dialog.getByLabel('Concepto').fill('Reserva')
    await dialog.getByLabel('Importe').fill('1140')
    await dialog.getByText('Ya cobrado').click()
    await dialog.getByLabel('Boda').click()
    await page.getByRole('option', { name: 'Inés & Tomás' }).click()
    await dialog.getByRole('button', { name: 'Guardar cobro' }).click()
    await expect(dialog).toBeHidden()
  }

  async function switchOn(page: Page, { passphrase }: { passphrase: string }) {
    await page.getByRole('tab', { name: 'Justificantes' }).click()
    await expect(page.getByText('Aquí todavía no salen facturas')).toBeVisible()
    await page.getByRole('button', { name: 'Activar VERI*FACTU' }).click()
    const dialog = page.getByRole('dialog', { name: 'Activar VERI*FACTU' })
    await expect(dialog.getByRole('button', { name: 'Activar', exact: true })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Escribir' }).click()
    const issuer = page.getByRole('dialog', { name: 'Tus datos fiscales' })
    await issuer.getByLabel('Nombre o razón social').fill('Casa Jara Eventos, S. L.')
    await issuer.getByLabel('NIF').fill('B00000000')
    await issuer.getByLabel('Dirección').fill('Calle Feria, 12')
    await issuer.getByLabel('Código postal').fill('41003')
    await issuer.getByLabel('Localidad').fill('Sevilla')
    await issuer.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Completo')).toBeVisible()
    const choose = async (name: string) => {
      const choosing = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: /^Elegir/ }).click()
      await (await choosing).setFiles(join(files, name))
    }
    await choose('carta.p12')
    const password = () => dialog.getByLabel(/^Contraseña de/)
    await password().press('Enter')
    await expect(dialog.getByText(/no es un certificado/)).toBeVisible()
    await choose('elena.p12')
    await password().fill('otra')
    await dialog.getByRole('button', { name: 'Abrir' }).click()
    await expect(dialog.getByText('La contraseña no abre el certificado.')).toBeVisible()
    await password().fill(passphrase)
    await password().press('Enter')
    await expect(dialog.getByText(/NIF 89890001K\. Caduca el/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cambiar' }).click()
    await dialog.getByLabel('Serie de facturas').fill('J')
    await dialog.getByRole('button', { name: 'Activar', exact: true }).click()
    await expect(dialog.getByText(/La J es de los justificantes/)).toBeVisible()
    await dialog.getByLabel('Serie de facturas').fill('A')
    await expectAccessible(page)
    await shot(page, 'activar')
    await dialog.getByRole('button', { name: 'Activar', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Facturas' })).toBeVisible()
  }

  const shot = async (page: Page, name: string) => {
    const folder = process.env['INVOICE_SHOTS']
    if (!folder) return
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({
        path: join(folder, `${name}-${page.viewportSize()!.width}-${colorScheme}.png`),
      })
    }
  }

  for (const [name, size, theme] of [
    ['on a desk', DESKTOP, 'light'],
    ['on a phone, in the dark', PHONE, 'dark'],
  ] as const) {
    test(`a deposit is noted, invoiced, sent and printed ${name}`, async ({ page, agency }) => {
      // From the payment to the correction of its invoice, with four papers that are drawn and read.
      test.slow()
      await page.setViewportSize(size)
      agency.invoices.clear()
      agency.state.waitSeconds = 1
      await withDeposit(page, theme)
      await switchOn(page, agency.certificate)

      await page.getByRole('button', { name: 'Emitir factura' }).click()
      const issue = page.getByRole('dialog', { name: 'Emitir factura' })
      await expect(issue.getByRole('radio', { name: /Inés & Tomás/ })).toBeChecked()
      // On a phone both buttons stand at the same place, where a second click at once counts as that of a hand that shakes.
      await issue.getByRole('button', { name: `Emitir A${yy}-0001` }).press('Enter')
      await expect(issue.getByText('Escribe su NIF.')).toBeVisible()
      await issue.getByLabel('A nombre de').fill('Inés Rey Lara')
      await issue.getByLabel('NIF').fill('00000002A')
      await issue.getByRole('button', { name: `Emitir A${yy}-0001` }).click()
      await expect(issue.getByText(/Ese NIF no existe/)).toBeVisible()
      await issue.getByLabel('NIF').fill('00000002W')
      await issue.getByLabel('Dirección').fill('Calle Bétis, 4')
      await issue.getByLabel('Código postal').fill('41010')
      await issue.getByLabel('Localidad').fill('Sevilla')
      await expect(issue.getByText('942,15')).toBeVisible()
      await expectAccessible(page)
      await shot(page, 'emitir')
      await issue.getByRole('button', { name: `Emitir A${yy}-0001` }).click()
      await expect(issue).toBeHidden()

      const row = page.getByRole('list', { name: 'Facturas' }).locator('> li').first()
      await expect(row).toContainText('Inés Rey Lara')
      await expect(row).toContainText('Aceptada')
      await expect(page.getByText('Cadena íntegra, 1 registro')).toBeVisible()
      await expect(page.getByRole('group', { name: /Facturado en/ })).toHaveText(/1\.140,00/)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await shot(page, 'lista')

      const pdf = await invoicePdf(page, `A${yy}-0001`)
      const [words] = await wordsOf(pdf)
      expect(words).toContain('Inés Rey Lara')
      const code = new URL(codeOf((await printed(pdf))[0]!)!)
      expect(code.origin).toBe('https://prewww2.aeat.es')
      expect(code.searchParams.get('numserie')).toBe(`A${yy}-0001`)
      expect(code.searchParams.get('importe')).toBe('1140.00')

      // The same invoice as Facturae, signed; and all of the year.
      const facturae = await facturaeOf(page, `A${yy}-0001`)
      expect(facturae.name).toBe(`Factura A${yy}-0001.xsig`)
      expect(facturae.text).toContain('<InvoiceTotal>1140.00</InvoiceTotal>')
      expect(facturae.text).toContain('</ds:Signature></fe:Facturae>')
      await page.getByRole('button', { name: 'Exportar' }).click()
      await expect(page.getByText('Firmadas con tu certificado')).toBeVisible()
      await expectAccessible(page)
      await shot(page, 'exportar')
      const loading = page.waitForEvent('download')
      await page.getByRole('button', { name: /^Facturae/ }).click()
      expect((await loading).suggestedFilename()).toBe(`Facturae ${year}.zip`)

      await page.getByRole('button', { name: 'Ver el registro' }).click()
      const register = page.getByRole('list', { name: 'Registro' })
      await expect(register).toContainText(`Alta de A${yy}-0001`)
      await expect(register).toContainText('código A-')
      await expectAccessible(page)
      await shot(page, 'registro')
      await page.getByRole('button', { name: 'Facturas', exact: true }).click()

      // The address was wrong: another invoice takes the place of the first, and says which and why.
      await page.getByRole('button', { name: `Más de A${yy}-0001` }).click()
      await page.getByRole('menuitem', { name: 'Rectificar' }).click()
      const correct = page.getByRole('dialog', { name: `Rectificar A${yy}-0001` })
      await correct.getByRole('button', { name: 'Emitir rectificativa' }).click()
      await expect(correct.getByText('Escribe por qué.')).toBeVisible()
      await correct.getByLabel('Por qué').fill('La dirección estaba mal')
      await correct.getByLabel('Dirección').fill('Calle Betis, 40')
      await expectAccessible(page)
      await shot(page, 'rectificar')
      await correct.getByRole('button', { name: 'Emitir rectificativa' }).click()
      await expect(correct).toBeHidden()
      await expect(row).toContainText(`Rectifica A${yy}-0001`)
      await expect(row).toContainText('Aceptada')
      await expect(page.getByRole('list', { name: 'Facturas' })).toContainText('Rectificada')
      await expect(page.getByRole('group', { name: /Facturado en/ })).toHaveText(/1\.140,00/)
      const [corrected] = await wordsOf(await invoicePdf(page, `R${yy}-0001`))
      expect(corrected).toContain('Factura rectificativa')
      expect(corrected).toContain('Calle Betis, 40')

      await shot(page, 'lista-rectificada')

      // The agency refuses the record of another invoice, which is mended and sent again.
      agency.state.unknownNifs.add('00000003A')
      await noteCharge(page)
      await page.getByRole('tab', { name: 'Facturas' }).click()
      await page.getByRole('button', { name: 'Emitir factura' }).click()
      await issue.getByLabel('NIF').fill('00000003A')
      for (const label of ['Dirección', 'Código postal', 'Localidad']) await issue.getByLabel(label).fill('')
      await issue.getByRole('button', { name: `Emitir A${yy}-0002` }).press('Enter')
      await expect(row).toContainText('Rechazada')
      await row.getByRole('button', { name: `Más de A${yy}-0002` }).click()
      await page.getByRole('menuitem', { name: 'Ver los datos' }).click()
      const refused = page.getByRole('dialog', { name: `A${yy}-0002` })
      await expect(refused.getByText('El NIF no está identificado en el censo de la AEAT.')).toBeVisible()
      await expectAccessible(page)
      await shot(page, 'rechazada')
      // An invoice without an address is one of a person, and no Facturae.
      await expect(refused.getByText(/^Facturae pide la dirección del cliente/)).toBeVisible()
      await expect(refused.getByRole('button', { name: 'Facturae' })).toBeHidden()
      await refused.getByLabel('NIF').fill('00000002W')
      await page.keyboard.press('Escape')
      await row.getByRole('button', { name: `Más de A${yy}-0002` }).click()
      await page.getByRole('menuitem', { name: 'Ver los datos' }).click()
      await expect(refused.getByLabel('NIF')).toHaveValue('00000002W')
      await refused.getByRole('button', { name: 'Corregir y reenviar' }).click()
      await expect(refused).toBeHidden()
      await expect(row).toContainText('Aceptada')
    })
  }
})
