import type { Page } from '@playwright/test'
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
  watchConsole,
} from '../support/journeys/journey.ts'

type Row = { id: string }

const STOP = { key: 'armas', name: 'Plaza de Armas', place: null, minute: 675, isVenue: false }

/** Lucía, signed in, with a van of two seats that four people have asked for, two of each family. */
async function withWaiting(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const add = (path: string, body: object) => call<Row>(page.request, 'POST', `${at}${path}`, body)
  const trip = { direction: 'out', vehicle: 'van', seats: 2, priceCents: 12_000, stops: [STOP] }
  await add('/transport/trips', trip)
  const ask = async (...names: string[]) => {
    const guestIds: string[] = []
    for (const fullName of names) guestIds.push((await add('/guests', { fullName, rsvp: true })).id)
    await add('/households', { guestIds })
    const riders = guestIds.map((guestId) => ({ guestId, from: null }))
    await add('/transport/rides', { direction: 'out', key: 'armas', mayWait: true, riders })
    return guestIds
  }
  await ask('Begoña Etxeberria', 'Jon Etxeberria')
  const later = await ask('Fermín Camacho', 'Eva Camacho')
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  return { at, later }
}

test('buses are proposed for who waits, looked at, applied and taken back', { tag: '@core' }, async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  const complaints = watchConsole(page)
  await withWaiting(page)
  const trips = page.getByRole('list', { name: 'Viajes' })
  await page.getByRole('button', { name: 'Proponer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Proponer autobuses' })
  await expect(dialog.getByText('Se añade 1: furgoneta de 2 plazas')).toBeVisible()
  await expect(dialog.getByText('Van en el nuevo: Camacho (2).')).toBeVisible()
  await expect(dialog.getByText('120,00')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Microbús de 19 plazas').check()
  await expect(dialog.getByText('El de 2 plazas pasa a ser microbús de 19 plazas.')).toBeVisible()
  await dialog.getByLabel('Microbús de 19 plazas').uncheck()
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await expect(trips.getByRole('heading', { level: 2 })).toHaveText(['Ida, 11:15', 'Ida, 11:15'])
  await expect(page.getByRole('button', { name: 'Proponer' })).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Los autobuses están como antes.')).toBeVisible()
  await expect(trips.getByRole('heading', { level: 2 })).toHaveText(['Ida, 11:15'])
  expect(complaints).toEqual([])
})

test('a proposal of before is not applied, and the present one is shown', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { at, later } = await withWaiting(page)
  await page.getByRole('button', { name: 'Proponer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Proponer autobuses' })
  await expect(dialog.getByText('Van en el nuevo: Camacho (2).')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // Fermín answers while the request is on its way.
  await page.route(
    '**/transport/proposal',
    async (route) => {
      await call(page.request, 'PATCH', `${at}/guests/${later[0]}`, { rsvp: false })
      await route.continue()
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await expect(dialog.getByText('Esta ya es la nueva: mírala otra vez.')).toBeVisible()
  await expect(dialog.getByText('Van en el nuevo: Camacho (1).')).toBeVisible()
})
