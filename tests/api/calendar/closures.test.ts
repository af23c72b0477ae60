import { beforeEach, describe, expect, it } from 'vitest'
import type { PlannerCalendar } from '#contract/calendar.ts'
import { CLOSURES_MAX } from '#domain/calendar/closures.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { newId } from '#server/platform/ids.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

const PATH = '/api/planner/calendar'
const SUMMER = { firstDay: '2027-08-02', lastDay: '2027-08-21', label: 'Vacaciones' }

const calendarOf = async (planner = cast.elena): Promise<PlannerCalendar> => (await planner.get(PATH)).body
const close = (days: object = SUMMER, id = newId(), planner = cast.elena) =>
  planner.call('PUT', `${PATH}/closures/${id}`, days)

beforeEach(async () => {
  for (const table of ['planner_closures', 'planner_requests', 'rate_limits'])
    await app.db.execute(`delete from ${table}`)
})

describe('closed days', () => {
  it('are listed by their first day, and only to their planner', async () => {
    await close({ ...SUMMER, firstDay: '2027-12-24', lastDay: '2027-12-31', label: 'Navidad' })
    await close()
    expect((await calendarOf()).closures.map(({ label }) => label)).toEqual(['Vacaciones', 'Navidad'])
    expect((await calendarOf(cast.raul)).closures).toEqual([])
    expect((await cast.lucia.get(PATH)).status).toBe(403)
  })

  it('are closed once for their id, and open again, which the same id takes back', async () => {
    const id = newId()
    await close(SUMMER, id)
    expect((await close({ ...SUMMER, label: 'Agosto' }, id)).body).toEqual({ ...SUMMER, id, label: 'Agosto' })
    expect((await calendarOf()).closures).toHaveLength(1)
    for (const _ of [1, 2]) expect((await cast.elena.delete(`${PATH}/closures/${id}`)).status).toBe(200)
    expect((await calendarOf()).closures).toEqual([])
    await close(SUMMER, id)
    expect((await calendarOf()).closures).toEqual([{ ...SUMMER, id }])
  })

  it('of another planner stay as they are, also under the same id', async () => {
    const id = newId()
    await close(SUMMER, id)
    await close({ ...SUMMER, label: 'Otras' }, id, cast.raul)
    await cast.raul.delete(`${PATH}/closures/${id}`)
    expect((await calendarOf()).closures).toEqual([{ ...SUMMER, id }])
  })

  it('need a label, an order, and are a year at most', async () => {
    for (const wrong of [
      { ...SUMMER, label: ' ' },
      { ...SUMMER, label: 'x'.repeat(41) },
      { ...SUMMER, lastDay: '2027-08-01' },
      { ...SUMMER, lastDay: '2028-08-10' },
      { ...SUMMER, firstDay: '2027-02-30' },
    ])
      expect((await close(wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await close({ ...SUMMER, lastDay: SUMMER.firstDay })).status).toBe(200)
  })

  it('are so many at most, also with two presses at once', async () => {
    await app.db.execute(
      `insert into planner_closures (owner_id, id, first_day, last_day, label)
       select '${cast.elena.userId}', gen_random_uuid(), '2027-01-01', '2027-01-01', 'Cierre'
       from generate_series(1, ${CLOSURES_MAX - 1})`,
    )
    const both = await Promise.all([close(), close()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'TOO_MANY_CLOSURES',
      data: { max: CLOSURES_MAX },
    })
    expect((await calendarOf()).closures).toHaveLength(CLOSURES_MAX)
  })
})

describe('held days', () => {
  it('are those of requests until their day, without those that became a wedding', async () => {
    const until = shiftDay(dayInMadrid(new Date()), 7)
    const add = async (name: string) => {
      const { body } = await cast.elena.post('/api/planner/requests', { name, eventDate: '2027-09-18' })
      await cast.elena.call('PUT', `/api/planner/requests/${body.id}/hold`, { until })
      return body.id as string
    }
    const [held, married] = [await add('Aitana & Bruno'), await add('Sara & Eva')]
    expect((await calendarOf()).holds.map(({ name }) => name).toSorted()).toEqual([
      'Aitana & Bruno',
      'Sara & Eva',
    ])
    await cast.elena.post(`/api/planner/requests/${married}/wedding`, { name: 'Sara & Eva' })
    const hold = { id: held, name: 'Aitana & Bruno', eventDate: '2027-09-18', heldUntil: until }
    expect((await calendarOf()).holds).toEqual([hold])
    expect((await calendarOf(cast.raul)).holds).toEqual([])
  })
})
