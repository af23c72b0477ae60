import type { Page } from '@playwright/test'
import { toXlsx } from '../../src/app/shared/spreadsheet/xlsx.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

const CELLS = [
  ['Presupuesto de la boda', '', '', '', '', '', '', ''],
  ['Categoría', 'Proveedor', 'Importe', 'Pagado', 'Pendiente', 'Vence', 'Estado', 'Observaciones'],
  ['Catering', 'La Alacena', '9.860,00 €', '2.958', '6.902,00', '3/4/2027', 'Contratado', 'Prueba en mayo'],
  ['Foto & Vídeo', 'Estudio Umbría', '1.850', '—', '', '', 'Pendiente', ''],
  ['Varios', 'Vuelos de Palomas', '300', '', '', '', '', ''],
  ['Música', 'Sin precio claro', '=1+1', '', '', '', '', ''],
  ['TOTAL', '', '12.010,00', '2.958', '', '', '', ''],
]

type Vendor = { name: string; cost: number; status: string; details: string | null }

const vendorsOf = (page: Page, weddingId: string) =>
  call<Vendor[]>(page.request, 'GET', `/weddings/${weddingId}/vendors`)

/** A couple before the budget of a wedding with these vendors. */
async function atBudgetOf(page: Page, vendors: object[]) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2027-04-10')
  for (const vendor of vendors) await call(page.request, 'POST', `/weddings/${weddingId}/vendors`, vendor)
  await page.goto(`/app/couple/${weddingId}/budget`)
  await hydrated(page)
  return weddingId
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Exportar, imprimir o importar' }).click()
  await page.getByRole('menuitem', { name: 'Importar una hoja' }).click()
}

async function readPasted(page: Page, cells: string[][]) {
  await page.getByText('Pegar texto', { exact: true }).click()
  await page
    .getByRole('textbox', { name: 'Las celdas de tu hoja' })
    .fill(cells.map((row) => row.join('\t')).join('\n'))
  await page.getByRole('button', { name: 'Leer la hoja' }).click()
}

for (const viewport of [DESKTOP, PHONE]) {
  test(`at ${viewport.width} px a sheet of cells is shown row by row, comes, and is taken back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const weddingId = await atBudgetOf(page, [])
    await page.getByRole('button', { name: 'Importar una hoja' }).click()
    await expectAccessible(page)
    await readPasted(page, CELLS)
    const rows = page.getByRole('list', { name: 'Filas de la hoja' })
    await expect(page.getByText('3 proveedores (3 nuevos): cuestan 12.010,00')).toBeVisible()
    await expect(rows.getByRole('listitem').filter({ hasText: 'La Alacena' })).toContainText(
      /Confirmado · pagado 2\.958,00\s€ · pendiente 6\.902,00\s€ · vence el 3 de abril de 2027/,
    )
    await expect(rows).toContainText('«Varios» no está en el catálogo: va a «Otros» de Personalizado.')
    await expect(rows).toContainText('La fila 6 tiene en el coste «=1+1», que no entendemos, y no viene.')
    await expect(rows).toContainText('La fila 7 parece un total, y no viene.')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await vendorsOf(page, weddingId)).toEqual([])
    await rows.getByRole('checkbox', { name: /Vuelos de Palomas/ }).uncheck()
    await page.getByRole('button', { name: 'Importar 2' }).click()
    await expect(page.getByText('Has importado 2 proveedores.')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Total confirmado' })).toHaveText(/^9\.860,00\s€$/)
    expect(await vendorsOf(page, weddingId)).toMatchObject([
      { name: 'La Alacena', cost: 9860, status: 'closed', details: 'Prueba en mayo' },
      { name: 'Estudio Umbría', cost: 1850, status: 'open' },
    ])
    // On a phone the toast stands where 'Importar' was pressed a moment before.
    await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
    await expect(page.getByText('Tu presupuesto está como antes de importar.')).toBeVisible()
    await expect(page.getByText('¿Cuánto va a costar?')).toBeVisible()
    expect(await vendorsOf(page, weddingId)).toEqual([])
  })
}

test('columns are asked about when their headings say nothing, and a file of Excel keeps its cents', async ({
  page,
}) => {
  const weddingId = await atBudgetOf(page, [{ vendorType: 'dj', name: 'Lola Discos', cost: 1200 }])
  await openImport(page)
  const rows = [
    ['Quién', 'Cuánto', 'Dado', 'Color'],
    ['Lola Discos', 1250.4, 300, 'azul'],
    ['Flores de Umbría', 582.35, 0, 'verde'],
  ]
  const buffer = Buffer.from(
    await toXlsx({ name: 'Cuentas', rows, columnWidths: [20, 10, 10, 10], numberFormat: '#,##0' }),
  )
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'cuentas.xlsx', buffer },
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
  await expect(page.getByRole('heading', { name: 'Revisa las columnas' })).toBeVisible()
  await page.getByRole('button', { name: /Títulos de las columnas/ }).click()
  await page.getByRole('option', { name: /^Fila 1:/ }).click()
  for (const [column, field] of [
    ['Quién', 'Proveedor'],
    ['Cuánto', 'Coste'],
    ['Dado', 'Pagado'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`Qué es la columna ${column}`) }).click()
    await page.getByRole('option', { name: field, exact: true }).click()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const list = page.getByRole('list', { name: 'Filas de la hoja' })
  await expect(list).toContainText(
    /Ya lo tienes\. Cambia: el coste, de 1\.200,00\s€ a 1\.250,40\s€; 300,00\s€ pagados más; queda confirmado\./,
  )
  await page.getByRole('button', { name: 'Importar 2' }).click()
  await expect(page.getByText('Has importado 1 proveedor y has puesto al día 1 proveedor.')).toBeVisible()
  expect(await vendorsOf(page, weddingId)).toMatchObject([
    { name: 'Lola Discos', cost: 1250.4, status: 'closed' },
    { name: 'Flores de Umbría', cost: 582.35, status: 'open' },
  ])
})

test('a sheet whose answer is lost comes once, and who may only see imports nothing', async ({
  page,
  browser,
}) => {
  const weddingId = await atBudgetOf(page, [{ vendorType: 'dj', name: 'Lola Discos', cost: 1200 }])
  await openImport(page)
  await readPasted(page, CELLS)
  await page.route(
    '**/budget/import',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Importar 3' }).click()
  await expect(page.getByText('Tu hoja sigue aquí: puedes volver a intentarlo.')).toBeVisible()
  await expect.poll(async () => (await vendorsOf(page, weddingId)).length).toBe(4)
  const again = page.getByRole('button', { name: /^Importar/ }).last()
  if (await again.isEnabled()) await again.click()
  await expect.poll(async () => (await vendorsOf(page, weddingId)).length).toBe(4)
  const mother = await inviteIn(browser, page, weddingId, 'Pilar Vidal', 'couple', 'family')
  await mother.goto(`/app/couple/${weddingId}/budget`)
  await hydrated(mother)
  await expect(mother.getByText('Importar una hoja')).toBeHidden()
})
