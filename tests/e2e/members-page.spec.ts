import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

const invitation = (page: Page) => page.getByRole('dialog', { name: 'Invitar pareja/planner' })
const unused = (page: Page) =>
  page.getByRole('region', { name: 'Invitaciones sin usar' }).getByRole('listitem')

/** Makes a code for a person who only looks, from the page 'Miembros'. */
async function inviteByName(page: Page, name: string) {
  await page.getByRole('button', { name: 'Dar acceso' }).click()
  await invitation(page).getByText('Solo mirar', { exact: true }).click()
  await invitation(page).getByLabel('¿Para quién es? (opcional)').fill(name)
  await invitation(page).getByLabel('¿Para quién es? (opcional)').press('Enter')
  await expect(invitation(page).getByText('Guardado ✓')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(invitation(page)).toBeHidden()
}

test('the menu leads to the members, whose cells the arrows go through, and to what each has done', {
  tag: '@core',
}, async ({ page, browser }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const carmen = await inviteIn(browser, page, weddingId, 'Carmen Aguirre', 'couple', 'family')
  await page.goto(`/app/couple/${weddingId}`)
  await hydrated(page)
  const entry = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Miembros' })
  await entry.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Miembros/ })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /Carmen Aguirre Desde \p{L}+ de \d{4}$/u })).toBeVisible()
  await page.getByRole('button', { name: 'Papel de Carmen Aguirre: Familia' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Tareas de Carmen Aguirre: Ver' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Invitados de Carmen Aguirre: Editar' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Mesas de Carmen Aguirre: Nada' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Autobuses de Carmen Aguirre: Nada' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Proveedores de Carmen Aguirre: Nada' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Ver', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Proveedores de Carmen Aguirre: Ver' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Papel de Carmen Aguirre: A medida' })).toBeVisible()

  await call(carmen.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Teo Lasa' })
  await page.getByRole('tab', { name: 'Actividad' }).click()
  await expect(page).toHaveURL(/members\?view=activity$/)
  await expect(entry).toHaveAttribute('aria-current', 'page')
  const line = page.getByRole('list', { name: 'Hoy' }).getByRole('listitem').first()
  await expect(line).toContainText('Carmen Aguirre ha añadido a Teo Lasa')
  await line.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText(/^Deshecho por Lucía Herrera, hoy a las? /)).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/app/couple/${weddingId}/activity?view=trash`)
  await expect(page).toHaveURL(/members\?view=trash$/)
  await expect(page.getByRole('tab', { name: 'Actividad' })).toHaveAttribute('aria-selected', 'true')
})

test('a code says whom it is for until that person is in', async ({ page, browser }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await page.goto(`/app/couple/${weddingId}/members`)
  await hydrated(page)
  await inviteByName(page, 'Pilar Vidal')
  await expect(unused(page).filter({ hasText: 'Pilar Vidal' })).toContainText('Solo mirar')
  await inviteByName(page, 'Teo Lasa')
  await expect(unused(page).filter({ hasText: 'Teo Lasa' })).toBeVisible()
  await expectAccessible(page)
  const open = await call<{ code: string; recipient: string }[]>(
    page.request,
    'GET',
    `/weddings/${weddingId}/invitations`,
  )
  const pilar = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await signedUp(pilar, 'Pilar Vidal Ruiz', 'couple')
  const { code } = open.find(({ recipient }) => recipient === 'Pilar Vidal')!
  await call(pilar.request, 'POST', '/invitations/redeem', { code })
  await expect(page.getByRole('row', { name: /Pilar Vidal Ruiz/ })).toBeVisible()
  await expect(unused(page).filter({ hasText: 'Pilar Vidal' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Anular la invitación de Teo Lasa' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Anular la invitación de Teo Lasa?' })
  await question.getByRole('button', { name: 'Anular', exact: true }).click()
  await expect(page.getByText('Invitación anulada.')).toBeVisible()
  await expect(unused(page).filter({ hasText: 'Teo Lasa' })).toHaveCount(0)
})

test('a member who sees less from now on still knows addresses, which are renewed together', async ({
  page,
  browser,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await inviteIn(browser, page, weddingId, 'Carmen Aguirre', 'couple', 'family')
  const { id } = await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/guests`, {
    fullName: 'Teo Lasa',
  })
  await call(page.request, 'POST', `/weddings/${weddingId}/households/invitations`, { guestIds: [id] })
  const path = async () =>
    (await call<{ households: { path: string }[] }>(page.request, 'GET', `/weddings/${weddingId}/households`))
      .households[0]!.path
  const before = await path()
  await page.goto(`/app/couple/${weddingId}/members`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Invitados de Carmen Aguirre: Editar' }).click()
  await page.getByRole('option', { name: 'Ver', exact: true }).click()

  await expect(page.getByText('Carmen Aguirre conoce un enlace sin tener ya ese acceso.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Renovarlo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renovar' }).click()
  await expect(page.getByText(/sin tener ya ese acceso/)).toHaveCount(0)
  expect(await path()).not.toBe(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('members, invitations and activity fit, and a taken name is refused without losing it', {
    tag: '@core',
  }, async ({ page, browser }) => {
    await signedUp(page, 'Lucía Herrera', 'couple')
    const weddingId = await createWedding(page)
    await inviteIn(browser, page, weddingId, 'Carmen Aguirre', 'couple', 'family')
    await page.goto(`/app/couple/${weddingId}/members`)
    await hydrated(page)
    await inviteByName(page, 'Pilar Vidal')
    await page.getByRole('button', { name: 'Dar acceso' }).click()
    await invitation(page).getByText('Solo mirar', { exact: true }).click()
    const field = invitation(page).getByLabel('¿Para quién es? (opcional)')
    await expect(field).toHaveValue('')
    await field.fill('Pilar Vidal')
    await field.press('Enter')
    await expect(invitation(page).getByText(/^Ya hay un código sin usar para esa persona/)).toBeVisible()
    await expect(field).toHaveValue('Pilar Vidal')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await field.fill('')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Edita invitados; ve tareas, inspiración y agenda')).toBeVisible()
    await expect(unused(page).filter({ hasText: 'Pilar Vidal' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Actividad' }).click()
    await expect(page.getByRole('list', { name: 'Hoy' }).getByRole('listitem').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})
