import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { TABLE_SEATS_MAX, TABLES_MAX } from '../seating/seating.ts'
import { type KnownSeating, type ListedGuest, planTables } from './imported-tables.ts'

const NONE: KnownSeating = { tables: [], people: [] }
const plan = (guests: ListedGuest[], known = NONE, moves = false) =>
  planTables(guests, known, { moves, newId: (table) => `new ${table}` })
const coming = (guestId: string, table?: string): ListedGuest => ({ guestId, table, comes: true })
const many = (count: number, table: string, prefix = 'g') =>
  Array.from({ length: count }, (_, index) => coming(`${prefix}${index}`, table))
const one = (id: string, number: number, seats: number, name: string | null = null) => ({
  id,
  number,
  seats,
  name,
})
const sitting = (guestId: string, tableId: string | null, comes = true) => ({ guestId, tableId, comes })

describe('tables of a list', () => {
  it('are those of the wedding with that number or name, else new ones with enough seats', () => {
    const known = { tables: [one('t4', 4, 8), one('t7', 7, 8, 'Los Primos')], people: [] }
    const { tables, seats, full } = plan(
      [coming('a', 'Mesa 4'), coming('b', 'los primos'), ...many(9, 'Amigas'), ...many(14, '2', 'h')],
      known,
    )
    expect(tables).toMatchObject([
      { number: 8, name: 'Amigas', seats: 10, shape: 'round' },
      { number: 2, name: null, seats: 14, shape: 'rectangular' },
    ])
    expect(seats.slice(0, 2)).toEqual([
      { guestId: 'a', from: null, tableId: 't4' },
      { guestId: 'b', from: null, tableId: 't7' },
    ])
    expect([seats.length, full]).toEqual([25, []])
  })

  it('with a number that has another name are tables of their own', () => {
    const { tables } = plan([coming('a', '4 · Amigos')], { tables: [one('t4', 4, 8, 'Tíos')], people: [] })
    expect(tables).toMatchObject([{ number: 5, name: 'Amigos' }])
  })

  it('that are written in two ways are one', () => {
    expect(plan([coming('a', '4'), coming('b', '4 · Primos'), coming('c', 'PRIMOS')]).tables).toMatchObject([
      { number: 4, name: 'Primos', seats: 8 },
    ])
  })

  it('have thirty seats at most: who is more stays without one, and is told', () => {
    const { tables, seats, full } = plan(many(31, 'Mesa 4'))
    expect([tables[0]!.seats, seats.length]).toEqual([TABLE_SEATS_MAX, 30])
    expect(full).toEqual([{ table: { number: 4, name: null }, people: 1 }])
  })

  it('are two hundred at most', () => {
    const guests = Array.from({ length: 300 }, (_, index) => coming(`g${index}`, `Mesa ${index + 1}`))
    const { tables, seats, full } = plan(guests)
    expect([tables.length, seats.length, full.length]).toEqual([TABLES_MAX, TABLES_MAX, 100])
  })

  it('are not made for people who do not come, or who stay where they sit', () => {
    const known = { tables: [one('t1', 1, 8)], people: [sitting('a', 't1')] }
    const { tables, seats, waiting, elsewhere } = plan(
      [coming('a', '9'), { guestId: 'b', table: '9', comes: false }],
      known,
    )
    expect([tables, seats, [...waiting], elsewhere]).toEqual([[], [], ['b'], 1])
  })
})

describe('people who sit already', () => {
  const known = {
    tables: [one('t1', 1, 1), one('t2', 2, 1)],
    people: [sitting('a', 't1'), sitting('b', 't2')],
  }

  it('stay where they are, and where the list says when it is to be taken', () => {
    const guests = [coming('a', '2'), coming('b', '1')]
    expect(plan(guests, known)).toMatchObject({ seats: [], elsewhere: 2 })
    expect(plan(guests, known, true).seats).toEqual([
      { guestId: 'a', from: 't1', tableId: 't2' },
      { guestId: 'b', from: 't2', tableId: 't1' },
    ])
  })

  it('keep their seat when the other table is full', () => {
    expect(plan([coming('a', '2'), coming('c', '1')], known, true)).toMatchObject({
      seats: [],
      full: [{}, {}],
    })
  })
})

const TABLE_IDS = ['t1', 't2', 't3']
const guests = fc.uniqueArray(
  fc.record({
    guestId: fc.nat(40).map(String),
    table: fc.option(fc.constantFrom('1', '2', '3', '4', 'Primos', '5 · Amigos', '-'), { nil: undefined }),
    comes: fc.boolean(),
  }),
  { selector: ({ guestId }) => guestId, maxLength: 40 },
)
const seating = fc.record({
  tables: fc.constant(TABLE_IDS.map((id, at) => one(id, at + 1, 3))),
  people: fc.uniqueArray(
    fc.record({
      guestId: fc.nat(60).map(String),
      tableId: fc.constantFrom(...TABLE_IDS, null),
      comes: fc.boolean(),
    }),
    { selector: ({ guestId }) => guestId, maxLength: 40 },
  ),
})

test('no table gets more people than seats, nobody is moved unasked, and all are accounted for', () => {
  fc.assert(
    fc.property(guests, seating, fc.boolean(), (listed, known, moves) => {
      const done = plan(listed, known, moves)
      const now = new Map(known.people.map((each) => [each.guestId, each.tableId]))
      for (const { guestId, from, tableId } of done.seats) {
        expect(now.get(guestId) ?? null).toBe(from)
        if (!moves) expect(from).toBeNull()
        now.set(guestId, tableId)
      }
      const comes = new Map([...known.people, ...listed].map((each) => [each.guestId, each.comes]))
      for (const { id, seats } of [...known.tables, ...done.tables]) {
        const at = (table: string) =>
          [...now].filter(([guestId, where]) => where === table && comes.get(guestId))
        const before = known.people.filter((each) => each.tableId === id && comes.get(each.guestId)).length
        expect(at(id).length).toBeLessThanOrEqual(Math.max(seats, before))
      }
      const told = done.full.reduce((sum, { people }) => sum + people, 0)
      const asking = listed.filter(({ guestId, table, comes }) => {
        const at = known.people.find((each) => each.guestId === guestId)?.tableId ?? null
        return (
          comes &&
          table &&
          table !== '-' &&
          (at === null || moves) &&
          at !== ['t1', 't2', 't3'][Number(table) - 1]
        )
      })
      expect(done.seats.length + told).toBe(asking.length)
    }),
  )
})
