import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  answer,
  atGuests,
  choose,
  emailCell,
  expectSaved,
  expectTotal,
  notesCell,
} from '../support/journeys/guest-journey.ts'
import { expectAccessible, PHONE } from '../support/journeys/journey.ts'

const MANY = Array.from({ length: 1200 }, (_, place) => ({
  fullName: `Persona ${place + 1}`,
  rsvp: place % 3 === 0 ? true : null,
}))

const drawn = (page: Page) => page.locator('[data-cell$=" rsvp"]').count()
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)

test('a long list draws the rows in the window and says how many there are', async ({ page }) => {
  await atGuests(page, MANY)
  await expectTotal(page, 1200)
  await expect(page.getByRole('table', { name: 'Invitados' })).toHaveAttribute('aria-rowcount', '1202')
  expect(await drawn(page)).toBeLessThan(60)
  // Further down rows lie behind the bars; the rule of sizes takes them for targets that are too small.
  await expectAccessible(page)
  await scrollTo(page, 1e9)
  await expect(emailCell(page, 'Persona 1200')).toBeVisible()
  await expect(page.getByRole('row').filter({ has: emailCell(page, 'Persona 1200') })).toHaveAttribute(
    'aria-rowindex',
    '1202',
  )
  expect(await drawn(page)).toBeLessThan(60)
})

test('the keyboard walks through rows that were not drawn yet', async ({ page }) => {
  await atGuests(page, MANY)
  await notesCell(page, 'Persona 1').focus()
  for (let step = 2; step <= 60; step += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(notesCell(page, `Persona ${step}`)).toBeFocused()
  }
  await expect(notesCell(page, 'Persona 60')).toBeInViewport()
})

test('what is being typed survives scrolling far away', async ({ page }) => {
  const weddingId = await atGuests(page, MANY)
  await notesCell(page, 'Persona 3').pressSequentially('A medio escribir')
  await scrollTo(page, 30_000)
  await expect(emailCell(page, 'Persona 650')).toBeVisible()
  await expect(notesCell(page, 'Persona 3')).toBeFocused()
  await page.keyboard.type(', y sigue')
  await page.keyboard.press('Tab')
  await expectSaved(page, weddingId, { fullName: 'Persona 3', notes: 'A medio escribir, y sigue' })
})

test('a new guest stands at the end', async ({ page }) => {
  await atGuests(page, MANY)
  await page.getByRole('textbox', { name: 'Nombre del nuevo invitado' }).fill('La última')
  await page.keyboard.press('Enter')
  await expectTotal(page, 1201)
  await scrollTo(page, 1e9)
  await expect(emailCell(page, 'La última')).toBeVisible()
})

test('answering one after the other empties the filter from the top', async ({ page }) => {
  await atGuests(page, MANY)
  await choose(page, 'RSVP Pendiente')
  await answer(page, 'Persona 2').focus()
  for (const next of [3, 5, 6, 8, 9]) {
    await page.keyboard.press('n')
    await expect(answer(page, `Persona ${next}`)).toBeFocused()
  }
  await expect(page.getByRole('radio', { name: 'RSVP Pendiente 795' })).toBeAttached()
})

test('on a phone a long list draws what is in the window too', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await atGuests(page, MANY)
  await expectTotal(page, 1200)
  expect(await drawn(page)).toBeLessThan(60)
  await scrollTo(page, 1e9)
  await expect(page.getByText('Persona 1200', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Persona 1200' })).toHaveAttribute(
    'aria-posinset',
    '1200',
  )
})
