import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

test('a member who is removed is told in the open tab and has no access left', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const elena = await inviteIn(browser, page, weddingId, 'Elena Montes', 'planner')
  const { path } = (
    await call<{ link: { path: string } }>(page.request, 'POST', `/weddings/${weddingId}/catering/link`)
  ).link
  await elena.goto(`/app/couple/${weddingId}/guests`)
  await expect(elena.getByRole('heading', { level: 1, name: 'Invitados' })).toBeVisible()

  await page.goto(`/app/couple/${weddingId}/members`)
  await expect(page.getByRole('button', { name: 'Quitar a Lucía' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Quitar a Elena Montes de la boda' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Quitar a Elena Montes de la boda?' })
  await expect(question).toContainText('Perderá el acceso ahora mismo')
  await question.getByRole('checkbox', { name: 'La hoja del catering' }).check()
  await expect(question).toContainText('habrá que enviar los nuevos')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Quitar de la boda' }).click()
  await expect(page.getByText('Elena Montes ya no está en la boda.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator(`[data-row]`)).toHaveCount(1)
  expect((await page.request.get(path)).status()).toBe(404)

  await expect(elena.getByRole('heading', { name: 'Ya no participas en esta boda' })).toBeVisible()
  await elena.goto('/app/notifications')
  await expect(elena.getByText('te ha quitado de la boda «Lucía & Martín»')).toBeVisible()
})

test('a planner cannot remove a member', async ({ page, browser }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const elena = await inviteIn(browser, page, weddingId, 'Elena Montes', 'planner')
  await elena.goto(`/app/couple/${weddingId}/members`)
  await expect(elena.getByRole('main').getByText('Lucía Herrera').first()).toBeVisible()
  await expect(elena.getByText('Lucía sigue, y puede volver a invitarte.')).toBeVisible()
  await expect(elena.getByRole('button', { name: /^Quitar a/ })).toHaveCount(0)
  await expect(elena.getByRole('button', { name: 'Eliminar la boda' })).toHaveCount(0)
})

test('the creator deletes a wedding with others in it, and takes it back with the toast', async ({
  page,
  browser,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await martin.goto(`/app/couple/${weddingId}`)
  await page.goto(`/app/couple/${weddingId}`)
  const home = page.getByRole('region', { name: 'Miembros' })
  await expect(home.getByRole('listitem').filter({ hasText: 'Martín Aguirre' })).toContainText('Pareja')
  await home.getByRole('link', { name: 'Ver miembros' }).click()
  await page.getByRole('button', { name: 'Eliminar la boda' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar la boda?' })
  await expect(question).toContainText('les avisaremos')
  await question.getByRole('textbox').fill('Lucía & Martín')
  await question.getByRole('button', { name: 'Eliminar la boda' }).click()
  await expect(page).toHaveURL(/\/app\/couple$/)
  await expect(page.getByText('Quedan 7 días para recuperarla')).toBeAttached()
  await expect(martin.getByRole('heading', { name: 'Ya no participas en esta boda' })).toBeVisible()

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page).toHaveURL(new RegExp(`/app/couple/${weddingId}$`))
  await expect(page.getByRole('main').getByText('Martín Aguirre')).toBeVisible()
  await expect(martin.getByRole('main').getByText('Lucía Herrera')).toBeVisible()
})

test('a couple finds a deleted wedding on a phone and takes it back', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Una boda con un nombre bastante más largo de lo normal')
  await call(page.request, 'DELETE', `/weddings/${weddingId}`, {
    name: 'Una boda con un nombre bastante más largo de lo normal',
  })
  await page.goto('/app')
  const welcome = page.getByRole('dialog', { name: '¿Empezamos?' })
  await expect(welcome).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Bodas eliminadas' })).toBeVisible()
  await expect(page.getByText('Quedan 7 días para recuperarla')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Recuperar/ }).click()
  await expect(page).toHaveURL(new RegExp(`/app/couple/${weddingId}$`))
})

test('a planner finds a deleted wedding below the others', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const weddingId = await createWedding(page, 'Nuria & Sofía')
  await createWedding(page, 'Ona & Biel')
  await page.goto('/app')
  await expect(page.getByRole('heading', { name: 'Bodas eliminadas' })).toHaveCount(0)
  await call(page.request, 'DELETE', `/weddings/${weddingId}`, { name: 'Nuria & Sofía' })
  await expect(page.getByRole('heading', { name: 'Bodas eliminadas' })).toBeVisible()
  await page.getByRole('button', { name: 'Recuperar Nuria & Sofía' }).click()
  await expect(page.getByRole('link', { name: 'Entrar en Nuria & Sofía' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bodas eliminadas' })).toHaveCount(0)
})
