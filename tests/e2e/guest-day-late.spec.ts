import { dayInMadrid } from '#domain/time/dates.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
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

type Id = { id: string }

test('a couple delays what is left, and its guests read it on their page without a script', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page)
  await signedUp(page, 'Lucía Herrera', 'couple')
  // Until six in the morning it is still the night of the day before.
  const today = dayInMadrid(new Date(Date.now() - 6 * HOUR_MS))
  const weddingId = await createWedding(page, 'Lucía & Martín', today)
  const at = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${at}/guests/import`, {
    mode: 'append',
    guests: [{ fullName: 'Carmen Aguirre', rsvp: true }],
  })
  const [guest] = await call<Id[]>(page.request, 'GET', `${at}/guests`)
  const [family] = await call<{ path: string }[]>(page.request, 'POST', `${at}/households/invitations`, {
    guestIds: [guest!.id],
  })
  // Past six of the morning after, which is still to come whenever this is run.
  await call(page.request, 'POST', `${at}/agenda/days`, {
    ...{ name: 'Boda', date: today },
    items: [
      {
        title: 'Recena',
        time: { startsAt: 24 * 60 + 7 * 60 + 50, endsAt: null },
        responsible: [],
        isShownToGuests: true,
      },
    ],
  })
  const guests = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, locale: 'es-ES' })
  const phone = await guests.newPage()
  await phone.goto(family!.path)
  await expect(phone.getByText('Recena').first()).toBeVisible()
  await expect(phone.getByText(/antes/)).toHaveCount(0)

  await page.goto(`/app/couple/${weddingId}/day-b`)
  await hydrated(page)
  await page.getByRole('region', { name: 'Ahora' }).getByRole('button', { name: 'Retrasar 15 min' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retrasar 15 min' })
  await expect(dialog.getByText('Los invitados ven la hora nueva y la de antes')).toBeVisible()
  await dialog.getByText('60 min', { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retrasar 1 momento' }).click()
  await expect(page.getByText(/Hemos retrasado «Recena» 60/)).toBeVisible()
  // The couple reads what its guests do, in the list of the day and in the agenda.
  const told = page.getByText('Los invitados ven 8:50 (antes 7:50)')
  await expect(told.first()).toBeVisible()
  await expect(async () => {
    await phone.reload()
    await expect(phone.getByText(/Va con 1\sh de retraso/).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(phone.getByText(/antes\s7:50/).first()).toBeVisible()
  await expect(phone.getByText('8:50').first()).toBeVisible()
  await expectNoSidewaysScroll(phone)

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(async () => {
    await phone.reload()
    await expect(phone.getByText(/antes/)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await guests.close()
  await expect(told).toHaveCount(0)
  expect(complaints).toEqual([])
})
