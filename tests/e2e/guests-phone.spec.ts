import { expect, test } from '../support/journeys/browser-test.ts'
import {
  answer,
  atGuests,
  choose,
  expectSaved,
  expectTotal,
  guestsOf,
  newName,
} from '../support/journeys/guest-journey.ts'
import { expectAccessible, expectNoSidewaysScroll, PHONE } from '../support/journeys/journey.ts'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

const THREE = [
  {
    fullName: 'Carmen Aguirre',
    email: 'carmen@correo.example',
    rsvp: true,
    notes: 'Abuela\nCerca de la puerta',
  },
  { fullName: 'Íñigo Lasa', email: 'inigo@correo.example' },
  { fullName: 'Begoña Ruiz', rsvp: false },
]

test('the list has two lines and an answer, down to 320 px', async ({ page }) => {
  await atGuests(page, THREE)
  await expect(page.getByRole('listitem').first()).toContainText('Abuela · Cerca de la puerta')
  await expect(page.getByRole('listitem').nth(1)).toContainText('inigo@correo.example')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('the composer adds with Enter and waits for the next name', async ({ page }) => {
  const weddingId = await atGuests(page, THREE)
  await newName(page).tap()
  await page.keyboard.type('Desde el móvil')
  await page.keyboard.press('Enter')
  await expect(newName(page)).toBeFocused()
  await expect(newName(page)).toHaveValue('')
  await expectTotal(page, 4)
  await expectSaved(page, weddingId, { fullName: 'Desde el móvil', rsvp: null })
})

test('a tap opens a sheet where everything is edited', async ({ page }) => {
  const weddingId = await atGuests(page, THREE)
  await page.getByRole('button', { name: /^Íñigo Lasa/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Íñigo Lasa' })
  await expectAccessible(page)
  await sheet.getByLabel('Nombre completo').fill(' ')
  await sheet.getByRole('button', { name: 'Guardar' }).tap()
  await expect(sheet.getByText('Escribe el nombre.')).toBeVisible()
  await sheet.getByLabel('Nombre completo').fill('Íñigo Lasa Mendía')
  await sheet.getByLabel('Notas').fill('Vuela\nLlega el jueves')
  await sheet.getByRole('button', { name: /^RSVP/ }).tap()
  await page.getByRole('menuitemradio', { name: 'Sí', exact: true }).tap()
  await sheet.getByRole('button', { name: 'Guardar' }).tap()
  await expect(sheet).toHaveCount(0)
  await expectSaved(page, weddingId, {
    fullName: 'Íñigo Lasa Mendía',
    notes: 'Vuela\nLlega el jueves',
    rsvp: true,
  })
})

test('closing the sheet saves what was typed, and that can be taken back', async ({ page }) => {
  const weddingId = await atGuests(page, THREE)
  await page.getByRole('button', { name: /^Carmen Aguirre/ }).tap()
  await page.getByLabel('Notas').fill('Otra cosa')
  await page.getByRole('button', { name: 'Cerrar', exact: true }).tap()
  await expectSaved(page, weddingId, { fullName: 'Carmen Aguirre', notes: 'Otra cosa' })
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await expectSaved(page, weddingId, { fullName: 'Carmen Aguirre', notes: 'Abuela\nCerca de la puerta' })
})

test('a guest is removed from the sheet and can be had back', async ({ page }) => {
  const weddingId = await atGuests(page, THREE)
  const before = await guestsOf(page, weddingId)
  await page.getByRole('button', { name: /^Íñigo Lasa/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).tap()
  await expectTotal(page, 2)
  await page.getByRole('button', { name: 'Deshacer' }).tap()
  await expectTotal(page, 3)
  await expect(async () => expect(await guestsOf(page, weddingId)).toEqual(before)).toPass()
})

test('an answer takes a guest out of the filter', async ({ page }) => {
  const weddingId = await atGuests(page, THREE)
  await choose(page, 'RSVP Pendiente')
  await answer(page, 'Íñigo Lasa').tap()
  await page.getByRole('menuitemradio', { name: 'No' }).tap()
  await expect(page.getByText('No hay nadie con RSVP Pendiente por ahora.')).toBeVisible()
  await expectSaved(page, weddingId, { fullName: 'Íñigo Lasa', rsvp: false })
})
