import type { Page } from '@playwright/test'
import { at } from '../support/journeys/agenda-journey.ts'
import { expect } from '../support/journeys/browser-test.ts'
import { expectKept } from '../support/journeys/device.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
import { test } from '../support/journeys/offline-journey.ts'

const WEDDING_DAY = '2027-04-10'

const calledAt = (name: string, phone: string) => [{ kind: 'person' as const, name, phone }]

const EVE = [
  { title: 'Pruebas de sonido', time: at(10) },
  { title: 'Preboda', time: at(20.5), place: 'La Fresquita', responsible: calledAt('Rocío', '600 44 55 66') },
]

const DAY = [
  { title: 'Ceremonia', time: at(12.5, 13.25), place: 'Jardín' },
  { title: 'Cóctel', time: at(13.5, 15), place: 'Patio' },
  { title: 'Banquete', time: at(15, 17.25), responsible: calledAt('Manolo', '600 00 77 10') },
  { title: 'Último autobús', time: at(25) },
]

/** Lucía's home of a wedding with an eve and a day in its agenda, at an instant. */
async function atHome(page: Page, instant: string) {
  await page.clock.setFixedTime(new Date(instant))
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', WEDDING_DAY)
  const add = (name: string, date: string, items: object[]) =>
    call(page.request, 'POST', `/weddings/${weddingId}/agenda/days`, { name, date, items: items.map(asItem) })
  await add('Víspera', '2027-04-09', EVE)
  await add('Boda', WEDDING_DAY, DAY)
  await call(page.request, 'POST', `/weddings/${weddingId}/vendors`, {
    ...{ vendorType: 'floristeria', name: 'Flores Lola', phone: '600 11 22 33' },
  })
  await page.goto(`/app/couple/${weddingId}`)
  await hydrated(page)
  return weddingId
}

const asItem = (item: object) => ({ responsible: [], ...item })

const looksAgainAt = async (page: Page, instant: string) => {
  await page.clock.setFixedTime(new Date(instant))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the day before says what is left today, what comes first tomorrow and whom to call', async ({
      page,
    }) => {
      const weddingId = await atHome(page, '2027-04-09T10:00:00Z')
      await expect(page.getByText('Mañana, sábado 10 de abril')).toBeVisible()
      await expect(page.getByText(/^Falta\s*1\s*día$/)).toBeVisible()
      const eve = region(page, 'Hoy')
      await expect(eve).toContainText('20:30Preboda')
      await expect(eve).not.toContainText('Pruebas de sonido')
      await expect(eve.getByRole('link', { name: 'Llamar a Rocío' })).toHaveAttribute('href', 'tel:600445566')
      await expect(region(page, 'Mañana, primero').getByRole('listitem')).toHaveText([
        /^12:30Ceremonia/,
        /^13:30Cóctel/,
        /^15:00Banquete/,
      ])
      const calls = region(page, 'Por si acaso').getByRole('link')
      await expect(calls).toHaveCount(2)
      await expect(calls.first()).toHaveAccessibleName('Llamar a Manolo')
      await expect(calls.last()).toHaveAccessibleName('Llamar a Flores Lola')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await call(page.request, 'POST', `/weddings/${weddingId}/tasks`, { title: 'Llevar los detalles' })
      await eve.getByRole('checkbox', { name: 'Hecha: Llevar los detalles' }).click()
      await expect(eve).toContainText('No queda nada. Ahora, a dormir.')
      await page.getByRole('link', { name: 'Ver la agenda de mañana' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Día B' })).toBeVisible()
      // The eve has two moments, the day itself four.
      await expect(page.locator('[data-row]')).toHaveCount(4)
    })

    test('on the day the figure is the minutes to the next moment, and says when it is late', async ({
      page,
    }) => {
      const weddingId = await atHome(page, '2027-04-10T12:42:00Z')
      await expect(page.getByText('Hoy, sábado 10 de abril')).toBeVisible()
      await expect(page.getByText(/^Faltan\s*18\s*minutos$/)).toBeVisible()
      const now = region(page, 'Cóctel, ahora')
      await expect(now).toContainText('14:42')
      await expect(now.getByRole('listitem')).toHaveText([/^15:00Banquete/, /^1:00Último autobús/])
      await expect(now.getByRole('link', { name: 'Llamar a Manolo' })).toHaveAttribute(
        'href',
        'tel:600007710',
      )
      await expect(region(page, 'Lo que pasa')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await looksAgainAt(page, '2027-04-10T15:20:00Z')
      await expect(page.getByText(/^Va\s*5\s*min tarde$/)).toBeVisible()
      // The day lasts until its last moment, after midnight too; then it is over.
      await looksAgainAt(page, '2027-04-10T22:55:00Z')
      await expect(page.getByText(/^Va\s*7\s*h tarde$/)).toBeVisible()
      await looksAgainAt(page, '2027-04-10T23:00:00Z')
      await expect(page.getByText(/^Hace\s*1\s*día$/)).toBeVisible()
      await looksAgainAt(page, '2027-04-10T12:42:00Z')
      await page.getByRole('link', { name: 'Abrir la agenda en directo' }).click()
      await expect(page).toHaveURL(new RegExp(`${weddingId}/day-b\\?vista=dia`))
    })
  })
}

test('a day without an agenda says so, and how to make one', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-04-10T12:42:00Z'))
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', WEDDING_DAY)
  await page.goto(`/app/couple/${weddingId}`)
  await expect(page.getByText(/^Es\s*hoy\s*$/)).toBeVisible()
  await expect(region(page, 'Hoy')).toContainText('La agenda del día está vacía.')
  await region(page, 'Hoy').getByRole('link', { name: 'Poner los momentos' }).click()
  await expect(page).toHaveURL(/day-b/)
})

test('without a network the home of the day still counts, and ticks on the home are kept and sent', async ({
  newDevice,
}) => {
  const device = await newDevice()
  let page = device.page()
  const weddingId = await atHome(page, '2027-04-10T12:42:00Z')
  const add = (title: string) => call(page.request, 'POST', `/weddings/${weddingId}/tasks`, { title })
  for (const title of ['Uno', 'Dos', 'Tres', 'Cuatro']) await add(title)
  await expect(page.getByText(/^Faltan\s*18\s*minutos$/)).toBeVisible()
  await expectKept(page, weddingId)
  await device.context().setOffline(true)
  page = await device.reopen({ isOffline: true })
  await page.clock.setFixedTime(new Date('2027-04-10T12:45:00Z'))
  await page.goto(`/app/couple/${weddingId}`)
  await expect(page.getByText(/^Faltan\s*15\s*minutos$/)).toBeVisible()
  await expect(region(page, 'Por si acaso').getByRole('link', { name: 'Llamar a Manolo' })).toBeVisible()

  // The eve shows the tasks.
  await looksAgainAt(page, '2027-04-09T12:45:00Z')
  const eve = region(page, 'Hoy')
  for (const title of ['Uno', 'Dos', 'Tres']) {
    await eve.getByRole('checkbox', { name: `Hecha: ${title}` }).click()
    await expect(eve.getByRole('checkbox', { name: `Hecha: ${title}` })).toHaveCount(0)
  }
  await expect(eve.getByRole('checkbox', { name: 'Hecha: Cuatro' })).toBeVisible()
  await expect(eve).toContainText('1 de 4 por hacer')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(eve).toContainText('2 de 4 por hacer')
  await device.context().setOffline(false)
  await expect(async () => {
    const tasks = await call<{ title: string; mark: string | null }[]>(
      page.request,
      'GET',
      `/weddings/${weddingId}/tasks`,
    )
    expect(tasks.filter(({ mark }) => mark === 'done').map(({ title }) => title)).toEqual(['Uno', 'Dos'])
  }).toPass()
})
