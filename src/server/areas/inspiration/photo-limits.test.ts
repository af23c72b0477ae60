import { describe, expect, it } from 'vitest'
import { createPhotoLimits } from './photo-limits.ts'

describe('the places among the bodies that arrive', () => {
  it('are fewer for what is larger than a photograph, and leave photographs theirs', () => {
    const limits = createPhotoLimits(() => 0)
    const enter = (phone: number, isLarge: boolean) => limits.enter('enlace', `${phone}`, isLarge)
    const leaves = Array.from({ length: 12 }, (_, phone) => enter(phone, true))
    expect(leaves.every((leave) => typeof leave === 'function')).toBe(true)
    expect(enter(13, true)).toBeGreaterThan(0)
    expect(limits.placeIn('enlace', true)).toBeGreaterThan(0)
    expect(limits.placeIn('enlace', false)).toBe(0)
    expect(typeof enter(13, false)).toBe('function')
    const [leave] = leaves
    if (typeof leave === 'function') leave()
    expect(limits.placeIn('enlace', true)).toBe(0)
  })
})
