import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlannerRequest } from '#contract/requests.ts'
import { plannerDirectory, plannerRequests } from '#db/schema/planners.ts'
import { HOLD_DAYS_MAX, HOLDS_MAX } from '#domain/planners/request-dates.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { useCast } from '../../support/cast.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast()

const PATH = '/api/planner/requests'
const today = () => dayInMadrid(app.platform.clock.now())
const inDays = (days: number) => shiftDay(today(), days)
const requests = async () => (await cast.elena.get(PATH)).body as PlannerRequest[]
const find = async (id: string) => (await requests()).find((request) => request.id === id)!
const hold = (id: string, until: string) => cast.elena.call('PUT', `${PATH}/${id}/hold`, { until })

/** A request that a message of this name has become, for a day of the next year. */
async function receive(name: string, eventDate = inDays(300)): Promise<string> {
  const sent = await app.fetch('/planners/elena-montes/contacto', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      name,
      email: 'carmen@correo.example',
      message: '¿La tenéis libre?',
      eventDate,
    }),
  })
  expect(sent.status).toBe(303)
  return (await requests()).find((request) => request.name === name)!.id
}

beforeAll(async () => {
  await app.db
    .insert(plannerDirectory)
    .values({ userId: cast.elena.userId, slug: 'elena-montes', listed: true })
    .onConflictDoUpdate({ target: plannerDirectory.userId, set: { slug: 'elena-montes', listed: true } })
})

beforeEach(() => app.db.execute('delete from rate_limits'))

describe('the date of a request', () => {
  it('is held until a day, for another one instead, and let go', async () => {
    const id = await receive('Guardada')
    expect((await find(id)).heldUntil).toBeNull()
    expect((await hold(id, inDays(14))).body.heldUntil).toBe(inDays(14))
    expect((await hold(id, inDays(7))).body.heldUntil).toBe(inDays(7))
    for (let times = 0; times < 2; times += 1)
      expect((await cast.elena.delete(`${PATH}/${id}/hold`)).body.heldUntil).toBeNull()
  })

  it('is held from today on, and not for longer than a limit', async () => {
    const id = await receive('Límites')
    for (const until of [inDays(-1), inDays(HOLD_DAYS_MAX + 1)]) {
      const refused = await hold(id, until)
      expect(refused).toMatchObject({
        ...{ status: 409, body: { code: 'HOLD_OUT_OF_RANGE' } },
      })
      expect(refused.body.data).toEqual({ latest: inDays(HOLD_DAYS_MAX) })
    }
    expect((await hold(id, '2027-02-30')).status).toBe(400)
    for (const until of [today(), inDays(HOLD_DAYS_MAX)]) expect((await hold(id, until)).status).toBe(200)
  })

  it('is not held when there is none, or when it is past', async () => {
    const undated = await receive('Sin fecha', '')
    const past = await receive('Pasada', inDays(-3))
    for (const id of [undated, past])
      expect(await hold(id, inDays(5))).toMatchObject({ status: 409, body: { code: 'NO_DATE_TO_HOLD' } })
  })

  it('is let go by what ends the request: it is lost, or it becomes a wedding', async () => {
    const lost = await receive('Se pierde')
    await hold(lost, inDays(14))
    const { body } = await cast.elena.post(`${PATH}/${lost}/loss`, { reason: 'price' })
    expect(body.heldUntil).toBeNull()
    const wedding = await receive('Se casa')
    await hold(wedding, inDays(14))
    const made = await cast.elena.post(`${PATH}/${wedding}/wedding`, {
      name: 'Se casa',
      eventDate: inDays(300),
    })
    expect(made.body).toMatchObject({ heldUntil: null, stage: 'wedding' })
  })

  it('is told to its planner alone', async () => {
    const id = await receive('Privada')
    await hold(id, inDays(14))
    const path = `${PATH}/${id}/hold`
    for (const answer of [
      await cast.raul.call('PUT', path, { until: inDays(20) }),
      await cast.raul.delete(path),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'REQUEST_NOT_FOUND' } })
    expect((await cast.lucia.delete(path)).status).toBe(403)
    expect((await find(id)).heldUntil).toBe(inDays(14))
    const page = await (await app.fetch('/planners/elena-montes/contacto')).text()
    expect(page).not.toContain(inDays(300))
  })

  it('is one of a limited number, also when many are held at once', async () => {
    await app.db.update(plannerRequests).set({ heldUntil: null })
    const ids = Array.from({ length: HOLDS_MAX + 3 }, (_, index) => ({
      ...{
        plannerId: cast.elena.userId,
        name: `Muchas ${index}`,
        email: 'a@correo.example',
        message: 'Hola',
      },
      id: `0198c0de-0000-7000-8000-00000001${String(index).padStart(4, '0')}`,
      eventDate: inDays(400),
    }))
    await app.db.insert(plannerRequests).values(ids)
    await app.db.execute(sql`
      update planner_requests set held_until = ${inDays(9)}
      where id in (select id from planner_requests where name like 'Muchas %' order by id limit ${HOLDS_MAX - 1})`)
    const tries = await Promise.all(ids.slice(-4).map(({ id }) => hold(id, inDays(9))))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const refused of tries.filter(({ status }) => status !== 200))
      expect(refused.body).toMatchObject({ code: 'TOO_MANY_HOLDS', data: { max: HOLDS_MAX } })
    // Holds that have ended are no longer counted.
    await app.db.execute(sql`
      update planner_requests set held_until = ${inDays(-1)} where name like 'Muchas %' and held_until is not null`)
    expect((await hold(ids.at(-1)!.id, inDays(9))).status).toBe(200)
  })
})
