import { randomUUID } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/operation/limits.ts'
import { join, type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast({
  limits: {
    wedding: { ...LIMITS.wedding, guests: 12, vendors: 5, members: 4, components: 3 },
    vendor: { ...LIMITS.vendor, comments: 4 },
    person: { ...LIMITS.person, weddings: { couple: 3, planner: 5 } },
  },
})

let lucia: Person
let wedding: string

beforeAll(() => {
  lucia = cast.lucia
  wedding = `/api/weddings/${cast.weddingId}`
})

const times = <T>(count: number, task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)))
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)
const repeat = (count: number, status: number) => Array.from({ length: count }, () => status)

it('the limits are those of the product', () => {
  expect(LIMITS).toMatchObject({
    wedding: { guests: 10_000, vendors: 500, members: 100, images: 5_000, fileBytes: 10_737_418_240 },
    person: { weddings: { planner: 200, couple: 10 } },
  })
})

describe('requests side by side fill to the limit and not past it', () => {
  it('guests of a wedding', async () => {
    const path = `${wedding}/guests`
    await times(8, (index) => lucia.post(path, { fullName: `Invitado ${index}` }))
    const answers = await times(10, (index) => lucia.post(path, { fullName: `Otro ${index}` }))
    expect(statuses(answers)).toEqual([...repeat(4, 201), ...repeat(6, 409)])
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_GUESTS', data: { max: 12 } })
    expect((await lucia.get(path)).body).toHaveLength(12)
  })

  it('guests of imports and of additions', async () => {
    const path = `${wedding}/guests`
    const other = `/api/weddings/${await lucia.createWedding()}/guests`
    const list = (name: string) => Array.from({ length: 5 }, (_, row) => ({ fullName: `${name} ${row}` }))
    const answers = await Promise.all([
      times(4, (index) => lucia.post(`${other}/import`, { mode: 'append', guests: list(`Lista ${index}`) })),
      times(8, (index) => lucia.post(other, { fullName: `Suelto ${index}` })),
    ])
    const brought = answers[0].filter(({ status }) => status === 200).length * 5
    const added = answers[1].filter(({ status }) => status === 201).length
    expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([200, 201, 409]))
    expect((await lucia.get(other)).body).toHaveLength(brought + added)
    expect(brought + added).toBeLessThanOrEqual(12)
    expect((await lucia.get(path)).body).toHaveLength(12)
  })

  it('vendors of a canvas, also those that are brought back', async () => {
    const path = `${wedding}/vendors`
    const add = (id: string) => lucia.post(path, { id, vendorType: 'dj' })
    const removed = randomUUID()
    await add(removed)
    await lucia.delete(`${path}/${removed}`)
    const answers = await times(9, () => add(randomUUID()))
    expect(statuses(answers)).toEqual([...repeat(5, 201), ...repeat(4, 409)])
    expect(await add(removed)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_VENDORS', data: { max: 5 } },
    })
    expect((await lucia.get(path)).body).toHaveLength(5)
  })

  it('components of a wedding', async () => {
    const answers = await times(6, (index) =>
      lucia.post(`${wedding}/components`, { name: `Globos ${index}` }),
    )
    expect(statuses(answers)).toEqual([...repeat(3, 201), ...repeat(3, 409)])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('TOO_MANY_COMPONENTS')
  })

  it('comments on a vendor', async () => {
    const [vendor] = (await lucia.get(`${wedding}/vendors`)).body
    const path = `${wedding}/vendors/${vendor.id}/comments`
    const answers = await times(7, (index) => lucia.post(path, { text: `Hola ${index}` }))
    expect(statuses(answers)).toEqual([...repeat(4, 201), ...repeat(3, 409)])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('TOO_MANY_COMMENTS')
  })

  it('members of a wedding, and the code stays unused', async () => {
    const newcomers = [await signedUp(app, 'Sol', 'couple'), await signedUp(app, 'Mar', 'planner')]
    const codes = await Promise.all(newcomers.map(({ role }) => lucia.invite(cast.weddingId, role)))
    const redeem = (index: number) =>
      newcomers[index]!.post('/api/invitations/redeem', { code: codes[index] })
    const answers = await times(2, redeem)
    expect(statuses(answers)).toEqual([200, 409])
    const late = answers.findIndex(({ status }) => status === 409)
    expect(answers[late]!.body).toMatchObject({ code: 'TOO_MANY_MEMBERS', data: { max: 4 } })
    const { body: open } = await lucia.get(`${wedding}/invitations`)
    expect(JSON.stringify(open)).toContain(codes[late])
    // The codes that a member could read are replaced when they leave.
    await cast.martin.delete(`${wedding}/members/me`)
    codes[late] = await lucia.invite(cast.weddingId, newcomers[late]!.role)
    expect((await redeem(late)).status).toBe(200)
  })

  it('open codes of a wedding, of which one may always be renewed', async () => {
    const path = `/api/weddings/${await lucia.createWedding()}/invitations`
    const answers = await times(6, (index) =>
      lucia.post(path, { role: 'couple', recipient: `Familiar ${index}` }),
    )
    expect(statuses(answers)).toEqual([...repeat(4, 201), ...repeat(2, 409)])
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'TOO_MANY_INVITATIONS',
      data: { max: 4 },
    })
    const [open] = (await lucia.get(path)).body
    const renewed = await lucia.post(path, { role: 'couple', recipient: open.recipient, renew: true })
    expect(renewed.status).toBe(201)
  })

  it.each([
    ['couple', 3],
    ['planner', 5],
  ] as const)('weddings of a %s: %i', async (role, max) => {
    const person = await signedUp(app, 'Ona', role)
    const answers = await times(max + 4, () => person.post('/api/weddings', { name: 'Boda' }))
    expect(statuses(answers)).toEqual([...repeat(max, 201), ...repeat(4, 409)])
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'TOO_MANY_WEDDINGS',
      data: { max },
    })
    expect((await person.get('/api/weddings')).body).toHaveLength(max)
    const code = await cast.noelia.invite(cast.otherWeddingId, role)
    expect(await person.post('/api/invitations/redeem', { code })).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_WEDDINGS' },
    })
  })
})

describe('what is full', () => {
  it('answers a retry of what it holds as before', async () => {
    const host = await signedUp(app, 'Iria', 'couple')
    const weddings = await times(3, async (index) => {
      const added = { id: uuidv7(), name: `Boda ${index}` }
      return { added, made: await host.post('/api/weddings', added) }
    })
    const path = `/api/weddings/${weddings[0]!.made.body.id}`
    const guests = Array.from({ length: 12 }, (_, row) => ({ id: uuidv7(), fullName: `Invitado ${row}` }))
    const append = { mode: 'append', guests }
    const vendor = { id: randomUUID(), vendorType: 'dj' }
    await host.post(`${path}/guests/import`, append)
    await host.post(`${path}/vendors`, vendor)
    await times(4, () => host.post(`${path}/vendors`, { vendorType: 'dj' }))
    expect(await host.post('/api/weddings', weddings[2]!.added)).toMatchObject({
      status: 201,
      body: { id: weddings[2]!.made.body.id },
    })
    expect((await host.post(`${path}/guests/import`, append)).body).toEqual({ imported: 12, removed: 0 })
    expect((await host.post(`${path}/guests`, guests[3])).status).toBe(201)
    expect((await host.post(`${path}/vendors`, vendor)).status).toBe(201)
  })

  it('can be overwritten by a list that fits, and not by one that does not', async () => {
    const host = await signedUp(app, 'Uxía', 'couple')
    const path = `/api/weddings/${await host.createWedding()}/guests`
    const bring = (mode: string, count: number) =>
      host.post(`${path}/import`, {
        mode,
        guests: Array.from({ length: count }, (_, row) => ({ fullName: `${mode} ${row}` })),
      })
    expect((await bring('append', 12)).status).toBe(200)
    expect((await bring('append', 1)).body.code).toBe('TOO_MANY_GUESTS')
    expect((await bring('overwrite', 13)).body.code).toBe('TOO_MANY_GUESTS')
    expect((await host.get(path)).body[0].fullName).toBe('append 0')
    expect((await bring('overwrite', 12)).body).toMatchObject({ imported: 12, removed: 12 })
  })

  it('has room again for what leaves', async () => {
    const host = await signedUp(app, 'Noa', 'couple')
    const weddingId = await host.createWedding()
    const path = `/api/weddings/${weddingId}/guests`
    const ids = await times(12, (index) => host.addGuest(weddingId, `Invitado ${index}`))
    expect((await host.post(path, { fullName: 'Teo' })).status).toBe(409)
    await host.delete(`${path}/${ids[0]}`)
    expect((await host.post(path, { fullName: 'Teo' })).status).toBe(201)
  })

  it('keeps no member from another wedding', async () => {
    const host = await signedUp(app, 'Alba', 'couple')
    const weddingId = await host.createWedding()
    await join(host, weddingId, await signedUp(app, 'Biel', 'couple'))
    expect((await host.post(`/api/weddings/${weddingId}/guests`, { fullName: 'Teo' })).status).toBe(201)
  })
})
