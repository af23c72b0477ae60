import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, DESKTOP, hydrated, signedUp } from '../support/journeys/journey.ts'

const SURNAMES = [
  'Lasa',
  'Etxeberria',
  'Camacho',
  'Ferrer',
  'Ibarra',
  'Montes',
  'Prieto',
  'Roldán',
  'Vidal',
  'Zamora',
]
const GIVEN = ['Ana', 'Blas', 'Carmen', 'Diego', 'Elena']

/** 130 people who come, in families of five. */
const PEOPLE = Array.from({ length: 130 }, (_, index) => {
  const family = Math.floor(index / GIVEN.length)
  return `${GIVEN[index % GIVEN.length]} ${SURNAMES[family % SURNAMES.length]} ${SURNAMES[Math.floor(family / SURNAMES.length) + 3]}`
})

const ACTS_MAX = 10
const MINUTES_MAX = 3

test('a wedding of 130 is seated from nothing to a printed board in a few acts', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  for (let first = 0; first < PEOPLE.length; first += GIVEN.length) {
    const family = PEOPLE.slice(first, first + GIVEN.length)
    const made = await Promise.all(
      family.map((fullName) =>
        call<{ id: string }>(page.request, 'POST', `${at}/guests`, { fullName, rsvp: true }),
      ),
    )
    await call(page.request, 'POST', `${at}/households`, { guestIds: made.map(({ id }) => id) })
  }
  await page.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(page)

  const begun = Date.now()
  let acts = 0
  const press = async (role: 'button' | 'menuitem', name: string | RegExp) => {
    acts += 1
    await page.getByRole(role, { name }).click()
  }
  await press('button', /^Mesa$/)
  await press('button', 'Añadir 13 mesas')
  await expect(page.getByText('13 mesas añadidas.').first()).toBeVisible()
  await expect
    .poll(async () => (await call<unknown[]>(page.request, 'GET', `${at}/seating/tables`)).length)
    .toBe(13)
  await press('button', 'Proponer mesas')
  await expect(page.getByRole('region', { name: 'Cambian de sitio' })).toBeVisible({ timeout: 30_000 })
  await press('button', 'Aplicar propuesta')
  await expect
    .poll(async () => {
      const people = await call<{ tableId: string | null }[]>(page.request, 'GET', `${at}/seating/people`)
      return people.filter(({ tableId }) => tableId !== null).length
    })
    .toBe(130)
  await press('button', 'Imprimir o exportar')
  await press('menuitem', 'Cartel, tarjetas y plano')
  const download = page.waitForEvent('download')
  await press('button', 'Descargar PDF')
  expect((await download).suggestedFilename()).toBe('cartel.pdf')
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(`130 people, from nothing to a board of A3: ${acts} acts, ${seconds} s`)
  expect(acts).toBeLessThan(ACTS_MAX)
  expect(seconds).toBeLessThan(MINUTES_MAX * 60)
})
