import { beforeEach, describe, expect, it } from 'vitest'
import { ABSENCES_MAX } from '#domain/agencies/agencies.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { agencyOf, assigning, colleague } from '../../support/team.ts'

const { app, cast } = useCast()

const TODAY = dayInMadrid(new Date())
const id = (last: number) => `0198c0de-0000-7000-8000-0000000005${String(last).padStart(2, '0')}`
const days = (from: number, to: number) => ({ firstDay: shiftDay(TODAY, from), lastDay: shiftDay(TODAY, to) })

let at: string
let nadia: Person

beforeEach(async () => {
  at = agencyOf(cast.elena)
  nadia = await colleague(app, cast.elena, 'Nadia Amrani')
})

const note = (owner: Person, person: Person, n: number, range: object) =>
  owner.call('PUT', `${at}/people/${person.userId}/absences/${id(n)}`, range)
const noteOwn = (person: Person, n: number, range: object) =>
  person.call('PUT', `${at}/me/absences/${id(n)}`, range)
const ofNadia = async () =>
  (await cast.elena.get(at)).body.absences.filter(({ userId }: { userId: string }) => userId === nadia.userId)

describe('days off of the people of an agency', () => {
  it('are noted by owners and by each person, and seen by both until they are over', async () => {
    expect(await note(cast.elena, nadia, 1, days(5, 9))).toMatchObject({
      status: 200,
      body: { id: id(1), userId: nadia.userId, ...days(5, 9) },
    })
    await noteOwn(nadia, 2, days(0, 0))
    await noteOwn(nadia, 3, days(-9, -1))
    const both = [
      { id: id(2), userId: nadia.userId, ...days(0, 0) },
      { id: id(1), userId: nadia.userId, ...days(5, 9) },
    ]
    expect(await ofNadia()).toEqual(both)
    expect((await nadia.get(`${at}/me`)).body.absences).toEqual(both)
  })

  it('are changed and brought back under their id, and removed once', async () => {
    await noteOwn(nadia, 1, days(5, 9))
    await note(cast.elena, nadia, 1, days(6, 9))
    expect(await ofNadia()).toMatchObject([days(6, 9)])
    for (const person of [nadia, nadia])
      expect((await person.delete(`${at}/me/absences/${id(1)}`)).status).toBe(200)
    expect(await ofNadia()).toEqual([])
    await noteOwn(nadia, 1, days(6, 9))
    await cast.elena.delete(`${at}/people/${nadia.userId}/absences/${id(1)}`)
    expect(await ofNadia()).toEqual([])
  })

  it('are of one person: an own route reaches none of another', async () => {
    const other = await colleague(app, cast.elena, 'Iván Gil')
    await noteOwn(nadia, 1, days(5, 9))
    await other.delete(`${at}/me/absences/${id(1)}`)
    await noteOwn(other, 1, days(20, 21))
    expect(await ofNadia()).toMatchObject([days(5, 9)])
    expect((await other.get(`${at}/me`)).body.absences).toMatchObject([days(20, 21)])
  })

  it('are refused when they end before they begin, are too long, too many, or of a person who is not there', async () => {
    for (const range of [days(5, 4), days(0, 366), { firstDay: '2027-02-30', lastDay: '2027-03-01' }])
      expect((await noteOwn(nadia, 1, range)).body.code).toBe('BAD_REQUEST')
    expect((await note(cast.elena, cast.raul, 1, days(1, 2))).body.code).toBe('PERSON_NOT_FOUND')
    for (let n = 0; n < ABSENCES_MAX; n++) await noteOwn(nadia, n, days(n, n))
    expect((await noteOwn(nadia, ABSENCES_MAX, days(1, 1))).body).toMatchObject({
      code: 'TOO_MANY_ABSENCES',
      data: { max: ABSENCES_MAX },
    })
    expect((await noteOwn(nadia, 0, days(70, 71))).status).toBe(200)
  })

  it('end with the place of the person, and come back with it', async () => {
    await noteOwn(nadia, 1, days(5, 9))
    await cast.elena.delete(`${at}/people/${nadia.userId}`)
    expect(await ofNadia()).toEqual([])
    await cast.elena.post(`${at}/people/${nadia.userId}/restore`)
    expect(await ofNadia()).toHaveLength(1)
    await nadia.post(`${at}/leave`)
    const again = await colleague(app, cast.elena, 'Nadia Amrani')
    expect((await again.get(`${at}/me`)).body.absences).toEqual([])
    expect(await ofNadia()).toEqual([])
  })

  it('are said in the week of a colleague who shares a wedding, and to no other member', async () => {
    const weddingId = await cast.lucia.createWedding('Inés & Tomás', shiftDay(TODAY, 30))
    await cast.lucia.letIn(weddingId, cast.elena, 'planner')
    await cast.lucia.letIn(weddingId, cast.raul, 'planner')
    await assigning(cast.elena, weddingId, nadia, 'coordinate')
    await noteOwn(nadia, 1, days(-1, 3))
    const offOf = async (person: Person) =>
      (await person.get('/api/planner/task-week')).body
        .find((week: { weddingId: string }) => week.weddingId === weddingId)
        .members.find(({ userId }: { userId: string }) => userId === nadia.userId).offUntil
    expect(await offOf(cast.elena)).toBe(shiftDay(TODAY, 3))
    expect(await offOf(nadia)).toBe(shiftDay(TODAY, 3))
    expect(await offOf(cast.raul)).toBeNull()
  })
})
