import { describe, expect, it } from 'vitest'
import type { SeatingPerson } from './seating.ts'
import type { SeatingRule } from './seating-rules.ts'
import { suggestedRules } from './suggested-rules.ts'

const AT = '2026-11-26T00:00:00Z'

const person = (name: string, householdId: string, over: Partial<SeatingPerson> = {}): SeatingPerson => ({
  ...{ id: name, guestId: name, eventId: null, name, age: 'adult', side: null, comes: true, tableId: null },
  ...{
    householdId,
    householdName: null,
    language: 'es',
    needsHighChair: false,
    isLocked: false,
    chair: null,
  },
  createdAt: AT,
  ...over,
})

const pair = (id: string, surname: string, over: Partial<SeatingPerson> = {}) => [
  person(`Ana ${surname}`, id, over),
  person(`Luis ${surname}`, id, over),
]

const kinds = (people: SeatingPerson[], rules: SeatingRule[] = []) =>
  suggestedRules(people, rules).map(({ kind }) => kind)

describe('the rules that the list suggests', () => {
  it('are none where it says nothing', () => {
    expect(kinds([...pair('a', 'Gil'), ...pair('b', 'Mas')])).toEqual([])
  })

  it('keep families of one surname together', () => {
    const [rule] = suggestedRules([...pair('a', 'Etxeberria'), ...pair('b', 'Etxebérria')], [])
    expect(rule).toMatchObject({ kind: 'together', isFirm: false, householdId: 'a', otherHouseholdId: 'b' })
  })

  it('keep children near their parents', () => {
    expect(kinds([...pair('a', 'Gil'), person('Leo Gil', 'a', { age: 'child' })])).toEqual(['parents'])
  })

  it('keep a small group of the list together, and no half of the wedding', () => {
    const halves = [...pair('a', 'Gil', { side: 'Lucía' }), ...pair('b', 'Mas', { side: 'Martín' })]
    const more = [...pair('d', 'Rey', { side: 'Lucía' }), ...pair('e', 'Sol', { side: 'Martín' })]
    const choir = ['Eva Paz', 'Iris Luz', 'Noa Mar'].map((name) => person(name, 'c', { side: 'Coro' }))
    expect(suggestedRules([...halves, ...more, ...choir], [])).toMatchObject([
      { kind: 'together', side: 'Coro' },
    ])
  })

  it('find somebody to speak with, and company for who comes alone', () => {
    const english = [...pair('a', 'Smith', { language: 'en' }), person('Kate Moss', 'b', { language: 'en' })]
    expect(kinds(english)).toEqual(['language', 'language', 'company'])
  })

  it('leave out what is written, and what was dismissed', () => {
    const people = [...pair('a', 'Gil'), person('Leo Gil', 'a', { age: 'child' })]
    const [suggested] = suggestedRules(people, [])
    const written = { ...suggested!, id: 'r', isDismissed: true, createdBy: null, createdAt: AT }
    expect(suggestedRules(people, [written])).toEqual([])
  })
})
