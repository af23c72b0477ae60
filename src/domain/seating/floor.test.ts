import { describe, expect, it } from 'vitest'
import { floorOf } from './floor.ts'
import type { SeatingTable } from './seating.ts'

const table = (id: string): SeatingTable => ({
  ...{ id, seats: 10, eventId: null, number: 1, name: null, shape: 'round', position: null, rotation: 0 },
  ...{ isLocked: false, isOrdered: false, hasStairs: false, createdAt: '2026-11-26T00:00:00Z' },
})

/** Nine tables in three rows, four metres apart. */
const tables = Array.from({ length: 9 }, (_, index) => table(`t${index}`))
const places = new Map(
  tables.map(({ id }, index) => [id, { x: 200 + (index % 3) * 400, y: 200 + Math.floor(index / 3) * 400 }]),
)

const nearTo = (kind: 'door' | 'dance_floor', box: { x: number; y: number; rotation?: number }) =>
  floorOf(tables, places, [{ kind, box: { width: 100, depth: 100, rotation: 0, ...box } }]).nearPlace[
    kind
  ]!.flatMap((isNear, index) => (isNear ? [index] : []))

describe('tables that stand near', () => {
  it('are the next ones, also at the corner, and the table itself', () => {
    const { near } = floorOf(tables, places, [])
    expect(near[4]).toEqual(tables.map(() => true))
    expect(near[0]!.flatMap((isNear, index) => (isNear ? [index] : []))).toEqual([0, 1, 3, 4])
  })

  it('are beside a place, by its edge', () => {
    expect(nearTo('dance_floor', { x: 200, y: -100 })).toEqual([0])
    expect(nearTo('dance_floor', { x: 400, y: 400 })).toEqual([0, 1, 3, 4])
  })

  it('are the nearest of them where none is beside the place', () => {
    expect(nearTo('door', { x: 200, y: 3000 })).toEqual([6, 7])
  })

  it('are not told of a place that is not in the room', () => {
    expect(floorOf(tables, places, []).nearPlace.door).toBeUndefined()
  })
})
