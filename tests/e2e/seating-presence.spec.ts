import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

/** Lucía's wedding with two tables and guests who come, and another member, both looking at the tables. */
async function atTheTables(
  lucia: Page,
  browser: Parameters<typeof inviteIn>[0],
  other: 'couple' | 'planner' = 'couple',
) {
  await signedUp(lucia, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(lucia)
  const at = `/weddings/${weddingId}`
  for (const fullName of ['Ana Gil', 'Eva Mas', 'Fermín Camacho'])
    await call(lucia.request, 'POST', `${at}/guests`, { fullName, rsvp: true })
  for (const number of [1, 2]) await call(lucia.request, 'POST', `${at}/seating/tables`, { number, seats: 4 })
  const name = other === 'couple' ? 'Martín Aguirre' : 'Elena Soto'
  const member = await inviteIn(browser, lucia, weddingId, name, other)
  for (const page of [lucia, member]) {
    await page.goto(`/app/couple/${weddingId}/seating`)
    await hydrated(page)
  }
  await expect(lucia.getByRole('button', { name: /^En esta boda ahora/ })).toBeVisible()
  return { weddingId, at, member }
}

const row = (page: Page, name: string) =>
  page.locator('[data-person]').filter({ has: page.getByRole('button', { name: `Coger a ${name}` }) })
const take = (page: Page, name: string) => page.getByRole('button', { name: `Coger a ${name}` })
const table = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Mesa ${number}[,:]`) })
const inHand = (page: Page) => page.getByText('En la mano de Lucía')

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('who is in the hand of another member says so at their row, until they are put down', {
    tag: '@core',
  }, async ({ page: lucia, browser }) => {
    const { member: martin } = await atTheTables(lucia, browser)
    await take(lucia, 'Ana Gil').click()
    await expect(row(martin, 'Ana Gil')).toContainText('En la mano de Lucía')
    await expect(inHand(martin)).toHaveCount(1)
    await expect(inHand(lucia)).toHaveCount(0)
    await expectAccessible(martin)

    await test.step('several are said together', async () => {
      await take(lucia, 'Eva Mas').click()
      await expect(row(martin, 'Eva Mas')).toContainText('En la mano de Lucía')
      await expect(inHand(martin)).toHaveCount(2)
    })

    await test.step('Escape puts them down', async () => {
      await lucia.keyboard.press('Escape')
      await expect(inHand(martin)).toHaveCount(0)
    })

    await test.step('the keyboard takes and seats', async () => {
      await take(lucia, 'Fermín Camacho').focus()
      await lucia.keyboard.press('Enter')
      await expect(row(martin, 'Fermín Camacho')).toContainText('En la mano de Lucía')
      await lucia.keyboard.press('ArrowRight')
      await lucia.keyboard.press('Enter')
      await expect(table(martin, 1)).toContainText('1/4')
      await expect(inHand(martin)).toHaveCount(0)
    })
  })

  test('a row that is dragged is in the hand too', async ({ page: lucia, browser }) => {
    const { member: martin } = await atTheTables(lucia, browser)
    await row(lucia, 'Ana Gil').hover()
    await lucia.mouse.down()
    const over = (await table(lucia, 2).boundingBox())!
    await lucia.mouse.move(over.x + over.width / 2, over.y + over.height / 2, { steps: 4 })
    await expect(row(martin, 'Ana Gil')).toContainText('En la mano de Lucía')
    await expect(inHand(martin)).toHaveCount(1)
    await lucia.mouse.up()
    await expect(table(martin, 2)).toContainText('1/4')
    await expect(inHand(martin)).toHaveCount(0)
  })

  test('a table that another member has open says so in the plan and in its panel', async ({
    page: lucia,
    browser,
  }) => {
    const { member: martin } = await atTheTables(lucia, browser)
    await table(lucia, 2).click()
    await expect(table(martin, 2)).toHaveAccessibleName(/Lucía la tiene abierta$/)
    await expect(table(martin, 1)).not.toHaveAccessibleName(/abierta/)
    await table(martin, 2).click()
    const panel = (page: Page) => page.getByRole('complementary', { name: 'Mesa 2' })
    await expect(panel(martin)).toContainText('Lucía la tiene abierta')
    await expect(panel(lucia)).toContainText('Martín la tiene abierta')
    await expectAccessible(martin)
    await lucia.close()
    await expect(table(martin, 2)).not.toHaveAccessibleName(/abierta/)
  })

  test('what a planner holds while preparing a draft is told to none', async ({ page: lucia, browser }) => {
    const { member: elena } = await atTheTables(lucia, browser, 'planner')
    await elena.getByRole('switch', { name: 'Preparar en borrador' }).check({ force: true })
    const said: string[] = []
    elena.on('request', (request) => {
      if (request.url().endsWith('/presence')) said.push(request.postData() ?? '')
    })
    await take(elena, 'Ana Gil').click()
    await elena.keyboard.press('Escape')
    await elena.getByRole('switch', { name: 'Preparar en borrador' }).uncheck({ force: true })
    await take(elena, 'Eva Mas').click()
    await expect(row(lucia, 'Eva Mas')).toContainText('En la mano de Elena')
    expect(said.filter((body) => body.includes('seating:'))).toHaveLength(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the list of tables shows who has one open', async ({ page: lucia, browser }) => {
    const { member: martin } = await atTheTables(lucia, browser)
    await table(lucia, 2).click()
    await expect(table(martin, 2)).toHaveAccessibleName(/Lucía la tiene abierta$/)
    await expect(table(martin, 1)).not.toHaveAccessibleName(/abierta/)
    await expectAccessible(martin)
    await expectNoSidewaysScroll(martin)
    await lucia.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
    await expect(table(martin, 2)).not.toHaveAccessibleName(/abierta/)
  })
})
