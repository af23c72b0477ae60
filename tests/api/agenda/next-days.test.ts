import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ComingDay } from '#domain/agenda/next-days.ts'
import { join } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

/** A Sunday at noon in Madrid. */
const NOON = new Date('2026-11-22T11:00:00Z')
let first: string
let second: string

const comingUp = async () => (await cast.elena.get('/api/planner/next-days')).body as ComingDay[]

async function plan(
  weddingId: string,
  date: string,
  items: [startsAt: number, title: string, over?: object][],
) {
  const answer = await cast.elena.post(`/api/weddings/${weddingId}/agenda/days`, {
    name: 'Día',
    date,
    items: items.map(([startsAt, title, over]) => ({ title, time: { startsAt, endsAt: null }, ...over })),
  })
  expect(answer.status).toBe(201)
}

beforeAll(async () => {
  first = await cast.elena.createWedding('Inés & Tomás', '2026-11-28')
  second = await cast.elena.createWedding('Paula & Andrés', '2026-12-12')
  await plan(first, '2026-11-28', [
    [600, 'Peluquería'],
    [750, 'Ceremonia'],
    [840, 'Banquete'],
    [1200, 'Baile'],
  ])
  await plan(second, '2026-11-29', [[1080, 'Prueba de menú']])
  await plan(second, '2026-11-30', [[600, 'Demasiado lejos']])
  await plan(second, '2026-11-22', [
    [660, 'Ya ha pasado'],
    [700, 'Aún dura', { time: { startsAt: 700, endsAt: 730 } }],
    [780, 'Visita a la finca'],
    [790, 'Ya hecho', { isDone: true }],
  ])
  await plan(second, '2026-11-21', [[1500, 'La noche de ayer']])
})

afterEach(() => app.setClock(null))

describe('the next seven days of a planner', () => {
  it('hold what is to come in all weddings, by date, today from now on', async () => {
    app.setClock(NOON)
    const days = await comingUp()
    expect(days.map(({ weddingName, date, itemCount }) => [weddingName, date, itemCount])).toEqual([
      ['Paula & Andrés', '2026-11-22', 2],
      ['Inés & Tomás', '2026-11-28', 4],
      ['Paula & Andrés', '2026-11-29', 1],
    ])
    expect(days[0]!.items.map(({ title }) => title)).toEqual(['Aún dura', 'Visita a la finca'])
  })

  it('name the first three items of a day and say when it is the wedding', async () => {
    app.setClock(NOON)
    const [, wedding, tasting] = await comingUp()
    expect(wedding).toMatchObject({ weddingId: first, isWeddingDay: true })
    expect(wedding!.items.map(({ title, startsAt }) => [title, startsAt])).toEqual([
      ['Peluquería', 600],
      ['Ceremonia', 750],
      ['Banquete', 840],
    ])
    expect(tasting).toMatchObject({ weddingId: second, isWeddingDay: false })
  })

  it('hold the day of a wedding without an agenda, and a night that is not over', async () => {
    const third = await cast.elena.createWedding('Clara & Javier', '2026-11-22')
    app.setClock(new Date('2026-11-21T23:30:00Z'))
    const days = await comingUp()
    expect(days[0]).toMatchObject({ date: '2026-11-21', items: [{ title: 'La noche de ayer' }] })
    expect(days).toContainEqual(
      expect.objectContaining({ weddingId: third, isWeddingDay: true, itemCount: 0, items: [] }),
    )
  })

  it('end with the membership, and hold nothing of weddings of others', async () => {
    app.setClock(NOON)
    const theirs = await cast.noelia.createWedding('Noelia & Íñigo', '2026-11-25')
    const has = async () => (await comingUp()).some(({ weddingId }) => weddingId === theirs)
    expect(await has()).toBe(false)
    await join(cast.noelia, theirs, cast.elena)
    expect(await has()).toBe(true)
    await cast.elena.delete(`/api/weddings/${theirs}/members/me`)
    expect(await has()).toBe(false)
  })
})
