import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { SCREENS, type Screen, TOLD_ELSEWHERE } from '../support/fixed-sentences.ts'
import { call, createWedding, signedUp } from '../support/journey.ts'

/** Whole sentences: what the specification gives without a full stop has none. */
async function expectSentences(page: Page, { press, sentences }: Screen) {
  if (press) await page.getByRole('button', { name: press }).click()
  for (const sentence of sentences) {
    const seen = page.getByText(sentence, { exact: true }).or(page.getByLabel(sentence, { exact: true }))
    await expect(seen.filter({ visible: true }).first(), `'${sentence}' on ${page.url()}`).toBeVisible()
  }
}

const screensOf = (role?: Screen['as']) => SCREENS.filter(({ as }) => as === role)

test.describe('the sentences of the specification stand word for word', () => {
  test('on the public and account pages', async ({ page }) => {
    for (const screen of screensOf()) {
      await page.goto(screen.path)
      await expectSentences(page, screen)
    }
  })

  for (const role of ['couple', 'planner'] as const) {
    test(`on the screens of a ${role}`, async ({ page }) => {
      await signedUp(page, 'Lucía Herrera', role)
      const user = (await call<{ id: string }>(page.request, 'GET', '/profile')).id
      const wedding = await createWedding(page)
      const folders = `/weddings/${wedding}/inspiration/folders`
      const folder = (await call<{ id: string }>(page.request, 'POST', folders, { name: 'Vestido' })).id
      for (const screen of screensOf(role)) {
        const path = screen.path
          .replace('{wedding}', wedding)
          .replace('{user}', user)
          .replace('{folder}', folder)
        await page.goto(path)
        await expectSentences(page, screen)
      }
    })
  }

  for (const [sentence, story] of Object.entries(TOLD_ELSEWHERE)) {
    test(`'${sentence}' is looked for by its story`, () => {
      expect(readFileSync(story, 'utf8')).toContain(sentence)
    })
  }
})
