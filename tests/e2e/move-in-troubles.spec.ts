import { IMPORT_PIECE_MAX_BYTES } from '#domain/imports/imports.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call } from '../support/journeys/journey.ts'
import { GUESTS, lockedBook, photo, withFolder } from '../support/journeys/move-in-files.ts'
import {
  atMoveIn,
  bringAll,
  choose,
  chooseFolder,
  openMoveIn,
  row,
  title,
  toPreview,
} from '../support/journeys/move-in-journey.ts'

test('without a network in the middle of a file only the rest is sent again', async ({ page, context }) => {
  const weddingId = await atMoveIn(page)
  const starts: string[] = []
  let letThrough = () => {}
  const second = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/pieces\?from=/, async (route) => {
    const from = new URL(route.request().url()).searchParams.get('from')!
    starts.push(from)
    if (from !== '0' && starts.filter((one) => one === from).length === 1) {
      letThrough()
      return route.abort('internetdisconnected')
    }
    return route.continue()
  })
  const text = `Nombre\r\n${'Carmen Aguirre\r\n'.repeat(Math.ceil((IMPORT_PIECE_MAX_BYTES * 1.2) / 16))}`
  await choose(page, [{ name: 'larga.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }])
  await second
  await context.setOffline(true)
  await expect(page.getByText('No hay conexión. Lo que falta espera aquí', { exact: false })).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => starts.length).toBeGreaterThan(2)
  await expect(page.getByRole('progressbar', { name: 'larga.csv' })).toBeHidden()
  expect(starts.filter((from) => from === '0')).toHaveLength(1)
  expect(new Set(starts)).toEqual(new Set(['0', String(IMPORT_PIECE_MAX_BYTES)]))
  await openMoveIn(page, weddingId)
  await expect(row(page, 'larga.csv')).toBeVisible()
})

test('a file that asks for a password says so in its row, and the others go on', async ({ page }) => {
  await atMoveIn(page)
  await choose(page, [lockedBook(), GUESTS])
  await expect(title(page)).toHaveText('Un archivo no se abre')
  await expect(row(page, 'cerrado.xlsx')).toContainText('Cerrado con contraseña')
  await expect(row(page, 'cerrado.xlsx')).toContainText('Quítasela en Excel')
  await toPreview(page)
  await expect(page.getByText('cerrado.xlsx', { exact: false }).first()).toBeVisible()
})

test('the same folder dropped twice doubles nothing', async ({ page }) => {
  const weddingId = await atMoveIn(page)
  const files = [GUESTS, await photo('Flores/ramo.jpg', 80)]
  await withFolder(files, async (path) => {
    await chooseFolder(page, path)
    await expect(row(page, 'invitados.csv')).toContainText('Se entiende')
    await chooseFolder(page, path)
    await expect(row(page, 'Repetido')).toHaveCount(2)
    await toPreview(page)
    await bringAll(page)
    await openMoveIn(page, weddingId)
    await chooseFolder(page, path)
    await expect(row(page, 'invitados.csv')).toContainText('Se entiende')
    await toPreview(page)
    await expect(page.getByText('De tus archivos no entra nada nuevo', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Traer todo' })).toBeDisabled()
  })
  expect(await call<unknown[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)).toHaveLength(2)
})

test('an import is there again after a reload, and can be given up in the middle', async ({ page }) => {
  const weddingId = await atMoveIn(page)
  await page.route(/\/pieces\?from=/, (route) => route.abort('internetdisconnected'))
  await choose(page, [GUESTS])
  await expect(page.getByRole('progressbar', { name: 'invitados.csv' })).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await openMoveIn(page, weddingId)
  await expect(page.getByText('Un archivo no llegó entero', { exact: false })).toBeVisible()
  await page.unroute(/\/pieces\?from=/)
  await choose(page, [GUESTS])
  await expect(row(page, 'invitados.csv')).toHaveCount(1)
  await expect(row(page, 'invitados.csv')).toContainText('Se entiende')
  await page.getByRole('button', { name: 'Dejarlo y eliminarlo ya' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dejarlo' }).click()
  await expect(title(page)).toHaveText('Trae lo que ya tienes')
  await page.reload()
  await expect(title(page)).toHaveText('Trae lo que ya tienes')
})
