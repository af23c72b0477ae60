import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { BODIES, contractCalls } from '../../support/contract/contract-calls.ts'
import { accepting, agencyOf, assigning, colleague, invited, takeIn } from '../../support/team.ts'

const { app, cast } = useCast()

const OF_AGENCY = contractCalls().filter(({ access }) => access === 'agency')
const OF_ALL = [
  'agencies.place',
  'agencies.leave',
  'agencies.absences.saveOwn',
  'agencies.absences.removeOwn',
  'agencies.weddings.own',
  'agencies.weddings.bring',
  'agencies.weddings.takeBack',
]
const OWNERS = OF_AGENCY.filter(({ name }) => !OF_ALL.includes(name))
const NOWHERE = '0198c0de-0000-7000-8000-00000000dead'

describe('who may call what of an agency', () => {
  let owner: Person
  let coordinator: Person
  let helper: Person
  let former: Person

  beforeAll(async () => {
    owner = await colleague(app, cast.elena, 'Sara Paz', 'owner')
    coordinator = await colleague(app, cast.elena, 'Rocío Vega', 'coordinator')
    helper = await colleague(app, cast.elena, 'Nadia Amrani')
    former = await colleague(app, cast.elena, 'Iván Gil', 'owner')
    await former.post(`${agencyOf(cast.elena)}/leave`)
  })

  const calling = (person: Person, { name, method, path }: (typeof OF_AGENCY)[number], agencyId: string) =>
    person.call(
      method,
      `/api${path.replace('{agencyId}', agencyId).replaceAll(/\{\w+\}/g, NOWHERE)}`,
      method === 'GET' ? undefined : (BODIES[name] ?? {}),
    )

  it.each(OF_AGENCY)('$name is not there for others', async (procedure) => {
    for (const person of [cast.lucia, cast.raul, former]) {
      const answer = await calling(person, procedure, cast.elena.userId)
      expect(answer, person.name).toMatchObject({ status: 404, body: { code: 'AGENCY_NOT_FOUND' } })
    }
    for (const agencyId of [NOWHERE, 'x', cast.lucia.userId])
      expect((await calling(cast.elena, procedure, agencyId)).status).toBe(404)
  })

  it.each(OWNERS)('$name is for its owners', async (procedure) => {
    for (const person of [coordinator, helper]) {
      const answer = await calling(person, procedure, cast.elena.userId)
      expect(answer, person.name).toMatchObject({ status: 403, body: { code: 'AGENCY_OWNERS_ONLY' } })
    }
    for (const person of [cast.elena, owner]) {
      const { status, body } = await calling(person, procedure, cast.elena.userId)
      expect([body?.code, status >= 200 && status < 500], person.name).not.toContain('AGENCY_OWNERS_ONLY')
      expect(body?.code).not.toBe('AGENCY_NOT_FOUND')
    }
  })

  it('a couple has none of their own', async () => {
    expect((await cast.lucia.get(agencyOf(cast.lucia))).status).toBe(404)
  })

  it('its people see their own place alone', async () => {
    const weddingId = await cast.elena.createWedding('Inés & Tomás')
    await assigning(cast.elena, weddingId, helper, 'watch')
    expect((await helper.get(`${agencyOf(cast.elena)}/me`)).body).toMatchObject({
      role: 'helper',
      weddings: [{ id: weddingId, assignments: [{ userId: helper.userId, kind: 'watch' }] }],
    })
    expect((await coordinator.get(`${agencyOf(cast.elena)}/me`)).body.weddings).toEqual([])
  })

  it('a person may be in several, and keeps their own', async () => {
    await takeIn(app, cast.raul, helper, 'coordinator')
    expect((await helper.get('/api/planner/agencies')).body).toMatchObject([
      { id: helper.userId, role: 'owner', isFounder: true, people: 1 },
      { id: cast.elena.userId, role: 'helper' },
      { id: cast.raul.userId, role: 'coordinator' },
    ])
  })
})

describe('an agency always has an owner', () => {
  it('the founder is neither removed nor made less, and does not leave', async () => {
    const owner = await colleague(app, cast.elena, 'Marta Gil', 'owner')
    const founder = `${agencyOf(cast.elena)}/people/${cast.elena.userId}`
    const stays = { status: 409, body: { code: 'FOUNDER_STAYS' } }
    expect(await owner.delete(founder)).toMatchObject(stays)
    expect(await owner.patch(founder, { role: 'helper' })).toMatchObject(stays)
    expect(await cast.elena.post(`${agencyOf(cast.elena)}/leave`)).toMatchObject(stays)
  })

  it('of two owners who remove each other at once one remains', async () => {
    const [one, other] = [
      await colleague(app, cast.elena, 'Teo Lasa', 'owner'),
      await colleague(app, cast.elena, 'Eva Lasa', 'owner'),
    ]
    const people = `${agencyOf(cast.elena)}/people`
    const answers = await Promise.all([
      one.delete(`${people}/${other.userId}`),
      other.delete(`${people}/${one.userId}`),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(answers.find(({ status }) => status === 404)!.body.code).toBe('AGENCY_NOT_FOUND')
  })

  it('a person who was removed is brought back within the hour, and a person who left is not', async () => {
    const [gone, left] = [
      await colleague(app, cast.elena, 'Leo Ruiz', 'coordinator'),
      await colleague(app, cast.elena, 'Ane Lasa'),
    ]
    const at = `${agencyOf(cast.elena)}/people`
    await cast.elena.delete(`${at}/${gone.userId}`)
    await left.post(`${agencyOf(cast.elena)}/leave`)
    expect((await gone.get(`${agencyOf(cast.elena)}/me`)).status).toBe(404)
    expect(await cast.elena.post(`${at}/${gone.userId}/restore`)).toMatchObject({
      status: 200,
      body: { role: 'coordinator' },
    })
    expect((await gone.get(`${agencyOf(cast.elena)}/me`)).status).toBe(200)
    expect((await cast.elena.post(`${at}/${left.userId}/restore`)).status).toBe(404)
    await cast.elena.delete(`${at}/${gone.userId}`)
    app.setClock(new Date(Date.now() + 61 * 60_000))
    expect((await cast.elena.post(`${at}/${gone.userId}/restore`)).status).toBe(404)
    app.setClock(null)
    expect((await accepting(gone, await invited(app, cast.elena, gone.email))).status).toBe(200)
  })
})
