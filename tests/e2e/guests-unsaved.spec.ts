import { expect, test } from '../support/journeys/browser-test.ts'
import {
  answer,
  atGuests,
  emailCell,
  expectSaved,
  expectTotal,
  guestsOf,
  nameCell,
  newName,
  notesCell,
  row,
} from '../support/journeys/guest-journey.ts'
import { withoutFirstAnswers } from '../support/journeys/journey.ts'

const TWO = [
  { fullName: 'Carmen Aguirre', email: 'carmen@correo.example', rsvp: true },
  { fullName: 'Íñigo Lasa', notes: 'Primo' },
]

const REFUSED = { status: 409, json: { defined: false, code: 'CONFLICT', status: 409, message: 'No' } }

test('a cell that cannot be saved keeps what was typed, says so and can be tried again', async ({ page }) => {
  const weddingId = await atGuests(page, TWO)
  await page.route('**/guests/*', (route) => route.fulfill(REFUSED))
  await emailCell(page, 'Carmen Aguirre').fill('nuevo@correo.example')
  await page.keyboard.press('Tab')
  await expect(page.getByText('No se ha guardado el email de Carmen Aguirre.')).toBeVisible()
  await expect(emailCell(page, 'Carmen Aguirre')).toHaveValue('nuevo@correo.example')
  await expect(emailCell(page, 'Carmen Aguirre')).toHaveAttribute('aria-invalid', 'true')
  expect((await guestsOf(page, weddingId))[0]!.email).toBe('carmen@correo.example')

  await page.unroute('**/guests/*')
  await row(page, 'Carmen Aguirre').getByRole('button', { name: 'Reintentar' }).click()
  await expectSaved(page, weddingId, { email: 'nuevo@correo.example' })
  await expect(emailCell(page, 'Carmen Aguirre')).not.toHaveAttribute('aria-invalid')
})

test('a cell that cannot be saved can be given up', async ({ page }) => {
  await atGuests(page, TWO)
  await notesCell(page, 'Íñigo Lasa').fill('x'.repeat(2001))
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('status').getByText('Caben 2.000 caracteres y has escrito 2.001.'),
  ).toBeVisible()
  await notesCell(page, 'Íñigo Lasa').press('Escape')
  await expect(notesCell(page, 'Íñigo Lasa')).toHaveValue('Primo')
})

test('an answer or a removal that fails is left as it was', async ({ page }) => {
  await atGuests(page, TWO)
  await page.route('**/guests/*', (route) => route.fulfill(REFUSED))
  await answer(page, 'Carmen Aguirre').press('n')
  await expect(page.getByText('No se pudo guardar la respuesta de Carmen Aguirre.')).toBeVisible()
  await expect(answer(page, 'Carmen Aguirre')).toHaveAccessibleName('RSVP: Sí, Carmen Aguirre')
  await page.getByRole('button', { name: 'Eliminar a Íñigo Lasa' }).press('Enter')
  await expect(page.getByText('No se pudo eliminar a Íñigo Lasa. Lo hemos dejado como estaba.')).toBeVisible()
  await expect(nameCell(page, 'Íñigo Lasa')).toBeVisible()
  await expect(page.getByText('Has eliminado a Íñigo Lasa.')).toHaveCount(0)
})

test('an answer of many guests that fails can be tried again, though nothing is selected any more', async ({
  page,
}) => {
  const many = Array.from({ length: 30 }, (_, at) => ({ fullName: `Persona ${at}` }))
  const weddingId = await atGuests(page, many)
  await page.getByRole('button', { name: 'Por familias' }).click()
  await page.getByRole('checkbox', { name: 'Seleccionar todas las familias' }).check()
  await page.route('**/guests', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(REFUSED) : route.continue(),
  )
  await page.getByRole('button', { name: 'Cambiar RSVP' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Sí', exact: true }).press('Enter')
  const again = page.getByRole('button', { name: 'Reintentar' })
  await expect(again).toBeVisible()
  expect((await guestsOf(page, weddingId)).every(({ rsvp }) => rsvp === null)).toBe(true)

  await page.unroute('**/guests')
  await again.press('Enter')
  await expect(page.getByText('Hemos cambiado la respuesta de 30 personas.')).toBeVisible()
  await expect(again).toHaveCount(0)
  expect((await guestsOf(page, weddingId)).every(({ rsvp }) => rsvp === true)).toBe(true)
})

test('edits of one cell reach the server one after the other, the last one last', async ({ page }) => {
  const weddingId = await atGuests(page, TWO)
  let under = 0
  const sent: string[] = []
  await page.route('**/guests/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    under += 1
    expect(under).toBe(1)
    sent.push(route.request().postDataJSON().notes)
    const response = await route.fetch()
    under -= 1
    await route.fulfill({ response })
  })
  for (const notes of ['uno', 'dos', 'tres']) {
    await notesCell(page, 'Íñigo Lasa').fill(notes)
    await page.keyboard.press('Tab')
  }
  await expectSaved(page, weddingId, { fullName: 'Íñigo Lasa', notes: 'tres' })
  expect(sent).toEqual(['uno', 'dos', 'tres'])
})

test('a list that was read before an edit and comes after it does not undo it', async ({ page }) => {
  await page.clock.install()
  const weddingId = await atGuests(page, TWO)
  await expectTotal(page, 2)
  let letCome = () => {}
  const comes = new Promise<void>((resolve) => {
    letCome = resolve
  })
  let readings = 0
  await page.route('**/api/**/guests', async (route) => {
    const response = await route.fetch()
    readings += 1
    if (readings === 1) await comes
    // The page has given the old reading up by now.
    await route.fulfill({ response }).catch(() => {})
  })
  await page.clock.fastForward(61_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => readings).toBe(1)
  await notesCell(page, 'Íñigo Lasa').fill('Escrito después')
  await page.keyboard.press('Enter')
  await expectSaved(page, weddingId, { notes: 'Escrito después' })
  letCome()
  await expect.poll(() => readings).toBeGreaterThan(1)
  await expect(notesCell(page, 'Íñigo Lasa')).toHaveValue('Escrito después')
})

test('a guest whose answer was lost on the way is added once', async ({ page }) => {
  const weddingId = await atGuests(page, TWO)
  let tries = 0
  await page.route('**/api/**/guests', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await newName(page).fill('Zoe Marín')
  await page.keyboard.press('Enter')
  await expect.poll(() => tries).toBe(2)
  await expectTotal(page, 3)
  expect((await guestsOf(page, weddingId)).filter(({ fullName }) => fullName === 'Zoe Marín')).toHaveLength(1)
})

test('a guest who could not be added stays in the list until they are', async ({ page }) => {
  const weddingId = await atGuests(page, TWO)
  await page.route('**/api/**/guests', (route) =>
    route.request().method() === 'POST' ? route.fulfill(REFUSED) : route.continue(),
  )
  await newName(page).fill('Zoe Marín')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No se pudo añadir a Zoe Marín. Sigue en la lista, sin guardar.')).toBeVisible()
  await page.unroute('**/api/**/guests')
  // Editing them takes the edit along with the next try.
  await notesCell(page, 'Zoe Marín').fill('Viene sola')
  await page.keyboard.press('Enter')
  await expectSaved(page, weddingId, { fullName: 'Zoe Marín', notes: 'Viene sola' })
})

test('what is done without a network is saved when it comes back', async ({ page, context }) => {
  const weddingId = await atGuests(page, TWO)
  await context.setOffline(true)
  await newName(page).fill('Desde el tren')
  await page.keyboard.press('Enter')
  await notesCell(page, 'Desde el tren').fill('Llega tarde')
  await page.keyboard.press('Enter')
  await answer(page, 'Desde el tren').press('s')
  await page.getByRole('button', { name: 'Eliminar a Carmen Aguirre' }).press('Enter')
  await expectTotal(page, 2)
  await expect(page.getByText(/^Sin conexión/).first()).toBeVisible()
  await context.setOffline(false)
  await expectSaved(page, weddingId, { fullName: 'Desde el tren', notes: 'Llega tarde', rsvp: true })
  await expect
    .poll(async () => (await guestsOf(page, weddingId)).map(({ fullName }) => fullName))
    .toEqual(['Íñigo Lasa', 'Desde el tren'])
})

test('leaving with something half-typed is asked about', async ({ page }) => {
  await atGuests(page, TWO)
  await notesCell(page, 'Íñigo Lasa').pressSequentially(' a medias')
  const asked = page.waitForEvent('dialog')
  const leaving = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await leaving
})

test('a list that cannot be loaded says so and can be tried again', async ({ page }) => {
  const weddingId = await atGuests(page, TWO)
  await withoutFirstAnswers(page)
  await page.route('**/api/**/guests', (route) => route.fulfill(REFUSED))
  await page.reload()
  await expect(page.getByText('No hemos podido cargar la lista de invitados.')).toBeVisible()
  await page.unroute('**/api/**/guests')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expectTotal(page, 2)
  expect(await guestsOf(page, weddingId)).toHaveLength(2)
})
