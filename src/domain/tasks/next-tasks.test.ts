import { describe, expect, it } from 'vitest'
import { nextTasks } from './next-tasks.ts'
import type { Task } from './tasks.ts'
import type { WeddingFacts } from './wedding-facts.ts'

const NO_FACTS: WeddingFacts = { holding: [], confirmed: [] }

let added = 0
const task = (
  title: string,
  changes: Partial<Task> = {},
): Pick<Task, 'id' | 'title' | 'due' | 'mark' | 'rule' | 'createdAt'> => ({
  id: title,
  title,
  due: null,
  mark: null,
  rule: null,
  createdAt: new Date(Date.UTC(2026, 10, 1, 0, added++)).toISOString(),
  ...changes,
})

const titles = (tasks: ReturnType<typeof task>[], eventDate: string | null, facts = NO_FACTS) =>
  nextTasks(tasks, facts, eventDate).next.map(({ title, day }) => `${title} ${day}`)

describe('the next tasks', () => {
  const tasks = [
    task('sin día'),
    task('cursillo', { due: { kind: 'days', daysBefore: 133 } }),
    task('señal', { due: { kind: 'day', on: '2026-11-14' } }),
    task('prueba', { due: { kind: 'days', daysBefore: 134 } }),
  ]

  it('come by their days, which follow the date of the wedding', () => {
    expect(titles(tasks, '2027-04-10')).toEqual([
      'señal 2026-11-14',
      'prueba 2026-11-27',
      'cursillo 2026-11-28',
      'sin día null',
    ])
  })

  it('have no day before the wedding has one, and stand last as they were added', () => {
    expect(titles(tasks, null)).toEqual(['señal 2026-11-14', 'sin día null', 'cursillo null', 'prueba null'])
  })

  it('are twelve at most, so that others take the place of those that are ticked without a network', () => {
    const many = Array.from({ length: 40 }, (_, index) => task(`tarea ${index}`))
    expect(nextTasks(many, NO_FACTS, null)).toMatchObject({ open: 40, total: 40, next: { length: 12 } })
  })

  it('leave out what is done by hand or by a fact, and what is not needed', () => {
    const some = [
      task('hecha', { mark: 'done' }),
      task('sobra', { mark: 'unneeded' }),
      task('lista', { rule: { fact: 'guestsAdded' } }),
      task('abierta otra vez', { rule: { fact: 'guestsAdded' }, mark: 'open' }),
    ]
    const facts: WeddingFacts = { ...NO_FACTS, holding: ['guestsAdded'] }
    expect(titles(some, null, facts)).toEqual(['abierta otra vez null'])
    expect(nextTasks(some, facts, null)).toMatchObject({ open: 1, total: 3 })
  })
})
