import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutRoom } from './room-layout.ts'
import { type SeatingTable, TABLE_SHAPES } from './seating.ts'
import { chairsOf, tableExtent, tableTop, turnedExtent } from './table-geometry.ts'

const AT = '2026-10-01T10:00:00.000Z'

const table = (number: number, over: Partial<SeatingTable> = {}): SeatingTable => ({
  ...{ id: `t${number}`, eventId: null, number, name: null, shape: 'round', seats: 10 },
  ...{ position: null, rotation: 0, isLocked: false, isOrdered: false, hasStairs: false, createdAt: AT },
  ...over,
})

const made = fc.record({
  shape: fc.constantFrom(...TABLE_SHAPES),
  seats: fc.integer({ min: 1, max: 30 }),
})

const tables = fc
  .array(made, { maxLength: 60 })
  .map((all) => all.map((over, index) => table(index + 1, over)))

type Room = ReturnType<typeof layOutRoom>

/** Two tables that stand on one another. */
function collisions(all: readonly SeatingTable[], { places }: Room): string[] {
  const areas = all.map((one) => ({
    ...places.get(one.id)!,
    ...turnedExtent(tableExtent(one), one.rotation),
    id: one.id,
  }))
  return areas.flatMap((one, index) =>
    areas
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 1 &&
          Math.abs(one.y - other.y) < (one.depth + other.depth) / 2 - 1,
      )
      .map((other) => `${one.id} on ${other.id}`),
  )
}

describe('a table', () => {
  it('has a chair for each seat, none of which stands on its top or on another', () => {
    fc.assert(
      fc.property(made, (one) => {
        const chairs = chairsOf(one)
        expect(chairs).toHaveLength(one.seats)
        const top = tableTop(one)
        for (const [index, { x, y }] of chairs.entries()) {
          const isBeside =
            top.kind === 'round'
              ? Math.hypot(x, y) > top.radius + 18
              : Math.abs(x) >= top.width / 2 + 18 || Math.abs(y) >= top.depth / 2 + 18
          expect(isBeside).toBe(true)
          for (const other of chairs.slice(index + 1))
            expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(36)
        }
      }),
    )
  })

  it('for ten is 200 cm across when it is round, and takes both sides when it is straight', () => {
    expect(tableTop({ shape: 'round', seats: 10 })).toEqual({ kind: 'round', radius: 100 })
    const sides = chairsOf({ shape: 'rectangular', seats: 14 }).map(({ y }) => Math.sign(y))
    expect(sides.filter((side) => side < 0)).toHaveLength(7)
    expect(new Set(chairsOf({ shape: 'head', seats: 8 }).map(({ y }) => Math.sign(y)))).toEqual(new Set([-1]))
  })
})

describe('tables without a position', () => {
  it('stand apart from each other and inside a room that is as large as they need', () => {
    fc.assert(
      fc.property(tables, (all) => {
        const room = layOutRoom({ tables: all, shapes: [], room: null })
        expect(collisions(all, room)).toEqual([])
        for (const one of all) {
          const { x, y } = room.places.get(one.id)!
          const { width, depth } = tableExtent(one)
          expect(x - width / 2).toBeGreaterThanOrEqual(0)
          expect(y - depth / 2).toBeGreaterThanOrEqual(0)
          expect(x + width / 2).toBeLessThanOrEqual(room.width)
          expect(y + depth / 2).toBeLessThanOrEqual(room.depth)
        }
      }),
    )
  })

  it('stay where they are when another one is placed elsewhere, and make way for one placed on them', () => {
    const all = Array.from({ length: 12 }, (_, index) => table(index + 1))
    const before = layOutRoom({ tables: all, shapes: [], room: null })
    const moved = (position: { x: number; y: number }) =>
      all.map((one) => (one.id === 't3' ? { ...one, position } : one))
    const aside = moved({ x: before.places.get('t3')!.x + 20, y: before.places.get('t3')!.y })
    const after = layOutRoom({ tables: aside, shapes: [], room: null })
    for (const { id } of all) if (id !== 't3') expect(after.places.get(id)).toEqual(before.places.get(id))
    expect(after.places.get('t3')).toMatchObject({ x: before.places.get('t3')!.x + 20, isPlaced: true })
    const { x, y } = before.places.get('t7')!
    const onSeven = moved({ x, y })
    const made = layOutRoom({ tables: onSeven, shapes: [], room: null })
    expect(made.places.get('t3')).toMatchObject({ x, y })
    expect(collisions(onSeven, made)).toEqual([])
  })

  it('leave the dance floor free', () => {
    const all = Array.from({ length: 9 }, (_, index) => table(index + 1))
    const { places } = layOutRoom({ tables: all, shapes: [], room: null })
    const middle = places.get('t5')!
    const box = { x: middle.x, y: middle.y, width: 300, depth: 300, rotation: 0 }
    const room = layOutRoom({ tables: all, shapes: [{ box }], room: null })
    for (const place of room.places.values())
      expect(Math.max(Math.abs(place.x - box.x), Math.abs(place.y - box.y))).toBeGreaterThan(250)
    expect(collisions(all, room)).toEqual([])
  })

  it('have a room as large as the plan of the venue, unless its size is said, and stay where they are', () => {
    const all = Array.from({ length: 6 }, (_, index) => table(index + 1))
    const ground = { x: 1500, y: 1000, width: 3000, depth: 2000, rotation: 0 }
    const before = layOutRoom({ tables: all, shapes: [], room: null })
    const after = layOutRoom({ tables: all, shapes: [], room: null, ground })
    expect(after).toMatchObject({ width: 3000, depth: 2000, places: before.places })
    const sized = { width: 1200, depth: 900 }
    expect(layOutRoom({ tables: all, shapes: [], room: sized, ground })).toMatchObject(sized)
  })

  it('fill the width of a room that has a size', () => {
    const all = Array.from({ length: 6 }, (_, index) => table(index + 1))
    const room = layOutRoom({ tables: all, shapes: [], room: { width: 2500, depth: 900 } })
    expect(room).toMatchObject({ width: 2500, depth: 900 })
    expect(new Set([...room.places.values()].map(({ y }) => y)).size).toBeLessThanOrEqual(2)
  })

  it('stand on nothing in a room of any size, and below it where it has no room for them', () => {
    const side = fc.integer({ min: 200, max: 4000 })
    const box = fc.record({
      ...{ x: fc.integer({ min: 0, max: 4000 }), y: fc.integer({ min: 0, max: 4000 }) },
      ...{ width: fc.integer({ min: 5, max: 1500 }), depth: fc.integer({ min: 5, max: 1500 }) },
      rotation: fc.integer({ min: 0, max: 359 }),
    })
    const sized = fc.record({ width: side, depth: side })
    fc.assert(
      fc.property(tables, fc.array(box, { maxLength: 4 }), sized, (all, boxes, room) => {
        const made = layOutRoom({ tables: all, shapes: boxes.map((one) => ({ box: one })), room })
        expect(collisions(all, made)).toEqual([])
        for (const one of all) {
          const { x, y } = made.places.get(one.id)!
          const { width, depth } = tableExtent(one)
          const isInside = x + width / 2 <= room.width + 1 && y + depth / 2 <= room.depth + 1
          const { strip } = made
          const isInStrip =
            strip !== null &&
            y - depth / 2 >= Math.max(strip.y, room.depth) - 1 &&
            y + depth / 2 <= strip.y + strip.depth + 1 &&
            x + width / 2 <= strip.x + strip.width + 1
          expect([isInside, isInStrip]).toContain(true)
          expect(x - width / 2).toBeGreaterThanOrEqual(-1)
        }
      }),
    )
  })

  it('that do not fit stand on no table that somebody has placed outside of a room made smaller', () => {
    const all = Array.from({ length: 8 }, (_, index) => table(index + 1))
    all[0] = table(1, { position: { x: 300, y: 1400 } })
    const room = layOutRoom({ tables: all, shapes: [], room: { width: 700, depth: 700 } })
    expect(collisions(all, room)).toEqual([])
    expect(room.strip).not.toBeNull()
    expect(layOutRoom({ tables: all, shapes: [], room: { width: 4000, depth: 4000 } }).strip).toBeNull()
  })
})
