import { minuteNow } from '#domain/agenda/agenda-clock.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  openNameAndDate,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'

type Id = { id: string }

test('a couple that marries in Tenerife takes its hour, and its guests read now and next by it', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page)
  await signedUp(page, 'Lucía Herrera', 'couple')
  // Until six in the morning it is still the night of the day before; in the islands one hour more.
  const date = dayInMadrid(new Date(Date.now() - 7 * HOUR_MS))
  const weddingId = await createWedding(page, 'Lucía & Martín', date)
  const path = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${path}/guests/import`, {
    mode: 'append',
    guests: [{ fullName: 'Carmen Aguirre', rsvp: true }],
  })
  const [guest] = await call<Id[]>(page.request, 'GET', `${path}/guests`)
  const [family] = await call<{ path: string }[]>(page.request, 'POST', `${path}/households/invitations`, {
    guestIds: [guest!.id],
  })
  const present = minuteNow({ date, timeZone: 'Europe/Madrid' }, new Date())
  const shown = { responsible: [], isShownToGuests: true }
  await call(page.request, 'POST', `${path}/agenda/days`, {
    ...{ name: 'Boda', date },
    items: [
      { title: 'Cóctel', time: { startsAt: present - 90, endsAt: present - 30 }, ...shown },
      { title: 'Banquete', time: { startsAt: present - 30, endsAt: present + 30 }, ...shown },
    ],
  })
  const guests = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, locale: 'es-ES' })
  const phone = await guests.newPage()
  await phone.goto(family!.path)
  await expect(phone.getByText(/Ahora\s*Banquete/).first()).toBeVisible()

  await page.goto(`/app/couple/${weddingId}`)
  await openNameAndDate(page)
  const dialog = page.getByRole('dialog', { name: 'Nombre y fecha' })
  await dialog.getByRole('button', { name: /Hora de la boda/ }).click()
  const search = page.getByRole('searchbox', { name: 'Buscar' })
  await expect(search).toBeFocused()
  await search.fill('no hay tal sitio')
  await expect(page.getByText('Nada se llama así.')).toBeVisible()
  await search.fill('bogot')
  await expect(page.getByRole('option')).toHaveText(['Bogotá'])
  await search.fill('canarias')
  await expectAccessible(page)
  await search.press('Enter')
  await expect(dialog.getByRole('button', { name: /Hora de la boda/ })).toContainText('Canarias')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()

  await phone.reload()
  await expect(phone.getByText(/Ahora\s*Cóctel/).first()).toBeVisible()
  await expectNoSidewaysScroll(phone)
  await guests.close()

  await page.goto(`/app/couple/${weddingId}/day-b`)
  await hydrated(page)
  const now = page.getByRole('region', { name: 'Ahora' })
  await expect(now.getByRole('heading', { name: 'Cóctel' })).toBeVisible()
  await expect(now.getByRole('heading', { name: 'Banquete' })).toBeVisible()
  await expect(page.getByText('(hora de Canarias)')).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('a place in the islands offers their hour, and takes nothing unasked', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2027-04-10')
  const zone = async () =>
    (await call<{ timeZone: string }>(page.request, 'GET', `/weddings/${weddingId}`)).timeZone
  await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Carmen Aguirre' })
  await page.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Enviar invitaciones' }).click()
  const panel = page.getByRole('dialog', { name: 'Enviar invitaciones' })
  await panel.getByRole('tab', { name: 'La invitación' }).click()
  const place = panel.getByLabel('Lugar', { exact: true })
  await place.fill('Finca El Drago, La Orotava (Tenerife)')
  await page.keyboard.press('Enter')
  const offer = page.getByRole('button', { name: 'Usar la hora de Canarias' })
  await expect(page.getByText('Ese sitio está en Canarias, y la boda va con la hora de')).toBeVisible()
  expect(await zone()).toBe('Europe/Madrid')
  await offer.press('Enter')
  await expect(page.getByText('La boda va ahora con la hora de Canarias.')).toBeVisible()
  await expect(offer).toHaveCount(0)
  expect(await zone()).toBe('Atlantic/Canary')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  expect(await zone()).toBe('Europe/Madrid')
})
