import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible } from '../support/journeys/journey.ts'
import { atCanvas, press, tile } from './vendor-journey.ts'

test('«Crear» is offered beside what a search finds, and what was created is renamed and deleted', async ({
  page,
}) => {
  await atCanvas(page)
  const search = page.getByRole('searchbox', { name: 'Buscar componente' })
  await search.fill('foto')
  await expect(page.getByRole('button', { name: 'Añadir Fotografía', exact: true })).toBeVisible()
  await press(page, 'Crear «foto»')
  const creation = page.getByRole('dialog', { name: 'Crear un componente' })
  await creation.getByLabel('Nombre').fill('Foto de grupo')
  await press(creation, 'Crear y añadir')
  await expect(tile(page, 'Foto de grupo')).toHaveCount(1)

  await press(page, 'Editar Foto de grupo')
  const dialog = page.getByRole('dialog', { name: 'Editar el componente' })
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Foto de grupo')
  await expectAccessible(page)
  await dialog.getByLabel('Nombre').fill('Foto de los abuelos')
  await press(dialog, 'Guardar')
  await expect(tile(page, 'Foto de los abuelos')).toHaveCount(1)

  await press(page, 'Editar Foto de los abuelos')
  await press(dialog, 'Eliminar')
  await press(page.getByRole('alertdialog'), 'Eliminar del catálogo')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Editar Foto de los abuelos' })).toHaveCount(0)
  await expect(tile(page, 'Foto de los abuelos')).toHaveCount(1)
})
