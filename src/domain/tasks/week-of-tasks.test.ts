import { describe, expect, it } from 'vitest'
import type { Task } from './tasks.ts'
import type { WeddingFacts } from './wedding-facts.ts'
import { digestOf } from './week-of-tasks.ts'

const MONDAY = '2027-03-01'
const WEDDING = '2027-04-10'
const LUCIA = { userId: 'lucia', isCouple: true }
const ELENA = { userId: 'elena', isCouple: false }

const FACTS: WeddingFacts = { holding: ['budgetSet'], confirmed: [] }

const task = (title: string, over: Partial<Task> = {}): Task => ({
  id: title,
  title,
  due: { kind: 'day', on: '2027-03-03' },
  assignees: [],
  notes: null,
  about: null,
  rule: null,
  mark: null,
  suggestionKey: null,
  isDraft: false,
  createdAt: '2027-01-01T00:00:00.000Z',
  ...over,
})

const titles = (tasks: Task[], reader = LUCIA, over: object = {}) =>
  digestOf({ tasks, facts: FACTS, weddingDate: WEDDING, today: MONDAY, ...over }, reader).map(
    ({ title }) => title,
  )

const on = (day: string) => ({ due: { kind: 'day', on: day } as const })

describe('the digest of a week', () => {
  it('tells of what is due until Sunday, the earliest first, with what was left behind lately', () => {
    const tasks = [
      task('domingo', on('2027-03-07')),
      task('lunes', on('2027-03-01')),
      task('lunes que viene', on('2027-03-08')),
      task('la semana pasada', on('2027-02-24')),
      task('hace meses', on('2026-11-01')),
      task('sin día', { due: null }),
    ]
    expect(titles(tasks)).toEqual(['la semana pasada', 'lunes', 'domingo'])
  })

  it('counts days before the wedding, which nobody has to move', () => {
    const tasks = [task('37 días antes', { due: { kind: 'days', daysBefore: 37 } })]
    expect(titles(tasks)).toEqual(['37 días antes'])
    expect(titles(tasks, LUCIA, { weddingDate: null })).toEqual([])
    expect(titles(tasks, LUCIA, { weddingDate: '2028-04-10' })).toEqual([])
  })

  it('leaves out what is done, by a person or a fact, and what is not needed', () => {
    const tasks = [
      task('hecha', { mark: 'done' }),
      task('por el presupuesto', { rule: { fact: 'budgetSet' } }),
      task('no hace falta', { mark: 'unneeded' }),
    ]
    expect(titles(tasks)).toEqual([])
  })

  it('is of the own tasks, and for the couple of those that nobody has', () => {
    const hers = { assignees: [{ kind: 'member', userId: 'elena' } as const] }
    const puri = { assignees: [{ kind: 'person', name: 'Puri' } as const] }
    const tasks = [task('de nadie'), task('de Elena', hers), task('de Puri', puri)]
    expect(titles(tasks)).toEqual(['de nadie'])
    expect(titles(tasks, ELENA)).toEqual(['de Elena'])
  })

  it('does not come for what was left behind alone, nor on the day of the wedding', () => {
    expect(titles([task('la semana pasada', on('2027-02-24'))])).toEqual([])
    expect(titles([task('hoy', on(MONDAY))], LUCIA, { weddingDate: MONDAY })).toEqual([])
  })
})
