import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GRID, insideRoom, snapPoint, turned } from './room-snap.ts'

const point = fc.record({ x: fc.integer({ min: 0, max: 3000 }), y: fc.integer({ min: 0, max: 3000 }) })

describe('a table that is let go', () => {
  it('stands on the axis of a neighbour that is near, and on the grid elsewhere', () => {
    const others = [{ x: 403, y: 900 }]
    expect(snapPoint({ x: 395, y: 512 }, { others, reach: 12 })).toEqual({
      x: 403,
      y: 510,
      guides: { x: 403, y: null },
    })
  })

  it('is nowhere further than the reach from where it was let go, and stays when it is let go again', () => {
    fc.assert(
      fc.property(point, fc.array(point, { maxLength: 20 }), (at, others) => {
        const once = snapPoint(at, { others, reach: 12 })
        expect(Math.abs(once.x - at.x)).toBeLessThanOrEqual(12)
        expect(Math.abs(once.y - at.y)).toBeLessThanOrEqual(12)
        if (once.guides.x === null) expect(once.x % GRID).toBe(0)
        else expect(snapPoint(once, { others, reach: 12 }).x).toBe(once.x)
      }),
    )
  })

  it('stays in the room', () => {
    expect(insideRoom({ x: -20, y: 1200.4 }, { width: 900, depth: 900 })).toEqual({ x: 0, y: 900 })
  })

  it('turns once around at most, in both directions', () => {
    expect([turned(350, 15), turned(0, -15), turned(90, 360)]).toEqual([5, 345, 90])
  })
})
