import type { Browser, Page } from '@playwright/test'
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
import { newestMail } from '../support/journeys/newest-mail.ts'

type Role = 'owner' | 'coordinator' | 'helper'

/** A person whom the planner of a page has taken into their team. */
async function joined(page: Page, browser: Browser, name: string, role: Role, size = DESKTOP) {
  const other = await (await browser.newContext({ viewport: size })).newPage()
  const { email } = await signedUp(other, name, 'planner')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await call(page.request, 'POST', `/planner/agencies/${id}/invitations`, { email, role })
  const { text } = await newestMail(page, email, /te invita a su equipo/)
  const [, token] = /team-invitation\?token=([\w-]+)/.exec(text)!
  await call(other.request, 'POST', '/planner/agency-invitations/accept', { token })
  return { page: other, agencyId: id }
}

/** Opens the menu of the app, which phones have in a drawer. */
async function menuOf(page: Page) {
  const isPhone = page.viewportSize()!.width < 1024
  if (isPhone) await page.getByRole('button', { name: 'Abrir menú' }).click()
  return page.getByRole('navigation', { name: 'Principal' })
}

for (const size of [DESKTOP, PHONE])
  test(`a coordinator works in the name of the agency, and sees none of its money, at ${size.width} px @core`, async ({
    page,
    browser,
  }) => {
    await signedUp(page, 'Elena Montes', 'planner')
    const day = shiftDay(dayInMadrid(new Date()), 40)
    const request = { name: 'Inés y Tomás', message: 'Somos 120.', eventDate: day }
    await call(page.request, 'POST', '/planner/requests', request)
    await createWedding(page, 'Nora & Xavi', day)
    const { page: rocio, agencyId } = await joined(page, browser, 'Rocío Vega', 'coordinator', size)
    const complaints = watchConsole(rocio)

    await rocio.goto('/app')
    await hydrated(rocio)
    await rocio.getByRole('button', { name: /^Tu cuenta/ }).click()
    await rocio.getByRole('menuitem', { name: 'Ir a Elena Montes' }).press('Enter')
    await expect(rocio).toHaveURL(`/app/planner/${agencyId}/team`)
    await hydrated(rocio)
    await expect(rocio.getByText('Coordinadora en Elena Montes')).toBeVisible()
    const menu = await menuOf(rocio)
    await expect(menu.getByText('Elena Montes')).toBeVisible()
    await expect(menu.getByRole('link')).toHaveText([
      'Volver a lo tuyo',
      'Tareas',
      /^Solicitudes\s*1/,
      'Calendario',
      'Libreta',
      'Equipo',
    ])
    await expectAccessible(rocio)

    await menu.getByRole('link', { name: /^Solicitudes/ }).click()
    await rocio.getByRole('button', { name: /Inés y Tomás/ }).press('Enter')
    await expect(rocio.getByRole('blockquote')).toHaveText('Somos 120.')
    // By a wedding of the agency in which she has nothing to do.
    await expect(rocio.getByText('Ocupada').first()).toBeAttached()
    await expectNoSidewaysScroll(rocio)

    await rocio.goto(`/app/planner/${agencyId}/calendar?ano=${day.slice(0, 4)}`)
    await hydrated(rocio)
    await expect(rocio.getByRole('main')).toContainText('1 boda')
    await expectAccessible(rocio)

    await (await menuOf(rocio)).getByRole('link', { name: 'Volver a lo tuyo' }).click()
    await expect(rocio).not.toHaveURL(new RegExp(agencyId))
    await hydrated(rocio)
    await (await menuOf(rocio)).getByRole('link', { name: 'Solicitudes' }).click()
    await expect(rocio.getByRole('heading', { level: 1, name: 'Solicitudes' })).toBeVisible()
    await expect(rocio.getByText('Inés y Tomás')).toBeHidden()

    await call(page.request, 'DELETE', `/planner/agencies/${agencyId}/people/${(await me(rocio)).id}`)
    await rocio.goto(`/app/planner/${agencyId}/requests`)
    await expect(rocio).not.toHaveURL(new RegExp(agencyId))
    expect(complaints).toEqual([])
    await rocio.context().close()
  })

const me = (page: Page) => call<{ id: string }>(page.request, 'GET', '/profile')

test('a part of the business that a role has not got says so at once, and offers nothing', async ({
  page,
  browser,
}) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const { page: nadia, agencyId } = await joined(page, browser, 'Nadia Amrani', 'helper')
  const asked: string[] = []
  nadia.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await nadia.goto(`/app/planner/${agencyId}/calendar`)
  await expect(
    nadia.getByText('Tu papel en ese equipo no incluye esto. Lo decide quien lo lleva.'),
  ).toBeVisible()
  await expect(nadia.getByRole('button', { name: 'Añadir cita' })).toBeHidden()
  expect(asked.filter((path) => path === '/api/planner/calendar')).toHaveLength(1)
  await nadia.context().close()
})
