import { describe, expect, it } from 'vitest'
import { afterMoves, publishable, withDrafts } from './seat-drafts.ts'
import type { SeatingPerson } from './seating.ts'

const person = (guestId: string, tableId: string | null, comes = true): SeatingPerson => ({
  ...{ id: guestId, guestId, eventId: null, name: guestId, age: 'adult', side: null, comes },
  ...{ householdId: null, householdName: null, tableId, isLocked: true, chair: 1, language: 'es' },
  needsHighChair: false,
  createdAt: '2026-11-26T00:00:00Z',
})
const tables = [
  { id: 'one', seats: 1 },
  { id: 'two', seats: 2 },
]
const move = (guestId: string, from: string | null, to: string | null) => ({ guestId, from, to })

describe('the plan as its draft would have it', () => {
  it('has people where they were prepared, without the lock and the chair they had', () => {
    const [ana, eva] = withDrafts(
      [person('ana', 'one'), person('eva', null)],
      [move('ana', 'one', 'two')],
      tables,
    )
    expect(ana).toMatchObject({ tableId: 'two', isLocked: false, chair: null })
    expect(eva).toMatchObject({ tableId: null })
  })

  it('leaves who does not come, and whose prepared table was removed', () => {
    const people = [person('ana', 'one', false), person('eva', 'one')]
    const drafts = [move('ana', 'one', 'two'), move('eva', 'one', 'three')]
    expect(withDrafts(people, drafts, tables)).toEqual(people)
  })
})

describe('a draft after a move in it', () => {
  const people = [person('ana', 'three')]

  it('keeps where it began, and begins where the guest sits now once that was shown', () => {
    expect(afterMoves([move('ana', 'one', 'two')], people, [move('ana', 'two', null)])).toEqual([
      move('ana', 'one', null),
    ])
    expect(afterMoves([], people, [move('ana', 'three', null)])).toEqual([move('ana', 'three', null)])
  })

  it('is none of those who go back to the published seat', () => {
    expect(afterMoves([move('ana', 'one', 'two')], people, [move('ana', 'two', 'three')])).toEqual([])
  })
})

describe('what of a draft can be published', () => {
  it('is an exchange at two full tables', () => {
    const people = [person('ana', 'one'), person('eva', 'two'), person('luis', 'two')]
    const moves = [move('ana', 'one', 'two'), move('eva', 'two', 'one')]
    expect(publishable(people, tables, moves)).toEqual({ made: moves, left: [] })
  })

  it('names what is wrong with the others', () => {
    const people = [person('ana', 'two'), person('eva', null, false), person('luis', null)]
    const moves = [
      ...[move('ana', 'one', null), move('eva', null, 'one'), move('luis', null, 'three')],
      move('pau', null, 'one'),
    ]
    expect(publishable(people, tables, moves)).toEqual({
      made: [],
      left: [
        { guestId: 'ana', problem: 'elsewhere' },
        { guestId: 'eva', problem: 'notComing' },
        { guestId: 'luis', problem: 'noTable' },
        { guestId: 'pau', problem: 'gone' },
      ],
    })
  })

  it('is not who takes the seat of one who stays', () => {
    const people = [person('ana', 'two'), person('eva', null), person('luis', 'one')]
    // Luis was seated by another member meanwhile, so that his seat is not free for Eva.
    const moves = [move('luis', null, 'two'), move('eva', null, 'one')]
    expect(publishable(people, tables, moves).left).toEqual([
      { guestId: 'luis', problem: 'elsewhere' },
      { guestId: 'eva', problem: 'full' },
    ])
  })

  it('is what sits there already', () => {
    expect(publishable([person('ana', 'one')], tables, [move('ana', null, 'one')]).made).toHaveLength(1)
  })

  it('leaves a table alone that has too many people without the draft', () => {
    const people = [person('ana', 'one'), person('eva', 'one'), person('luis', 'one')]
    const moves = [move('ana', 'one', 'two')]
    expect(publishable(people, tables, moves)).toEqual({ made: moves, left: [] })
  })
})
