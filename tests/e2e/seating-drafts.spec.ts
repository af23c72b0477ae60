import type { Page } from '@playwright/test'
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

type Person = { name: string; guestId: string; tableId: string | null }

/** A wedding of Lucía with people who come, two tables of two, and Elena as its planner, who looks at the tables. */
async function preparing(lucia: Page, browser: Parameters<typeof inviteIn>[0], names: readonly string[]) {
  await signedUp(lucia, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(lucia, 'Lucía & Martín', '2027-04-10')
  const at = `/weddings/${weddingId}`
  for (const fullName of names) await call(lucia.request, 'POST', `${at}/guests`, { fullName, rsvp: true })
  for (const number of [1, 2]) await call(lucia.request, 'POST', `${at}/seating/tables`, { number, seats: 2 })
  const elena = await inviteIn(browser, lucia, weddingId, 'Elena Soto', 'planner')
  await elena.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(elena)
  const published = async () =>
    Object.fromEntries(
      (await call<Person[]>(lucia.request, 'GET', `${at}/seating/people`)).map((person) => [
        person.name,
        person.tableId !== null,
      ]),
    )
  return { elena, at, published }
}

const draftSwitch = (page: Page) => page.getByRole('switch', { name: 'Preparar en borrador' })
const table = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Mesa ${number}[,:]`) })

async function seatAt(page: Page, name: string, number: number) {
  await page.getByRole('button', { name: `Sentar a ${name}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Sentar en mesa ${number}` })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a planner seats people in a draft, which the couple sees once it is published', {
  tag: '@core',
}, async ({ page: lucia, browser }) => {
  const { elena, published } = await preparing(lucia, browser, ['Ana Gil', 'Eva Mas'])
  await draftSwitch(elena).check({ force: true })
  await seatAt(elena, 'Ana Gil', 1)
  await seatAt(elena, 'Eva Mas', 2)
  await expect(elena.getByText('2 cambios sin publicar')).toBeVisible()
  await expect(table(elena, 1)).toHaveAccessibleName(/1 de 2/)
  expect(await published()).toEqual({ 'Ana Gil': false, 'Eva Mas': false })

  await test.step('and takes one of them back', async () => {
    await elena.getByRole('button', { name: 'Ver los cambios' }).click()
    const dialog = elena.getByRole('dialog', { name: 'Cambios sin publicar' })
    await expect(dialog.getByRole('listitem')).toHaveText([/Ana Gil.*sin sitio.*mesa 1/, /Eva Mas.*mesa 2/])
    await expectAccessible(elena)
    await dialog.getByRole('button', { name: 'Quitar el cambio de Eva Mas' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Publicar' }).click()
    await expect(elena.getByText('Has publicado 1 cambio.')).toBeVisible()
  })
  expect(await published()).toEqual({ 'Ana Gil': true, 'Eva Mas': false })

  await test.step('and makes what is published a draft again', async () => {
    await elena.getByRole('button', { name: 'Deshacer' }).click()
    await expect(elena.getByText('1 cambio sin publicar')).toBeVisible()
    await expect.poll(published).toEqual({ 'Ana Gil': false, 'Eva Mas': false })
  })

  await test.step('and sees the published plan beside it', async () => {
    await draftSwitch(elena).uncheck({ force: true })
    await expect(table(elena, 1)).toHaveAccessibleName(/0 de 2/)
    await expect(elena.getByText('1 cambio sin publicar')).toBeVisible()
  })
})

test('a change that the couple has crossed is asked about', async ({ page: lucia, browser }) => {
  const { elena, at, published } = await preparing(lucia, browser, ['Ana Gil'])
  await draftSwitch(elena).check({ force: true })
  await seatAt(elena, 'Ana Gil', 1)
  await expect(elena.getByText('1 cambio sin publicar')).toBeVisible()
  const [ana] = await call<Person[]>(lucia.request, 'GET', `${at}/seating/people`)
  const tables = await call<{ id: string; number: number }[]>(lucia.request, 'GET', `${at}/seating/tables`)
  await call(lucia.request, 'PUT', `${at}/seating/people/${ana!.guestId}`, { tableId: tables[1]!.id })
  await elena.getByRole('button', { name: 'Ver los cambios' }).click()
  const dialog = elena.getByRole('dialog', { name: 'Cambios sin publicar' })
  await expect(dialog.getByText('Mientras tanto está en la mesa 2.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publicar' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cambiar igualmente a Ana Gil' }).click()
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await expect(elena.getByText('Has publicado 1 cambio.')).toBeVisible()
  expect(await published()).toEqual({ 'Ana Gil': true })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a draft is prepared without a network, and thrown away with a way back', async ({
    page: lucia,
    browser,
  }) => {
    const { elena, published } = await preparing(lucia, browser, ['Ana Gil'])
    await elena.setViewportSize(PHONE)
    await draftSwitch(elena).check({ force: true })
    await elena.getByRole('radio', { name: /Sin sentar/ }).check({ force: true })
    await elena.context().setOffline(true)
    await seatAt(elena, 'Ana Gil', 1)
    await expect(elena.getByText('1 cambio sin publicar')).toBeVisible()
    await elena.context().setOffline(false)
    await elena.getByRole('button', { name: 'Ver los cambios' }).click()
    const dialog = elena.getByRole('dialog', { name: 'Cambios sin publicar' })
    await expectAccessible(elena)
    await expectNoSidewaysScroll(elena)
    await dialog.getByRole('button', { name: 'Descartar' }).click()
    await expect(elena.getByText('sin publicar')).toHaveCount(0)
    await elena.getByRole('button', { name: 'Deshacer' }).click()
    await expect(elena.getByText('1 cambio sin publicar')).toBeVisible()
    expect(await published()).toEqual({ 'Ana Gil': false })
  })
})

test.describe('the desk of a couple', () => {
  test.use({ viewport: DESKTOP })

  test('has no word of drafts', async ({ page: lucia, browser }) => {
    const { elena } = await preparing(lucia, browser, ['Ana Gil'])
    await draftSwitch(elena).check({ force: true })
    await seatAt(elena, 'Ana Gil', 1)
    await lucia.goto(new URL(elena.url()).pathname)
    await hydrated(lucia)
    await expect(table(lucia, 1)).toHaveAccessibleName(/0 de 2/)
    await expect(lucia.getByText(/borrador|sin publicar/)).toHaveCount(0)
  })
})

test('the order of chairs is shown in a draft, where people change their table alone', async ({
  page: lucia,
  browser,
}) => {
  const { elena, at } = await preparing(lucia, browser, ['Ana Gil', 'Eva Mas'])
  type Row = { id: string; number: number; guestId: string; name: string }
  const read = (list: string) => call<Row[]>(lucia.request, 'GET', `${at}/seating/${list}`)
  const [one] = await read('tables')
  await call(lucia.request, 'PATCH', `${at}/seating/tables/${one!.id}`, { isOrdered: true, seats: 3 })
  for (const [index, { guestId }] of (await read('people')).entries())
    await call(lucia.request, 'PUT', `${at}/seating/people/${guestId}`, {
      tableId: one!.id,
      chair: 3 - index,
    })
  await elena.reload()
  await hydrated(elena)
  await draftSwitch(elena).check({ force: true })
  await table(elena, 1).click()
  const chairs = elena.getByRole('list', { name: 'Sillas de la mesa 1' }).getByRole('listitem')
  await expect(chairs).toHaveText([/^1Libre$/, /^2Eva Mas/, /^3Ana Gil/, /^Un sitio libre/])
  await expect(elena.getByText('quien no cambia de mesa se queda en su silla')).toBeVisible()
  await expect(elena.getByRole('button', { name: 'Subir a Eva Mas' })).toHaveCount(0)
  await expectAccessible(elena)
  await elena.getByRole('button', { name: 'Levantar a Eva Mas' }).click()
  await expect(chairs).toHaveText([/^1Libre$/, /^2Libre$/, /^3Ana Gil/, /^Dos sitios libres/])
})
