import { describe, expect, it } from 'vitest'
import { markAfter, type TaskRule, taskState } from './task-rules.ts'
import { FACTS, TASK_FACTS, type WeddingFacts } from './wedding-facts.ts'

const NOTHING: WeddingFacts = { holding: [], confirmed: [] }

const stateOf = (
  rule: TaskRule | null,
  facts: Partial<WeddingFacts>,
  mark: 'done' | 'open' | 'unneeded' | null = null,
) => taskState({ rule, mark }, { ...NOTHING, ...facts })

describe('a task that a fact ticks', () => {
  it.each(TASK_FACTS)('%s: is done while it holds, and says why', (fact) => {
    expect(stateOf({ fact }, { holding: [fact] })).toEqual({ state: 'done', reason: FACTS[fact].reason })
    const others = TASK_FACTS.filter((one) => one !== fact)
    expect(stateOf({ fact }, { holding: others })).toEqual({ state: 'open', reason: null })
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

it('the task of the tables says how many sit, as long as it is open', () => {
  const seats = { seated: 96, coming: 1_160 }
  expect(stateOf({ fact: 'tablesMade' }, { seats })).toMatchObject({ progress: '96 de 1.160 sentados' })
  expect(stateOf({ fact: 'tablesMade' }, { seats }, 'open').progress).toBe('96 de 1.160 sentados')
  expect(stateOf({ fact: 'tablesMade' }, { seats }, 'done').progress).toBeUndefined()
  expect(stateOf({ fact: 'guestsAdded' }, { seats }).progress).toBeUndefined()
  expect(stateOf({ fact: 'tablesMade' }, {}).progress).toBeUndefined()
})

describe('what a person has said of a task', () => {
  const rule = { fact: 'guestsAdded' } as const

  it('wins over the fact', () => {
    expect(stateOf(rule, {}, 'done')).toEqual({ state: 'done', reason: null })
    expect(stateOf(rule, { holding: ['guestsAdded'] }, 'open').state).toBe('open')
    expect(stateOf(rule, { holding: ['guestsAdded'] }, 'unneeded').state).toBe('unneeded')
    expect(stateOf(null, { holding: ['guestsAdded'] }).state).toBe('open')
  })

  it('is a mark where they ticked it, and only against a fact where they took the tick away', () => {
    expect(markAfter(true, { rule }, NOTHING)).toBe('done')
    expect(markAfter(false, { rule }, { ...NOTHING, holding: ['guestsAdded'] })).toBe('open')
    expect(markAfter(false, { rule }, NOTHING)).toBeNull()
    expect(markAfter(false, { rule: null }, NOTHING)).toBeNull()
  })
})

describe('a task about giving rooms back', () => {
  const task = { id: 'block', rule: null }
  const rooms = (isSettled: boolean): WeddingFacts => ({
    ...NOTHING,
    rooms: [{ taskId: 'block', isSettled }],
  })

  it('is done once nothing is left to give back, and says so', () => {
    expect(taskState({ ...task, mark: null }, rooms(false)).state).toBe('open')
    expect(taskState({ ...task, mark: null }, rooms(true))).toEqual({
      state: 'done',
      reason: 'no queda ninguna habitación por devolver',
    })
    expect(taskState({ ...task, id: 'another', mark: null }, rooms(true)).state).toBe('open')
  })

  it('yields to the word of a person', () => {
    expect(taskState({ ...task, mark: 'open' }, rooms(true)).state).toBe('open')
    expect(markAfter(false, task, rooms(true))).toBe('open')
    expect(markAfter(false, task, rooms(false))).toBeNull()
  })
})
