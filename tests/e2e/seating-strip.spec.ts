import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, expectAccessible, hydrated, signedUp } from '../support/journeys/journey.ts'

test('tables for which the room is too small stand below it, and are dragged into it', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}/seating`
  for (let made = 0; made < 4; made += 1) await call(page.request, 'POST', `${at}/tables`, {})
  await call(page.request, 'POST', `${at}/rooms`, { width: 700, depth: 400 })
  await page.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(page)
  const plan = page.getByRole('group', { name: 'Plano de la sala' })
  const strip = plan.getByText('No caben en la sala')
  await expect(strip).toBeVisible()
  const table = plan.getByRole('button', { name: /^Mesa 4:/ })
  const [below, name] = [(await table.boundingBox())!, (await strip.boundingBox())!]
  expect(below.y).toBeGreaterThan(name.y)
  await expectAccessible(page)
  await table.focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByText(/^Mesa 4: a /).first()).toBeVisible()
})

test('a broken rule is a dashed line, whose words come with the pointer or the focus', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const guests: string[] = []
  for (const [index, fullName] of ['Ana Gil', 'Luis Mora'].entries()) {
    const guest = await call<{ id: string }>(page.request, 'POST', `${at}/guests`, { fullName, rsvp: true })
    const table = await call<{ id: string }>(page.request, 'POST', `${at}/seating/tables`, {})
    await call(page.request, 'PUT', `${at}/seating/people/${guest.id}`, { tableId: table.id })
    guests[index] = guest.id
  }
  await call(page.request, 'POST', `${at}/seating/rules`, {
    ...{ kind: 'far', isFirm: false, guestId: guests[0], otherGuestId: guests[1] },
  })
  await page.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(page)
  const plan = page.getByRole('group', { name: 'Plano de la sala' })
  const line = plan.locator('[data-rule-line]')
  await expect(line).toHaveCount(1)
  const words = page.getByText('Ana Gil, lejos de Luis Mora. La mesa 1 está al lado')
  await expect(words).toBeHidden()
  const middles = await Promise.all(
    [1, 2].map(async (number) => {
      const name = new RegExp(`^Mesa ${number}:`)
      const { x, y, width, height } = (await plan.getByRole('button', { name }).boundingBox())!
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
  const [one, two] = middles as [{ x: number; y: number }, { x: number; y: number }]
  await page.mouse.move((one.x + two.x) / 2, (one.y + two.y) / 2)
  await expect(words).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(words).toBeHidden()
  await plan.getByRole('button', { name: /^Mesa 1:/ }).focus()
  await expect(words).toBeVisible()
  await expectAccessible(page)
})
