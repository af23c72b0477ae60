import { describe, expect, it } from 'vitest'
import {
  FACTS,
  markAfter,
  TASK_FACTS,
  type TaskFact,
  type TaskRule,
  taskState,
  type WeddingFacts,
} from './task-rules.ts'

const NOTHING: WeddingFacts = {
  hasBudget: false,
  hasPlanner: false,
  guests: 0,
  pendingGuests: 0,
  families: 0,
  invitedFamilies: 0,
  hasStyle: false,
  images: 0,
  agendaItems: 0,
  vendorsWithSheet: 0,
  catererSheets: 0,
  confirmed: [],
}

/** Facts that are enough for each, and some that are not. */
const CASES: Record<TaskFact, { enough: Partial<WeddingFacts>; short: Partial<WeddingFacts> }> = {
  budgetSet: { enough: { hasBudget: true }, short: { guests: 3 } },
  plannerJoined: { enough: { hasPlanner: true }, short: {} },
  guestsAdded: { enough: { guests: 1 }, short: { families: 0 } },
  invitationsSent: {
    enough: { families: 2, invitedFamilies: 2 },
    short: { families: 2, invitedFamilies: 1 },
  },
  everybodyAnswered: { enough: { guests: 2, pendingGuests: 0 }, short: { guests: 2, pendingGuests: 1 } },
  styleChosen: { enough: { hasStyle: true }, short: {} },
  inspirationUsed: { enough: { images: 1 }, short: {} },
  agendaMade: { enough: { agendaItems: 1 }, short: {} },
  agendaShared: { enough: { vendorsWithSheet: 1 }, short: { agendaItems: 9 } },
  catererSheetSent: { enough: { catererSheets: 1 }, short: {} },
}

const stateOf = (
  rule: TaskRule | null,
  facts: Partial<WeddingFacts>,
  mark: 'done' | 'open' | 'unneeded' | null = null,
) => taskState({ rule, mark }, { ...NOTHING, ...facts })

describe('a task that a fact ticks', () => {
  it.each(TASK_FACTS)('%s: is done once it holds, says why, and opens again', (fact) => {
    const { enough, short } = CASES[fact]
    expect(stateOf({ fact }, enough)).toEqual({
      state: 'done',
      reason: FACTS[fact].reason({ ...NOTHING, ...enough }),
    })
    expect(stateOf({ fact }, short)).toEqual({ state: 'open', reason: null })
    expect(stateOf({ fact }, {})).toEqual({ state: 'open', reason: null })
  })

  it.each([
    ['La Alacena de Triana', 'La Alacena de Triana está confirmada'],
    ['Barra Sur', 'Barra Sur está confirmado'],
    ['Los Compadres', 'Los Compadres están confirmados'],
    ['Lassie Catering', 'Lassie Catering está confirmado'],
    [null, 'está confirmado en Proveedores'],
    ['  ', 'está confirmado en Proveedores'],
  ])('is done by the vendor %s of one of its components', (name, reason) => {
    const rule: TaskRule = { fact: 'componentConfirmed', componentTypes: ['salon', 'catering'] }
    expect(stateOf(rule, { confirmed: [{ componentType: 'catering', name }] })).toEqual({
      state: 'done',
      reason,
    })
    expect(stateOf(rule, { confirmed: [{ componentType: 'finca', name }] }).state).toBe('open')
  })
})

describe('what a person has said of a task', () => {
  const rule = { fact: 'guestsAdded' } as const

  it('wins over the fact', () => {
    expect(stateOf(rule, {}, 'done')).toEqual({ state: 'done', reason: null })
    expect(stateOf(rule, { guests: 3 }, 'open').state).toBe('open')
    expect(stateOf(rule, { guests: 3 }, 'unneeded').state).toBe('unneeded')
    expect(stateOf(null, { guests: 3 }).state).toBe('open')
  })

  it('is a mark where they ticked it, and only against a fact where they took the tick away', () => {
    expect(markAfter(true, { rule }, NOTHING)).toBe('done')
    expect(markAfter(false, { rule }, { ...NOTHING, guests: 1 })).toBe('open')
    expect(markAfter(false, { rule }, NOTHING)).toBeNull()
    expect(markAfter(false, { rule: null }, NOTHING)).toBeNull()
  })
})
