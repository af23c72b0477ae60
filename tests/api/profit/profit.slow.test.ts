import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { COSTS_MAX, TIMES_MAX } from '#domain/profit/noted-time.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { booksOf, THREE_INSTALMENTS } from '../../support/books.ts'
import { useCast } from '../../support/cast.ts'

const { app } = useCast()

const ID = '0198c0de-0000-7000-8000-00000000c0b0'
const OTHER_ID = '0198c0de-0000-7000-8000-00000000c0b1'
const TIME = { workedOn: '2026-11-20', minutes: 90, topic: 'meetings', what: 'visita a Carmona' }
const COST = { spentOn: '2026-11-20', amount: 4_200, what: 'Gasolina y peaje, Carmona' }

const at = (accountId: string) => `/api/planner/profit/accounts/${accountId}`

async function newPlanner() {
  const planner = await signedUp(app, 'Elena Marín', 'planner')
  const weddingId = await planner.createWedding('Paula & Andrés', '2026-12-12')
  const read = async (id = weddingId) => (await planner.get(at(id))).body
  return { planner, weddingId, read }
}

describe('time and costs of a wedding', () => {
  it('begin its books, and are found by the wedding and by its account, the newest first', async () => {
    const { planner, weddingId, read } = await newPlanner()
    expect(await read()).toEqual({ times: [], costs: [], sums: [], clock: null })
    await planner.post(`${at(weddingId)}/times`, TIME)
    await planner.post(`${at(weddingId)}/times`, { ...TIME, workedOn: '2026-11-21', minutes: 30, what: '' })
    await planner.post(`${at(weddingId)}/costs`, COST)
    const { id } = await booksOf(planner).accountOf(weddingId)
    const profit = await read(id!)
    expect(profit).toMatchObject({
      times: [{ minutes: 30, what: '' }, TIME],
      costs: [COST],
      sums: [{ accountId: id, minutes: 120, costs: 4_200 }],
    })
    expect(await read()).toEqual(profit)
  })

  it('outlive the wedding, as the books do', async () => {
    const { planner, weddingId, read } = await newPlanner()
    const { id } = await booksOf(planner).agree(weddingId, THREE_INSTALMENTS)
    await planner.post(`${at(weddingId)}/times`, TIME)
    const couple = await signedUp(app, 'Paula Ríos', 'couple')
    await planner.letIn(weddingId, couple, 'couple')
    await planner.delete(`/api/weddings/${weddingId}/members/me`)
    expect((await read(id!)).times).toHaveLength(1)
  })

  it('are sent again without being there twice, and come back under their id', async () => {
    const { planner, weddingId, read } = await newPlanner()
    const again = () => planner.post(`${at(weddingId)}/times`, { ...TIME, id: ID })
    await Promise.all([again(), again(), again()])
    expect((await read()).times).toHaveLength(1)
    expect((await planner.delete(`/api/planner/profit/times/${ID}`)).status).toBe(200)
    expect((await read()).times).toEqual([])
    expect((await planner.delete(`/api/planner/profit/times/${ID}`)).body.code).toBe('TIME_NOT_FOUND')
    await again()
    expect((await read()).times).toEqual([{ ...TIME, id: ID }])
    await planner.post(`${at(weddingId)}/costs`, { ...COST, id: ID })
    expect((await planner.delete(`/api/planner/profit/costs/${ID}`)).status).toBe(200)
    expect((await planner.delete(`/api/planner/profit/costs/${ID}`)).body.code).toBe('COST_NOT_FOUND')
  })

  it.each([
    ['no time', 'times', { ...TIME, minutes: 0 }],
    ['more than a day', 'times', { ...TIME, minutes: 1441 }],
    ['a part of a minute', 'times', { ...TIME, minutes: 1.5 }],
    ['a topic that is none', 'times', { ...TIME, topic: 'nada' }],
    ['a day that is none', 'times', { ...TIME, workedOn: '2026-02-30' }],
    ['words without an end', 'times', { ...TIME, what: 'a'.repeat(201) }],
    ['an amount of nothing', 'costs', { ...COST, amount: 0 }],
    ['an amount below nothing', 'costs', { ...COST, amount: -1 }],
    ['a part of a cent', 'costs', { ...COST, amount: 0.5 }],
    ['a cost without words', 'costs', { ...COST, what: '  ' }],
  ])('%s is refused, and nothing is stored', async (_, kind, body) => {
    const { planner, weddingId, read } = await newPlanner()
    expect((await planner.post(`${at(weddingId)}/${kind}`, body)).status).toBe(400)
    expect(await read()).toMatchObject({ times: [], costs: [] })
  })

  it('are so many at most', async () => {
    const { planner, weddingId } = await newPlanner()
    await planner.post(`${at(weddingId)}/times`, TIME)
    await planner.post(`${at(weddingId)}/costs`, COST)
    await app.db.execute(sql`insert into book_times
      select owner_id, gen_random_uuid(), account_id, worked_on, minutes, topic, what, created_at, created_by
      from book_times, generate_series(2, ${TIMES_MAX}) where owner_id = ${planner.userId}`)
    await app.db.execute(sql`insert into book_costs
      select owner_id, gen_random_uuid(), account_id, spent_on, amount, what, created_at, created_by
      from book_costs, generate_series(2, ${COSTS_MAX}) where owner_id = ${planner.userId}`)
    const times = await planner.post(`${at(weddingId)}/times`, TIME)
    expect(times.body).toMatchObject({ code: 'TOO_MANY_TIMES', data: { max: TIMES_MAX } })
    const costs = await planner.post(`${at(weddingId)}/costs`, COST)
    expect(costs.body).toMatchObject({ code: 'TOO_MANY_COSTS', data: { max: COSTS_MAX } })
  })
})

describe('the clock', () => {
  const runsFor = (planner: Person, minutes: number) =>
    app.db.execute(sql`update book_clocks set created_at = created_at - make_interval(mins => ${minutes})
      where owner_id = ${planner.userId}`)
  const stop = (planner: Person, id = ID) =>
    planner.post('/api/planner/profit/clock/stop', { id, topic: 'vendors', what: 'flores' })

  it('runs until it is stopped, from any device, and notes its time', async () => {
    const { planner, weddingId, read } = await newPlanner()
    const started = await planner.call('PUT', `${at(weddingId)}/clock`)
    expect(started.body).toMatchObject({ weddingName: 'Paula & Andrés' })
    expect((await planner.call('PUT', `${at(weddingId)}/clock`)).body).toEqual(started.body)
    expect((await read()).clock).toEqual(started.body)
    await runsFor(planner, 95)
    expect((await stop(planner)).body).toEqual({ id: ID, minutes: 95 })
    expect(await read()).toMatchObject({ clock: null, times: [{ id: ID, minutes: 95, topic: 'vendors' }] })
    expect((await stop(planner, OTHER_ID)).body.code).toBe('CLOCK_STOPPED')
    expect((await read()).times).toHaveLength(1)
  })

  it('is stopped once by what is sent twice, and runs on where it was started again meanwhile', async () => {
    const { planner, weddingId, read } = await newPlanner()
    await planner.call('PUT', `${at(weddingId)}/clock`)
    await runsFor(planner, 95)
    await Promise.all([stop(planner), stop(planner)])
    expect((await read()).times).toMatchObject([{ id: ID, minutes: 95 }])
    const again = await planner.call('PUT', `${at(weddingId)}/clock`)
    expect((await stop(planner)).body).toEqual({ id: ID, minutes: 95 })
    expect(await read()).toMatchObject({ clock: again.body, times: [{ id: ID, minutes: 95 }] })
  })

  it.each([
    ['a minute at least', 0, 1],
    ['a day at most', 5_000, 1_440],
  ])('notes %s', async (_, passed, minutes) => {
    const { planner, weddingId } = await newPlanner()
    await planner.call('PUT', `${at(weddingId)}/clock`)
    await runsFor(planner, passed)
    expect((await stop(planner)).body.minutes).toBe(minutes)
  })

  it('runs for one wedding at a time', async () => {
    const { planner, weddingId } = await newPlanner()
    const other = await planner.createWedding('Inés & Tomás')
    await planner.call('PUT', `${at(weddingId)}/clock`)
    const refused = await planner.call('PUT', `${at(other)}/clock`)
    expect(refused.body).toMatchObject({ code: 'CLOCK_RUNS', data: { name: 'Paula & Andrés' } })
  })

  it('goes on where its wedding has no room for another note', async () => {
    const { planner, weddingId, read } = await newPlanner()
    await planner.post(`${at(weddingId)}/times`, TIME)
    await app.db.execute(sql`insert into book_times
      select owner_id, gen_random_uuid(), account_id, worked_on, minutes, topic, what, created_at, created_by
      from book_times, generate_series(2, ${TIMES_MAX}) where owner_id = ${planner.userId}`)
    await planner.call('PUT', `${at(weddingId)}/clock`)
    expect((await stop(planner)).body.code).toBe('TOO_MANY_TIMES')
    expect((await read()).clock).not.toBeNull()
  })
})

describe('what a planner earns', () => {
  it('is found by no other planner, and by no couple', async () => {
    const { planner, weddingId, read } = await newPlanner()
    await planner.post(`${at(weddingId)}/times`, { ...TIME, id: ID })
    await planner.call('PUT', `${at(weddingId)}/clock`)
    const { id } = await booksOf(planner).accountOf(weddingId)
    const other = await signedUp(app, 'Rocío Vega', 'planner')
    await planner.letIn(weddingId, other, 'planner')
    const couple = await signedUp(app, 'Paula Ríos', 'couple')
    await planner.letIn(weddingId, couple, 'couple')
    for (const account of [id!, weddingId]) {
      expect((await other.get(at(account))).body).toEqual({ times: [], costs: [], sums: [], clock: null })
      expect((await couple.get(at(account))).body.code).toBe('PLANNERS_ONLY')
    }
    expect((await other.post(`${at(id!)}/times`, TIME)).body.code).toBe('PROFIT_ACCOUNT_NOT_FOUND')
    expect((await other.delete(`/api/planner/profit/times/${ID}`)).body.code).toBe('TIME_NOT_FOUND')
    expect((await other.post('/api/planner/profit/clock/stop', { topic: 'other', what: '' })).body.code).toBe(
      'CLOCK_STOPPED',
    )
    // With books of their own for the same wedding, the other planner writes there.
    await other.post(`${at(weddingId)}/times`, { ...TIME, minutes: 5 })
    expect((await read()).times).toEqual([{ ...TIME, id: ID }])
  })
})
