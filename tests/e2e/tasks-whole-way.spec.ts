import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, DESKTOP, hydrated, inviteIn, PHONE } from '../support/journeys/journey.ts'
import { atTasks, inDays, openTasks, tasksOf } from '../support/journeys/tasks-journey.ts'

/** The rows of tasks whose day has passed. */
const lateRows = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Iba para' })

/** Ticks by the keys what was left behind, one after the other, until nothing is. */
async function tickLate(page: Page) {
  for (let left = await lateRows(page).count(); left > 0; left -= 1) {
    await lateRows(page).first().getByRole('checkbox').press('Space')
    await expect(lateRows(page)).toHaveCount(left - 1)
  }
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport === PHONE })

    test('from an empty wedding to nothing left behind, as a couple and without a network', async ({
      page,
      context,
    }) => {
      const weddingId = await atTasks(page, [], { date: inDays(30) })
      await hydrated(page)
      await page.getByRole('button', { name: 'Usar esta lista' }).click()
      await expect(page.getByText(/tareas en la lista\.$/)).toBeVisible()
      await expect(page.getByText(/qued(ó|aron) atrás/)).toHaveCount(0)
      await call(page.request, 'PATCH', `/weddings/${weddingId}`, { eventDate: inDays(27) })
      await openTasks(page, weddingId)
      await hydrated(page)
      await expect(page.getByText(/qued(ó|aron) atrás/)).toBeVisible()
      await context.setOffline(true)
      const late = await lateRows(page).count()
      expect(late).toBeGreaterThan(0)
      await tickLate(page)
      await expect(page.getByText(/qued(ó|aron) atrás/)).toHaveCount(0)
      await context.setOffline(false)
      await expect
        .poll(async () => (await tasksOf(page, weddingId)).filter(({ mark }) => mark === 'done').length)
        .toBe(late)
    })

    test('and as a planner over all weddings', async ({ page, browser }) => {
      const left = (title: string, days: number) => ({
        title,
        due: { kind: 'day' as const, on: inDays(days) },
      })
      const weddingId = await atTasks(page, [left('Mirar alianzas', -9), left('Elegir música', -2)])
      const elena = await inviteIn(browser, page, weddingId, 'Elena Soto', 'planner')
      await elena.setViewportSize(viewport)
      await elena.goto('/app/planner')
      const { id } = await call<{ id: string }>(elena.request, 'GET', '/profile')
      await elena.goto(`/app/planner/${id}/tasks`)
      await hydrated(elena)
      const behind = elena.getByRole('region', { name: 'Se quedó atrás' })
      for (const title of ['Mirar alianzas', 'Elegir música'])
        await behind.getByRole('checkbox', { name: `Hecha: ${title}, Lucía & Martín` }).check({ force: true })
      await expect
        .poll(async () => (await tasksOf(page, weddingId)).map(({ mark }) => mark))
        .toEqual(['done', 'done'])
      await elena.reload()
      await expect(elena.getByText('No queda nada hasta el domingo.')).toBeVisible()
      await elena.goto(`/app/planner/${id}`)
      await expect(elena.getByText(/qued(ó|aron) atrás/)).toHaveCount(0)
    })
  })
}
