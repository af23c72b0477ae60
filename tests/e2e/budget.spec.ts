import { readFile } from 'node:fs/promises'
import { read, utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

const VENDORS = [
  { vendorType: 'catering', name: 'La Alacena de Triana', cost: 9860, status: 'closed' },
  { vendorType: 'tarta-nupcial', name: 'Obrador Nieves', cost: 480.5, status: 'closed' },
  { vendorType: 'barra-libre', name: 'Barra Sur', cost: 1750, status: 'open' },
  { vendorType: 'dj', name: 'Lola Discos', cost: 1200.1, status: 'closed' },
  { vendorType: 'oficiante', name: '', cost: 0, status: 'open' },
]

/** A couple before the budget of a wedding with these vendors. */
async function atBudgetOf(page: Page, vendors: object[]) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  for (const vendor of vendors) {
    await call(page.request, 'POST', `/weddings/${weddingId}/vendors`, vendor)
  }
  await page.goto(`/app/couple/${weddingId}/budget`)
  await expect(page.getByRole('heading', { level: 1, name: 'Presupuesto' })).toBeVisible()
  return weddingId
}

const total = (page: Page) => page.getByRole('group', { name: 'Total confirmado' })
const figures = (page: Page) => page.getByRole('region', { name: 'Confirmado, estimado y presupuesto' })
const category = (page: Page, name: string) => page.locator('details').filter({ hasText: name })
const totalField = (page: Page) => page.getByLabel('Presupuesto total', { exact: true })

async function setTotal(page: Page, typed: string) {
  await page.getByRole('button', { name: /^(Fijar un presupuesto|Cambiar el presupuesto total)$/ }).click()
  await totalField(page).fill(typed)
  await page.keyboard.press('Enter')
}

for (const viewport of [DESKTOP, { width: 1023, height: 800 }, PHONE]) {
  test(`at ${viewport.width} px the budget adds up what is confirmed, by category and one by one`, {
    tag: viewport.width === 390 ? '@core' : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await atBudgetOf(page, VENDORS)
    await expect(total(page)).toHaveText(/^11\.540,60\s€$/)
    await expect(page.getByText('suma de los 3 proveedores que ya tienes cerrados')).toBeVisible()
    await expect(
      page.getByRole('img', {
        name: 'Reparto por categoría: Catering & Bebida 90 % y Música & Entretenimiento 10 %',
      }),
    ).toBeVisible()
    await expect(figures(page)).toContainText('1.750,00 €')

    const catering = category(page, 'Catering & Bebida')
    await expect(catering).toContainText('10.340,50 €')
    await expect(catering.getByRole('listitem')).toHaveCount(2)
    await expect(catering.getByText('1 sin confirmar')).toBeVisible()
    await expect(category(page, 'Música & Entretenimiento').getByText('Lola Discos')).toBeHidden()
    await category(page, 'Música & Entretenimiento').locator('summary').click()
    await expect(category(page, 'Música & Entretenimiento').getByText('Lola Discos')).toBeVisible()
    await category(page, 'Foto & Vídeo').locator('summary').press('Enter')
    await expect(
      category(page, 'Foto & Vídeo').getByText('No hay proveedores confirmados en esta categoría.'),
    ).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await catering.getByRole('link', { name: 'Obrador Nieves' }).click()
    await expect(page.getByRole('button', { name: 'Desmarcar confirmado' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Obrador Nieves' })).toBeVisible()
  })
}

test('the couple sets what it wants to spend, sees what is left, goes over calmly, and takes it away', async ({
  page,
}) => {
  const weddingId = await atBudgetOf(page, VENDORS)
  await setTotal(page, '12.000')
  await expect(page.getByText('Guardado ✓')).toBeVisible()
  await expect(figures(page)).toContainText('12.000,00 €')
  await expect(figures(page)).toContainText(/Te queda\s*459,40/)
  await expect(page.getByText('Con lo pendiente pasáis de 12.000,00 € en 1.290,60 €.')).toBeVisible()

  const path = `/weddings/${weddingId}/vendors`
  const bar = { vendorType: 'barra-libre', name: 'Copas y Cía.', cost: 400, status: 'open' }
  const { id } = await call<{ id: string }>(page.request, 'POST', path, bar)
  await expect(
    page.getByText(
      'Con todo lo pendiente pasáis de 12.000,00 € en 1.690,60 €. Con la oferta más barata de cada cosa os quedan 59,40 €.',
    ),
  ).toBeVisible()
  await call(page.request, 'DELETE', `${path}/${id}`)

  await setTotal(page, '1.2.3')
  await expect(page.getByRole('alert')).toContainText('Escribe un importe como 1.234,56')
  await expect(totalField(page)).toHaveValue('1.2.3')
  await totalField(page).fill('11.000,25')
  await page.keyboard.press('Enter')
  await expect(figures(page)).toContainText(/Te pasas\s*540,35/)
  await expect(page.getByText('Con lo confirmado pasáis de 11.000,25 € en 540,35 €.')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(figures(page)).toContainText('11.000,25 €')
  await page.getByRole('button', { name: 'Cambiar el presupuesto total' }).click()
  await totalField(page).fill('7')
  await page.keyboard.press('Escape')
  await expect(figures(page)).toContainText('11.000,25 €')
  await setTotal(page, '')
  await expect(page.getByRole('button', { name: 'Fijar un presupuesto' })).toBeVisible()
  await expect
    .poll(() => call(page.request, 'GET', `/weddings/${weddingId}/budget`))
    .toMatchObject({ totalBudget: null })
})

test('a total that another member has changed meanwhile is shown, and not overwritten unseen', async ({
  browser,
  page,
}) => {
  const weddingId = await atBudgetOf(page, VENDORS)
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  const setByMartin = (totalBudget: number | null) =>
    call(martin.request, 'PATCH', `/weddings/${weddingId}/budget`, { totalBudget })
  const stored = () => call(page.request, 'GET', `/weddings/${weddingId}/budget`)
  await page.reload()

  await page.getByRole('button', { name: 'Fijar un presupuesto' }).click()
  // An amount that is half typed cannot be read, and counts as typed all the same.
  await totalField(page).fill('20.')
  await setByMartin(18_000)
  await expect(page.getByText(/^Martín lo ha cambiado a «18\.000,00\s€»\.$/)).toBeVisible()
  await totalField(page).fill('20.000')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await expect(totalField(page)).toHaveValue('20.000')
  expect(await stored()).toMatchObject({ totalBudget: 18_000 })
  await page.getByRole('button', { name: 'Usar lo suyo' }).click()
  await expect(figures(page)).toContainText('18.000,00 €')

  await page.getByRole('button', { name: 'Cambiar el presupuesto total' }).click()
  await totalField(page).fill('20.000')
  await setByMartin(null)
  await expect(page.getByText('Martín lo ha dejado vacío.')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(figures(page)).toContainText('20.000,00 €')
  await expect.poll(stored).toMatchObject({ totalBudget: 20_000 })
  await martin.context().close()
})

test('a total that could not be saved is shown with another try', async ({ page }) => {
  await atBudgetOf(page, VENDORS)
  await page.route(/\/budget$/, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { code: 'BAD_REQUEST', message: '' } })
      : route.continue(),
  )
  await setTotal(page, '12.000')
  await expect(page.getByRole('alert')).toContainText('No se ha guardado «12.000,00 €».')
  await page.unroute(/\/budget$/)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Guardado ✓')).toBeVisible()
  await expect(figures(page)).toContainText('12.000,00 €')
})

test('the budget is taken away as CSV and as Excel, and goes whole onto paper', async ({ page }) => {
  await atBudgetOf(page, VENDORS)
  const downloadOf = async (item: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar, imprimir o importar' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    return download
  }
  const csv = await downloadOf('Exportar CSV')
  expect(csv.suggestedFilename()).toBe('presupuesto.csv')
  const lines = (await readFile(await csv.path(), 'utf8')).split('\r\n')
  expect(lines).toContain('Catering & Bebida;Tarta nupcial;Obrador Nieves;Confirmado;480,5')
  expect(lines).toContain('Total confirmado;;;;11540,6')

  const xlsx = await downloadOf('Exportar Excel')
  expect(xlsx.suggestedFilename()).toBe('presupuesto.xlsx')
  const sheet = read(await readFile(await xlsx.path())).Sheets['Presupuesto']!
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 })
  expect(rows).toContainEqual(['Música & Entretenimiento', 'DJ', 'Lola Discos', 'Confirmado', 1200.1])

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Lola Discos')).toBeVisible()
  await expect(page.getByText('No hay proveedores confirmados en esta categoría.')).toHaveCount(7)
  await expect(page.getByRole('navigation')).toBeHidden()
})

test('on paper a budget without a total has no label with nothing behind it', async ({ page }) => {
  const weddingId = await atBudgetOf(page, VENDORS)
  await expect(figures(page).getByText('Presupuesto total')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(figures(page).getByText('Presupuesto total')).toBeHidden()
  for (const term of await figures(page).locator('dt:visible').all()) {
    const amount = term.locator('xpath=following-sibling::dd')
    expect(await amount.innerText()).toMatch(/€/)
  }
  await call(page.request, 'PATCH', `/weddings/${weddingId}/budget`, { totalBudget: 20_000 })
  await page.reload()
  await expect(figures(page).getByText('Presupuesto total')).toBeVisible()
  await expect(figures(page)).toContainText('20.000,00 €')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Cambiar el presupuesto total' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(figures(page).getByRole('textbox')).toBeHidden()
  await expect(figures(page).getByText('20.000,00 €', { exact: true })).toBeVisible()
})

test('a budget of millions fits a phone, whatever things are called', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const largest = { vendorType: 'dj', name: 'x'.repeat(200), cost: 9_999_999.99 }
  const confirmed = { ...largest, status: 'closed' }
  const weddingId = await atBudgetOf(page, [confirmed, confirmed, largest])
  const path = `/weddings/${weddingId}`
  const component = { name: 'A'.repeat(80), category: 'Música & Entretenimiento' }
  const { key } = await call<{ key: string }>(page.request, 'POST', `${path}/components`, component)
  await call(page.request, 'POST', `${path}/vendors`, { ...confirmed, vendorType: key, cost: 0.01 })
  await call(page.request, 'PATCH', `/weddings/${weddingId}/budget`, { totalBudget: 9_999_999.98 })
  await page.reload()
  await expect(figures(page)).toContainText(/Te pasas\s*10\.000\.000,01/)
  await expectNoSidewaysScroll(page)
  const tooWide = await figures(page)
    .locator('dd')
    .evaluateAll((amounts) => amounts.filter((one) => one.scrollWidth > one.clientWidth).length)
  expect(tooWide).toBe(0)
  for (const width of [390, 800, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const rows = await category(page, 'Música')
      .getByRole('listitem')
      .evaluateAll((items) => items.filter((one) => one.scrollWidth > one.clientWidth).length)
    expect(rows, `rows at ${width} px`).toBe(0)
  }
})

test('a wedding without vendors is led to the canvas', async ({ page }) => {
  await atBudgetOf(page, [])
  await expect(total(page)).toHaveText(/^0,00\s€$/)
  await expect(page.getByText('¿Cuánto va a costar?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ir al canvas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'El Canvas de tu boda' })).toBeVisible()
})

test('the home of the wedding counts the vendors and what they cost', async ({ page }) => {
  const weddingId = await atBudgetOf(page, VENDORS)
  await page.goto(`/app/couple/${weddingId}`)
  const glance = page.getByRole('region', { name: 'De un vistazo' })
  await expect(glance.getByRole('link', { name: '3 de 5 proveedores confirmados' })).toBeVisible()
  await glance.getByRole('link', { name: /confirmado en presupuesto/ }).click()
  await expect(total(page)).toHaveText(/^11\.540,60\s€$/)
})
