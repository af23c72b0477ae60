import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstPlace, groundBox, scaledTo, widthByTwoPoints } from './room-ground.ts'

const picture = { width: 4000, height: 3000 }

describe('a picture of the venue', () => {
  it('is as wide as two points on it say, whose distance is known', () => {
    const points = [
      { x: 100, y: 200 },
      { x: 1100, y: 200 },
    ] as const
    expect(widthByTwoPoints(picture, points, 500)).toBe(2000)
    const slanting = [
      { x: 0, y: 0 },
      { x: 300, y: 400 },
    ] as const
    expect(widthByTwoPoints(picture, slanting, 250)).toBe(2000)
  })

  it('has no width by one point, or where it would be larger or smaller than any room', () => {
    const at = { x: 5, y: 5 }
    expect(widthByTwoPoints(picture, [at, at], 500)).toBeNull()
    expect(widthByTwoPoints(picture, [at, { x: 6, y: 5 }], 500)).toBeNull()
    expect(widthByTwoPoints(picture, [at, { x: 4000, y: 5 }], 10)).toBeNull()
  })

  it('begins in the corner of its room, and keeps the corner when its scale changes', () => {
    const side = fc.integer({ min: 100, max: 30_000 })
    fc.assert(
      fc.property(side, side, (first, second) => {
        const cornerOf = (place: ReturnType<typeof firstPlace>) => {
          const box = groundBox({ place, picture })
          return { x: box.x - box.width / 2, y: box.y - box.depth / 2 }
        }
        const place = firstPlace(picture, first)
        expect(Math.abs(cornerOf(place).x)).toBeLessThanOrEqual(1)
        expect(Math.abs(cornerOf(place).y)).toBeLessThanOrEqual(1)
        const scaled = scaledTo(place, picture, second)
        expect(scaled.width).toBe(second)
        expect(Math.abs(cornerOf(scaled).x)).toBeLessThanOrEqual(2)
        expect(Math.abs(cornerOf(scaled).y)).toBeLessThanOrEqual(2)
      }),
    )
  })
})
