import { expect } from '../support/journeys/browser-test.ts'
import { keptLists } from '../support/journeys/device.ts'
import { DESKTOP, fillLogin, signedUp, signOut } from '../support/journeys/journey.ts'
import { test, theDay, visited } from '../support/journeys/offline-journey.ts'

test('signing out, here or in another tab, leaves nothing on the device', async ({ newDevice }) => {
  const device = await newDevice({ viewport: DESKTOP })
  const { weddingId } = await visited(device)
  const page = device.page()
  const other = await device.context().newPage()
  await other.goto(`/app/couple/${weddingId}/guests`)
  await expect(
    other.getByText('Pilar Aguirre').or(other.locator('input[value="Pilar Aguirre"]')),
  ).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL(/\/login/)
  expect(await keptLists(page, weddingId)).toEqual([])
  expect(await page.evaluate(() => document.cookie)).not.toContain('azahar.account')
  const reopened = await device.reopen({ isOffline: true })
  await reopened.goto(`/app/couple/${weddingId}/guests`)
  await expect(reopened.getByRole('heading', { name: 'Sin conexión' })).toBeVisible({ timeout: 30_000 })
  await expect(reopened.getByText('Pilar Aguirre')).toHaveCount(0)
})

test('a session that the server has ended leaves nothing, and another account sees nothing of it', async ({
  browser,
  newDevice,
}) => {
  const device = await newDevice({ viewport: DESKTOP })
  const { weddingId } = await visited(device)
  const elsewhere = await browser.newContext({ storageState: await device.context().storageState() })
  await device.page().goto('about:blank')
  expect((await elsewhere.request.post('/api/auth/sign-out', { data: {} })).ok()).toBe(true)
  await elsewhere.close()

  const noelia = await browser.newContext()
  const { email } = await signedUp(await noelia.newPage(), 'Noelia Prieto', 'couple')
  await noelia.close()
  const page = device.page()
  const seen: string[] = []
  page.on('console', (message) => seen.push(message.text()))
  await device.context().addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Lucía')) console.info(`seen at ${location.pathname}`)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/login')
  await fillLogin(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForURL(/\/app\/couple$/)
  await page.goto(`/app/couple/${weddingId}/guests`)
  await expect(page.getByText('Pilar Aguirre')).toHaveCount(0)
  await page.goto('/app')
  await page.waitForURL(/\/app\/couple$/)
  expect(seen.filter((text) => text.startsWith('seen at'))).toEqual([])
  await expect.poll(() => keptLists(page, weddingId)).toEqual([])
  await expect.poll(() => keptLists(page)).toEqual(expect.arrayContaining(['profile.get', 'weddings.list']))

  const reopened = await device.reopen({ isOffline: true })
  await reopened.goto('/app')
  await expect(reopened.getByText('Sin conexión.', { exact: false }).first()).toBeVisible()
  await expect(reopened.getByText('Lucía')).toHaveCount(0)
})

test('the app that is opened after the server has ended its session leads to the login and forgets', async ({
  browser,
  newDevice,
}) => {
  const device = await newDevice()
  const { weddingId } = await visited(device)
  const elsewhere = await browser.newContext({ storageState: await device.context().storageState() })
  await device.page().goto('about:blank')
  expect((await elsewhere.request.post('/api/auth/sign-out', { data: {} })).ok()).toBe(true)
  await elsewhere.close()
  const page = await device.reopen()
  await page.goto(theDay(weddingId))
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => keptLists(page, weddingId)).toEqual([])
})
