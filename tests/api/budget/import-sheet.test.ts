import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type KnownVendor, planRows } from '#domain/budget/sheet/sheet-plan.ts'
import { importOf } from '#domain/budget/sheet/sheet-request.ts'
import { readSheet } from '#domain/budget/sheet/sheet-rows.ts'
import { tableOf } from '#domain/budget/sheet/sheet-table.ts'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { useCast } from '../../support/cast.ts'
import { setLevels } from '../../support/journeys/members.ts'

const SHEET = [
  ['Proveedor', 'Categoría', 'Coste', 'Pagado', 'Pendiente', 'Vence', 'Estado', 'Notas'],
  ['La Alacena', 'Catering', '9.860,00 €', '2.958', '6.902', '3/4/2027', 'Confirmado', 'Prueba en mayo'],
  ['Lola Discos', 'DJ', '1.200,50', '', '', '', 'Sin confirmar', ''],
  ['Vuelos de Palomas', 'Varios', '300', '', '300', 'un mes antes', '', ''],
]

describe('the import of a budget sheet', () => {
  const { cast } = useCast()
  let weddingId: string
  let at: string

  beforeEach(async () => {
    weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
    at = `/api/weddings/${weddingId}`
  })

  const bodyOf = (rows: string[][], known: KnownVendor[] = []) => {
    const { vendors } = readSheet(tableOf(rows), BUILT_IN_COMPONENTS)
    const ids = new Map(
      vendors.map(({ row }) => [
        row,
        { vendor: randomUUID(), payment: randomUUID(), paid: randomUUID(), due: randomUUID() },
      ]),
    )
    return importOf(planRows(vendors, known), (row) => ids.get(row)!, '2026-11-26')
  }
  const send = (body: object, who = cast.lucia) => who.post(`${at}/budget/import`, body)
  const vendors = async (who = cast.lucia) => (await who.get(`${at}/vendors`)).body
  const payments = async () => (await cast.lucia.get(`${at}/payments`)).body
  const lines = async () => (await cast.lucia.get(`${at}/activity`)).body.lines
  const named = async (name: string) => (await vendors()).find((one: { name: string }) => one.name === name)
  const known = async (name: string, rest: Partial<KnownVendor> = {}): Promise<KnownVendor> => {
    const { id, vendorType, status, details, cost } = await named(name)
    return {
      ...{ id, name, vendorType, status, details, costCents: Math.round(cost * 100) },
      ...{ isPriced: false, paidCents: 0, instalments: 0, ...rest },
    }
  }

  it('brings vendors with their cost, state, notes, what is paid and what is due, as one line', async () => {
    expect((await send(bodyOf(SHEET))).body).toMatchObject({ added: 3, changed: 0, kept: 0 })
    expect(await vendors()).toMatchObject([
      { name: 'La Alacena', vendorType: 'catering', cost: 9860, status: 'closed', details: 'Prueba en mayo' },
      { name: 'Lola Discos', vendorType: 'dj', cost: 1200.5, status: 'open', details: null },
      { name: 'Vuelos de Palomas', vendorType: 'otros', cost: 300, details: 'Varios' },
    ])
    const { plans, payments: paid } = await payments()
    expect(paid).toMatchObject([{ vendorName: 'La Alacena', cents: 295_800, paidOn: '2026-11-26' }])
    expect(plans.map((plan: { instalments: object[] }) => plan.instalments)).toMatchObject([
      [
        { concept: 'Pagado', size: { cents: 295_800 } },
        { concept: 'Pendiente', size: { cents: 690_200 }, due: { kind: 'day', on: '2027-04-03' } },
      ],
      [],
      [{ size: { cents: 30_000 }, due: { kind: 'days', daysBefore: 30 } }],
    ])
    const others = (await cast.lucia.get(`${at}/components`)).body.filter(
      (one: { custom: boolean }) => one.custom,
    )
    expect(others).toMatchObject([{ name: 'Otros', category: 'Personalizado' }])
    expect(
      (await lines()).filter(({ action }: { action: string }) => action === 'budget.importSheet'),
    ).toHaveLength(1)
  })

  it('is taken back whole by its line of activity, and comes again afterwards', async () => {
    const { body } = await send(bodyOf(SHEET))
    expect((await cast.lucia.post(`${at}/activity/${body.lineId}/undo`)).body).toMatchObject({
      conflicts: [],
    })
    expect(await vendors()).toEqual([])
    expect(await payments()).toMatchObject({ plans: [], payments: [] })
    expect((await send(bodyOf(SHEET))).body).toMatchObject({ added: 3 })
    expect(await vendors()).toHaveLength(3)
  })

  it('brings nothing twice when it is sent again, also at once', async () => {
    const body = bodyOf(SHEET)
    const answers = await Promise.all([send(body), send(body), send(body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map((one) => one.body.added).toSorted()).toEqual([0, 0, 3])
    expect(await vendors()).toHaveLength(3)
    expect((await payments()).payments).toHaveLength(1)
    expect((await send(body)).body).toEqual({ added: 0, changed: 0, kept: 0, lineId: null })
  })

  it('changes a vendor that is there and was seen so, and leaves the rest of it', async () => {
    await cast.lucia.post(`${at}/vendors`, { vendorType: 'catering', name: 'La Alacena', cost: 9000 })
    const body = bodyOf(SHEET.slice(0, 2), [await known('La Alacena')])
    expect((await send(body)).body).toMatchObject({ added: 0, changed: 1, kept: 0 })
    expect(await named('La Alacena')).toMatchObject({
      cost: 9860,
      status: 'closed',
      details: 'Prueba en mayo',
    })
    expect((await payments()).payments).toMatchObject([{ cents: 295_800 }])
    expect((await send(body)).body).toMatchObject({ changed: 0, kept: 1, lineId: null })
    expect((await payments()).payments).toHaveLength(1)
    const [line] = await lines()
    expect((await cast.lucia.post(`${at}/activity/${line.id}/undo`)).body).toMatchObject({ conflicts: [] })
    expect(await named('La Alacena')).toMatchObject({ cost: 9000, status: 'open', details: null })
    expect((await payments()).payments).toEqual([])
  })

  it('changes a vendor that costs the sum of its buses, while the sum is as it was seen', async () => {
    const { body: company } = await cast.lucia.post(`${at}/vendors`, {
      ...{ vendorType: 'autobuses', name: 'Transvía' },
    })
    const stops = [{ key: 'armas', name: 'Plaza', place: null, minute: 675, isVenue: false }]
    const bus = { direction: 'out', stops, companyId: company.id, priceCents: 32_050 }
    const { body: trip } = await cast.lucia.post(`${at}/transport/trips`, bus)
    const sheet = (cost: string) => [SHEET[0]!, ['Transvía', 'Autobuses', cost, '', '', '', '', '']]
    const stale = bodyOf(sheet('400'), [await known('Transvía')])
    await cast.lucia.patch(`${at}/transport/trips/${trip.id}`, { priceCents: 35_000 })
    expect((await send(stale)).body).toMatchObject({ changed: 0, kept: 1 })
    expect(await named('Transvía')).toMatchObject({ cost: 350, pricedBuses: 1 })
    const body = bodyOf(sheet('400'), [await known('Transvía')])
    expect((await send(body)).body).toMatchObject({ changed: 1, kept: 0 })
    expect(await named('Transvía')).toMatchObject({ cost: 400, pricedBuses: 0 })
  })

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['cost', (id) => cast.lucia.patch(`${at}/vendors/${id}`, { cost: 9100 })],
    ['price', (id) => cast.lucia.patch(`${at}/vendors/${id}`, { perHead: { adult: 85 } })],
    ['state', (id) => cast.lucia.post(`${at}/vendors/${id}/confirm`)],
    ['notes', (id) => cast.lucia.patch(`${at}/vendors/${id}`, { details: 'Otra cosa' })],
    [
      'payments',
      (vendorId) =>
        cast.lucia.post(`${at}/payments`, {
          ...{ vendorId, paidOn: '2026-11-10', shares: [{ payerId: null, cents: 100 }] },
        }),
    ],
    [
      'plan',
      (id) =>
        cast.lucia.patch(`${at}/payment-plans/${id}`, {
          instalments: [
            {
              ...{ id: randomUUID(), concept: 'Señal', size: { kind: 'rest' }, due: null },
              ...{ shares: [], isRefundable: null },
            },
          ],
        }),
    ],
    ['place on the canvas', (id) => cast.lucia.delete(`${at}/vendors/${id}`)],
  ])('leaves a vendor whose %s another has changed meanwhile', async (_, change) => {
    const { body } = await cast.lucia.post(`${at}/vendors`, {
      ...{ vendorType: 'catering', name: 'La Alacena', cost: 9000 },
    })
    const request = bodyOf(SHEET.slice(0, 2), [await known('La Alacena')])
    await change(body.id)
    const before = [await vendors(), await payments()]
    expect((await send(request)).body).toEqual({ added: 0, changed: 0, kept: 1, lineId: null })
    expect([await vendors(), await payments()]).toEqual(before)
  })

  it('uses the component Otros that the category has', async () => {
    await send(bodyOf([SHEET[0]!, SHEET[3]!]))
    await send(bodyOf([SHEET[0]!, ['Suelta de globos', 'Varios', '5', '', '', '', '', '']]))
    expect((await vendors()).map((one: { vendorType: string }) => one.vendorType)).toEqual(['otros', 'otros'])
  })

  it('needs both the budget and the vendors, and tells no amounts to who sees no budget', async () => {
    const { martin } = cast
    await cast.lucia.letIn(weddingId, martin, 'viewer')
    const body = bodyOf(SHEET)
    for (const [budget, level] of [
      ['edit', 'view'],
      ['view', 'edit'],
      ['none', 'edit'],
    ] as const) {
      await setLevels(cast.lucia, weddingId, martin, { budget, vendors: level })
      expect((await send(body, martin)).status).toBe(403)
    }
    await send(body)
    expect((await vendors(martin)).map((one: { cost: null }) => one.cost)).toEqual([null, null, null])
    const told = JSON.stringify([
      (await martin.get(`${at}/activity`)).body,
      (await martin.get('/api/notifications')).body,
      (await martin.get(`${at}/trash`)).body,
    ])
    expect(told).toContain('La Alacena')
    // Digits of an id are no amount.
    for (const amount of ['9860', '2958', '6902', '1200.5', '295800', '690200'])
      expect(told).not.toMatch(new RegExp(`[:,\\["]${amount}[.,}\\]"]`))
    await setLevels(cast.lucia, weddingId, martin, { budget: 'edit', vendors: 'edit' })
    expect((await send(bodyOf(SHEET), martin)).status).toBe(200)
  })

  it('is one notification for the other members', async () => {
    await cast.lucia.letIn(weddingId, cast.martin, 'couple')
    await send(bodyOf(SHEET))
    expect((await cast.martin.get('/api/notifications')).body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'vendors.imported', data: { added: 3, changed: 0 } }),
      ]),
    )
  })

  it('writes nothing when the canvas would be over its limit', async () => {
    const rows = Array.from({ length: LIMITS.wedding.vendors }, (_, index) => [
      `Proveedor ${index}`,
      'DJ',
      '1',
    ])
    await cast.lucia.addVendor(weddingId, 'dj')
    const whole = bodyOf([['Proveedor', 'Concepto', 'Coste'], ...rows])
    expect(await send(whole)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_VENDORS', data: { max: 500 } },
    })
    expect(await vendors()).toHaveLength(1)
    expect((await send({ ...whole, added: whole.added.slice(1) })).body).toMatchObject({ added: 499 })
  })

  it.each<[string, (vendor: object) => object]>([
    [
      'a component that is none',
      (one) => ({ added: [{ ...one, place: { vendorType: 'no-hay' } }], changed: [] }),
    ],
    ['a negative cost', (one) => ({ added: [{ ...one, cost: -1 }], changed: [] })],
    ['part of a cent', (one) => ({ added: [{ ...one, cost: 1.005 }], changed: [] })],
    ['more than 500 rows', (one) => ({ added: Array.from({ length: 501 }, () => one), changed: [] })],
    ['a name that is too long', (one) => ({ added: [{ ...one, name: 'x'.repeat(201) }], changed: [] })],
    ['a payment of nothing', (one) => ({ added: [{ ...one, payment: { ...PAID, cents: 0 } }], changed: [] })],
    ['three instalments', (one) => ({ added: [{ ...one, instalments: [PART, PART, PART] }], changed: [] })],
  ])('refuses %s', async (_, body) => {
    const vendor = bodyOf(SHEET.slice(0, 2)).added[0]!
    expect([400, 422]).toContain((await send(body(vendor))).status)
    expect(await vendors()).toEqual([])
  })
})

const PAID = { id: randomUUID(), instalmentId: null, cents: 1, paidOn: '2026-11-26' }
const PART = {
  ...{
    id: randomUUID(),
    concept: 'Parte',
    size: { kind: 'rest' },
    due: null,
    shares: [],
    isRefundable: null,
  },
}
