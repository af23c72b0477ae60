import { expect, test } from '../support/journeys/browser-test.ts'
import {
  createWedding,
  expectAccessible,
  fillLogin,
  PASSWORD,
  signedUp,
  signOut,
} from '../support/journeys/journey.ts'

test('the app needs a session', { tag: '@core' }, async ({ page }) => {
  for (const path of ['/app', '/app/couple', '/app/couple/guests', '/app/planner', '/app/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('a couple goes to its wedding after login, and never to a planner page', async ({ page }) => {
  const lucia = await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/app')
  await expect(page).toHaveURL(/\/app\/couple$/)
  const weddingId = await createWedding(page)
  await page.goto('/app')
  await expect(page).toHaveURL(new RegExp(`/app/couple/${weddingId}$`))

  for (const path of [
    '',
    '/x',
    '/x/branding',
    '/x/public-profile',
    '/x/billing',
    '/x/settings',
    '/x/notifications',
  ]) {
    await page.goto(`/app/planner${path}`)
    await expect(page).toHaveURL(/\/app\/couple/)
  }

  await signOut(page)
  await fillLogin(page, lucia.email)
  await expect(page).toHaveURL(new RegExp(`/app/couple/${weddingId}$`))
})

test('a planner goes to the dashboard, and a wedding of the planner side leads to the couple view', async ({
  page,
}) => {
  await signedUp(page, 'Elena Montes', 'planner')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/app\/planner\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tus bodas')

  const weddingId = await createWedding(page)
  await page.goto(`/app/planner/w/${weddingId}`)
  await expect(page.getByRole('link', { name: 'Invitados', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /panel de planner/i })).toBeVisible()
})

test('signing out ends every session and does not bounce back from the login page', { tag: '@core' }, async ({
  page,
  browser,
}) => {
  const person = await signedUp(page, 'Lucía Herrera', 'couple')
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.request.post('/api/auth/sign-in/email', {
    data: { email: person.email, password: PASSWORD },
  })
  await elsewhere.goto('/app')
  await expect(elsewhere).toHaveURL(/\/app\/couple$/)

  await page.goto('/app')
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await signOut(page)
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()

  // It hears of it and leaves by itself, and does not come back.
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.goto('/app')
  await expect(elsewhere).toHaveURL(/\/login$/)
})

test('nothing of one user is shown to the next one on the same browser', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await createWedding(page, 'Boda secreta')
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Boda secreta')
  await signOut(page)

  const noelia = await signedUp(page, 'Noelia Cano', 'couple')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/app\/couple$/)
  await expect(page.getByText('Boda secreta')).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('secreta')
  expect(noelia.name).toBe('Noelia Cano')
})

test('after signing in the page that was asked for opens', async ({ page, browser }) => {
  const lucia = await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(`/app/couple/${weddingId}/guests?destacar=x`)
  await expect(phone).toHaveURL(/\/login$/)
  await phone.goto('/signup')
  await phone.goto('/login')
  await fillLogin(phone, lucia.email)
  await expect(phone).toHaveURL(new RegExp(`/app/couple/${weddingId}/guests`))
})

test('a page of another person leads home after signing in', async ({ page, browser }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const other = await (await browser.newContext()).newPage()
  const noelia = await signedUp(other, 'Noelia Cano', 'couple')
  await other.context().clearCookies()
  await other.goto(`/app/couple/${weddingId}/guests`)
  await expect(other).toHaveURL(/\/login$/)
  await fillLogin(other, noelia.email)
  await expect(other).toHaveURL(/\/app\/couple$/)
})

test('/login?logout=1 opened while signed in does not say that the session has ended', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/login?logout=1')
  await expect(page.getByText('Sigues dentro de Azahar como Lucía Herrera.')).toBeVisible()
  await expect(page.getByText('Has salido de Azahar')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Seguir como Lucía Herrera' }).click()
  await expect(page).toHaveURL(/\/app\/couple$/)
  await page.goto('/login?logout=1')
  await page.getByRole('button', { name: 'Salir', exact: true }).click()
  await expect(page.getByText('Has salido de Azahar en todos tus dispositivos.')).toBeVisible()
  await expect(page.getByText('Sigues dentro')).toHaveCount(0)
})
