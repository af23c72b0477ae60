import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
import { type GivenFile, photo, withFolder } from '../support/journeys/move-in-files.ts'
import { choose, chooseFolder, title } from '../support/journeys/move-in-journey.ts'

const list = (name: string, ...people: string[]): GivenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`Nombre;Email\n${people.map((person) => `${person};`).join('\n')}\n`),
})

const BOOK: GivenFile = {
  name: 'clientes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Pareja;Fecha de la boda;Lugar;Email;Estado',
      'Olga & Iker;23/01/2027;Hacienda Los Naranjos;olga@correo.example;Contratada',
      'Rita & Tomás;;;rita@correo.example;Consulta',
    ].join('\n'),
  ),
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a planner brings weddings from folders and a book, answers in place, and takes them back', {
      tag: viewport === DESKTOP ? '@core' : '@landing',
    }, async ({ page }) => {
      await signedUp(page, 'Elena Montes', 'planner')
      await createWedding(page, 'Martín y Lucía', '2027-04-10')
      await page.goto('/app/planner')
      await page.getByRole('link', { name: 'Traer todas tus bodas' }).click()
      await expect(title(page)).toHaveText('Trae todas tus bodas')
      await hydrated(page)
      await expectAccessible(page)
      const given = [
        list('Olga e Iker/invitados.csv', 'Carmen Aguirre', 'Teo Lasa'),
        await photo('Olga e Iker/Flores/ramo.jpg', 80),
        list('2027-04-10 Lucia y Martin/invitados.csv', 'Ana Ruiz'),
        list('Gala y Luis/invitados.csv', 'Eva Gil'),
        list('Nuevos/invitados.csv', 'Ana Soto', 'Luis Gil'),
      ]
      await withFolder(given, async (path) => {
        await chooseFolder(page, path)
        await expect(title(page)).toHaveText('4 bodas')
        // The pictures have come as well, so the folder may go.
        await expect(page.getByRole('row', { name: /Olga & Iker/ })).toContainText('Falta la fecha')
        await expect(page.getByText('Leyendo', { exact: false })).toBeHidden()
      })
      await choose(page, [BOOK])
      const row = (name: string) => page.getByRole('row').filter({ hasText: name })
      await expect(row('Olga & Iker')).toContainText('Lista')
      await expect(page.getByText('1 cliente sin boda irá a Solicitudes')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await page.getByRole('button', { name: 'Poner fecha a Gala & Luis' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Sin fecha' }).click()
      await expect(row('Gala & Luis')).toContainText('Lista')

      await page.getByRole('button', { name: 'Poner nombre a Nuevos' }).click()
      await page.getByRole('dialog').getByLabel('Nombre de la boda').fill('Ona & Biel')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Poner fecha a Ona & Biel' }).click()
      await page.getByRole('button', { name: 'Sin fecha' }).click()

      await page.getByRole('button', { name: 'Comparar Lucia & Martin' }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Es la misma' }).click()
      await expect(row('Lucia & Martin')).toContainText('Entra en la tuya')

      await page.getByRole('button', { name: 'Olga & Iker', exact: true }).click()
      await expect(page.getByRole('dialog')).toContainText('Hacienda Los Naranjos')
      await expect(page.getByRole('dialog').getByText('Invitados', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Traer 4 bodas' }).filter({ visible: true }).click()
      await expect(title(page)).toHaveText('4 bodas ya están aquí')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const weddings = await call<{ id: string; name: string }[]>(page.request, 'GET', '/weddings')
      expect(weddings.map(({ name }) => name).toSorted()).toEqual([
        'Gala & Luis',
        'Martín y Lucía',
        'Olga & Iker',
        'Ona & Biel',
      ])

      await page.getByRole('button', { name: 'Deshacer Ona & Biel' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer esta boda' }).click()
      await expect(title(page)).toHaveText('3 bodas ya están aquí')
      await page.getByRole('button', { name: 'Deshacer el traslado' }).click()
      const dialog = page.getByRole('alertdialog', { name: '¿Deshacer el traslado?' })
      await expect(dialog).toContainText('Desde entonces no se ha cambiado nada de eso.')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Deshacer el traslado' }).click()
      await expect(title(page)).toHaveText('Traslado deshecho')
      const left = await call<{ name: string }[]>(page.request, 'GET', '/weddings')
      expect(left.map(({ name }) => name)).toEqual(['Martín y Lucía'])
      expect(await call(page.request, 'GET', '/planner/requests')).toEqual([])
    })
  })
}

test('what was dropped waits for a reload, and can be given up', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  await page.goto('/app/planner')
  await page.getByRole('link', { name: 'Traer todas tus bodas' }).click()
  await hydrated(page)
  await choose(page, [BOOK, list('lista.csv', 'Ana Ruiz')])
  await expect(page.getByRole('row', { name: /Olga & Iker/ })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(title(page)).toHaveText('1 boda')
  await page.getByRole('button', { name: 'Boda de lista.csv' }).click()
  await page.getByRole('option', { name: 'Olga & Iker' }).click()
  await expect(page.getByRole('row', { name: /Olga & Iker/ })).toContainText('Lista')
  await page.getByRole('checkbox', { name: 'Traer Olga & Iker' }).uncheck()
  await expect(
    page.getByRole('button', { name: 'Traer los clientes' }).filter({ visible: true }),
  ).toBeEnabled()
  await page.getByRole('button', { name: 'Dejarlo y eliminarlo ya' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dejarlo' }).click()
  await expect(title(page)).toHaveText('Trae todas tus bodas')
})
