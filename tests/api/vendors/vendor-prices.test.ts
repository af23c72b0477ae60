import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { PRICE_UNITS } from '#domain/vendors/price-units.ts'
import { NEW_HEAD_PRICE, perHeadCents, vendorCents } from '#domain/vendors/vendor-prices.ts'
import { useCast } from '../../support/cast.ts'

describe('a vendor with a price per head', () => {
  const { app, cast } = useCast()
  let weddingId: string
  let at: string
  let vendorId: string

  beforeEach(async () => {
    weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
    at = `/api/weddings/${weddingId}`
    vendorId = await cast.lucia.addVendor(weddingId)
  })

  const price = (over: object = {}) => ({
    perHead: { adult: 95.5, child: 40.25, minimum: 0, basis: 'confirmed', eventId: null, ...over },
  })
  const setPrice = (over: object = {}) => cast.lucia.patch(`${at}/vendors/${vendorId}`, price(over))
  const read = async () => (await cast.lucia.get(`${at}/vendors`)).body[0]

  async function addGuest(rsvp: boolean | null, age = 'adult'): Promise<string> {
    const id = await cast.lucia.addGuest(weddingId, 'Teo Lasa')
    if (rsvp !== null) await cast.lucia.patch(`${at}/guests/${id}`, { rsvp })
    if (age !== 'adult') await cast.lucia.patch(`${at}/guests/${id}/details`, { age })
    return id
  }

  it('costs what its guests cost by each basis, and nothing for babies', async () => {
    await addGuest(true)
    await addGuest(true, 'child')
    await addGuest(true, 'baby')
    await addGuest(null)
    await addGuest(false)
    expect((await setPrice()).body.cost).toBe(135.75)
    expect((await setPrice({ basis: 'expected' })).body.cost).toBe(231.25)
    const { body } = await setPrice({ basis: 'invited' })
    expect(body.cost).toBe(326.75)
    expect(body.perHead.heads).toEqual({
      invited: { adults: 3, children: 1, families: 4 },
      expected: { adults: 2, children: 1, families: 3 },
      confirmed: { adults: 1, children: 1, families: 2 },
      planned: { adults: 0, children: 0, families: 3 },
    })
    expect(await read()).toEqual(body)
  })

  it('is set part by part: two members who set two parts at once lose neither', async () => {
    await setPrice()
    const { lucia, martin } = cast
    await lucia.letIn(weddingId, martin, 'couple')
    const set = (who: typeof lucia, perHead: object) => who.patch(`${at}/vendors/${vendorId}`, { perHead })
    await Promise.all([set(lucia, { adult: 110 }), set(martin, { child: 60 }), set(lucia, { minimum: 80 })])
    expect((await read()).perHead).toMatchObject({ adult: 110, child: 60, minimum: 80, basis: 'confirmed' })
  })

  it('begins with what is not set, and stays as it is when nothing of it is', async () => {
    const { body } = await cast.lucia.patch(`${at}/vendors/${vendorId}`, { perHead: { adult: 70 } })
    expect(body.perHead).toMatchObject({ adult: 70, child: 0, minimum: 0, basis: 'expected', eventId: null })
    expect((await cast.lucia.patch(`${at}/vendors/${vendorId}`, { perHead: {} })).body).toEqual(body)
  })

  it('costs its minimum while fewer come: those who are missing cost as adults', async () => {
    await addGuest(true, 'child')
    expect((await setPrice({ minimum: 10 })).body.cost).toBe(9 * 95.5 + 40.25)
  })

  it('follows the answers without being written, and its list is then another', async () => {
    const guestId = await addGuest(null)
    await setPrice()
    const first = await cast.lucia.get(`${at}/vendors`)
    expect(first.body[0].cost).toBe(0)
    const etag = first.headers.get('etag')!
    expect((await cast.lucia.get(`${at}/vendors`, { 'if-none-match': etag })).status).toBe(304)
    await cast.lucia.patch(`${at}/guests/${guestId}`, { rsvp: true })
    const next = await cast.lucia.get(`${at}/vendors`, { 'if-none-match': etag })
    expect(next).toMatchObject({ status: 200, body: [{ cost: 95.5 }] })
    await cast.lucia.patch(`${at}/guests/${guestId}/details`, { age: 'child' })
    expect((await read()).cost).toBe(40.25)
  })

  it('counts the guests of its event, and keeps what it costs when the event goes', async () => {
    const eventId = (await cast.lucia.post(`${at}/events`, { name: 'Preboda', invitesAll: false })).body.id
    const guests = [await addGuest(true), await addGuest(true)]
    await cast.lucia.post(`${at}/events/${eventId}/guests`, { guestIds: guests, isInvited: true })
    expect((await setPrice({ eventId, basis: 'invited' })).body.cost).toBe(191)
    expect((await setPrice({ eventId })).body.cost).toBe(0)
    await setPrice({ eventId, basis: 'expected' })
    await cast.lucia.delete(`${at}/events/${eventId}`)
    expect(await read()).toMatchObject({ cost: 191, perHead: null })
  })

  it('cannot count the guests of an event that is not there, of another wedding neither', async () => {
    const elsewhere = await cast.noelia.post(`/api/weddings/${cast.otherWeddingId}/events`, {
      name: 'Preboda',
    })
    for (const eventId of [elsewhere.body.id, '0198c0de-0000-7000-8000-00000000dead']) {
      const answer = await setPrice({ eventId })
      expect(answer).toMatchObject({ status: 422, body: { code: 'HEAD_EVENT_NOT_FOUND' } })
      const added = await cast.lucia.post(`${at}/vendors`, { vendorType: 'catering', ...price({ eventId }) })
      expect(added.status).toBe(422)
    }
    expect((await read()).perHead).toBeNull()
  })

  it('ends with its last amount when it is taken away, and with another when a cost is set', async () => {
    await addGuest(true)
    await setPrice()
    expect((await cast.lucia.patch(`${at}/vendors/${vendorId}`, { perHead: null })).body).toMatchObject({
      cost: 95.5,
      perHead: null,
    })
    await setPrice()
    expect((await cast.lucia.patch(`${at}/vendors/${vendorId}`, { cost: 1200 })).body).toMatchObject({
      cost: 1200,
      perHead: null,
    })
  })

  it.each([
    { adult: -1 },
    { adult: 10_000 },
    { adult: 1.005 },
    { minimum: -1 },
    { minimum: 1.5 },
    { basis: 'guessed' },
    { unit: 'kilo' },
    { fixed: 10_000_000 },
    { included: -1 },
    { quantity: 10_001 },
    { peoplePerUnit: 0 },
    { plannedAdults: 10_001 },
  ])('refuses %o', async (over) => {
    expect((await setPrice(over)).status).toBe(400)
  })

  it('is set by another unit, with a fixed part and a number of its own, and costs what they say', async () => {
    await addGuest(true)
    await addGuest(true, 'child')
    const cost = async (over: object) => (await setPrice(over)).body.cost
    expect(await cost({ unit: 'person', fixed: 112, adult: 4 })).toBe(120)
    expect(await cost({ unit: 'table', adult: 110, fixed: 0, quantity: 12 })).toBe(1320)
    expect(await cost({ quantity: null, adult: 110 })).toBe(110)
    expect(await cost({ unit: 'family', adult: 2.5 })).toBe(5)
    expect(
      await cost({ unit: 'adultHour', adult: 6, quantity: 3, basis: 'planned', plannedAdults: 64 }),
    ).toBe(1152)
    const planned = { adults: 64, children: 0, families: 2 }
    expect((await read()).perHead).toMatchObject({ unit: 'adultHour', quantity: 3, heads: { planned } })
  })

  it('keeps what a price of the time before units meant', async () => {
    await addGuest(true)
    await app.db.$client.query(
      `update vendors set head_basis = 'confirmed', adult_price = 90.5, child_price = 30, minimum_heads = 2
       where wedding_id = $1`,
      [weddingId],
    )
    expect(await read()).toMatchObject({
      cost: 181,
      perHead: { unit: 'guest', fixed: 0, included: 0, adult: 90.5 },
    })
  })

  it('comes back from its removal with its price, and a wedding with one can be deleted', async () => {
    const eventId = (await cast.lucia.post(`${at}/events`, { name: 'Preboda' })).body.id
    await setPrice({ eventId, minimum: 3 })
    await cast.lucia.delete(`${at}/vendors/${vendorId}`)
    const { body } = await cast.lucia.post(`${at}/vendors`, { id: vendorId, vendorType: 'catering' })
    expect(body).toMatchObject({ cost: 286.5, perHead: { eventId, minimum: 3 } })
    await app.db.$client.query('delete from weddings where id = $1', [weddingId])
  })

  it('costs in SQL what the domain says, to the cent', async () => {
    const euros = fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100)
    const people = fc.nat({ max: 10_000 })
    const cases = fc.sample(
      fc.record({
        unit: fc.constantFrom(...PRICE_UNITS),
        adult: euros,
        child: euros,
        fixed: euros,
        minimum: fc.nat({ max: 500 }),
        included: fc.nat({ max: 500 }),
        quantity: fc.option(fc.nat({ max: 100 })),
        peoplePerUnit: fc.option(fc.integer({ min: 1, max: 100 })),
        heads: fc.record({ adults: people, children: people, families: people }),
      }),
      500,
    )
    const { rows } = await app.db.$client.query<{ cents: string }>(
      `select (vendor_cost(c ->> 'unit', (c ->> 'adult')::numeric, (c ->> 'child')::numeric, (c ->> 'fixed')::numeric,
        (c ->> 'minimum')::integer, (c ->> 'included')::integer, (c ->> 'quantity')::integer,
        (c ->> 'peoplePerUnit')::integer, c -> 'heads') * 100)::text as cents
       from jsonb_array_elements($1::jsonb) c`,
      [JSON.stringify(cases)],
    )
    expect(rows.map(({ cents }) => Number(cents))).toEqual(
      cases.map(({ heads, ...one }) => perHeadCents({ ...NEW_HEAD_PRICE, ...one }, heads)),
    )
    await addGuest(true)
    const { body } = await setPrice()
    for (const basis of ['invited', 'expected', 'confirmed'] as const)
      expect(vendorCents(body, basis)).toBe(9550)
  })
})
