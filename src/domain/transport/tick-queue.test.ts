import { describe, expect, it } from 'vitest'
import type { Tick } from './boarding.ts'
import { isAboardBy, TICKS_KEPT_MAX, withoutSent, withTick } from './tick-queue.ts'

const tick = (guestId: string, isAboard = true, at = 1000, tripId = 'bus'): Tick => ({
  ...{ id: `${guestId}-${isAboard}-${at}`, tripId, guestId, isAboard, at },
})

describe('the taps that wait on a phone', () => {
  it('are in their order, and of one guest in one bus there is the last', () => {
    const queue = [
      tick('ana'),
      tick('leo', true, 2000),
      tick('ana', false, 3000),
      tick('ana', true, 10, 'van'),
    ]
    const kept = queue.reduce<Tick[]>((all, one) => withTick(all, one)!, [])
    expect(kept.map(({ guestId, tripId, isAboard }) => [guestId, tripId, isAboard])).toEqual([
      ['leo', 'bus', true],
      ['ana', 'bus', false],
      ['ana', 'van', true],
    ])
  })

  it('are later than those before them, also when the clock is set back', () => {
    const kept = withTick([tick('ana', true, 5000)], tick('ana', false, 100))!
    expect(kept).toMatchObject([{ guestId: 'ana', isAboard: false, at: 5001 }])
  })

  it('are bounded, and one more of a guest who is among them still fits', () => {
    const full = Array.from({ length: TICKS_KEPT_MAX }, (_, at) => tick(`g${at}`))
    expect(withTick(full, tick('ana'))).toBeNull()
    expect(withTick(full, tick('g0', false))).toHaveLength(TICKS_KEPT_MAX)
  })

  it('stay when they were made while others were sent', () => {
    const sent = [tick('ana'), tick('leo')]
    const now = withTick(sent, tick('ana', false, 4000))!
    expect(withoutSent(now, sent)).toMatchObject([{ guestId: 'ana', isAboard: false }])
  })

  it('are shown before what the server said', () => {
    const aboard = { bus: ['ana', 'pia'] }
    const shown = (guestId: string) =>
      isAboardBy([tick('ana', false), tick('leo')], aboard, { tripId: 'bus', guestId })
    expect(['ana', 'leo', 'pia', 'teo'].map(shown)).toEqual([false, true, true, false])
    expect(isAboardBy([], {}, { tripId: 'bus', guestId: 'ana' })).toBe(false)
  })
})
