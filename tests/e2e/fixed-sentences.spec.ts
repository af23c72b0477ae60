import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Role } from '#domain/members/roles.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { listPlanners } from '../support/contract/listed-planners.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { SCREENS, type Screen, TOLD_ELSEWHERE } from '../support/journeys/fixed-sentences.ts'
import { call, createWedding, hydrated, signedUp, withoutFirstAnswers } from '../support/journeys/journey.ts'

/** Whole sentences: what the specification gives without a full stop has none. */
async function expectSentences(page: Page, { press = [], sentences }: Screen) {
  for (const name of press) {
    const [button, tab] = [page.getByRole('button', { name }), page.getByRole('tab', { name })]
    await button
      .or(tab)
      .or(page.locator('summary').filter({ hasText: name }))
      .first()
      .click()
  }
  for (const sentence of sentences) {
    const seen = page.getByText(sentence, { exact: true }).or(page.getByLabel(sentence, { exact: true }))
    await expect(seen.filter({ visible: true }).first(), `${sentence} on ${page.url()}`).toBeVisible()
  }
}

const screensOf = (role?: Role) => SCREENS.filter(({ as }) => as === role)

const inDays = (days: number) => shiftDay(dayInMadrid(new Date()), days)

/** A wedding with a date, a guest and three vendors: one to confirm, one confirmed, one of a kind of its own. */
async function createBusyWedding(page: Page): Promise<string> {
  const wedding = await createWedding(page, 'Nuria & Sofía', inDays(200))
  const post = <T>(path: string, data: unknown) =>
    call<T>(page.request, 'POST', `/weddings/${wedding}${path}`, data)
  await post('/guests', { fullName: 'Ramón Salas' })
  const { key } = await post<{ key: string }>('/components', {
    name: 'Churrería',
    category: 'Personalizado',
  })
  await post('/vendors', { vendorType: key, name: 'La Antigua' })
  await post('/vendors', { vendorType: 'catering', name: 'Olmo' })
  await post('/vendors', { vendorType: 'dj', name: 'Lola Discos', status: 'closed' })
  return wedding
}

type Member = { fullName: string }

/** From now on the wedding seems to have nobody, or somebody without a name. */
async function showMembers(page: Page, kind: NonNullable<Screen['members']>) {
  await withoutFirstAnswers(page)
  await page.route(/\/api\/weddings\/[^/]+\/members$/, async (route) => {
    const response = await route.fetch()
    const members: Member[] = await response.json()
    const json = kind === 'none' ? [] : members.map((member) => ({ ...member, fullName: '' }))
    await route.fulfill({ response, json })
  })
}

test.describe('the sentences of the specification stand word for word', () => {
  test('on the public and account pages', async ({ page }) => {
    await listPlanners()
    for (const screen of screensOf()) {
      await page.goto(screen.path)
      await expectSentences(page, screen)
    }
  })

  for (const role of ['couple', 'planner'] as const) {
    test(`on the screens of a ${role}`, async ({ page }) => {
      test.setTimeout(180_000)
      await signedUp(page, 'Nuria Salas', role)
      const user = (await call<{ id: string }>(page.request, 'GET', '/profile')).id
      const wedding = await createWedding(page)
      const busy = await createBusyWedding(page)
      await createWedding(page, 'Nieves & Hugo', inDays(-30))
      const folders = `/weddings/${wedding}/inspiration/folders`
      const folder = (await call<{ id: string }>(page.request, 'POST', folders, { name: 'Flores' })).id
      for (const screen of screensOf(role)) {
        const path = screen.path
          .replace('{wedding}', wedding)
          .replace('{busy}', busy)
          .replace('{user}', user)
          .replace('{folder}', folder)
        if (screen.members) await showMembers(page, screen.members)
        await page.goto(path)
        await hydrated(page)
        await expectSentences(page, screen)
        await page.unrouteAll({ behavior: 'wait' })
      }
    })
  }

  for (const [sentence, story] of Object.entries(TOLD_ELSEWHERE)) {
    test(`'${sentence}' is looked for by its story`, () => {
      expect(readFileSync(story, 'utf8')).toContain(sentence)
    })
  }
})
