import { describe, expect, it } from 'vitest'
import { moveTask, sectionBeside } from './move-task.ts'
import type { Task, TaskDue } from './tasks.ts'

/** 141 days are left: the present section is the one of six months. */
const calendar = { today: '2026-11-20', eventDate: '2027-04-10' }
const undated = { today: '2026-11-20', eventDate: null }

const task = (due: TaskDue | null) => ({ title: 'Mirar alianzas', due }) as Task

describe('a task that is moved with the keys', () => {
  it.each([
    ['six-months', 1, 'four-months'],
    ['four-months', -1, 'six-months'],
    ['after', 1, 'undated'],
    ['undated', 1, null],
    ['six-months', -1, null],
  ] as const)('goes from %s by %s to %s', (section, step, to) => {
    expect(sectionBeside(section, step, calendar)).toBe(to)
  })

  it('goes to the present section when it was left behind, and to none that is over', () => {
    expect(sectionBeside('ten-months', 1, calendar)).toBe('six-months')
    expect(sectionBeside('ten-months', -1, calendar)).toBe(null)
  })

  it('passes through all sections of a wedding without a date, after those without a place', () => {
    expect(sectionBeside('undated', 1, undated)).toBe('twelve-months')
    expect(sectionBeside('twelve-months', -1, undated)).toBe('undated')
  })
})

describe('a task in another section', () => {
  it('gets a day of it that moves with the wedding, and is told with it', () => {
    const one = { task: task({ kind: 'days', daysBefore: 140 }), section: 'six-months' } as const
    expect(moveTask(one, 'three-months', calendar)).toEqual({
      due: { kind: 'days', daysBefore: 76 },
      said: '«Mirar alianzas» pasa a «Tres meses antes», dom 24 ene.',
    })
  })

  it('is never late in the present one', () => {
    const one = { task: task(null), section: 'undated' } as const
    const due = moveTask(one, 'six-months', calendar)!.due
    expect(due).toMatchObject({ kind: 'days' })
    expect((due as { daysBefore: number }).daysBefore).toBeLessThanOrEqual(141)
  })

  it('says that a fixed day was given up', () => {
    const one = { task: task({ kind: 'day', on: '2026-12-01' }), section: 'six-months' } as const
    expect(moveTask(one, 'undated', calendar)).toEqual({
      due: null,
      said: '«Mirar alianzas» pasa a «Sin colocar». Ya no tiene un día fijo.',
    })
  })

  it('is left as it is in its own', () => {
    const one = { task: task({ kind: 'day', on: '2026-12-01' }), section: 'six-months' } as const
    expect(moveTask(one, 'six-months', calendar)).toBe(null)
  })
})
