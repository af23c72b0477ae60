import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { PRESET_PERMISSIONS } from '#domain/members/permissions.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { at } from '../support/journeys/agenda-journey.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, hydrated, inviteIn, PHONE, signedUp } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'

const TODAY = dayInMadrid(new Date())

/** Members as they would have joined one by one. */
const withMembers = (weddingId: string, count: number) =>
  inJourneyDatabase(async (db) => {
    await db.execute(sql`
      with made as (
        insert into auth."user" (id, name, email, role)
        select gen_random_uuid(), 'Persona Número ' || n, gen_random_uuid() || '@correo.example', 'couple'
        from generate_series(1, ${count}) n returning id
      )
      insert into wedding_members (wedding_id, user_id, role, preset, permissions)
      select ${weddingId}, id, 'couple', 'couple', ${JSON.stringify(PRESET_PERMISSIONS.couple)}::jsonb from made`)
  })

/** A wedding that is full of everything: guests, families, vendors, tasks left behind, moments of today, members. */
async function fullWedding(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía María & Martín José de los Ríos', shiftDay(TODAY, 90))
  const post = (path: string, data: unknown) =>
    call(page.request, 'POST', `/weddings/${weddingId}${path}`, data)
  const long = 'de un nombre tan largo como los hay en las familias de verdad'
  await post('/guests/import', {
    mode: 'append',
    guests: Array.from({ length: 1000 }, (_, n) => ({
      fullName: `Invitado ${n} ${long}`,
      household: `Familia ${Math.floor(n / 3)}`,
      ...(n % 3 && { rsvp: n % 2 === 0 }),
    })),
  })
  await post('/tasks/batch', {
    tasks: Array.from({ length: 1000 }, (_, n) => ({
      title: `Tarea ${n} ${long}`,
      due: { kind: 'day', on: shiftDay(TODAY, -(n % 300)) },
    })),
  })
  for (let n = 0; n < 60; n += 1)
    await post('/vendors', {
      vendorType: 'floristeria',
      name: `Flores ${n}`,
      phone: '600 11 22 33',
      cost: 100,
    })
  for (const days of [0, 1])
    await post('/agenda/days', {
      name: `Día ${days}`,
      date: shiftDay(TODAY, days),
      items: Array.from({ length: 40 }, (_, n) => ({
        title: `Momento ${n} ${long}`,
        time: at(8 + (n % 12)),
        responsible: [{ kind: 'person', name: `Rocío ${n}`, phone: '600 44 55 66' }],
      })),
    })
  await withMembers(weddingId, 40)
  return weddingId
}

/** How far a page can be scrolled, in windows. */
const scrollOf = (page: Page) =>
  page.evaluate(() => document.scrollingElement!.scrollHeight / innerHeight - 1)

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the home of a wedding that is full of everything never scrolls further than two windows, in each of its lives', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const weddingId = await fullWedding(page)
    const tall: Record<string, number> = {}
    for (const [life, days] of [
      ['planning', 90],
      ['the day before', 1],
      ['the day', 0],
      ['after', -12],
    ] as const) {
      await call(page.request, 'PATCH', `/weddings/${weddingId}`, { eventDate: shiftDay(TODAY, days) })
      await page.goto(`/app/couple/${weddingId}`)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const windows = await scrollOf(page)
      if (windows > 2) tall[life] = windows
    }
    expect(tall).toEqual({})
  })
})

test('what others change while the home is open moves nothing on the screen', async ({ page, browser }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', shiftDay(TODAY, 90))
  await call(page.request, 'POST', `/weddings/${weddingId}/tasks`, {
    title: 'Elegir las flores',
    due: { kind: 'day', on: TODAY },
  })
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await page.goto(`/app/couple/${weddingId}`)
  await hydrated(page)
  const news = page.getByRole('region', { name: /^(Lo nuevo|Desde )/ })
  await expect(page.getByRole('region', { name: 'Lo siguiente' })).toContainText('Elegir las flores')
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift' })
  })
  const change = (path: string, data: unknown) =>
    call(martin.request, 'POST', `/weddings/${weddingId}${path}`, data)
  await change('/guests', { fullName: 'Pilar Vidal' })
  await expect(news).toContainText('Pilar Vidal')
  await change('/vendors', { vendorType: 'dj', name: 'Lola Discos', cost: 1200, status: 'closed' })
  await change('/tasks', { title: 'Llamar al catering', due: { kind: 'day', on: TODAY } })
  await expect(news).toContainText('Lola Discos')
  await expect(page.getByRole('region', { name: 'Lo siguiente' })).toContainText('Llamar al catering')
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
  // As much as a row that comes into its list moves what stands below it, and far below the 0.1 that people notice.
  expect(shifted).toBeLessThan(0.05)
})
