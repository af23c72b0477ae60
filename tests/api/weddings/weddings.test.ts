import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member, Wedding } from '#contract/weddings.ts'
import { join, type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()
let lucia: Person
let elena: Person

beforeAll(() => {
  lucia = cast.lucia
  elena = cast.elena
})

const weddingsOf = async (person: Person) => (await person.get('/api/weddings')).body as Wedding[]
const membersOf = async (person: Person, weddingId: string) =>
  (await person.get(`/api/weddings/${weddingId}/members`)).body as Member[]
const leave = (person: Person, weddingId: string) => person.delete(`/api/weddings/${weddingId}/members/me`)

describe('creating a wedding', () => {
  it.each(['couple', 'planner'] as const)('makes its creator the first member, as a %s', async (role) => {
    const creator = await signedUp(app, 'Íñigo Lasa', role)
    const answer = await creator.post('/api/weddings', { name: 'Íñigo & Sol', eventDate: '2027-06-12' })
    expect(answer).toMatchObject({
      status: 201,
      body: { name: 'Íñigo & Sol', eventDate: '2027-06-12', role },
    })
    expect(await weddingsOf(creator)).toEqual([answer.body])
    expect(await membersOf(creator, answer.body.id)).toMatchObject([
      { userId: creator.userId, fullName: 'Íñigo Lasa', role },
    ])
  })

  it('needs no date', async () => {
    expect(await lucia.post('/api/weddings', { name: 'Sin fecha' })).toMatchObject({
      status: 201,
      body: { eventDate: null },
    })
  })

  it('trims the name and leaves no invisible marks in it', async () => {
    const { body } = await lucia.post('/api/weddings', { name: '  Lucía\u200B &\n Martín ' })
    expect(body.name).toBe('Lucía & Martín')
  })

  it.each([
    ['blank', '   '],
    ['empty', ''],
    ['invisible', '\u200B\u2060'],
    ['missing', undefined],
    ['longer than 120 characters', 'x'.repeat(121)],
    ['no text', 7],
    ['broken', 'a\u0000b'],
  ])('refuses a name that is %s', async (_why, name) => {
    const before = await weddingsOf(lucia)
    expect(await lucia.post('/api/weddings', { name })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    })
    expect(await weddingsOf(lucia)).toEqual(before)
  })

  it('takes a name of 120 characters', async () => {
    expect((await lucia.post('/api/weddings', { name: 'x'.repeat(120) })).status).toBe(201)
  })

  it.each(['2027-02-29', '2027-13-01', '12/06/2027', '2027-6-12', ''])(
    'refuses «%s», which is no date',
    async (eventDate) => {
      expect((await lucia.post('/api/weddings', { name: 'Boda', eventDate })).status).toBe(400)
    },
  )

  it('makes one wedding however often it is tried with the same id', async () => {
    const creator = await signedUp(app, 'Sol Vidal', 'couple')
    const added = { id: uuidv7(), name: 'Sol & Mar', eventDate: null }
    const answers = await Promise.all(Array.from({ length: 5 }, () => creator.post('/api/weddings', added)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const ids = [...new Set(answers.map(({ body }) => body.id))]
    expect(await weddingsOf(creator)).toMatchObject(ids.map((id) => ({ id })))
    expect(await membersOf(creator, ids[0])).toHaveLength(1)
  })

  it('takes the id of a wedding of others for an id like any other', async () => {
    const creator = await signedUp(app, 'Gael Rius', 'couple')
    const create = (id: string) => creator.post('/api/weddings', { id, name: 'Mía' })
    const [theirs, unused] = [await create(cast.otherWeddingId), await create(uuidv7())]
    for (const answer of [theirs, unused])
      expect(answer).toMatchObject({ status: 201, body: { name: 'Mía' } })
    // Nothing tells them apart: neither wedding has the id that was sent.
    expect(theirs.body.id).not.toBe(cast.otherWeddingId)
    expect(Object.keys(theirs.body)).toEqual(Object.keys(unused.body))
    expect((await create(cast.otherWeddingId)).body).toEqual(theirs.body)
    expect(await weddingsOf(creator)).toHaveLength(2)
    expect(await weddingsOf(cast.noelia)).toMatchObject([{ id: cast.otherWeddingId, name: 'Noelia & Íñigo' }])
  })

  it('does not bring back a wedding that its creator left', async () => {
    const [host, planner] = [await signedUp(app, 'Ona', 'couple'), await signedUp(app, 'Pol', 'planner')]
    const added = { id: uuidv7(), name: 'Ona & Biel' }
    const { id } = (await host.post('/api/weddings', added)).body
    await join(host, id, planner)
    await leave(host, id)
    const again = await host.post('/api/weddings', added)
    expect(again.status).toBe(201)
    expect(again.body.id).not.toBe(id)
    expect(await membersOf(planner, id)).toHaveLength(1)
  })
})

describe('the list of weddings', () => {
  it('has the one joined last first', async () => {
    const planner = await signedUp(app, 'Jara Soto', 'planner')
    const own = await planner.createWedding('Propia')
    const guestOf = await cast.noelia.createWedding('Ajena')
    await join(cast.noelia, guestOf, planner)
    expect((await weddingsOf(planner)).map(({ id }) => id)).toEqual([guestOf, own])
  })

  it('says in which role the reader takes part', async () => {
    const roleOf = async (person: Person) =>
      (await weddingsOf(person)).find(({ id }) => id === cast.weddingId)?.role
    expect(await roleOf(cast.martin)).toBe('couple')
    expect(await roleOf(elena)).toBe('planner')
  })
})

describe('the members', () => {
  it('are listed in the order they joined, with name and role', async () => {
    expect(await membersOf(elena, cast.weddingId)).toMatchObject([
      { fullName: 'Lucía Herrera', role: 'couple' },
      { fullName: 'Martín Aguirre', role: 'couple' },
      { fullName: 'Elena Montes', role: 'planner' },
    ])
  })
})

describe('name and date', () => {
  const change = (person: Person, changes: Record<string, unknown>) =>
    person.patch(`/api/weddings/${cast.weddingId}`, changes)

  it.each(['lucia', 'martin', 'elena'] as const)('can be changed by any member (%s)', async (who) => {
    expect(await change(cast[who], { eventDate: '2027-05-08' })).toMatchObject({
      status: 200,
      body: { name: 'Lucía & Martín', eventDate: '2027-05-08' },
    })
  })

  it('change one without the other', async () => {
    await change(lucia, { name: 'Lucía y Martín', eventDate: '2027-09-04' })
    await Promise.all([change(lucia, { name: 'Lu & Martín' }), change(elena, { eventDate: null })])
    expect((await lucia.get(`/api/weddings/${cast.weddingId}`)).body).toMatchObject({
      name: 'Lu & Martín',
      eventDate: null,
    })
  })

  it('refuse what a new wedding would refuse, and stay as they were', async () => {
    await change(lucia, { name: 'Lucía & Martín', eventDate: '2027-04-10' })
    for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(121) }, { eventDate: '2027-02-30' }]) {
      expect((await change(lucia, wrong)).status).toBe(400)
    }
    expect((await change(lucia, {})).body).toMatchObject({
      name: 'Lucía & Martín',
      eventDate: '2027-04-10',
    })
  })
})

describe('leaving a wedding', () => {
  it('ends the access at once and takes the member off the list', async () => {
    const weddingId = await lucia.createWedding()
    await join(lucia, weddingId, elena)
    expect(await leave(elena, weddingId)).toMatchObject({ status: 200, body: { left: true } })
    expect((await elena.get(`/api/weddings/${weddingId}/guests`)).status).toBe(404)
    expect((await weddingsOf(elena)).some(({ id }) => id === weddingId)).toBe(false)
    expect(await membersOf(lucia, weddingId)).toHaveLength(1)
  })

  it('is open to its creator too', async () => {
    const weddingId = await lucia.createWedding()
    await join(lucia, weddingId, elena)
    expect((await leave(lucia, weddingId)).status).toBe(200)
    expect(await membersOf(elena, weddingId)).toMatchObject([{ userId: elena.userId }])
  })

  it('is refused to the last member', async () => {
    const weddingId = await lucia.createWedding()
    expect(await leave(lucia, weddingId)).toMatchObject({
      status: 409,
      body: { code: 'LAST_MEMBER_CANNOT_LEAVE' },
    })
    expect(await membersOf(lucia, weddingId)).toHaveLength(1)
  })

  it('keeps one of the last two when both leave at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const weddingId = await lucia.createWedding()
      await join(lucia, weddingId, elena)
      const answers = await Promise.all([leave(lucia, weddingId), leave(elena, weddingId)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const stays = answers[0].status === 409 ? lucia : elena
      expect(await membersOf(stays, weddingId)).toMatchObject([{ userId: stays.userId }])
    }
  })
})
