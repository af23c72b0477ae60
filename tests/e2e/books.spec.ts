import { readFile } from 'node:fs/promises'
import { read, utils } from '@e965/xlsx'
import type { Locator, Page } from '@playwright/test'
import type { Books } from '#contract/book-rows.ts'
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

import { wordsOf } from '../support/outside/pdf.ts'

/** A planner with one wedding in the coming year, on 'Facturación'. */
async function openBooks(page: Page, theme: 'light' | 'dark' = 'light') {
  await page.emulateMedia({ colorScheme: theme })
  await signedUp(page, 'Elena Marín', 'planner')
  const year = new Date().getFullYear() + 1
  await createWedding(page, 'Paula & Andrés', `${year}-10-12`)
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/billing`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facturación')
}

const rowOf = (page: Page, concept: string): Locator =>
  page.getByRole('list', { name: 'Cobros de Paula & Andrés' }).locator('> li').filter({ hasText: concept })

const choose = async (page: Page, concept: string, action: string) => {
  await rowOf(page, concept)
    .getByRole('button', { name: `Más de ${concept}` })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

const pay = async (page: Page, concept: string, amount?: string) => {
  await rowOf(page, concept).getByRole('button', { name: 'Anotar pago' }).click()
  const dialog = page.getByRole('dialog', { name: 'Anotar pago' })
  if (amount) await dialog.getByLabel('Importe').fill(amount)
  await dialog.getByRole('button', { name: 'Anotar pago' }).click()
  await expect(dialog).toBeHidden()
}

test('a planner agrees three instalments, notes payments, reverses a wrong one, prints and exports', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await openBooks(page)

  // The agreed fee, in the usual three; a third decimal is refused, and parts that do not add up.
  await page.getByText('Paula & Andrés').click()
  await page.getByRole('button', { name: 'Añadir presupuesto' }).click()
  const agree = page.getByRole('dialog', { name: 'Añadir presupuesto' })
  const fee = agree.getByLabel('Presupuesto aceptado')
  await fee.fill('4500,005')
  await agree.getByRole('button', { name: 'Añadir presupuesto' }).click()
  await expect(agree.getByText('Escribe un importe como 1.234,56.').first()).toBeVisible()
  await fee.fill('4500')
  await expect(agree.getByLabel('Importe del pago 2')).toHaveValue('1.800,00')
  await agree.getByLabel('Importe del pago 2').fill('1800,01')
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await page.getByText('Paula & Andrés').click()
  await page.getByRole('button', { name: 'Añadir presupuesto' }).click()
  await expect(fee).toHaveValue('4500')
  await expect(agree.getByLabel('Importe del pago 2')).toHaveValue('1800,01')
  await agree.getByRole('button', { name: 'Añadir presupuesto' }).click()
  await expect(agree.getByText(/sobran 0,01/)).toBeVisible()
  await agree.getByLabel('Importe del pago 2').fill('1800')
  await expectAccessible(page)
  await agree.getByRole('button', { name: 'Añadir presupuesto' }).click()
  await expect(agree).toBeHidden()
  await expect(page.getByRole('img', { name: /pendiente 4\.500,00/ }).first()).toBeVisible()

  // Two payments: one press settles, and one is wrong and reversed; both stay to be read.
  await pay(page, 'Reserva')
  await expect(rowOf(page, 'Reserva')).toContainText('Pagado')
  await pay(page, 'Segundo pago', '180')
  await expect(rowOf(page, 'Segundo pago')).toContainText('Quedan 1.620,00')
  await choose(page, 'Segundo pago', 'Anular pago')
  const reverse = page.getByRole('dialog', { name: 'Anular pago' })
  await reverse.getByLabel('Por qué').fill('Faltaba un cero')
  await reverse.getByRole('button', { name: 'Anular pago' }).click()
  await expect(reverse).toBeHidden()
  await expect(rowOf(page, 'Segundo pago')).toContainText('Anulación')
  await expect(rowOf(page, 'Segundo pago')).toContainText('Faltaba un cero. Lo anotó Elena Marín')
  await pay(page, 'Segundo pago')
  await expect(page.getByRole('group', { name: /Cobrado en/ })).toHaveText(/3\.150,00/)

  // The receipt asks once who it is from and for, and a wrong NIF is refused in its place.
  await choose(page, 'Reserva', 'Hacer justificante')
  const issuer = page.getByRole('dialog', { name: 'Tus datos fiscales' })
  await issuer.getByLabel('Nombre o razón social').fill('Casa Jara Eventos, S. L.')
  await issuer.getByLabel('NIF').fill('B00000001')
  await issuer.getByLabel('Dirección').fill('Calle Feria, 12')
  await issuer.getByLabel('Código postal').fill('41003')
  await issuer.getByLabel('Localidad').fill('Sevilla')
  await issuer.getByRole('button', { name: 'Guardar' }).click()
  await expect(issuer.getByText(/Ese NIF no existe/)).toBeVisible()
  await issuer.getByLabel('NIF').fill('B00000000')
  await issuer.getByRole('button', { name: 'Guardar' }).click()
  const client = page.getByRole('dialog', { name: 'A nombre de quién' })
  await client.getByLabel('Nombre o razón social').fill('Paula Ríos Vega')
  await client.getByRole('button', { name: 'Guardar' }).click()
  const receipt = page.getByRole('dialog', { name: 'Hacer justificante' })
  await expect(receipt).toContainText('1.115,70')
  await receipt.getByRole('button', { name: 'Hacer justificante' }).click()
  await expect(receipt).toBeHidden()

  // The statement as PDF, by hand and by its link.
  await page.getByRole('button', { name: 'Liquidación' }).click()
  const share = page.getByRole('dialog', { name: 'Liquidación' })
  const printing = page.waitForEvent('download')
  await share.getByRole('button', { name: 'Descargar PDF' }).click()
  const [words] = await wordsOf(await readFile(await (await printing).path()))
  expect(words).toContain('Queda por pagar')
  expect(words).toContain('1.350,00')
  await share.getByRole('button', { name: 'Crear enlace' }).click()
  const address = await share.getByText(/\/cuentas\//).textContent()
  expect((await page.request.get(address!)).headers()['content-type']).toBe('application/pdf')
  await share.getByRole('button', { name: 'Hecho' }).click()

  // The quarter as Excel says what the screen says.
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page
    .getByRole('button', { name: /^Periodo|2\d{3}/ })
    .last()
    .click()
  const quarter = Math.floor(new Date().getMonth() / 3)
  await page
    .getByRole('option', { name: /trimestre/ })
    .nth(quarter)
    .click()
  const taking = page.waitForEvent('download')
  await page.getByRole('button', { name: /Excel/ }).click()
  const book = read(await readFile(await (await taking).path()))
  expect(book.SheetNames).toEqual(['Totales', 'Paula & Andrés'])
  const lines = utils.sheet_to_json<Record<string, unknown>>(book.Sheets['Paula & Andrés']!)
  expect(lines.map((line) => line['Cobrado (€)'])).toEqual([1350, 180, -180, 1800, 3150])
  expect(lines[0]!['Justificante']).toMatch(/^J\d\d-0001$/)

  // Of the files of the bank a PDF named .csv is refused, a real one proposes the charge.
  await page.getByRole('button', { name: 'Leer el banco' }).click()
  const bank = page.getByRole('dialog', { name: 'Leer el banco' })
  const give = (name: string, text: string) =>
    bank
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
  await give('movimientos.csv', '%PDF-1.7 \x00')
  await expect(bank.getByRole('alert')).toContainText('Esto no es un CSV')
  const today = new Date().toLocaleDateString('es-ES', { day: '2-digit', month: '2-digit', year: 'numeric' })
  await give(
    'movimientos.csv',
    `Fecha;Concepto;Importe;Saldo\n${today};TRANSF. RÍOS VEGA PAULA;1.350,00;9.000,00\n`,
  )
  await expect(bank).toContainText('Coinciden el importe y el nombre.')
  await bank.getByRole('button', { name: 'Anotar' }).click()
  await expect(bank).toContainText('No queda nada por anotar.')
  await bank.getByRole('button', { name: 'Hecho' }).click()
  await expect(page.getByText('Todo cobrado')).toBeVisible()

  await page.getByRole('tab', { name: 'Justificantes' }).click()
  await expect(page.getByRole('list', { name: 'Justificantes' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
})

test('on a phone a charge is added and paid, in the dark', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openBooks(page, 'dark')
  await page.getByRole('button', { name: 'Anotar cobro' }).click()
  const dialog = page.getByRole('dialog', { name: 'Anotar cobro' })
  await dialog.getByRole('button', { name: 'Guardar cobro' }).press('Enter')
  await expect(dialog.getByText('Elige la boda.')).toBeVisible()
  await dialog.getByText('Ya cobrado').click()
  await dialog.getByLabel('Boda').click()
  await page.getByRole('option', { name: 'Paula & Andrés' }).click()
  await dialog.getByLabel('Concepto').fill('Reserva')
  await dialog.getByLabel('Importe').fill('960')
  // A reload keeps what was typed; a session that ended is asked for, and the charge is added once.
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Anotar cobro' }).click()
  await expect(dialog.getByLabel('Concepto')).toHaveValue('Reserva')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Guardar cobro' }).press('Enter')
  const ended = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
  await ended.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await ended.getByRole('button', { name: 'Entrar y guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('group', { name: /Cobrado en/ })).toHaveText(/960,00/)
  await expect(page.getByText('Todo cobrado')).toBeVisible()
  await expectAccessible(page)
})

test('a charge that another device changes meanwhile is asked about, and one that was withdrawn comes back', async ({
  page,
}) => {
  await openBooks(page)
  await page.getByRole('button', { name: 'Anotar cobro' }).click()
  const added = page.getByRole('dialog', { name: 'Anotar cobro' })
  await added.getByLabel('Boda').click()
  await page.getByRole('option', { name: 'Paula & Andrés' }).click()
  await added.getByLabel('Concepto').fill('Visita')
  await added.getByLabel('Importe').fill('960')
  await added.getByLabel('Vence').click()
  await page.getByRole('option', { name: 'Días antes' }).click()
  await added.getByRole('button', { name: 'Guardar cobro' }).click()
  await expect(added).toBeHidden()
  await page.getByText('Paula & Andrés').click()
  await choose(page, 'Visita', 'Cambiar cobro')
  const { accounts } = await call<Books>(page.request, 'GET', '/planner/books')
  const { id, concept, daysBefore } = accounts[0]!.charges[0]!
  await call(page.request, 'PUT', `/planner/books/charges/${id}`, { concept, daysBefore, total: 100_000 })
  const dialog = page.getByRole('dialog', { name: 'Cambiar cobro' })
  await dialog.getByLabel('Importe').fill('980')
  await dialog.getByRole('button', { name: 'Guardar cobro' }).click()
  const asked = page.getByRole('dialog', { name: 'Han cambiado lo mismo' })
  await expect(asked).toContainText('1.000,00')
  await expectAccessible(page)
  await asked.getByText('Lo tuyo').click()
  await asked.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Visita')).toContainText('980,00')
  await choose(page, 'Visita', 'Retirar cobro')
  await expect(rowOf(page, 'Visita')).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(rowOf(page, 'Visita')).toContainText('980,00')
})
