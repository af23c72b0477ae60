import { describe, expect, it } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

/** Ten tokens, two a second, for three keys. */
function bucketsAt() {
  const clock = { ms: 0 }
  return { clock, buckets: new TokenBuckets({ capacity: 10, perSecond: 2 }, 3, () => clock.ms) }
}

describe('token buckets', () => {
  it('let a burst pass, and say when the next one may', () => {
    const { buckets } = bucketsAt()
    for (let index = 0; index < 10; index += 1) expect(buckets.take('a', 1)).toBe(0)
    expect(buckets.take('a', 1)).toBe(1)
    expect(buckets.take('a', 5)).toBe(3)
  })

  it('fill again with time, and never more than to the brim', () => {
    const { buckets, clock } = bucketsAt()
    expect(buckets.take('a', 10)).toBe(0)
    clock.ms += 1500
    expect(buckets.take('a', 3)).toBe(0)
    clock.ms += 3_600_000
    expect(buckets.take('a', 10)).toBe(0)
    expect(buckets.take('a', 1)).toBe(1)
  })

  it('lose nothing when the clock is set back', () => {
    const { buckets, clock } = bucketsAt()
    clock.ms = 3_600_000
    expect(buckets.take('a', 1)).toBe(0)
    clock.ms = 0
    expect(buckets.take('a', 9)).toBe(0)
    clock.ms += 500
    expect(buckets.take('a', 1)).toBe(0)
  })

  it('take nothing from one who has to wait', () => {
    const { buckets, clock } = bucketsAt()
    buckets.take('a', 10)
    for (let index = 0; index < 100; index += 1) buckets.take('a', 4)
    clock.ms += 2000
    expect(buckets.take('a', 4)).toBe(0)
  })

  it('are one for each key', () => {
    const { buckets } = bucketsAt()
    expect(buckets.take('a', 10)).toBe(0)
    expect(buckets.take('b', 10)).toBe(0)
    expect(buckets.take('a', 10)).toBe(5)
  })

  it('are not remembered for more keys than there is room for', () => {
    const { buckets } = bucketsAt()
    for (const key of ['a', 'b', 'c', 'a', 'd', 'e']) buckets.take(key, 6)
    expect(buckets.size).toBe(3)
    // Used more lately than those who made room.
    expect(buckets.take('a', 6)).toBeGreaterThan(0)
    expect(buckets.take('b', 6)).toBe(0)
  })
})
