import type { Browser, Page } from '@playwright/test'
import { signFor } from '../support/journeys/agreement-journey.ts'
import { expect } from '../support/journeys/browser-test.ts'
import { invoicePdf, test } from '../support/journeys/invoicing-server.ts'
import {
  call,
  expectNoSidewaysScroll,
  hydrated,
  newEmail,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'
import { newestMail } from '../support/journeys/newest-mail.ts'
import { phoneOf } from '../support/journeys/quote-journey.ts'
import { codeOf, printed, wordsOf } from '../support/outside/pdf.ts'

const yy = String(new Date().getFullYear()).slice(2)
const weddingDay = `${new Date().getFullYear() + 1}-09-18`

/** A planner in the directory, who begins weddings with a list of tasks. */
async function listedPlanner(page: Page) {
  const { email } = await signedUp(page, 'Elena Montes', 'planner')
  const slug = `elena-${email.slice(8, 16)}`
  await call(page.request, 'PUT', '/planner/branding', { brandName: 'Casa Jara', brandColor: '#1e4d37' })
  await call(page.request, 'PUT', '/planner/public-profile', { slug, listed: true })
  await call(page.request, 'POST', '/planner/task-templates', {
    name: 'Organización completa',
    tasks: [{ key: 'visita', title: 'Visitar el lugar con la pareja', daysBefore: 120 }],
  })
  return slug
}

/** A couple without an account or a script writes from the profile. */
async function writeFromProfile(couple: Page, slug: string, email: string) {
  await couple.goto(`/planners/${slug}`)
  await couple.getByRole('link', { name: 'Escribir' }).click()
  await couple.getByLabel('Nombre').fill('Aitana Robles')
  await couple.getByLabel('Email').fill(email)
  await couple.getByLabel('Mensaje').fill('Nos casamos en Aracena. ¿Nos ayudáis?')
  await couple.getByLabel('Fecha de la boda').fill(weddingDay)
  await couple.getByLabel('Invitados').fill('90')
  await couple.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(couple.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible()
}

async function sendQuote(page: Page) {
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Enviar/ })
  await dialog.getByRole('button', { name: 'Enviar' }).press('Enter')
  await expect(dialog).toBeHidden()
}

/** Writes a quote of 4.235,00 € with an extra of 726,00 €, in two instalments. */
async function writeQuote(page: Page) {
  await page.getByRole('button', { name: /^Aitana Robles/ }).press('Enter')
  await page.getByRole('button', { name: 'Preparar presupuesto' }).click()
  await expect(page.getByLabel('Nombres')).toBeVisible()
  await page.getByLabel('Nombres').fill('Aitana & Bruno')
  await page.getByRole('button', { name: 'Añadir línea' }).click()
  await page.getByLabel('Concepto de la línea 1').fill('Organización completa')
  await page.getByLabel('Precio', { exact: true }).last().fill('3500')
  await page.getByRole('button', { name: 'Añadir extra' }).click()
  await page.getByLabel('Concepto del extra 1').fill('Diseño de mesas')
  await page.getByLabel('Precio', { exact: true }).last().fill('600')
  await page.getByRole('button', { name: 'Añadir pago' }).click()
  await page.getByRole('button', { name: 'Añadir pago' }).click()
  await expect(page.getByText('Borrador guardado')).toBeVisible()
}

const link = (text: string, path: RegExp) => new URL(path.exec(text)![0]).pathname

/** The couple ticks the extra and asks; the planner takes a tenth off; the couple accepts what is new. */
async function agreeOnQuote(page: Page, couple: Page, email: string) {
  const first = await newestMail(page, email, /^Vuestro presupuesto, de Casa Jara/)
  const path = link(first.text, /http\S+\/presupuesto\/[\w-]+/)
  await couple.goto(path)
  await couple.getByRole('checkbox', { name: /Diseño de mesas/ }).check()
  await expect(couple.getByText('4.961,00 €', { exact: true }).locator('visible=true').first()).toBeVisible()
  await couple.getByText('Tengo una duda', { exact: true }).click()
  await couple.getByLabel('Vuestro mensaje para Casa Jara').fill('¿Nos haríais un descuento?')
  await couple.getByRole('button', { name: 'Enviar la duda' }).click()
  await expect(couple.getByText('«¿Nos haríais un descuento?»')).toBeVisible()

  await page.reload()
  await hydrated(page)
  await expect(page.getByText('¿Nos haríais un descuento?').first()).toBeVisible()
  const discount = page.getByLabel('Descuento', { exact: true }).first()
  await discount.fill('10')
  await discount.press('Tab')
  await expect(page.getByText('3.811,50 €').first()).toBeVisible()
  await sendQuote(page)
  await expect(page.getByRole('region', { name: 'Lo enviado' })).toContainText('versión 2')

  await newestMail(page, email, /^Vuestro presupuesto ha cambiado/)
  await couple.goto(path)
  await couple.getByRole('checkbox', { name: /Diseño de mesas/ }).check()
  await couple.getByLabel('Nombre y apellidos').fill('Aitana Robles Prieto')
  await couple.getByRole('checkbox', { name: /Aceptamos el presupuesto/ }).check()
  await couple.getByRole('button', { name: 'Aceptar el presupuesto' }).click()
  await expect(couple.getByText('Presupuesto aceptado.')).toBeVisible()
  await expectNoSidewaysScroll(couple)
}

async function sendContract(page: Page, emails: readonly [string, string]) {
  await page.reload()
  await hydrated(page)
  await page.getByRole('link', { name: 'Preparar el contrato' }).click()
  await page.getByLabel('Persona 1', { exact: true }).fill('Aitana Robles Prieto')
  await page.getByRole('button', { name: 'Añadir persona' }).click()
  await page.getByLabel('Persona 2', { exact: true }).fill('Bruno Salas Ortiz')
  await page.getByLabel('Email de la persona 2').fill(emails[1])
  await page.getByLabel('Nombre fiscal').fill('Casa Jara Eventos, S. L.')
  await page.getByLabel('NIF', { exact: true }).fill('B12345674')
  await page.getByLabel('Domicilio').fill('Calle Feria, 12, 41003 Sevilla')
  await page.getByLabel('IBAN para la reserva').fill('ES91 2100 0418 4502 0005 1332')
  await expect(page.getByText('Borrador guardado')).toBeVisible()
  await page.getByRole('button', { name: 'Firmar y enviar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Firmar y enviar' })
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Firmar y enviar' }).press('Enter')
  await expect(page.getByText('Firmado por ti y de camino a la pareja.')).toBeVisible()
}

/** Each of the couple signs on the phone that opens their own mail. */
async function signBoth(page: Page, browser: Browser, emails: readonly [string, string]) {
  let path = ''
  for (const [index, nif] of ['12345678Z', '87654321X'].entries()) {
    const phone = await phoneOf(browser, false)
    const mail = await newestMail(page, emails[index]!, /^Tu contrato para firmar/)
    path = link(mail.text, /http\S+\/presupuesto\/[\w-]+\/firmar\/\d/)
    await signFor(phone, path, { nif, email: emails[index]! })
    const heading = index === 0 ? 'Falta Bruno' : 'Firmado'
    await expect(phone.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await phone.context().close()
  }
  return path.replace(/\/firmar\/\d$/, '')
}

/** Notes the deposit, which makes the wedding with what was agreed. */
async function noteDeposit(page: Page, couple: Page, path: string) {
  await couple.goto(`${path}/reservar`)
  await couple.getByRole('button', { name: 'Ya lo he pagado' }).click()
  await expect(couple.getByRole('heading', { name: 'Avisado' })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Reserva recibida' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reserva recibida' })
  await expect(dialog).toContainText('1.361,25')
  await expect(dialog.getByText('Organización completa')).toBeVisible()
  await dialog.getByRole('button', { name: 'Apuntar y crear la boda' }).press('Enter')
  await page.getByRole('link', { name: 'Ir a la boda' }).click()
  await expect(page.getByRole('heading', { name: 'Aitana & Bruno' }).first()).toBeVisible()
  return /couple\/([\w-]+)/.exec(page.url())![1]!
}

/** Issues the invoice of what was paid, and one in its place whose address is right. */
async function invoiceAndCorrect(page: Page) {
  await page.getByRole('tab', { name: 'Facturas' }).click()
  await page.getByRole('button', { name: 'Emitir factura' }).click()
  const issue = page.getByRole('dialog', { name: 'Emitir factura' })
  await expect(issue.getByRole('radio', { name: /Aitana & Bruno Reserva/ })).toBeChecked()
  await expect(issue.getByLabel('A nombre de')).toHaveValue('Aitana Robles Prieto')
  await expect(issue.getByLabel('NIF')).toHaveValue('12345678Z')
  await issue.getByLabel('Dirección').fill('Calle Bétis, 4')
  await issue.getByRole('button', { name: `Emitir A${yy}-0001` }).press('Enter')
  await expect(issue).toBeHidden()
  const row = page.getByRole('list', { name: 'Facturas' }).locator('> li').first()
  await expect(row).toContainText('Aceptada')
  const pdf = await invoicePdf(page, `A${yy}-0001`)
  expect((await wordsOf(pdf))[0]).toContain('Aitana Robles Prieto')
  const code = new URL(codeOf((await printed(pdf))[0]!)!)
  expect(code.searchParams.get('numserie')).toBe(`A${yy}-0001`)
  expect(code.searchParams.get('importe')).toBe('1361.25')

  await page.getByRole('button', { name: `Más de A${yy}-0001` }).click()
  await page.getByRole('menuitem', { name: 'Rectificar' }).click()
  const correct = page.getByRole('dialog', { name: `Rectificar A${yy}-0001` })
  await correct.getByLabel('Por qué').fill('La dirección estaba mal')
  await correct.getByLabel('Dirección').fill('Calle Betis, 40')
  await correct.getByRole('button', { name: 'Emitir rectificativa' }).press('Enter')
  await expect(correct).toBeHidden()
  await expect(row).toContainText(`Rectifica A${yy}-0001`)
  await expect(row).toContainText('Aceptada')
  expect((await wordsOf(await invoicePdf(page, `R${yy}-0001`)))[0]).toContain('Calle Betis, 40')
  await expect(page.getByText('Cadena íntegra, 2 registros')).toBeVisible()
}

test.use({ actionTimeout: 30_000 })

test('a stranger’s request becomes a quote, a contract, a wedding, and an invoice that is corrected', async ({
  page,
  browser,
  agency,
}) => {
  test.setTimeout(240_000)
  agency.state.waitSeconds = 1
  const complaints = watchConsole(page)
  const emails = [newEmail('aitana'), newEmail('bruno')] as const
  const slug = await listedPlanner(page)
  const couple = await phoneOf(browser, false)

  await writeFromProfile(couple, slug, emails[0])
  const { id: plannerId } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${plannerId}/requests`)
  await hydrated(page)
  await writeQuote(page)
  await sendQuote(page)
  await agreeOnQuote(page, couple, emails[0])
  await sendContract(page, emails)
  const path = await signBoth(page, browser, emails)

  const weddingId = await noteDeposit(page, couple, path)
  await page.goto(`/app/couple/${weddingId}/tasks`)
  await page.getByRole('button', { name: 'Cuatro meses antes: 0 de 1' }).click()
  await expect(page.getByText('Visitar el lugar con la pareja').first()).toBeVisible()
  for (const email of emails) await newestMail(page, email, /Reserva recibida/)

  await call(page.request, 'PUT', '/planner/books/issuer', {
    ...{ name: 'Casa Jara Eventos, S. L.', nif: 'B00000000', address: 'Calle Feria, 12' },
    ...{ postalCode: '41003', city: 'Sevilla' },
  })
  const { pfx, passphrase } = agency.certificate
  await call(page.request, 'POST', '/planner/invoicing/activation', {
    ...{ file: pfx.toString('base64'), password: passphrase, series: 'A', correctionSeries: 'R' },
  })
  await page.goto(`/app/planner/${plannerId}/billing`)
  const books = page.getByRole('tabpanel', { name: 'Tus bodas' })
  for (const told of ['Aitana & Bruno', '4.537,50 €', '3.176,25 €, 4 sept'])
    await expect(books.getByText(told).first()).toBeVisible()
  await invoiceAndCorrect(page)
  await expectNoSidewaysScroll(page)
  expect(complaints).toEqual([])
  await couple.context().close()
})
