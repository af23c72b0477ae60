import { afterEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The clock of the machine, wrong by some milliseconds. */
const wrongBy = (ms: number) => app.setClock(new Date(Date.now() + ms))

afterEach(() => app.setClock(null))

describe('attempts that were counted while the clock was a day ahead', () => {
  const rule = { max: 2, windowSeconds: 60 }
  const attempt = () => app.platform.rateLimiter.consume('clock-jump', rule)

  it('are over with their window, and not on that day', async () => {
    wrongBy(DAY)
    await attempt()
    await attempt()
    expect(await attempt()).toMatchObject({ allowed: false })
    const right = Date.now()
    app.setClock(new Date(right))
    const refused = await attempt()
    expect(refused).toMatchObject({ allowed: false })
    expect(refused).toHaveProperty('retryAfterSeconds', rule.windowSeconds)
    app.setClock(new Date(right + 61_000))
    expect(await attempt()).toEqual({ allowed: true, count: 1 })
  })
})

describe.each([
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('while the clock is %s', (_, ms) => {
  it('people stay signed in, what they add and change is kept, and afterwards too', async () => {
    const { lucia, weddingId } = cast
    const path = `/api/weddings/${weddingId}/guests`
    const before = await lucia.addGuest(weddingId, 'Antes del salto')
    wrongBy(ms)
    expect((await lucia.get(path)).status).toBe(200)
    const during = await lucia.addGuest(weddingId, 'Durante el salto')
    expect((await lucia.patch(`${path}/${before}`, { fullName: 'Cambiada durante' })).status).toBe(200)
    app.setClock(null)
    expect((await lucia.patch(`${path}/${during}`, { fullName: 'Cambiada después' })).status).toBe(200)
    const names = (await lucia.get(path)).body.map(({ fullName }: { fullName: string }) => fullName)
    expect(names).toEqual(expect.arrayContaining(['Cambiada durante', 'Cambiada después']))
    expect((await lucia.signIn()).status).toBe(200)
  })
})
