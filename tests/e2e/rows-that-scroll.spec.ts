import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests } from '../support/journeys/guest-journey.ts'
import { PHONE } from '../support/journeys/journey.ts'

test.use({ viewport: PHONE })

/** Pixels by which a row without a scrollbar fades at its left and right edge. */
const FADES = ['--fade-left', '--fade-right'] as const

test('a row of tabs that goes on fades at that edge, and the selected tab stands clear of it', async ({
  page,
}) => {
  await atGuests(page, [{ fullName: 'Carmen Aguirre Soto' }])
  await page.getByRole('button', { name: 'Enviar invitaciones' }).click()
  const row = page.getByRole('tablist', { name: 'Cómo enviarlas' })
  const fades = () =>
    row.evaluate((tabs, names) => {
      const style = getComputedStyle(tabs)
      return names.map((name) => Number.parseFloat(style.getPropertyValue(name)) > 0)
    }, FADES)
  await expect.poll(fades).toEqual([false, true])
  await row.getByRole('tab').last().click()
  await expect.poll(fades).toEqual([true, false])
  await row.getByRole('tab').first().click()
  await expect.poll(fades).toEqual([false, true])
})
