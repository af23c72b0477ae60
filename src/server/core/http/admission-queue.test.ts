import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { AdmissionQueue, type Slot } from './admission-queue.ts'

const LIMITS = { active: 2, queued: 2, waitMs: 60_000 }

/** Whether a slot has come by now. */
async function state(slot: Slot | Promise<Slot>): Promise<'active' | 'queued'> {
  return Promise.race([Promise.resolve(slot).then(() => 'active' as const), settled()])
}

const settled = () => new Promise<'queued'>((resolve) => setImmediate(() => resolve('queued')))

describe('an admission queue', () => {
  it('works on so many at once, lets so many wait in order, and refuses one more at once', async () => {
    const queue = new AdmissionQueue(LIMITS)
    const first = await queue.enter()
    const slots = [queue.enter(), queue.enter(), queue.enter()]
    expect(await Promise.all(slots.map(state))).toEqual(['active', 'queued', 'queued'])
    expect(() => queue.enter()).toThrow(expect.objectContaining({ code: 'OVERLOADED', status: 503 }))
    first.release()
    first.release()
    expect(await Promise.all(slots.map(state))).toEqual(['active', 'active', 'queued'])
  })

  it('lets others go first when a client has its share', async () => {
    const queue = new AdmissionQueue({ ...LIMITS, activeEach: 1, queuedEach: 1 })
    const own = [queue.enter('lucia'), queue.enter('lucia')]
    expect(() => queue.enter('lucia')).toThrow(expect.objectContaining({ code: 'OVERLOADED' }))
    expect(await state(queue.enter('noelia'))).toBe('active')
    expect(await Promise.all(own.map(state))).toEqual(['active', 'queued'])
  })

  it('gives the slot away while a request waits for the network, and gives it back before others', async () => {
    const queue = new AdmissionQueue({ ...LIMITS, active: 1 })
    const slot = await queue.enter()
    let arrive = () => {}
    const body = slot.without(() => new Promise<void>((resolve) => (arrive = resolve)))
    const other = queue.enter()
    const third = queue.enter()
    expect(await state(other)).toBe('active')
    arrive()
    await settled()
    ;(await other).release()
    await body
    expect(await state(third)).toBe('queued')
    slot.release()
    expect(await state(third)).toBe('active')
  })

  it('gives up what waits for a reader who leaves, and keeps nothing of it', async () => {
    const queue = new AdmissionQueue({ ...LIMITS, active: 1 })
    const slot = await queue.enter()
    const [leaving, staying] = [new Socket(), new Socket()]
    const given = queue.enter('', leaving)
    const kept = queue.enter('', staying)
    leaving.destroy()
    await expect(given).rejects.toMatchObject({ code: 'OVERLOADED' })
    expect(queue.waiting).toBe(1)
    slot.release()
    expect(await state(kept)).toBe('active')
    expect(staying.listenerCount('close')).toBe(new Socket().listenerCount('close'))
  })

  it('refuses what has waited for too long', async () => {
    const queue = new AdmissionQueue({ active: 1, queued: 1, waitMs: 10 })
    await queue.enter()
    await expect(queue.enter()).rejects.toMatchObject({ code: 'OVERLOADED' })
    expect(await state(queue.enter())).toBe('queued')
  })
})
