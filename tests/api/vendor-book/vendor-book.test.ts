import { beforeEach, describe, expect, it } from 'vitest'
import type { BookVendor, VendorBook } from '#contract/book-vendors.ts'
import { BUSINESS_HEADER } from '#domain/agencies/business.ts'
import { BOOK_VENDORS_AT_ONCE_MAX, BOOK_VENDORS_MAX } from '#domain/vendor-book/vendor-book.ts'
import { newId } from '#server/platform/ids.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { colleague } from '../../support/team.ts'

const { app, cast } = useCast()

const PATH = '/api/planner/vendor-book'
const HIGH = {
  label: 'Temporada alta',
  amount: 1850.5,
  unit: 'fixed',
  firstMonth: 5,
  lastMonth: 9,
  year: 2027,
}

const inNameOf = ({ userId }: Person) => ({ [BUSINESS_HEADER]: userId })
const read = async (person = cast.elena, of = person): Promise<VendorBook> => {
  const answer = await person.get(PATH, inNameOf(of))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const add = (fields: object, person = cast.elena, of = person) =>
  person.call('POST', PATH, { vendors: [{ id: newId(), name: 'Flores del Sur', ...fields }] }, inNameOf(of))
const added = async (fields: object = {}, person = cast.elena, of = person): Promise<BookVendor> => {
  const answer = await add(fields, person, of)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body[0]
}
const change = (id: string, body: object, person = cast.elena, of = person) =>
  person.call('PATCH', `${PATH}/${id}`, body, inNameOf(of))

beforeEach(async () => {
  for (const table of ['planner_vendors', 'rate_limits']) await app.db.execute(`delete from ${table}`)
})

describe('a vendor of the book', () => {
  it('is kept with its contact and prices, and is there for its planner alone', async () => {
    const vendor = await added({
      ...{
        component: 'fotografia',
        contact: ' Inés Rey ',
        email: 'ines@flores.example',
        phone: '600 111 222',
      },
      ...{ instagram: 'https://instagram.com/flores.sur/', notes: 'Puntual', prices: [HIGH] },
    })
    expect(vendor).toMatchObject({
      ...{ name: 'Flores del Sur', component: 'fotografia', contact: 'Inés Rey', instagram: 'flores.sur' },
      ...{ prices: [HIGH], isFavourite: false, isPrivate: false, removedAt: null },
    })
    expect(await read()).toEqual({ vendors: [vendor], isTeams: false })
    expect((await read(cast.raul)).vendors).toEqual([])
    expect((await change(vendor.id, { changes: { name: 'Otra' } }, cast.raul)).status).toBe(404)
  })

  it('comes after the favourites, in the order of the names', async () => {
    for (const name of ['Zoe', 'abril', 'Bea']) await added({ name, isFavourite: name === 'Zoe' })
    expect((await read()).vendors.map(({ name }) => name)).toEqual(['Zoe', 'abril', 'Bea'])
  })

  it('is added once for its id', async () => {
    const id = newId()
    const [one, other] = await Promise.all([add({ id, name: 'Una' }), add({ id, name: 'Otra' })])
    expect(one!.body).toEqual(other!.body)
    expect((await read()).vendors).toHaveLength(1)
  })

  it.each([
    [{ name: ' ' }],
    [{ prices: [{ ...HIGH, amount: 1.234 }] }],
    [{ prices: [{ ...HIGH, lastMonth: null }] }],
    [{ prices: [{ ...HIGH, firstMonth: 13 }] }],
    [{ prices: Array.from({ length: 41 }, () => HIGH) }],
  ])('is refused with %j', async (fields) => {
    expect((await add(fields)).status).toBe(400)
  })

  it('has a component of the catalogue or none', async () => {
    expect((await add({ component: 'unicornios' })).body.code).toBe('BOOK_COMPONENT_NOT_FOUND')
    const { id } = await added()
    expect((await change(id, { changes: { component: 'x' } })).body.code).toBe('BOOK_COMPONENT_NOT_FOUND')
  })

  it('keeps what another device changed of the other fields, and is not overwritten unseen', async () => {
    const { id, ...shown } = await added({ notes: 'Puntual' })
    const { notes, place } = shown
    expect((await change(id, { changes: { place: 'Sevilla' }, from: { place } })).status).toBe(200)
    expect((await change(id, { changes: { notes: 'Muy puntual' }, from: { notes } })).body).toMatchObject({
      ...{ notes: 'Muy puntual', place: 'Sevilla' },
    })
    const late = await change(id, { changes: { notes: 'Llega tarde' }, from: { notes } })
    expect(late).toMatchObject({ status: 409, body: { code: 'BOOK_VENDOR_CHANGED' } })
    expect(late.body.data.stored).toMatchObject({ notes: 'Muy puntual' })
    expect((await change(id, { changes: { notes: 'Muy puntual' }, from: { notes } })).status).toBe(200)
  })

  it('can be brought back for thirty days', async () => {
    const { id } = await added()
    const ids = { bookVendorIds: [id] }
    for (const _ of [1, 2]) expect((await cast.elena.post(`${PATH}/removals`, ids)).status).toBe(200)
    expect((await read()).vendors[0]!.removedAt).not.toBeNull()
    expect((await change(id, { changes: { name: 'Otra' } })).status).toBe(404)
    await cast.raul.post(`${PATH}/restorings`, ids)
    expect((await read()).vendors[0]!.removedAt).not.toBeNull()
    expect((await cast.elena.post(`${PATH}/restorings`, ids)).status).toBe(200)
    expect((await read()).vendors[0]!.removedAt).toBeNull()
    await cast.elena.post(`${PATH}/removals`, ids)
    await app.db.execute(`update planner_vendors set removed_at = removed_at - interval '31 days'`)
    await cast.elena.post(`${PATH}/restorings`, ids)
    expect((await read()).vendors).toEqual([])
  })

  it('is one of at most as many as there can be, which are added all or none', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: newId(), name: `Proveedor ${at}` }))
    for (let left = BOOK_VENDORS_MAX - 1; left > 0; left -= BOOK_VENDORS_AT_ONCE_MAX) {
      const vendors = many(Math.min(left, BOOK_VENDORS_AT_ONCE_MAX))
      expect((await cast.elena.post(PATH, { vendors })).status).toBe(201)
    }
    const refused = await cast.elena.post(PATH, { vendors: many(2) })
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_BOOK_VENDORS', data: { max: BOOK_VENDORS_MAX } })
    expect((await read()).vendors).toHaveLength(BOOK_VENDORS_MAX - 1)
    const last = await added()
    await cast.elena.post(`${PATH}/removals`, { bookVendorIds: [last.id] })
    await added()
    const back = await cast.elena.post(`${PATH}/restorings`, { bookVendorIds: [last.id] })
    expect(back.body.code).toBe('TOO_MANY_BOOK_VENDORS')
  })
})

describe('the book of an agency', () => {
  it('is written by its coordinators and read by its helpers', async () => {
    const coordinator = await colleague(app, cast.elena, 'Rocío Vega', 'coordinator')
    const helper = await colleague(app, cast.elena, 'Nadia Amrani')
    const { id } = await added({ notes: 'Trae su propia mesa' }, coordinator, cast.elena)
    expect(await read(helper, cast.elena)).toMatchObject({
      vendors: [{ id, notes: 'Trae su propia mesa' }],
      isTeams: true,
    })
    expect((await change(id, { changes: { name: 'Otra' } }, helper, cast.elena)).body.code).toBe(
      'BUSINESS_CLOSED',
    )
    expect((await read(helper)).vendors).toEqual([])
  })

  it('shows what one keeps for oneself to no other person, owners included, until it is shared', async () => {
    const coordinator = await colleague(app, cast.elena, 'Marta Gil', 'coordinator')
    const { id } = await added({ isPrivate: true }, coordinator, cast.elena)
    expect((await read(cast.elena)).vendors).toEqual([])
    expect((await change(id, { changes: { name: 'Otra' } })).status).toBe(404)
    await cast.elena.post(`${PATH}/removals`, { bookVendorIds: [id] })
    expect((await read(coordinator, cast.elena)).vendors).toMatchObject([
      { id, isPrivate: true, removedAt: null },
    ])
    await change(id, { changes: { isPrivate: false } }, coordinator, cast.elena)
    expect((await read(cast.elena)).vendors).toMatchObject([{ id, isPrivate: false }])
    expect((await change(id, { changes: { isPrivate: true } })).status).toBe(400)
  })
})
