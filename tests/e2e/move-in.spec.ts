import { expect, test } from '../support/journeys/browser-test.ts'
import { expectTotal } from '../support/journeys/guest-journey.ts'
import { call, DESKTOP, expectAccessible, inviteIn, PHONE } from '../support/journeys/journey.ts'
import { budgetBook, GUESTS, photo, withFolder } from '../support/journeys/move-in-files.ts'
import {
  atMoveIn,
  bringAll,
  choose,
  chooseFolder,
  drop,
  openMoveIn,
  row,
  title,
  toPreview,
} from '../support/journeys/move-in-journey.ts'

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a wedding comes in from files and a folder of pictures, and is taken back', {
      tag: viewport === PHONE ? '@core' : '@landing',
    }, async ({ page }) => {
      const weddingId = await atMoveIn(page)
      await expectAccessible(page)
      await drop(page, [GUESTS, budgetBook()])
      await expect(row(page, 'invitados.csv')).toContainText('Lista de invitados')
      await expect(row(page, 'presupuesto final.xlsx')).toContainText('Presupuesto')
      const pictures = await Promise.all([photo('Flores/ramo.jpg', 80), photo('Flores/arco.jpg', 90)])
      await withFolder(pictures, async (path) => {
        await chooseFolder(page, path)
        await expect(row(page, 'Inspiración')).toContainText('2 imágenes en una carpeta')
      })
      await choose(page, [await photo('suelta.jpg', 70)])
      await expect(row(page, 'Fotos sueltas')).toContainText('1 imagen')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Ver cómo queda' }).click()
      await expect(page.getByRole('button', { name: 'Inspiración' })).toBeFocused()
      await page.getByRole('button', { name: 'Fuera', exact: true }).click()
      await expect(page.getByText('Lo marcado es lo que suponemos.')).toBeHidden()
      await toPreview(page)
      await expect(page.getByRole('listitem').filter({ hasText: 'Invitados' }).first()).toContainText('2')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Ver Invitados' }).click()
      await expect(page.getByRole('dialog').getByText('Carmen Aguirre')).toBeVisible()
      await page.keyboard.press('Escape')
      await bringAll(page)
      await expect(page.getByText('2 invitados, 2 proveedores y 2 imágenes.', { exact: false })).toBeVisible()
      await expectAccessible(page)
      await page.goto(`/app/couple/${weddingId}/guests`)
      await expectTotal(page, 2)
      await page.goto(`/app/couple/${weddingId}/budget`)
      await expect(page.getByText('La Alacena').first()).toBeVisible()
      await page.goto(`/app/couple/${weddingId}/inspiration`)
      await expect(page.getByText('Flores').first()).toBeVisible()
      await openMoveIn(page, weddingId)
      await page.getByRole('link', { name: 'Ver lo que trajiste' }).click()
      await page.getByRole('button', { name: 'Deshacer el traslado' }).click()
      const dialog = page.getByRole('alertdialog', { name: '¿Deshacer el traslado?' })
      await expect(dialog.getByText('Desde entonces no se ha cambiado nada de eso.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Deshacer el traslado' }).click()
      await expect(title(page)).toHaveText('Traslado deshecho')
      expect(await call<unknown[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)).toEqual([])
    })
  })
}

test('a wrong guess is changed in one act, and what is taken out can be taken in again', async ({ page }) => {
  await atMoveIn(page)
  await choose(page, [GUESTS])
  const list = row(page, 'invitados.csv')
  await expect(list).toContainText('Se entiende')
  await list.getByRole('button', { name: /^Qué es invitados\.csv/ }).click()
  await page.getByRole('option', { name: 'Fuera' }).click()
  await expect(list).toContainText('Fuera')
  await expect(page.getByRole('button', { name: 'Ver cómo queda' })).toBeDisabled()
  await list.getByRole('button', { name: 'Recuperar invitados.csv' }).click()
  await expect(list).toContainText('Se entiende')
  const select = list.getByRole('button', { name: /^Qué es invitados\.csv/ })
  await select.click()
  await page.getByRole('option').nth(1).click()
  await expect(list).not.toContainText('Lista de invitados')
})

test('a member with some sections brings what they may edit, and the rest is said', async ({
  page,
  browser,
}) => {
  const weddingId = await atMoveIn(page)
  const family = await inviteIn(browser, page, weddingId, 'Carmen Aguirre', 'couple', 'family')
  await openMoveIn(family, weddingId)
  await choose(family, [GUESTS, budgetBook()])
  await expect(row(family, 'presupuesto final.xlsx')).toContainText('Presupuesto')
  await toPreview(family)
  const closed = family.getByRole('complementary').getByText('Proveedores y Presupuesto', { exact: false })
  await expect(closed).toBeVisible()
  await family.context().close()
})

test('a pasted text is a file like the others', async ({ page }) => {
  await atMoveIn(page)
  await page.getByRole('button', { name: 'pegar un texto' }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill('Nombre;Familia\nCarmen Aguirre;Aguirre\nTeo Lasa;Lasa')
  await page.getByRole('button', { name: 'Añadir el texto' }).click()
  await expect(row(page, 'Lista de invitados')).toContainText('2 personas')
})
