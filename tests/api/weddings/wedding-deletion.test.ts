import { beforeAll, describe, expect, it } from 'vitest'
import type { DeletedWedding, Wedding } from '#contract/weddings.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import { join, type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { listening } from '../../support/outside/live-stream.ts'

const { app, cast } = useCast()
let lucia: Person
let martin: Person
let elena: Person

beforeAll(() => {
  ;({ lucia, martin, elena } = cast)
})

const DAY_MS = 86_400_000
const NAME = 'Lucía & Martín'
const remove = (person: Person, weddingId: string, name: unknown = NAME) =>
  person.delete(`/api/weddings/${weddingId}`, { name })
const restore = (person: Person, weddingId: string) =>
  person.post(`/api/deleted-weddings/${weddingId}/restore`)
const deletedOf = async (person: Person) =>
  (await person.get('/api/deleted-weddings')).body as DeletedWedding[]
const idsOf = async (person: Person) =>
  ((await person.get('/api/weddings')).body as Wedding[]).map(({ id }) => id)
const newsOf = async (person: Person) => (await person.get('/api/notifications')).body
const reads = async (person: Person, weddingId: string) =>
  (await person.get(`/api/weddings/${weddingId}/guests`)).status

/** A wedding that Lucía made, with Martín and Elena in it. */
async function sharedWedding() {
  const weddingId = await lucia.createWedding(NAME)
  await join(lucia, weddingId, martin)
  await join(lucia, weddingId, elena)
  return weddingId
}

describe('deleting a wedding', () => {
  it('is for its last member, who types its name', async () => {
    const weddingId = await martin.createWedding(NAME)
    await join(martin, weddingId, lucia)
    await martin.delete(`/api/weddings/${weddingId}/members/me`)
    expect(await remove(lucia, weddingId, ` ${NAME} `)).toMatchObject({
      status: 200,
      body: { removed: true },
    })
    expect(await reads(lucia, weddingId)).toBe(404)
  })

  it('is for its creator while others are in it, whose access ends at once', async () => {
    const weddingId = await sharedWedding()
    expect((await remove(lucia, weddingId)).status).toBe(200)
    for (const person of [lucia, martin, elena]) {
      expect(await reads(person, weddingId)).toBe(404)
      expect(await idsOf(person)).not.toContain(weddingId)
    }
  })

  it('tells the others, in open tabs too', async () => {
    const weddingId = await sharedWedding()
    const stream = await listening(martin, `?weddingId=${weddingId}`)
    await remove(lucia, weddingId)
    expect((await stream.rest()).at(-1)).toEqual({ type: 'closing', reason: 'left' })
    for (const person of [martin, elena]) {
      expect((await newsOf(person))[0]).toMatchObject({
        action: 'wedding.deleted',
        actorName: 'Lucía Herrera',
        data: { weddingName: NAME },
        url: '/app',
      })
    }
    expect((await newsOf(lucia)).map(({ action }: { action: string }) => action)).not.toContain(
      'wedding.deleted',
    )
  })

  it('is refused to others than its creator while there are other members', async () => {
    const weddingId = await sharedWedding()
    expect(await remove(martin, weddingId)).toMatchObject({
      status: 409,
      body: { code: 'WEDDING_HAS_OTHER_MEMBERS' },
    })
    expect(await remove(elena, weddingId)).toMatchObject({ status: 403, body: { code: 'SECTION_CLOSED' } })
    expect(await reads(martin, weddingId)).toBe(200)
  })

  it.each(['lucía & martín', 'Lucía', '', 'a\u0000b', undefined])(
    'is refused when «%s» is typed instead of the name',
    async (typed) => {
      const weddingId = await lucia.createWedding(NAME)
      expect([400, 422]).toContain((await lucia.delete(`/api/weddings/${weddingId}`, { name: typed })).status)
      expect(await reads(lucia, weddingId)).toBe(200)
    },
  )

  it('ends its open codes', async () => {
    const weddingId = await lucia.createWedding(NAME)
    const code = await lucia.invite(weddingId, 'planner')
    await remove(lucia, weddingId)
    expect((await elena.post('/api/invitations/redeem', { code })).status).toBe(410)
    await restore(lucia, weddingId)
    expect((await elena.post('/api/invitations/redeem', { code })).status).toBe(410)
  })

  it('while a person joins leaves no member in it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const weddingId = await lucia.createWedding(NAME)
      const code = await lucia.invite(weddingId, 'planner')
      const [removal, redemption] = await Promise.all([
        remove(lucia, weddingId),
        elena.post('/api/invitations/redeem', { code }),
      ])
      expect(removal.status).toBe(200)
      expect([200, 410]).toContain(redemption.status)
      expect(await reads(elena, weddingId)).toBe(404)
    }
  })

  it('twice at once deletes once', async () => {
    const weddingId = await lucia.createWedding(NAME)
    const answers = await Promise.all([remove(lucia, weddingId), remove(lucia, weddingId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await deletedOf(lucia)).filter(({ id }) => id === weddingId)).toHaveLength(1)
  })

  it('does not free its id for another wedding', async () => {
    const key = crypto.randomUUID()
    const make = async () => (await lucia.post('/api/weddings', { id: key, name: NAME })).body.id
    const weddingId = await make()
    await remove(lucia, weddingId)
    expect(await make()).not.toBe(weddingId)
    expect((await deletedOf(lucia)).map(({ id }) => id)).toContain(weddingId)
  })
})

describe('a deleted wedding', () => {
  it('is listed for who deleted it alone, with the instant until which it can be taken back', async () => {
    const weddingId = await sharedWedding()
    await remove(lucia, weddingId)
    const [newest] = await deletedOf(lucia)
    expect(newest).toMatchObject({ id: weddingId, name: NAME, eventDate: null })
    expect(Date.parse(newest!.restorableUntil) - Date.parse(newest!.deletedAt)).toBe(7 * DAY_MS)
    expect(await deletedOf(martin)).toEqual([])
  })

  it('comes back with everything in it, for all members, as they joined', async () => {
    const weddingId = await sharedWedding()
    await lucia.addGuest(weddingId, 'Carmen Aguirre')
    const before = (await lucia.get(`/api/weddings/${weddingId}/members`)).body
    await remove(lucia, weddingId)
    const stream = await listening(martin)
    expect(await restore(lucia, weddingId)).toMatchObject({
      status: 200,
      body: { id: weddingId, name: NAME },
    })
    await stream.until('weddings')
    await stream.close()
    expect((await martin.get(`/api/weddings/${weddingId}/guests`)).body).toMatchObject([
      { fullName: 'Carmen Aguirre' },
    ])
    expect((await elena.get(`/api/weddings/${weddingId}/members`)).body).toEqual(before)
    expect((await deletedOf(lucia)).map(({ id }) => id)).not.toContain(weddingId)
    const told = (await newsOf(martin)).filter((one: { weddingId: string }) => one.weddingId === weddingId)
    expect(told[0].action).toBe('wedding.restored')
    expect(told.map(({ action }: { action: string }) => action)).not.toContain('wedding.deleted')
  })

  it('is taken back by no other person, and once', async () => {
    const weddingId = await sharedWedding()
    expect((await restore(lucia, weddingId)).status).toBe(404)
    await remove(lucia, weddingId)
    for (const person of [martin, elena, cast.noelia]) {
      expect(await restore(person, weddingId)).toMatchObject({
        status: 404,
        body: { code: 'DELETED_WEDDING_NOT_FOUND' },
      })
    }
    const answers = await Promise.all([restore(lucia, weddingId), restore(lucia, weddingId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  it('is gone for good with its buses, whose invitation is gone before them', async () => {
    const pau = await signedUp(app, 'Pau Roca', 'couple')
    const weddingId = await pau.createWedding(NAME)
    const at = `/api/weddings/${weddingId}/transport`
    const stops = [{ key: 'armas', name: 'Plaza de Armas', place: null, minute: 660, isVenue: false }]
    const { id } = (await pau.post(`${at}/trips`, { direction: 'out', stops })).body
    const guestId = await pau.addGuest(weddingId, 'Carmen')
    await pau.call('PUT', `${at}/trips/${id}/boardings/${guestId}`, { isAboard: true })
    await remove(pau, weddingId)
    app.setClock(new Date(Date.parse((await deletedOf(pau))[0]!.deletedAt) + 7 * DAY_MS))
    await tidyUp(app.platform)
    const { rows } = await app.db.$client.query(
      'select 1 from bus_trips where wedding_id = $1 union all select 1 from bus_boardings where wedding_id = $1',
      [weddingId],
    )
    expect(rows).toEqual([])
    app.setClock(null)
  })

  it('is gone for good after 7 days, with its rows and files', async () => {
    const ona = await signedUp(app, 'Ona Pou', 'couple')
    const weddingId = await ona.createWedding(NAME)
    const vendorId = await ona.addVendor(weddingId)
    await ona.upload({ weddingId, vendorId }, 'contrato.txt', 'Firmado')
    await remove(ona, weddingId)
    const rowsOf = async (table: string, column = 'wedding_id') =>
      (await app.db.$client.query(`select * from ${table} where ${column} = $1`, [weddingId])).rows.length

    const deletedAt = Date.parse((await deletedOf(ona))[0]!.deletedAt)
    app.setClock(new Date(deletedAt + 7 * DAY_MS - 1))
    await tidyUp(app.platform)
    expect(await rowsOf('item_files')).toBe(1)
    expect(await deletedOf(ona)).toHaveLength(1)

    app.setClock(new Date(deletedAt + 7 * DAY_MS))
    expect(await deletedOf(ona)).toEqual([])
    expect((await restore(ona, weddingId)).status).toBe(404)
    await tidyUp(app.platform)
    app.setClock(null)
    for (const table of ['vendors', 'item_files', 'deleted_weddings', 'deleted_wedding_members']) {
      expect(await rowsOf(table), table).toBe(0)
    }
    expect(await rowsOf('weddings', 'id')).toBe(0)
    const { rows } = await app.db.$client.query('select path from file_deletions where path like $1', [
      `%${weddingId}%`,
    ])
    expect(rows).toHaveLength(1)
  })
})
