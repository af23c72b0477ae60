import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, reaching, signedUp } from '../../support/accounts/person.ts'
import { listening } from '../../support/outside/live-stream.ts'
import { type TestApp, useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
let other: TestApp
let elena: Person
let noelia: Person

beforeAll(async () => {
  other = await app.anotherProcess()
})

beforeEach(async () => {
  elena = await signedUp(app, 'Elena Montes', 'planner')
  noelia = await signedUp(app, 'Noelia Vega', 'couple')
})

const toCouple = (person: Person, headers: Record<string, string> = {}) =>
  person.call('POST', '/api/subscription/role', { role: 'couple' }, headers)
const toPlanner = (person: Person) =>
  person.post('/api/subscription/role', { role: 'planner', acceptsProcessing: true })

describe('another role', () => {
  it('is heard at once by every open stream of the person, who has no wedding, in every process', async () => {
    const streams = [await listening(elena), await listening(elena), await listening(reaching(other, elena))]
    expect((await toCouple(elena)).status).toBe(200)
    for (const stream of streams) expect(await stream.until('role')).toEqual({ type: 'role', clientId: null })
    expect((await elena.get('/api/session')).body).toMatchObject({ role: 'couple' })
    expect((await toPlanner(elena)).status).toBe(200)
    for (const stream of streams) await stream.until('role')
    expect((await elena.get('/api/session')).body).toMatchObject({ role: 'planner' })
    await Promise.all(streams.map((stream) => stream.close()))
  })

  it('is heard by a stream of one wedding too, with the tab that asked, which knows its own echo', async () => {
    const weddingId = await elena.createWedding()
    const stream = await listening(elena, `?weddingId=${weddingId}`)
    const clientId = randomUUID()
    await toCouple(elena, { 'x-client-id': clientId })
    expect(await stream.until('role')).toEqual({ type: 'role', clientId })
    await stream.close()
  })

  it('is told to nobody else, and not when it was refused', async () => {
    const [own, others] = [await listening(noelia), await listening(elena)]
    expect((await noelia.post('/api/subscription/role', { role: 'planner' })).status).toBeGreaterThan(399)
    await toCouple(elena)
    await others.until('role')
    await app.platform.live.beat()
    expect(await own.untilBeat()).toEqual([])
    await Promise.all([own.close(), others.close()])
  })

  it('has been missed by who comes back later, with or without a wedding', async () => {
    const before = await listening(elena)
    await before.close()
    const { liveId } = (await elena.get('/api/session')).body
    await toCouple(elena)
    for (const since of [before.readyId, liveId]) {
      const again = await listening(elena, `?since=${since}`)
      expect(again.missed).toBe(true)
      await again.close()
    }
    const { liveId: now } = (await elena.get('/api/session')).body
    const last = await listening(elena, `?since=${now}`)
    expect(last.missed).toBe(false)
    await last.close()
  })
})
