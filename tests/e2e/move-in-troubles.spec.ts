import { IMPORT_PIECE_MAX_BYTES } from '#domain/imports/imports.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, DESKTOP, expectAccessible, PHONE } from '../support/journeys/journey.ts'
import { GUESTS, lockedBook, longAgenda, photo, withFolder } from '../support/journeys/move-in-files.ts'
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

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('an import that does not fit says why, leaves the wedding as it was, and comes in without that file', async ({
      page,
    }) => {
      const weddingId = await atMoveIn(page)
      await choose(page, [GUESTS, longAgenda()])
      await expect(row(page, 'horario.csv')).toContainText('Agenda del día')
      await toPreview(page)
      const bring = page.getByRole('button', { name: 'Traer todo' })
      await expect(bring).toBeEnabled()
      await bring.press('Enter')
      await expect(title(page)).toHaveText('No se ha traído nada')
      await expect(title(page)).toBeFocused()
      await expect(page.getByRole('alert')).toContainText('momentos en la agenda (500)')
      await expectAccessible(page)
      expect(await call<unknown[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)).toEqual([])
      await page.getByRole('button', { name: 'Volver' }).press('Enter')
      await row(page, 'horario.csv')
        .getByRole('button', { name: /^Qué es horario\.csv/ })
        .click()
      await page.getByRole('option', { name: 'Fuera' }).click()
      await expect(row(page, 'horario.csv')).toContainText('Fuera')
      await toPreview(page)
      await bringAll(page)
      expect(await call<unknown[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)).toHaveLength(2)
    })

    test('taking it back says first what was changed since, which stays', async ({ page }) => {
      const weddingId = await atMoveIn(page)
      await choose(page, [GUESTS])
      await toPreview(page)
      await bringAll(page)
      type Listed = { id: string; fullName: string }[]
      const guests = () => call<Listed>(page.request, 'GET', `/weddings/${weddingId}/guests`)
      const carmen = (await guests()).find(({ fullName }) => fullName === 'Carmen Aguirre')!
      await call(page.request, 'PATCH', `/weddings/${weddingId}/guests/${carmen.id}`, {
        notes: 'Sin gluten',
      })
      await openMoveIn(page, weddingId)
      await page.getByRole('link', { name: 'Ver lo que trajiste' }).click()
      await page.getByRole('button', { name: 'Deshacer el traslado' }).press('Enter')
      const dialog = page.getByRole('alertdialog', { name: '¿Deshacer el traslado?' })
      await expect(dialog.getByText('Esto se ha cambiado después, y se queda como está:')).toBeVisible()
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Carmen Aguirre' })).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Deshacer el traslado' }).press('Enter')
      await expect(title(page)).toHaveText('Traslado deshecho')
      await expect(page.getByText('se queda', { exact: false }).first()).toBeVisible()
      expect((await guests()).map(({ fullName }) => fullName)).toEqual(['Carmen Aguirre'])
    })
  })
}

test('people who may be a family are joined with one answer, by keys', async ({ page }) => {
  const weddingId = await atMoveIn(page)
  const list = 'Nombre;Mesa;Teléfono\r\nPau Coll Roca;2;\r\nEva Coll Roca;2;\r\nSol Mas;2;\r\n'
  await choose(page, [{ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }])
  const asked = page.getByRole('group', { name: /parecen una familia/ })
  await expect(asked).toContainText('Pau Coll Roca y Eva Coll Roca.')
  await expect(asked.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true')
  await asked.getByRole('button', { name: 'Sí, juntar' }).press('Enter')
  await expect(asked.getByRole('button', { name: 'Sí, juntar' })).toHaveAttribute('aria-pressed', 'true')
  await toPreview(page)
  await expect(page.getByText('1 familia.')).toBeVisible()
  await bringAll(page)
  type Details = { guests: { householdId: string | null }[] }
  const { guests } = await call<Details>(page.request, 'GET', `/weddings/${weddingId}/households`)
  const families = guests.flatMap(({ householdId }) => householdId ?? [])
  expect([families.length, new Set(families).size]).toEqual([2, 1])
})
