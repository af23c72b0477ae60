import { expect, it } from 'vitest'
import { movedWedding } from './moved-wedding.ts'
import type { Task } from './tasks.ts'
import type { WeddingFacts } from './wedding-facts.ts'

const facts: WeddingFacts = { holding: ['guestsAdded'], confirmed: [] }
const task = (title: string, rest: Partial<Task>) =>
  ({ id: title, title, due: null, mark: null, rule: null, createdAt: '2026-01-01', ...rest }) as Task

const tasks = [
  task('Mirar alianzas', { due: { kind: 'days', daysBefore: 100 } }),
  task('Reservar', { due: { kind: 'days', daysBefore: 200 } }),
  task('Hecha', { due: { kind: 'days', daysBefore: 30 }, mark: 'done' }),
  task('Sola', { due: { kind: 'days', daysBefore: 30 }, rule: { fact: 'guestsAdded' } }),
  task('Notario', { due: { kind: 'day', on: '2027-03-02' } }),
  task('Cita', { due: { kind: 'day', on: '2026-12-02' } }),
  task('Sin fecha', {}),
]
const today = '2026-11-20'
const moved = (from: string | null, to: string | null) =>
  movedWedding(tasks, facts, { today, eventDate: from }, { today, eventDate: to })

it('another date moves what is open and counted from it, and leaves fixed days', () => {
  expect(moved('2027-04-10', '2027-05-10')).toEqual({
    moving: 2,
    fixed: [
      { id: 'Cita', title: 'Cita', on: '2026-12-02' },
      { id: 'Notario', title: 'Notario', on: '2027-03-02' },
    ],
    newlyLate: 0,
  })
})

it('an earlier date tells how many more are left behind', () => {
  expect(moved('2027-04-10', '2027-02-01').newlyLate).toBe(1)
})

it('a first date, and none any more, concern them too', () => {
  expect(moved(null, '2027-04-10')).toMatchObject({ moving: 2, newlyLate: 1 })
  expect(moved('2027-04-10', null)).toMatchObject({ moving: 2, newlyLate: 0 })
})
