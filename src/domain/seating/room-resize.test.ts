import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROOM_SHAPE_SIDE_MIN, type RoomBox } from './room.ts'
import { type BoxHandle, resizedBox } from './room-resize.ts'
import { turnedPoint } from './table-geometry.ts'

const BOX = { x: 1000, y: 800, width: 600, depth: 450, rotation: 0 }
const RIGHT = { x: 1, y: 0 } as const
const CORNER = { x: 1, y: 1 } as const

const free = { keepsProportions: false, snaps: false }

describe('a handle that is moved', () => {
  it('makes the box larger on its side only, in steps of the grid', () => {
    const wider = resizedBox(BOX, RIGHT, { by: { x: 104, y: 70 }, keepsProportions: false, snaps: true })
    expect(wider).toEqual({ ...BOX, width: 700, x: 1050 })
    expect(resizedBox(BOX, RIGHT, { by: { x: 104, y: 70 }, ...free })).toMatchObject({ width: 704 })
  })

  it('keeps the proportions of the box where that is wished', () => {
    const both = { by: { x: 60, y: 0 }, keepsProportions: true, snaps: false }
    expect(resizedBox(BOX, CORNER, both)).toMatchObject({ width: 660, depth: 495 })
    expect(resizedBox(BOX, RIGHT, both)).toMatchObject({ width: 660, depth: 495, y: BOX.y })
  })

  it('makes no box smaller than the least side, however far it is moved', () => {
    const far = { by: { x: -5000, y: -5000 }, ...free }
    expect(resizedBox(BOX, CORNER, far)).toMatchObject({
      width: ROOM_SHAPE_SIDE_MIN,
      depth: ROOM_SHAPE_SIDE_MIN,
    })
    const { width, depth } = resizedBox(BOX, CORNER, { ...far, keepsProportions: true })
    expect(Math.min(width, depth)).toBe(ROOM_SHAPE_SIDE_MIN)
  })

  it('leaves what lies opposite where it is, however the box is turned', () => {
    const direction = fc.constantFrom(-1 as const, 0 as const, 1 as const)
    const by = fc.record({ x: fc.integer({ min: -300, max: 900 }), y: fc.integer({ min: -300, max: 900 }) })
    const opposite = (box: RoomBox, { x, y }: BoxHandle) => {
      const at = turnedPoint({ x: (-x * box.width) / 2, y: (-y * box.depth) / 2 }, box.rotation)
      return { x: box.x + at.x, y: box.y + at.y }
    }
    fc.assert(
      fc.property(direction, direction, by, fc.integer({ min: 0, max: 359 }), (x, y, moved, rotation) => {
        const box = { ...BOX, x: 4000, y: 4000, rotation }
        const [before, after] = [box, resizedBox(box, { x, y }, { by: moved, ...free })].map((one) =>
          opposite(one, { x, y }),
        )
        expect(Math.abs(before!.x - after!.x)).toBeLessThanOrEqual(1)
        expect(Math.abs(before!.y - after!.y)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
