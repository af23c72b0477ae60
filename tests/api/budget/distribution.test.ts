import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_CENTS } from '#domain/budget/money.ts'
import { useCast } from '../../support/cast.ts'
import { setLevels } from '../../support/journeys/members.ts'

describe('the plan of the budget by category', () => {
  const { cast } = useCast()
  let weddingId: string
  let at: string

  beforeEach(async () => {
    weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
    at = `/api/weddings/${weddingId}`
  })

  const plan = (change: object, who = cast.lucia) => who.patch(`${at}/budget/distribution`, { change })
  const kept = async () => (await cast.lucia.get(`${at}/budget`)).body.distribution

  it('is empty at first, and keeps amounts to the cent', async () => {
    expect(await kept()).toEqual({})
    const change = {
      Ceremonia: { cents: 0, from: null },
      'Foto & Vídeo': { cents: 1, from: null },
      'Catering & Bebida': { cents: MAX_CENTS, from: null },
    }
    expect((await plan(change)).body).toMatchObject({
      totalBudget: null,
      distribution: { Ceremonia: 0, 'Foto & Vídeo': 1, 'Catering & Bebida': MAX_CENTS },
    })
    await plan({ Ceremonia: { cents: null, from: 0 } })
    expect(await kept()).toEqual({ 'Foto & Vídeo': 1, 'Catering & Bebida': MAX_CENTS })
  })

  it('keeps what two members plan at once, and overwrites nothing that was not shown', async () => {
    await cast.lucia.letIn(weddingId, cast.martin, 'couple')
    await Promise.all([
      plan({ Ceremonia: { cents: 100, from: null } }),
      plan({ 'Foto & Vídeo': { cents: 200, from: null } }, cast.martin),
    ])
    expect(await kept()).toEqual({ Ceremonia: 100, 'Foto & Vídeo': 200 })
    const late = {
      Ceremonia: { cents: 300, from: null },
      'Papelería & Detalles': { cents: 5, from: null },
    }
    expect(await plan(late, cast.martin)).toMatchObject({
      status: 409,
      body: { code: 'DISTRIBUTION_CHANGED', data: { category: 'Ceremonia', cents: 100 } },
    })
    expect(await kept()).toEqual({ Ceremonia: 100, 'Foto & Vídeo': 200 })
  })

  it('is changed as one act that the activity undoes', async () => {
    await plan({ Ceremonia: { cents: 100, from: null }, 'Foto & Vídeo': { cents: 200, from: null } })
    const [line] = (await cast.lucia.get(`${at}/activity`)).body.lines
    expect((await cast.lucia.post(`${at}/activity/${line.id}/undo`)).status).toBe(200)
    expect(await kept()).toEqual({})
  })

  it('is seen by those who see the budget, and changed by those who may', async () => {
    await plan({ Ceremonia: { cents: 100, from: null } })
    const { martin } = cast
    await cast.lucia.letIn(weddingId, martin, 'viewer')
    await setLevels(cast.lucia, weddingId, martin, { budget: 'view' })
    expect((await martin.get(`${at}/budget`)).body.distribution).toEqual({ Ceremonia: 100 })
    expect((await plan({ Ceremonia: { cents: 1, from: 100 } }, martin)).status).toBe(403)
    await setLevels(cast.lucia, weddingId, martin, { budget: 'none' })
    expect((await martin.get(`${at}/budget`)).status).toBe(403)
    const { body } = await martin.get(`${at}/activity`)
    expect(JSON.stringify(body)).not.toContain('distribution')
  })

  it.each([
    { Ceremonia: { cents: -1, from: null } },
    { Ceremonia: { cents: 0.5, from: null } },
    { Ceremonia: { cents: MAX_CENTS + 1, from: null } },
    { Ceremonia: { cents: 1 } },
    { Viaje: { cents: 1, from: null } },
  ])('refuses %o', async (change) => {
    expect((await plan(change)).status).toBe(400)
  })
})
