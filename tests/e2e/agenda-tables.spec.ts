import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { keptLists, openDevice } from '../support/journeys/device.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'
import { addToday, theDay, thePlan, today } from '../support/journeys/offline-journey.ts'

const ASK = '¿Dónde se sienta…?'

/** A wedding of today with an ordered table, of whose people one has chair 2, and with somebody who has no seat. */
async function withTables(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', today())
  const at = `/weddings/${weddingId}`
  const table = await call<{ id: string }>(page.request, 'POST', `${at}/seating/tables`, {
    number: 7,
    name: 'Los del pueblo',
    seats: 6,
  })
  await call(page.request, 'PATCH', `${at}/seating/tables/${table.id}`, { isOrdered: true })
  const add = (fullName: string) =>
    call<{ id: string }>(page.request, 'POST', `${at}/guests`, { fullName, rsvp: true })
  const aunt = await add('Begoña Ríos Peña')
  await call(page.request, 'PUT', `${at}/seating/people/${aunt.id}`, { tableId: table.id, chair: 2 })
  await add('Fermín Camacho')
  await addToday(page, weddingId)
  return weddingId
}

const dialog = (page: Page) => page.getByRole('dialog', { name: ASK })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Nombre del invitado' })
const found = (page: Page) => page.getByRole('list', { name: 'Encontrados' }).getByRole('listitem')

test('on the day a name without its accents leads to the table and the chair, and on to Mesas', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const weddingId = await withTables(page)
  await page.goto(theDay(weddingId))
  await hydrated(page)
  const ask = page.getByRole('button', { name: ASK })
  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(search(page)).toBeFocused()
  await expect(dialog(page).getByText('Escribe el nombre o un apellido')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('pena bego')
  await expect(found(page)).toHaveText(['Begoña Ríos PeñaMesa 7 · Los del puebloSilla 2'])
  await expectAccessible(page)
  await search(page).fill('fermin')
  await expect(found(page)).toHaveText(['Fermín CamachoSin mesa'])
  await search(page).fill('zzz')
  await expect(dialog(page).getByText('Nadie de quienes vienen se llama así.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(ask).toBeFocused()

  await ask.press('Enter')
  await search(page).fill('begona')
  await expect(found(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mesas' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Sillas de la mesa 7' })).toContainText('Begoña Ríos Peña')
  expect(complaints).toEqual([])
})

test('a seat at another event is told with its name', async ({ page }) => {
  const weddingId = await withTables(page)
  const at = `/weddings/${weddingId}`
  const { id: eventId } = await call<{ id: string }>(page.request, 'POST', `${at}/events`, {
    name: 'Preboda',
  })
  const table = await call<{ id: string }>(page.request, 'POST', `${at}/seating/tables`, {
    eventId,
    number: 3,
    seats: 6,
  })
  const guests = await call<{ id: string; fullName: string }[]>(page.request, 'GET', `${at}/guests`)
  const { id } = guests.find(({ fullName }) => fullName === 'Fermín Camacho')!
  await call(page.request, 'PATCH', `${at}/guests/${id}/details`, { events: { [eventId]: true } })
  await call(page.request, 'PUT', `${at}/seating/people/${id}`, { eventId, tableId: table.id })
  await page.goto(thePlan(weddingId))
  await hydrated(page)
  await page.getByRole('button', { name: ASK }).click()
  await search(page).fill('camacho')
  await expect(found(page)).toHaveText(['Fermín CamachoSin mesaPreboda: Mesa 3'])
})

test('while nobody is seated the search says so', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', today())
  await addToday(page, weddingId)
  await page.goto(theDay(weddingId))
  await hydrated(page)
  await page.getByRole('button', { name: ASK }).click()
  await expect(dialog(page).getByText('Nadie ha dicho todavía que viene.')).toBeVisible()
  await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Ana Gil', rsvp: true })
  await expect(dialog(page).getByText('Aún no hay nadie sentado.')).toBeVisible()
})

test('who does not see the tables is not offered the search', async ({ page: lucia, browser }) => {
  const weddingId = await withTables(lucia)
  const at = `/weddings/${weddingId}`
  const { code } = await call<{ code: string }>(lucia.request, 'POST', `${at}/invitations`, {
    role: 'couple',
    preset: 'viewer',
  })
  const context = await browser.newContext({ viewport: PHONE })
  const mother = await context.newPage()
  await signedUp(mother, 'Carmen Aguirre', 'couple')
  await call(mother.request, 'POST', '/invitations/redeem', { code })
  const { id } = await call<{ id: string }>(mother.request, 'GET', '/profile')
  const open = (seating: string) =>
    call(lucia.request, 'PATCH', `${at}/members/${id}`, { permissions: { seating } })
  await open('none')
  await mother.goto(theDay(weddingId))
  await hydrated(mother)
  await expect(mother.getByRole('checkbox', { name: 'Hecho: Ceremonia' })).toBeVisible()
  await expect(mother.getByRole('button', { name: ASK })).toHaveCount(0)
  await open('view')
  await expect(mother.getByRole('button', { name: ASK })).toBeVisible()
  await context.close()
})

test('on a phone the search stays after one look, also without a network', async () => {
  const device = await openDevice()
  try {
    const page = device.page()
    const weddingId = await withTables(page)
    await page.goto(theDay(weddingId))
    await hydrated(page)
    await page.getByRole('button', { name: ASK }).click()
    await search(page).fill('rios')
    await expect(found(page)).toHaveText([/Mesa 7 · Los del pueblo/])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await expect
      .poll(() => keptLists(page, weddingId))
      .toEqual(
        expect.arrayContaining(['seating.tables', 'seating.people', 'agenda.days.list', 'agenda.items.list']),
      )
    const offline = await device.reopen({ isOffline: true })
    await offline.goto(thePlan(weddingId))
    await offline.getByRole('button', { name: 'Imprimir, exportar y días' }).click()
    await offline.getByRole('menuitem', { name: ASK }).click()
    await search(offline).fill('rios')
    await expect(found(offline)).toHaveText([/Begoña.*Mesa 7 · Los del pueblo.*Silla 2/])
  } finally {
    await device.remove()
  }
})
