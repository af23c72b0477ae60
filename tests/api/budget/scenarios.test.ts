import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { AS_IT_IS, SCENARIOS_MAX, type ScenarioChanges } from '#domain/budget/scenarios.ts'
import { useCast } from '../../support/cast.ts'
import { setLevels } from '../../support/journeys/members.ts'

describe('scenarios of the budget', () => {
  const { cast } = useCast()
  let weddingId: string
  let at: string
  let vendorId: string

  beforeEach(async () => {
    weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
    at = `/api/weddings/${weddingId}`
    vendorId = await cast.lucia.addVendor(weddingId)
    for (const name of ['Teo Lasa', 'Ana Gil', 'Luz Vidal']) await cast.lucia.addGuest(weddingId, name)
    await cast.lucia.post(`${at}/vendors/${vendorId}/confirm`)
    await cast.lucia.patch(`${at}/vendors/${vendorId}`, { perHead: { adult: 85, fixed: 100 } })
  })

  const scenario = (name: string) => ({
    id: randomUUID(),
    name,
    changes: { ...AS_IT_IS, adults: -1 },
  })
  const save = (saved: object, from: object | null = null, who = cast.lucia) =>
    who.post(`${at}/budget/scenarios`, { scenario: saved, from })
  const adopt = (changes: Partial<ScenarioChanges>, who = cast.lucia) =>
    who.post(`${at}/budget/adopt`, {
      changes: { ...AS_IT_IS, ...changes },
      seen: [{ vendorId, cost: 355, adult: 85 }],
    })
  const vendor = async () => (await cast.lucia.get(`${at}/vendors`)).body[0]
  const kept = async () => (await cast.lucia.get(`${at}/budget`)).body.scenarios

  it('are kept for all members, six at most, and change no cost', async () => {
    const all = Array.from({ length: SCENARIOS_MAX }, (_, index) => scenario(`Idea ${index}`))
    for (const one of all) expect((await save(one)).status).toBe(200)
    expect(await kept()).toEqual(all)
    expect(await save(scenario('Otra'))).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_SCENARIOS', data: { max: SCENARIOS_MAX } },
    })
    expect((await vendor()).cost).toBe(355)
    await cast.lucia.post(`${at}/budget/scenarios/remove`, { scenarioId: all[0]!.id })
    expect((await save(scenario('Otra'))).status).toBe(200)
  })

  it('replace only what the member was shown, and are saved once when they are sent twice', async () => {
    const first = scenario('20 menos')
    await save(first)
    expect((await save(first)).body.scenarios).toHaveLength(1)
    const renamed = { ...first, name: 'Solo familia' }
    expect((await save(renamed, first)).status).toBe(200)
    expect(await save({ ...first, name: 'Otra cosa' }, first)).toMatchObject({
      status: 409,
      body: { code: 'SCENARIO_CHANGED' },
    })
    expect(await kept()).toEqual([renamed])
  })

  it('come back from the activity after they were removed', async () => {
    const one = scenario('20 menos')
    await save(one)
    await cast.lucia.post(`${at}/budget/scenarios/remove`, { scenarioId: one.id })
    expect(await kept()).toEqual([])
    const [line] = (await cast.lucia.get(`${at}/activity`)).body.lines
    expect((await cast.lucia.post(`${at}/activity/${line.id}/undo`)).status).toBe(200)
    expect(await kept()).toEqual([one])
  })

  it('saved at once by two members are both there', async () => {
    await cast.lucia.letIn(weddingId, cast.martin, 'couple')
    await Promise.all([save(scenario('Uno')), save(scenario('Dos'), null, cast.martin)])
    expect(await kept()).toHaveLength(2)
  })

  it('write prices and the planned number as one act when they are adopted, which can be undone', async () => {
    const { body } = await adopt({ adults: -1, prices: { [vendorId]: 78 } })
    expect(await vendor()).toMatchObject({
      cost: 256,
      perHead: { adult: 78, basis: 'planned', plannedAdults: 2, plannedChildren: 0 },
    })
    expect((await cast.lucia.get(`${at}/guests`)).body).toHaveLength(3)
    expect((await cast.lucia.post(`${at}/activity/${body.lineId}/undo`)).status).toBe(200)
    expect(await vendor()).toMatchObject({ cost: 355, perHead: { adult: 85, basis: 'expected' } })
  })

  it('are refused with the present price when a vendor has changed meanwhile, and nothing is written', async () => {
    await cast.lucia.patch(`${at}/vendors/${vendorId}`, { perHead: { adult: 87 } })
    const refused = { status: 409, body: { code: 'PRICE_CHANGED', data: { euros: 87 } } }
    expect(await adopt({ adults: -1 })).toMatchObject(refused)
    await cast.lucia.patch(`${at}/vendors/${vendorId}`, { perHead: { adult: 85 } })
    await cast.lucia.addGuest(weddingId, 'Iris Gil')
    expect(await adopt({ adults: -1 })).toMatchObject({
      body: { code: 'PRICE_CHANGED', data: { euros: 440 } },
    })
    expect((await vendor()).perHead.basis).toBe('expected')
    await cast.lucia.patch(`${at}/vendors/${vendorId}`, { cost: 300 })
    expect(await adopt({ adults: -1 })).toMatchObject({ body: { code: 'PRICE_CHANGED' } })
  })

  it('adopt nothing when no price would be another', async () => {
    for (const changes of [{}, { tables: 12 }])
      expect(await adopt(changes)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_ADOPT' } })
  })

  it('are no business of members without the budget, and who only sees them changes none', async () => {
    await save(scenario('20 menos'))
    const { martin } = cast
    await cast.lucia.letIn(weddingId, martin, 'viewer')
    const levels = (budget: 'none' | 'view' | 'edit') =>
      setLevels(cast.lucia, weddingId, martin, { budget, vendors: 'view' })
    await levels('view')
    expect((await martin.get(`${at}/budget`)).body.scenarios).toHaveLength(1)
    expect((await save(scenario('Otra'), null, martin)).status).toBe(403)
    expect((await adopt({ adults: -1 }, martin)).status).toBe(403)
    await levels('edit')
    expect((await adopt({ adults: -1 }, martin)).status).toBe(403)
    await levels('none')
    expect((await martin.get(`${at}/budget`)).status).toBe(403)
    expect((await martin.get(`${at}/vendors`)).body[0]).toMatchObject({ cost: null, perHead: null })
  })

  it.each([
    { name: '' },
    { name: 'x'.repeat(61) },
    { changes: { ...AS_IT_IS, adults: 10_001 } },
    { changes: { ...AS_IT_IS, hours: { nadie: 1 } } },
    { changes: { ...AS_IT_IS, tables: -1 } },
  ])('refuse %o', async (over) => {
    expect((await save({ ...scenario('20 menos'), ...over })).status).toBe(400)
  })
})
