import type { Page } from '@playwright/test'
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

type Person = { name: string; tableId: string | null; chair: number | null }

/** Lucía, signed in, with people of whom some sit at an ordered table of six. */
async function atChairs(page: Page, seated: readonly string[], waiting: readonly string[] = []) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const table = await call<{ id: string }>(page.request, 'POST', `${at}/seating/tables`, { seats: 6 })
  for (const fullName of [...seated, ...waiting]) {
    const { id } = await call<{ id: string }>(page.request, 'POST', `${at}/guests`, { fullName, rsvp: true })
    if (seated.includes(fullName))
      await call(page.request, 'PUT', `${at}/seating/people/${id}`, { tableId: table.id })
  }
  await page.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(page)
  await page.getByRole('button', { name: /^Mesa 1[,:]/ }).click()
  return weddingId
}

const putInOrder = (page: Page) => page.getByText('Sillas en orden', { exact: true }).click()

const chairs = (page: Page) => page.getByRole('list', { name: 'Sillas de la mesa 1' })

const chair = (page: Page, number: number) =>
  chairs(page)
    .getByRole('listitem')
    .nth(number - 1)

/** 'Ana 1, Luis 3', as the server has it. */
const expectChairs = (page: Page, weddingId: string, expected: string) =>
  expect
    .poll(async () => {
      const people = await call<Person[]>(page.request, 'GET', `/weddings/${weddingId}/seating/people`)
      return people
        .filter(({ tableId }) => tableId !== null)
        .toSorted((one, other) => (one.chair ?? 99) - (other.chair ?? 99))
        .map(({ name, chair: number }) => `${name.split(' ')[0]} ${number ?? '-'}`)
        .join(', ')
    })
    .toBe(expected)

test('the chairs of a table are put in order, people change them by buttons, keys and dragging', async ({
  page,
}) => {
  const complaints = watchConsole(page)
  const weddingId = await atChairs(page, ['Ana Gil', 'Luis Mas', 'Eva Sanz'])
  await putInOrder(page)
  await expect(chairs(page).getByRole('listitem')).toHaveText([
    /^1Ana Gil/,
    /^2Luis Mas.*entre Ana y Eva/,
    /^3Eva Sanz/,
    /^4Libre/,
    /^5Libre/,
    /^6Libre/,
  ])
  await expectChairs(page, weddingId, 'Ana 1, Luis 2, Eva 3')
  await page.getByRole('button', { name: 'Bajar a Ana Gil' }).click()
  await expectChairs(page, weddingId, 'Luis 1, Ana 2, Eva 3')
  await expect(page.getByRole('button', { name: 'Bajar a Ana Gil' })).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expectChairs(page, weddingId, 'Ana 1, Luis 2, Eva 3')
  await chair(page, 3).dragTo(chair(page, 6))
  await expectChairs(page, weddingId, 'Ana 1, Luis 2, Eva 6')
  await expect(chair(page, 3)).toContainText('Libre')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expectChairs(page, weddingId, 'Ana 1, Luis 2, Eva 3')
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('who gets up has the same chair again by undoing, and the order is there again once switched on', async ({
  page,
}) => {
  const weddingId = await atChairs(page, ['Ana Gil', 'Luis Mas'])
  await putInOrder(page)
  await page.getByRole('button', { name: 'Bajar a Luis Mas' }).click()
  await expectChairs(page, weddingId, 'Ana 1, Luis 3')
  await page.getByRole('button', { name: 'Más acciones para Luis Mas' }).click()
  await page.getByRole('menuitem', { name: 'Levantar' }).click()
  await expectChairs(page, weddingId, 'Ana 1')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expectChairs(page, weddingId, 'Ana 1, Luis 3')
  await putInOrder(page)
  await expect(chairs(page)).toBeHidden()
  await putInOrder(page)
  await expect(chair(page, 3)).toContainText('Luis Mas')
})

test('people are dropped on a chair of the plan and of the list, and chosen for one', async ({ page }) => {
  const weddingId = await atChairs(page, ['Ana Gil'], ['Luis Mas', 'Eva Sanz', 'Iker Paz'])
  await putInOrder(page)
  await expectChairs(page, weddingId, 'Ana 1')
  const plan = page.getByRole('group', { name: 'Plano de la sala' })
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Luis Mas' })
    .dragTo(plan.locator('[data-drop-chair="4"]'))
  await expectChairs(page, weddingId, 'Ana 1, Luis 4')
  await expect(plan.locator('[data-drop-chair="4"]')).toContainText('LM')
  await page.getByRole('listitem').filter({ hasText: 'Eva Sanz' }).dragTo(chair(page, 4))
  await expectChairs(page, weddingId, 'Ana 1, Luis 4, Eva 5')
  await page.getByRole('button', { name: 'Sentar en la silla 3 de la mesa 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sentar a Iker Paz' }).click()
  await expectChairs(page, weddingId, 'Ana 1, Iker 3, Luis 4, Eva 5')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('chairs are changed by the buttons, also without a network', async ({ page, context }) => {
    const weddingId = await atChairs(page, ['Ana Gil', 'Luis Mas'])
    await putInOrder(page)
    await expectChairs(page, weddingId, 'Ana 1, Luis 2')
    await expectNoSidewaysScroll(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Subir a Luis Mas' }).click()
    await expect(chair(page, 1)).toContainText('Luis Mas')
    await context.setOffline(false)
    await expectChairs(page, weddingId, 'Luis 1, Ana 2')
    await expectAccessible(page)
  })
})
