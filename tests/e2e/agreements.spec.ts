import type { Page } from '@playwright/test'
import { acceptedQuote } from '../support/journeys/agreement-journey.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  watchConsole,
} from '../support/journeys/journey.ts'

const saved = (page: Page) => expect(page.getByText('Borrador guardado')).toBeVisible()

async function fillParties(page: Page) {
  await page.getByLabel('Persona 1', { exact: true }).fill('Aitana Robles Prieto')
  await page.getByRole('button', { name: 'Añadir persona' }).click()
  await page.getByLabel('Persona 2', { exact: true }).fill('Bruno Salas Ortiz')
  await page.getByLabel('Email de la persona 2').fill('bruno@correo.example')
  await page.getByLabel('Nombre fiscal').fill('Casa Jara Eventos, S. L.')
  await page.getByLabel('NIF', { exact: true }).fill('B12345674')
  await page.getByLabel('Domicilio').fill('Calle Feria, 12, 41003 Sevilla')
  await page.getByLabel('IBAN para la reserva').fill('ES91 2100 0418 4502 0005 1332')
}

for (const size of [DESKTOP, PHONE]) {
  test(`a contract is prepared, kept, signed and sent at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    const { quoteAddress } = await acceptedQuote(page)
    await page.goto(quoteAddress)
    await hydrated(page)
    await page.getByRole('link', { name: 'Preparar el contrato' }).click()
    await expect(page.getByRole('heading', { name: 'Contrato', level: 1 })).toBeVisible()
    await expect(page.getByText('Revísalo con tu abogado', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Firmar y enviar' }).click()
    await expect(page.getByText('El IBAN para la reserva falta o no cuadra.')).toBeVisible()

    await fillParties(page)
    await page.getByRole('button', { name: 'Editar la cláusula 3' }).click()
    await page.getByLabel('Texto de la cláusula 3').fill('Son ')
    await page.getByRole('button', { name: 'total', exact: true }).click()
    await expect(page.getByLabel('Texto de la cláusula 3')).toHaveValue('Son {total}')
    await page.getByRole('button', { name: 'Hecho' }).click()
    await saved(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (size === DESKTOP) {
      const entry = page.getByRole('link', { name: /^Solicitudes/ })
      await expect(entry).toHaveAttribute('aria-current', 'page')
      const preview = page.getByRole('complementary', { name: 'Vista previa' })
      await expect(preview).toContainText('Son 5.324,00')
      await expect(preview).toContainText('Faltan 2 NIF. Los pedimos al firmar.')
    }
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Persona 2', { exact: true })).toHaveValue('Bruno Salas Ortiz')

    await page.getByRole('button', { name: 'Firmar y enviar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Firmar y enviar' })
    // On a phone both buttons stand at the same place, where a second click at once counts as that of a hand that shakes.
    await dialog.getByRole('button', { name: 'Firmar y enviar' }).press('Enter')
    await expect(dialog.getByText('Marca la casilla cuando lo hayas leído.')).toBeVisible()
    await dialog.getByRole('checkbox').check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Firmar y enviar' }).click()
    await expect(page.getByText('Firmado por ti y de camino a la pareja.')).toBeVisible()
    const sent = page.getByRole('region', { name: 'Lo enviado' })
    await expect(sent).toContainText('Enviado, faltan firmas')
    await expect(sent.getByText('Falta su firma')).toHaveCount(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
  })
}

test('clauses are moved, taken out, brought back and kept as a template', async ({ page }) => {
  const { address } = await acceptedQuote(page)
  await page.goto(address)
  await hydrated(page)
  const titles = () => page.getByRole('region', { name: 'Cláusulas' }).getByRole('heading', { level: 3 })
  await expect(titles().first()).toHaveText('Quiénes firman')
  await page.getByRole('button', { name: 'Bajar la cláusula 1' }).click()
  await expect(titles().first()).toHaveText('Qué se contrata')
  await page.getByRole('button', { name: 'Quitar la cláusula 1' }).click()
  await expect(titles().first()).toHaveText('Quiénes firman')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(titles().first()).toHaveText('Qué se contrata')
  await page.getByRole('button', { name: 'Guardar como plantilla' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar como plantilla' })
  await dialog.getByLabel('Nombre de la plantilla').fill('Organización completa, 2026')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('region', { name: 'Plantillas' })).toContainText('7 cláusulas')
  await page.getByRole('button', { name: 'Usar Organización completa, 2026' }).click()
  await saved(page)
})
