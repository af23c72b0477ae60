import { expect, it } from 'vitest'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { useCast } from '../../support/cast.ts'

const { cast } = useCast()

it('names what is overdue or due in two weeks, with what is left of it, the earliest first', async () => {
  const today = dayInMadrid(new Date())
  const weddingId = await cast.lucia.createWedding('Lucía & Martín', shiftDay(today, 100))
  const at = `/api/weddings/${weddingId}`
  const vendorId = await cast.lucia.addVendor(weddingId, 'catering')
  await cast.lucia.patch(`${at}/vendors/${vendorId}`, { name: 'La Alacena', cost: 500 })
  const id = (last: number) => `0198c0de-0000-7000-8000-0000000003${String(last).padStart(2, '0')}`
  const instalment = (last: number, due: object | null) => ({
    ...{ id: id(last), concept: `Pago ${last}`, size: { kind: 'amount', cents: 10_000 }, due },
    ...{ shares: [], isRefundable: null },
  })
  await cast.lucia.patch(`${at}/payment-plans/${vendorId}`, {
    instalments: [
      instalment(1, { kind: 'days', daysBefore: 86 }),
      instalment(2, { kind: 'day', on: shiftDay(today, 15) }),
      instalment(3, { kind: 'event', after: 'la prueba' }),
      instalment(4, { kind: 'day', on: '1900-01-01' }),
      instalment(5, { kind: 'day', on: today }),
    ],
  })
  const next = async () =>
    (await cast.lucia.get(`${at}/next-payments`)).body.map(
      ({ concept, leftCents, day }: { concept: string; leftCents: number; day: string }) => [
        concept,
        leftCents,
        day,
      ],
    )
  const last = ['Pago 1', 10_000, shiftDay(today, 14)]
  expect(await next()).toEqual([['Pago 4', 10_000, '1900-01-01'], ['Pago 5', 10_000, today], last])
  const pay = (instalmentId: string, cents: number) =>
    cast.lucia.post(`${at}/payments`, {
      ...{ vendorId, instalmentId, paidOn: today, shares: [{ payerId: null, cents }] },
    })
  await pay(id(4), 10_000)
  await pay(id(5), 1)
  expect(await next()).toEqual([['Pago 5', 9_999, today], last])
})
