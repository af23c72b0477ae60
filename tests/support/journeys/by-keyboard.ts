import { expect, type Locator, type Page } from '@playwright/test'

/** Presses of Tab until the whole screen has been gone through. */
const STOPS_MAX = 120

/** Goes to a thing by Tab alone, and sees that nothing lies over it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
  await expectSeen(target)
}

/** Its middle is what one sees there. */
const expectSeen = (target: Locator) =>
  expect
    .poll(
      () =>
        target.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const shown = document.elementFromPoint(left + width / 2, top + height / 2)
          return (
            shown !== null &&
            (element.contains(shown) || shown.contains(element) || shown.closest('label') !== null)
          )
        }),
      String(target),
    )
    .toBe(true)

export async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Opens a field of choices and goes to one of them by the arrow. */
export async function choose(page: Page, field: Locator, name: string | RegExp) {
  await press(page, field)
  const option = page.getByRole('option', { name, exact: true })
  await expect(page.getByRole('listbox')).toBeVisible()
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await option.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(option).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toBeFocused()
}

/** The focus is on something that the next key goes on from. */
export const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
