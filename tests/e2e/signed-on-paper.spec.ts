import { acceptedQuote } from '../support/journeys/agreement-journey.ts'
import { AGREEMENT } from '../support/journeys/agreements.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  watchConsole,
} from '../support/journeys/journey.ts'
import { phoneOf } from '../support/journeys/quote-journey.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

for (const size of [DESKTOP, PHONE]) {
  test(`a contract that was signed on paper counts as signed, and is taken back, at ${size.width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    const { at, address, path } = await acceptedQuote(page)
    const { draft } = await call<{ draft: unknown }>(page.request, 'GET', at)
    await call(page.request, 'PUT', at, { was: draft, content: { ...AGREEMENT, clauses: [] } })
    await page.goto(address)
    await hydrated(page)

    const section = page.getByRole('region', { name: 'En papel' })
    await section.getByRole('button', { name: 'Subir el contrato en papel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Contrato firmado en papel' })
    await dialog.getByRole('button', { name: 'Guardar como firmado' }).press('Enter')
    await expect(dialog.getByText('Elige el archivo del contrato.')).toBeVisible()
    await expect(dialog.getByText('Escribe el día en que se firmó.')).toBeVisible()
    await expectAccessible(page)

    const choose = async (given: ReturnType<typeof file>) => {
      const choosing = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: /^Elegir/ }).click()
      await (await choosing).setFiles(given)
    }
    await dialog.getByRole('spinbutton').first().click()
    await page.keyboard.type('12012026')
    await choose(file('carta.pdf', Buffer.from('Esto no es un contrato')))
    await dialog.getByRole('button', { name: 'Guardar como firmado' }).click()
    await expect(dialog.getByText(/Ese archivo no es un PDF ni una foto/)).toBeVisible()
    await choose(file('contrato.pdf', PDF))
    await dialog.getByRole('button', { name: 'Guardar como firmado' }).click()
    await expect(dialog).toBeHidden()

    const sent = page.getByRole('region', { name: 'Lo enviado' })
    await expect(sent).toContainText('Firmado en papel')
    await expect(sent).toContainText('12 de enero de 2026')
    await expect(page.getByRole('button', { name: 'Reserva recibida' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const couple = await phoneOf(browser, false)
    await couple.goto(`${path}/firmar`)
    await expect(couple.getByText(/Está firmado en papel, el 12 de enero de 2026/)).toBeVisible()
    await expect(couple.getByRole('button', { name: 'Recibir mi código' })).toHaveCount(0)
    await expectNoSidewaysScroll(couple)

    await section.getByRole('button', { name: 'Quitar el contrato en papel' }).click()
    const removal = page.getByRole('alertdialog', { name: '¿Quitar el contrato en papel?' })
    await removal.getByRole('button', { name: 'Quitar el contrato' }).press('Enter')
    await expect(section.getByRole('button', { name: 'Subir el contrato en papel' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reserva recibida' })).toHaveCount(0)
    expect(complaints.filter((line) => !line.includes('415'))).toEqual([])
    await couple.context().close()
  })
}
