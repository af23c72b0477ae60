import { beforeEach, describe, expect, it } from 'vitest'
import { budgetOf } from '#domain/budget/budget.ts'
import { useCast } from '../../support/cast.ts'

const { cast } = useCast()
let path: string

beforeEach(async () => {
  path = `/api/weddings/${await cast.lucia.createWedding()}/budget`
})

describe('the total budget', () => {
  it('is nothing until it is set', async () => {
    expect(await cast.lucia.get(path)).toMatchObject({ status: 200, body: { totalBudget: null } })
  })

  it('can be set, changed and taken away', async () => {
    for (const totalBudget of [30_000, 27_500.5, 9_999_999.99, 0, null]) {
      expect(await cast.lucia.patch(path, { totalBudget })).toMatchObject({
        status: 200,
        body: { totalBudget },
      })
      expect((await cast.lucia.get(path)).body).toMatchObject({ totalBudget })
    }
  })

  it.each([[-1], [1e12], ['abc'], ['1.2.3'], [0.001], [undefined]])('refuses %j', async (totalBudget) => {
    await cast.lucia.patch(path, { totalBudget: 5 })
    expect((await cast.lucia.patch(path, { totalBudget })).status).toBe(400)
    expect((await cast.lucia.get(path)).body).toMatchObject({ totalBudget: 5 })
  })

  it('is the same for every member', async () => {
    const shared = `/api/weddings/${cast.weddingId}/budget`
    await cast.lucia.patch(shared, { totalBudget: 25_000 })
    expect((await cast.elena.get(shared)).body).toMatchObject({ totalBudget: 25_000 })
  })
})

describe('what a wedding costs', () => {
  it('is the sum of its confirmed vendors to the cent', async () => {
    const { lucia } = cast
    const weddingId = await lucia.createWedding()
    const vendors = `/api/weddings/${weddingId}/vendors`
    for (let n = 0; n < 10; n += 1) {
      const { body } = await lucia.post(vendors, { vendorType: 'catering', cost: 0.1 })
      await lucia.post(`${vendors}/${body.id}/confirm`)
    }
    await lucia.post(vendors, { vendorType: 'dj', cost: 1200.2 })
    const [list, components] = await Promise.all([
      lucia.get(vendors),
      lucia.get(`/api/weddings/${weddingId}/components`),
    ])
    expect(budgetOf(list.body, components.body)).toMatchObject({
      confirmedCents: 100,
      estimatedCents: 120_020,
    })
  })
})
