import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests } from '../support/journeys/guest-journey.ts'
import { call, expectAccessible, PHONE } from '../support/journeys/journey.ts'

type Person = { name: string; tableId: string | null }
type Table = { id: string; number: number; name: string | null; seats: number }

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

async function bringFile(page: Page, content: string) {
  await page.getByRole('button', { name: 'Importar lista' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mesas.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
}

async function plan(page: Page, weddingId: string) {
  const tables = await call<Table[]>(page.request, 'GET', `/weddings/${weddingId}/seating/tables`)
  const people = await call<Person[]>(page.request, 'GET', `/weddings/${weddingId}/seating/people`)
  const titles = new Map(tables.map(({ id, number, name }) => [id, name ? `${number} ${name}` : `${number}`]))
  return people.map(({ name, tableId }) => [name, tableId && titles.get(tableId)])
}

for (const viewport of [undefined, PHONE]) {
  test(`a list seats its people at tables of its own, and is undone in one (${viewport ? 'phone' : 'desk'})`, async ({
    page,
  }) => {
    if (viewport) await page.setViewportSize(viewport)
    const weddingId = await atGuests(page, [{ fullName: 'Marcos Teruel', rsvp: true }])
    const four = await call<Table>(page.request, 'POST', `/weddings/${weddingId}/seating/tables`, {
      ...{ number: 4, seats: 1 },
    })
    await bringFile(
      page,
      [
        'Nombre;RSVP;Nº mesa',
        'Ana Gil;Sí;Los primos',
        'Luis Gil;Sí;los primos',
        'Eva Soto;Sí;Mesa 4',
        'Inés Mas;Sí;4',
        'Hugo Vidal;;4',
        'Marcos Teruel;Sí;Los primos',
      ].join('\r\n'),
    )
    const preview = dialog(page, 'Esto es lo que traes')
    for (const sentence of ['1 mesa nueva, 4 personas sentadas.', '1 no cabe en «Mesa 4».'])
      await expect(preview.getByText(sentence)).toBeVisible()
    await expect(preview.getByText('1 persona con mesa aún no ha dicho que sí')).toBeVisible()
    await expectAccessible(page)
    await press(page, 'Continuar')
    await press(page, 'Añadir y poner al día')
    await expect(page.getByText('Has sentado a 4 personas, con 1 mesa nueva.')).toBeVisible()
    await expect
      .poll(() => plan(page, weddingId))
      .toEqual([
        ['Marcos Teruel', '5 Los primos'],
        ['Ana Gil', '5 Los primos'],
        ['Luis Gil', '5 Los primos'],
        ['Eva Soto', '4'],
        ['Inés Mas', null],
      ])
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => plan(page, weddingId)).toEqual([['Marcos Teruel', null]])
    const tables = await call<Table[]>(page.request, 'GET', `/weddings/${weddingId}/seating/tables`)
    expect(tables.map(({ id }) => id)).toEqual([four.id])
  })
}

test('who sits already stays there unless the list is to be taken', async ({ page }) => {
  const weddingId = await atGuests(page, [{ fullName: 'Ana Gil', rsvp: true }])
  const at = `/weddings/${weddingId}`
  const [ana] = await call<{ id: string }[]>(page.request, 'GET', `${at}/guests`)
  const one = await call<Table>(page.request, 'POST', `${at}/seating/tables`, { number: 1 })
  await call(page.request, 'PUT', `${at}/seating/people/${ana!.id}`, { tableId: one.id })
  await bringFile(page, 'Nombre;Mesa\r\nAna Gil;2\r\n')
  const preview = dialog(page, 'Esto es lo que traes')
  await expect(preview.getByText('1 persona ya está sentada en otra mesa')).toBeVisible()
  await expect(preview.getByRole('radio', { name: 'Dejar a cada cual donde está' })).toBeChecked()
  await preview.getByRole('radio', { name: 'Sentar como dice la lista' }).check()
  await expect(preview.getByText('1 mesa nueva, 1 persona sentada.')).toBeVisible()
  await press(page, 'Continuar')
  await press(page, 'Poner al día')
  await expect.poll(() => plan(page, weddingId)).toEqual([['Ana Gil', '2']])
})
