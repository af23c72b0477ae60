import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
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
import { withColleagues, withWeddings } from '../support/journeys/many-weddings.ts'
import { newestMail } from '../support/journeys/newest-mail.ts'

const WEDDING_DAY = shiftDay(dayInMadrid(new Date()), 40)

for (const size of [DESKTOP, PHONE])
  test(`a team sees two weddings of a person on one day, and days off, at ${size.width} px`, async ({
    page: elena,
    browser,
  }) => {
    await elena.setViewportSize(size)
    const complaints = watchConsole(elena)
    await signedUp(elena, 'Elena Montes', 'planner')
    const { id } = await call<{ id: string }>(elena.request, 'GET', '/profile')
    const inesId = await createWedding(elena, 'Inés & Tomás', WEDDING_DAY)
    await createWedding(elena, 'Rita & Omar', WEDDING_DAY)
    const nadia = await (await browser.newContext({ viewport: size })).newPage()
    const { email } = await signedUp(nadia, 'Nadia Amrani', 'planner')
    await call(elena.request, 'POST', `/planner/agencies/${id}/invitations`, { email, role: 'helper' })
    const { text } = await newestMail(elena, email, /te invita a su equipo/)
    const token = /team-invitation\?token=([\w-]+)/.exec(text)![1]
    await call(nadia.request, 'POST', '/planner/agency-invitations/accept', { token })
    const { id: nadiaId } = await call<{ id: string }>(nadia.request, 'GET', '/profile')
    await call(elena.request, 'PUT', `/planner/agencies/${id}/weddings/${inesId}/people/${nadiaId}`, {
      kind: 'coordinate',
    })

    await test.step('a person notes their own days off, and takes that back', async () => {
      await nadia.goto(`/app/planner/${nadiaId}/team`)
      await hydrated(nadia)
      const own = nadia.getByRole('list', { name: 'Tus días libres' })
      await nadia.getByRole('button', { name: 'Añadir días libres' }).press('Enter')
      const dialog = nadia.getByRole('dialog', { name: 'Días libres' })
      await dialog.getByRole('button', { name: 'Guardar días libres' }).press('Enter')
      await expect(dialog.getByText('Elige el primer día.')).toBeVisible()
      const [year, month, day] = WEDDING_DAY.split('-')
      await dialog.getByRole('spinbutton', { name: /^día, Primer día/ }).focus()
      await nadia.keyboard.type(`${day}${month}${year}`)
      await expectAccessible(nadia)
      await dialog.getByRole('button', { name: 'Guardar días libres' }).press('Enter')
      await expect(dialog).toBeHidden()
      await expect(own.getByRole('listitem')).toHaveCount(1)
      await nadia.getByRole('button', { name: 'Deshacer' }).press('Enter')
      await expect(own).toHaveCount(0)
      await call(nadia.request, 'PUT', `/planner/agencies/${id}/me/absences/${crypto.randomUUID()}`, {
        firstDay: WEDDING_DAY,
        lastDay: WEDDING_DAY,
      })
      await expectNoSidewaysScroll(nadia)
    })

    await test.step('the team shows whom the day does not fit', async () => {
      await elena.goto(`/app/planner/${id}/team`)
      await hydrated(elena)
      if (size === PHONE) {
        await elena.getByRole('button', { name: /^Inés & Tomás/ }).press('Enter')
        await expect(elena.getByRole('dialog', { name: 'Inés & Tomás' })).toBeVisible()
      }
      await expect(elena.getByText('Ese día también tiene Rita & Omar.')).toBeAttached()
      await expect(elena.getByText(/^Libra hasta el/)).toBeAttached()
      await expectAccessible(elena)
      await expectNoSidewaysScroll(elena)
    })
    await test.step('and its founder reads that it ends with the account', async () => {
      await elena.goto('/app/profile')
      await hydrated(elena)
      await elena.getByRole('button', { name: 'Eliminar mi cuenta' }).press('Enter')
      await expect(
        elena.getByText('la persona que trabaja contigo deja de ver las bodas que le asignaste.'),
      ).toBeVisible()
    })
    expect(complaints).toEqual([])
  })

test('a large team has its weddings in steps, and finds one by its name', async ({ page }) => {
  const { email } = await signedUp(page, 'Elena Montes', 'planner')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await withWeddings(email, 40)
  await withColleagues(email, 29)
  await page.goto(`/app/planner/${id}/team`)
  await hydrated(page)
  const table = page.getByRole('table', { name: 'Quién va a qué boda' })
  await expect(table.getByRole('row')).toHaveCount(11)
  await page.getByRole('button', { name: 'Ver 10 más de 30' }).press('Enter')
  await expect(table.getByRole('row')).toHaveCount(21)
  await page.getByRole('searchbox', { name: 'Buscar boda' }).fill('pareja 37')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table).toContainText('Pareja 37')
  await expectNoSidewaysScroll(page)
  await page.getByRole('searchbox', { name: 'Buscar boda' }).fill('ninguna así')
  await expect(page.getByText('Ninguna boda se llama así.')).toBeVisible()
})
