import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, hydrated, PHONE, signedUp } from '../support/journeys/journey.ts'

type Table = { eventId: string | null; number: number }

const table = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Mesa ${number}[,:]`) })

const theSwitch = (page: Page) => page.getByRole('button', { name: /^Evento: / })

/** Lucía at the tables of a wedding with two tables, and a preboda without any. */
async function atTables(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const { id: eventId } = await call<{ id: string }>(page.request, 'POST', `${at}/events`, {
    name: 'Preboda',
  })
  for (const _ of [1, 2]) await call(page.request, 'POST', `${at}/seating/tables`, { seats: 8 })
  await page.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(page)
  return { at, eventId }
}

test('each event has a room of its own, with its address', async ({ page }) => {
  const { at, eventId } = await atTables(page)
  await expect(theSwitch(page)).toHaveText('Evento: La boda')
  await theSwitch(page).click()
  await page.getByRole('menuitem', { name: 'Preboda' }).click()
  await expect(page).toHaveURL(new RegExp(`evento=${eventId}`))
  await expect(theSwitch(page)).toHaveText('Evento: Preboda')
  await expect(theSwitch(page)).toBeFocused()
  await expect(table(page, 1)).toBeHidden()
  await page.getByRole('button', { name: 'Mesa', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Cuántas').fill('1')
  await page.getByRole('dialog').getByRole('button', { name: 'Añadir' }).click()
  await expect(table(page, 1)).toBeVisible()
  await expect
    .poll(async () =>
      (await call<Table[]>(page.request, 'GET', `${at}/seating/tables`)).filter(
        (one) => one.eventId === eventId,
      ),
    )
    .toMatchObject([{ number: 1 }])
  await page.goBack()
  await expect(theSwitch(page)).toHaveText('Evento: La boda')
  await expect(table(page, 2)).toBeVisible()
})

test('an event without tables takes the room of another one over', async ({ page }) => {
  const { eventId } = await atTables(page)
  await page.goto(`${page.url()}?evento=${eventId}`)
  await page.getByRole('button', { name: 'Copiar la sala de la boda' }).click()
  await expect(table(page, 2)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Copiar la sala/ })).toBeHidden()
})

test('an event that is deleted meanwhile says so, and its page becomes that of the wedding', async ({
  page,
}) => {
  const { at, eventId } = await atTables(page)
  await page.goto(`${page.url()}?evento=${eventId}`)
  await hydrated(page)
  await expect(theSwitch(page)).toHaveText('Evento: Preboda')
  await call(page.request, 'DELETE', `${at}/events/${eventId}`)
  await expect(
    page.getByText('Ese evento ya no está en la boda. Estas son las mesas de la boda.'),
  ).toBeVisible()
  await expect(table(page, 2)).toBeVisible()
  await expect(page).not.toHaveURL(/evento=/)
  await expect(theSwitch(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the switch stands above the tables', async ({ page }) => {
    await atTables(page)
    await theSwitch(page).click()
    await page.getByRole('menuitem', { name: 'Preboda' }).click()
    await expect(theSwitch(page)).toHaveText('Evento: Preboda')
    await expect(table(page, 1)).toBeHidden()
  })
})

test('an event has a choice of its own when families see their tables, and files with its name', async ({
  page,
}) => {
  const { at, eventId } = await atTables(page)
  await call(page.request, 'POST', `${at}/seating/tables`, { eventId, seats: 8 })
  await page.goto(`${page.url()}?evento=${eventId}`)
  await expect(theSwitch(page)).toHaveText('Evento: Preboda')
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Imprimir o exportar' }).press('Enter')
    await page.getByRole('menuitem', { name: item }).press('Enter')
  }
  await choose('Que cada familia vea su mesa')
  const dialog = page.getByRole('dialog', { name: 'Que cada familia vea su mesa: Preboda' })
  await expect(dialog.getByRole('radio', { name: /^Como en la boda/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^Ahora/ }).check({ force: true })
  await expect(page.getByText('Cada familia ve ya su mesa de Preboda en su enlace.')).toBeVisible()
  expect(await call(page.request, 'GET', `${at}/seating/release`)).toEqual({
    shown: 'no',
    events: [{ eventId, shown: 'now' }],
  })
  await page.keyboard.press('Escape')

  const download = page.waitForEvent('download')
  await choose('Exportar CSV')
  expect((await download).suggestedFilename()).toBe('mesas-preboda.csv')
})
