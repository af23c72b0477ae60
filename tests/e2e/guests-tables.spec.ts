import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests, guestsOf } from '../support/journeys/guest-journey.ts'
import { call, expectAccessible, hydrated, PHONE } from '../support/journeys/journey.ts'

type Person = { name: string; tableId: string | null }

const GUESTS = [
  { fullName: 'Ana Gil', rsvp: true, household: 'Gil' },
  { fullName: 'Luis Gil', rsvp: true, household: 'Gil' },
  { fullName: 'Eva Soto', rsvp: true },
  { fullName: 'Hugo Vidal', rsvp: null },
]

/** Guests of whom the Gil are a family, with tables 1 and 2; Eva sits at the second. */
async function withTables(page: Page) {
  const weddingId = await atGuests(page, [])
  const at = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${at}/guests/import`, { mode: 'append', guests: GUESTS })
  for (const [number, seats] of [
    [1, 2],
    [2, 8],
  ])
    await call(page.request, 'POST', `${at}/seating/tables`, { number, seats })
  const tables = await call<{ id: string }[]>(page.request, 'GET', `${at}/seating/tables`)
  const eva = (await guestsOf(page, weddingId)).find(({ fullName }) => fullName === 'Eva Soto')!
  await call(page.request, 'PUT', `${at}/seating/people/${eva.id}`, { tableId: tables[1]!.id })
  await page.reload()
  await hydrated(page)
  return { weddingId, tables: tables.map(({ id }) => id) }
}

const seatsOf = async (page: Page, weddingId: string) =>
  Object.fromEntries(
    (await call<Person[]>(page.request, 'GET', `/weddings/${weddingId}/seating/people`)).map(
      ({ name, tableId }) => [name, tableId],
    ),
  )

/** The names of the list in their order, which stand in fields on a wide screen. */
const namesInSight = (page: Page) =>
  page.locator('main').evaluate(
    (main, names) => {
      const walked = document.createTreeWalker(main, NodeFilter.SHOW_ALL)
      const found: string[] = []
      for (let node = walked.nextNode(); node; node = walked.nextNode()) {
        const text = node instanceof HTMLInputElement ? node.value : (node.nodeValue ?? '')
        if (names.includes(text) && !found.includes(text)) found.push(text)
      }
      return found
    },
    GUESTS.map(({ fullName }) => fullName),
  )

for (const viewport of [undefined, PHONE]) {
  const device = viewport ? 'phone' : 'desk'

  test(`a person and a family are seated where the family is looked at (${device})`, async ({ page }) => {
    if (viewport) await page.setViewportSize(viewport)
    const { weddingId, tables } = await withTables(page)
    const [one, two] = tables
    await page.getByRole('button', { name: 'Por familias' }).click()
    await page.getByRole('button', { name: /^Gil/ }).first().click()
    const family = page.getByRole('dialog', { name: 'Gil' })
    await family.getByRole('button', { name: 'Sentar a Ana Gil' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sentar a Ana Gil' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Sentar en mesa 2' }).click()
    await expect(family.getByText('Mesa 2', { exact: false })).toBeVisible()
    await expect.poll(() => seatsOf(page, weddingId)).toMatchObject({ 'Ana Gil': two, 'Luis Gil': null })

    // The table where somebody of the family sits stands first.
    await family.getByRole('button', { name: 'Sentar a Luis Gil' }).click()
    const ofLuis = page.getByRole('dialog', { name: 'Sentar a Luis Gil' })
    await expect(ofLuis.getByRole('listitem').first()).toContainText('quedan 6 sitios, con su familia')
    await page.keyboard.press('Escape')

    await family.getByRole('button', { name: 'Sentar a la familia' }).click()
    const ofFamily = page.getByRole('dialog', { name: 'Sentar a Ana Gil y Luis Gil' })
    await ofFamily.getByRole('button', { name: 'Sentar en mesa 1' }).click()
    await expect.poll(() => seatsOf(page, weddingId)).toMatchObject({ 'Ana Gil': one, 'Luis Gil': one })
    await expect(family.getByRole('button', { name: 'Mover a la familia' })).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => seatsOf(page, weddingId)).toMatchObject({ 'Ana Gil': two, 'Luis Gil': null })
  })

  test(`the guests of a table, and those without one, are found by a filter that the address keeps (${device})`, async ({
    page,
  }) => {
    if (viewport) await page.setViewportSize(viewport)
    await withTables(page)
    const dialog = page.getByRole('dialog', { name: 'Filtros y columnas' })
    const open = () => page.getByRole('button', { name: /^Filtros y columnas/ }).click()
    const pick = async (label: string, option: string) => {
      await dialog.getByRole('button', { name: new RegExp(label) }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    const count = (words: string) => dialog.getByRole('button', { name: `Ver ${words}` })
    await open()
    await pick('Mesa', 'Sin mesa')
    await expect(count('2 personas')).toBeVisible()
    await pick('Mesa', 'Mesa 2')
    await expectAccessible(page)
    await count('1 persona').click()
    await expect(page).toHaveURL(/mesa=/)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => namesInSight(page)).toEqual(['Eva Soto'])
    await open()
    await dialog.getByRole('button', { name: 'Quitar filtros' }).click()
    await expect(count('4 personas')).toBeVisible()
    await pick('Orden', 'Por mesas')
    await count('4 personas').click()
    await expect(page).toHaveURL(/orden=mesa/)
    await expect.poll(() => namesInSight(page)).toEqual(['Eva Soto', 'Ana Gil', 'Luis Gil', 'Hugo Vidal'])
  })
}
