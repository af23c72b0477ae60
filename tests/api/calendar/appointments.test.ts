import { beforeEach, describe, expect, it } from 'vitest'
import type { Appointment, PlannerWeek } from '#contract/appointments.ts'
import { APPOINTMENTS_MAX } from '#domain/calendar/appointments.ts'
import { newId } from '#server/platform/ids.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

const PATH = '/api/planner/calendar/appointments'
const TASTING = { kind: 'tasting', title: 'Prueba de menú', day: '2027-03-24', startsAt: 1230, endsAt: 1320 }

const week = async (monday = '2027-03-22', planner = cast.elena): Promise<PlannerWeek> =>
  (await planner.get(`/api/planner/calendar/weeks/${monday}`)).body
const add = async (fields: object = {}): Promise<Appointment> => {
  const answer = await cast.elena.post(PATH, { ...TASTING, ...fields })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

beforeEach(async () => {
  for (const table of ['planner_appointments', 'planner_requests', 'rate_limits'])
    await app.db.execute(`delete from ${table}`)
})

describe('an appointment', () => {
  it('is in its week, with the couple that it is for, and only to its planner', async () => {
    const added = await add({ weddingId: cast.weddingId, place: ' Carmona ', notes: '' })
    const { name } = (await cast.elena.get('/api/weddings')).body.find(
      (wedding: { id: string }) => wedding.id === cast.weddingId,
    )
    expect(added).toMatchObject({
      ...TASTING,
      weddingId: cast.weddingId,
      with: name,
      place: 'Carmona',
      notes: null,
    })
    expect((await week()).appointments).toEqual([added])
    expect((await week('2027-03-29')).appointments).toEqual([])
    expect((await week('2027-03-22', cast.raul)).appointments).toEqual([])
  })

  it('is added once for its id, and is there again after it was removed', async () => {
    const id = newId()
    await Promise.all([1, 2].map(() => add({ id })))
    expect((await week()).appointments).toHaveLength(1)
    expect((await cast.raul.delete(`${PATH}/${id}`)).status).toBe(200)
    expect((await week()).appointments).toHaveLength(1)
    for (const _ of [1, 2]) expect((await cast.elena.delete(`${PATH}/${id}`)).status).toBe(200)
    expect((await week()).appointments).toEqual([])
    await add({ id })
    expect((await week()).appointments).toHaveLength(1)
  })

  it('keeps what another page changed of the fields that are not touched', async () => {
    const { id } = await add()
    const time = { day: '2027-03-25', startsAt: 600, endsAt: 660 }
    const both = [{ time }, { title: 'Segunda prueba', notes: 'Sin gluten' }]
    await Promise.all(both.map((changes) => cast.elena.patch(`${PATH}/${id}`, changes)))
    expect((await week()).appointments).toMatchObject([
      { ...time, kind: 'tasting', title: 'Segunda prueba', notes: 'Sin gluten' },
    ])
    expect((await cast.raul.patch(`${PATH}/${id}`, { title: 'Otra' })).status).toBe(404)
  })

  it('keeps what another page has made of a field, where the one that changes it was not shown that', async () => {
    const { id } = await add()
    const shown = { day: TASTING.day, startsAt: 1230, endsAt: 1320 }
    const noon = { ...shown, startsAt: 720, endsAt: 780 }
    await cast.elena.patch(`${PATH}/${id}`, { time: noon, from: { time: shown } })
    const late = { time: { ...shown, startsAt: 600, endsAt: 690 }, title: 'Cata', from: { time: shown } }
    expect(await cast.elena.patch(`${PATH}/${id}`, late)).toMatchObject({
      status: 409,
      body: { code: 'APPOINTMENT_CHANGED', data: { stored: { ...noon, title: TASTING.title } } },
    })
    expect((await week()).appointments).toMatchObject([{ ...noon, title: TASTING.title }])
    for (const from of [{ time: noon }, { time: noon }])
      expect((await cast.elena.patch(`${PATH}/${id}`, { ...late, from })).status).toBe(200)
    expect((await week()).appointments).toMatchObject([{ ...late.time, title: 'Cata' }])
  })

  it('says how it was when it is removed, for a page that had not been shown that', async () => {
    const { id } = await add({ weddingId: cast.weddingId })
    const { body: now } = await cast.elena.patch(`${PATH}/${id}`, { place: 'Carmona' })
    expect((await cast.elena.delete(`${PATH}/${id}`)).body).toEqual({ appointmentId: id, removed: now })
    expect((await cast.elena.delete(`${PATH}/${id}`)).body).toEqual({ appointmentId: id, removed: null })
  })

  it('goes on past midnight, and is in the week that it reaches too', async () => {
    const late = await add({ day: '2027-03-28', startsAt: 1380, endsAt: 1560 })
    expect((await week('2027-03-29')).appointments).toEqual([late])
  })

  it('ends after it begins, within a day, and its texts have an end', async () => {
    for (const wrong of [
      { endsAt: 1230 },
      { startsAt: 0, endsAt: 1441 },
      { startsAt: 1440, endsAt: 1500 },
      { day: '2027-02-29' },
      { title: ' ' },
      { title: 'x'.repeat(121) },
      { kind: 'party' },
      { place: 'x'.repeat(201) },
    ])
      expect((await cast.elena.post(PATH, { ...TASTING, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
    const { id } = await add()
    const time = { day: TASTING.day, startsAt: 700, endsAt: 600 }
    expect((await cast.elena.patch(`${PATH}/${id}`, { time })).body).toMatchObject({ code: 'WRONG_TIME' })
  })

  it('is for a wedding or a request of its planner, and of no other', async () => {
    const { body: request } = await cast.elena.post('/api/planner/requests', { name: 'Aitana & Bruno' })
    expect(await add({ requestId: request.id })).toMatchObject({ with: 'Aitana & Bruno' })
    for (const foreign of [{ weddingId: cast.otherWeddingId }, { requestId: newId() }])
      expect((await cast.elena.post(PATH, { ...TASTING, ...foreign })).body).toMatchObject({
        code: 'APPOINTMENT_WITH_OTHERS',
      })
  })

  it('is one of so many at most, also with two presses at once', async () => {
    await app.db.execute(
      `insert into planner_appointments (owner_id, id, kind, title, day, starts_at, ends_at)
       select '${cast.elena.userId}', gen_random_uuid(), 'visit', 'Visita', '2020-01-01', 600, 660
       from generate_series(1, ${APPOINTMENTS_MAX - 1})`,
    )
    const both = await Promise.all([1, 2].map(() => cast.elena.post(PATH, TASTING)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'TOO_MANY_APPOINTMENTS' })
  })
})

it('a week has the agenda of its weddings, while the planner sees it', async () => {
  const weddingId = await cast.elena.createWedding('Inés & Tomás', '2027-03-27')
  const at = `/api/weddings/${weddingId}/agenda`
  const { body: day } = await cast.elena.post(`${at}/days`, { name: 'Boda', date: '2027-03-27' })
  const item = (title: string, startsAt: number, endsAt: number | null, place: string | null) =>
    cast.elena.post(`${at}/items`, { dayId: day.id, title, time: { startsAt, endsAt }, place })
  await item('Peluquería', 540, null, null)
  await item('Ceremonia', 750, 810, 'Santa Ana')
  await item('Baile', 1320, 1620, 'Palacio de Portocarrero')
  expect((await week()).agendas).toEqual([
    {
      ...{ weddingId, title: 'Ceremonia', place: 'Santa Ana', startsAt: 750 },
      ...{ lastPlace: 'Palacio de Portocarrero', endsAt: 1620, timeZone: 'Europe/Madrid' },
    },
  ])
  expect((await week('2027-03-22', cast.raul)).agendas).toEqual([])
})
