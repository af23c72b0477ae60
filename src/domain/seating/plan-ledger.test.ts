import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weddings } from '../../../tests/support/any-wedding.ts'
import { ledgerOf } from './plan-ledger.ts'
import { costOf, type Room, roomOf, type Wanted } from './proposal-cost.ts'
import { searchPlan } from './search-plan.ts'

/** Tables of a square room, beside the door and the music. */
const withFloor = (wanted: Wanted): Wanted => ({
  ...wanted,
  floor: {
    near: wanted.tables.map((_, one) => wanted.tables.map((__, other) => Math.abs(one - other) < 2)),
    nearPlace: { door: wanted.tables.map((_, table) => table === 0) },
  },
})

/** The least that a plan of a room can cost, by trying all of them. */
function leastOf(room: Room): number {
  const seats = [...room.present]
  const free = room.tables.map(
    ({ seats: count, isLocked }, table) => (isLocked ? 0 : count) - seats.filter((at) => at === table).length,
  )
  const movable = room.people.flatMap((_, person) => (room.isFixed[person] ? [] : [person]))
  for (const person of movable) if (seats[person] !== -1) free[seats[person]!]! += 1
  const tried = (at: number): number => {
    const person = movable[at]
    if (person === undefined) return costOf(room, seats)
    return Math.min(
      ...[-1, ...free.keys()].flatMap((table) => {
        if (table !== -1 && free[table]! <= 0) return []
        seats[person] = table
        if (table !== -1) free[table]! -= 1
        const least = tried(at + 1)
        if (table !== -1) free[table]! += 1
        return [least]
      }),
    )
  }
  return tried(0)
}

describe('the ledger of a plan', () => {
  it('has the cost that its seats have, whoever moves, and when that is taken back', () => {
    const moves = fc.array(fc.tuple(fc.nat(), fc.integer({ min: -1, max: 5 }), fc.boolean()), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(weddings(24), moves, (wanted, steps) => {
        const room = roomOf(withFloor(wanted))
        fc.pre(room.people.length > 0)
        const ledger = ledgerOf(room, room.present)
        expect(ledger.cost()).toBe(costOf(room, ledger.seats))
        for (const [at, to, isTakenBack] of steps) {
          if (to >= room.tables.length) continue
          const person = at % room.people.length
          const from = ledger.seats[person]!
          if (from === to) continue
          ledger.move(person, to)
          expect(ledger.cost()).toBe(costOf(room, ledger.seats))
          if (!isTakenBack) continue
          ledger.move(person, from)
          ledger.wasTakenBack()
          expect(ledger.cost()).toBe(costOf(room, ledger.seats))
        }
      }),
      { numRuns: 300 },
    )
  })
})

it('a very small wedding gets the best plan that there is', () => {
  fc.assert(
    fc.property(weddings(6), fc.nat(), (wanted, seed) => {
      const room = roomOf(withFloor({ ...wanted, tables: wanted.tables.slice(0, 3) }))
      expect(costOf(room, searchPlan(room, seed))).toBe(Math.min(leastOf(room), costOf(room, room.present)))
    }),
    { numRuns: 40 },
  )
})
