import { beforeEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'

const { cast } = useCast()

let weddingId: string
let at: string
let vendorId: string

const id = (last: number) => `0198c0de-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`

const RESERVE = {
  id: id(1),
  concept: 'Reserva',
  size: { kind: 'percent', hundredths: 3000 },
  due: { kind: 'event', after: 'al firmar' },
  shares: [],
  isRefundable: false,
}
const REST = {
  id: id(2),
  concept: 'Último pago',
  size: { kind: 'rest' },
  due: { kind: 'days', daysBefore: 14 },
  shares: [],
  isRefundable: null,
}

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  at = `/api/weddings/${weddingId}`
  vendorId = await cast.lucia.addVendor(weddingId, 'catering')
  await cast.lucia.patch(`${at}/vendors/${vendorId}`, { name: 'La Alacena', cost: 9860 })
})

const read = async () => (await cast.lucia.get(`${at}/payments`)).body
const savePlan = (changes: object) => cast.lucia.patch(`${at}/payment-plans/${vendorId}`, changes)
const pay = (cents: number, more: object = {}) =>
  cast.lucia.post(`${at}/payments`, {
    vendorId,
    paidOn: '2026-11-20',
    shares: [{ payerId: null, cents }],
    ...more,
  })

describe('the plan of a vendor', () => {
  it('is empty, then what was saved, in its order', async () => {
    expect((await read()).plans).toMatchObject([{ id: vendorId, instalments: [], iban: null }])
    expect(await savePlan({ instalments: [RESERVE, REST] })).toMatchObject({ status: 200 })
    expect((await read()).plans[0].instalments).toEqual([RESERVE, REST])
    await savePlan({ instalments: [REST, RESERVE] })
    expect((await read()).plans[0].instalments).toEqual([REST, RESERVE])
  })

  it('is saved with all its parts as one line of the activity, which is undone as one', async () => {
    const activity = activityOf(cast.lucia, weddingId)
    const before = await activity.lines()
    await savePlan({
      instalments: [RESERVE, REST],
      from: { instalments: [] },
      payee: 'La Alacena SL',
      isVatIncluded: true,
    })
    const lines = await activity.lines()
    expect(lines).toHaveLength(before.length + 1)
    await activity.undo(lines[0]!.id)
    expect((await read()).plans).toMatchObject([{ instalments: [], payee: null, isVatIncluded: null }])
  })

  it('has the account it is paid on, if its check digits agree', async () => {
    await savePlan({ iban: 'es91 2100 0418 4502 0005 1332', payee: 'La Alacena SL', isVatIncluded: true })
    expect((await read()).plans[0]).toMatchObject({
      iban: 'ES9121000418450200051332',
      payee: 'La Alacena SL',
      isVatIncluded: true,
    })
    expect((await savePlan({ iban: 'ES91 2100 0418 4502 0005 1333' })).status).toBe(400)
    await savePlan({ iban: '' })
    expect((await read()).plans[0]).toMatchObject({ iban: null, payee: 'La Alacena SL' })
  })

  it('keeps what another has changed since it was read', async () => {
    await savePlan({ instalments: [RESERVE, REST] })
    await savePlan({ instalments: [{ ...RESERVE, concept: 'Señal' }, REST] })
    const added = { ...REST, id: id(3), concept: 'Prueba', size: { kind: 'amount', cents: 1 } }
    await savePlan({ instalments: [RESERVE, added], from: { instalments: [RESERVE, REST] } })
    const concepts = (await read()).plans[0].instalments.map(({ concept }: { concept: string }) => concept)
    expect(concepts).toEqual(['Señal', 'Prueba'])
  })

  it('holds sixty instalments and no more, from nothing to the largest amount, from 1900 on', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...REST,
      id: id(index),
      size: { kind: 'amount', cents: [0, 1, 999_999_999][index % 3] },
      due: { kind: 'day', on: '1900-01-01' },
    }))
    expect((await savePlan({ instalments: many })).status).toBe(200)
    expect((await read()).plans[0].instalments).toEqual(many)
    expect((await savePlan({ instalments: [...many, { ...REST, id: id(61) }] })).status).toBe(400)
    const meanwhile = await savePlan({ instalments: [{ ...REST, id: id(61) }], from: { instalments: [] } })
    expect(meanwhile).toMatchObject({ status: 409, body: { code: 'TOO_MANY_INSTALMENTS' } })
  })

  it.each([
    [{ concept: '' }],
    [{ size: { kind: 'amount', cents: -1 } }],
    [{ size: { kind: 'amount', cents: 0.5 } }],
    [{ size: { kind: 'amount', cents: 1_000_000_000 } }],
    [{ size: { kind: 'percent', hundredths: 10_001 } }],
    [{ due: { kind: 'day', on: '2027-02-30' } }],
    [{ due: { kind: 'event', after: ' ' } }],
  ])('refuses %j', async (wrong) => {
    expect((await savePlan({ instalments: [{ ...RESERVE, ...wrong }] })).status).toBe(400)
  })

  it('of another vendor cannot be taken by its id', async () => {
    await savePlan({ instalments: [RESERVE] })
    const other = await cast.lucia.addVendor(weddingId, 'dj')
    await cast.lucia.patch(`${at}/payment-plans/${other}`, {
      instalments: [{ ...RESERVE, concept: 'Mío' }],
    })
    expect((await read()).plans.map((plan: { instalments: object[] }) => plan.instalments)).toEqual([
      [RESERVE],
      [],
    ])
  })
})

describe('a payment', () => {
  it('is whole or in parts, by one or by several, and may be corrected', async () => {
    const { body: payer } = await cast.lucia.post(`${at}/payers`, { name: 'Padres de Lucía' })
    const { body } = await pay(1, {
      shares: [
        { payerId: null, cents: 100 },
        { payerId: payer.id, cents: 101 },
      ],
    })
    expect(body).toMatchObject({ cents: 201, vendorName: 'La Alacena', method: null })
    await cast.lucia.patch(`${at}/payments/${body.id}`, {
      shares: [{ payerId: payer.id, cents: 58_200 }],
      method: 'bizum',
      note: 'Con recibo',
    })
    expect((await read()).payments).toMatchObject([{ cents: 58_200, method: 'bizum', note: 'Con recibo' }])
  })

  it('is from one cent to 9.999.999,99 €, on any day from 1900 on', async () => {
    expect((await pay(1, { paidOn: '1900-01-01' })).status).toBe(201)
    expect((await pay(999_999_999)).status).toBe(201)
    for (const cents of [0, -1, 0.5, 1_000_000_000]) expect((await pay(cents)).status).toBe(400)
    expect((await pay(1, { paidOn: '1899-12-31' })).status).toBe(400)
    const twice = [
      { payerId: null, cents: 1 },
      { payerId: null, cents: 1 },
    ]
    expect((await pay(1, { shares: twice })).status).toBe(400)
  })

  it('is one, when fifty pay the same line at once', async () => {
    await savePlan({ instalments: [RESERVE, REST] })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => pay(295_800, { instalmentId: RESERVE.id, paidBefore: 0 })),
    )
    const codes = answers.map(({ status, body }) => (status === 201 ? 'paid' : body.code))
    expect(codes.filter((code) => code === 'paid')).toHaveLength(1)
    expect(codes.filter((code) => code === 'PAID_MEANWHILE')).toHaveLength(49)
    expect((await read()).payments).toHaveLength(1)
    const part = await pay(1, { instalmentId: RESERVE.id, paidBefore: 295_800 })
    expect(part.status).toBe(201)
  })

  it('that is sent again with its id stays one', async () => {
    await pay(100, { id: id(9) })
    expect(await pay(100, { id: id(9) })).toMatchObject({ status: 201, body: { id: id(9) } })
    expect((await read()).payments).toHaveLength(1)
  })

  it('leaves its trace when it is corrected, and can be undone', async () => {
    const { body } = await pay(58_200)
    await cast.lucia.patch(`${at}/payments/${body.id}`, { shares: [{ payerId: null, cents: 60_000 }] })
    const activity = activityOf(cast.lucia, weddingId)
    const line = await activity.last()
    expect(line).toMatchObject({
      action: 'payments.update',
      changes: [{ entity: 'payments', before: { amount: 582 }, after: { amount: 600 } }],
    })
    await cast.lucia.post(`${at}/activity/${line.id}/undo`)
    expect((await read()).payments).toMatchObject([{ cents: 58_200, shares: [{ cents: 58_200 }] }])
  })

  it('by the couple is taken back from the activity', async () => {
    await pay(500)
    const [line] = (await cast.lucia.get(`${at}/activity`)).body.lines
    expect((await cast.lucia.post(`${at}/activity/${line.id}/undo`)).body).toMatchObject({ conflicts: [] })
    expect((await read()).payments).toEqual([])
  })

  it('outlives its vendor, by whose name it is still known', async () => {
    await savePlan({ instalments: [RESERVE] })
    await pay(100, { instalmentId: RESERVE.id })
    await cast.lucia.delete(`${at}/vendors/${vendorId}`)
    expect(await read()).toMatchObject({ plans: [], payments: [{ cents: 100, vendorName: 'La Alacena' }] })
    expect((await pay(1)).body).toMatchObject({ code: 'VENDOR_NOT_FOUND' })
  })
})

describe('a payer', () => {
  it('needs no account, and is removed while nothing was paid', async () => {
    const { body: payer } = await cast.lucia.post(`${at}/payers`, {
      name: 'Carmen',
      email: 'c@correo.example',
    })
    expect(payer).toMatchObject({ name: 'Carmen', email: 'c@correo.example' })
    const { body: payment } = await pay(1, { shares: [{ payerId: payer.id, cents: 1 }] })
    const remove = () => cast.lucia.delete(`${at}/payers/${payer.id}`)
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'PAYER_HAS_PAID' } })
    await cast.lucia.delete(`${at}/payments/${payment.id}`)
    expect((await remove()).status).toBe(200)
    expect((await read()).payers).toEqual([])
  })

  it('is one of eleven at most', async () => {
    for (let n = 0; n < 11; n++) await cast.lucia.post(`${at}/payers`, { name: `Tía ${n}` })
    const one = await cast.lucia.post(`${at}/payers`, { name: 'Otra' })
    expect(one).toMatchObject({ status: 409, body: { code: 'TOO_MANY_PAYERS', data: { max: 11 } } })
  })
})
