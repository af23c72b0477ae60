import { describe, expect, it } from 'vitest'
import type { PlacedTask } from './placed-task.ts'
import { countTasks, groupTasks } from './task-groups.ts'
import type { TaskSectionKey } from './task-sections.ts'

let made = 0

const placed = (section: TaskSectionKey, state: 'open' | 'done' | 'unneeded' = 'open'): PlacedTask => {
  made += 1
  return {
    task: { id: `t${made}`, createdAt: `2026-01-01T00:00:${String(made).padStart(2, '0')}Z` },
    state: { state, reason: null },
    date: null,
    days: null,
    section,
    isLate: false,
  } as unknown as PlacedTask
}

const isLeft = ({ state }: PlacedTask) => state.state === 'open'

const named = (tasks: PlacedTask[], current: Parameters<typeof groupTasks>[1]) =>
  groupTasks(tasks, current, isLeft).map(
    ({ first, last, isOpen }) => `${first === last ? first : `${first} – ${last}`}${isOpen ? ' open' : ''}`,
  )

describe('the list of tasks', () => {
  it('folds the sections that are all done, opens the present one and the next', () => {
    const tasks = [
      placed('twelve-months', 'done'),
      placed('ten-months', 'done'),
      placed('eight-months', 'done'),
      placed('six-months'),
      placed('four-months'),
      placed('three-months'),
    ]
    expect(named(tasks, 'six-months')).toEqual([
      'twelve-months – eight-months',
      'six-months open',
      'four-months open',
      'three-months',
      'two-months',
      'last-month',
      'last-week',
      'after',
    ])
  })

  it('keeps an earlier section open that has something left', () => {
    const tasks = [placed('twelve-months', 'done'), placed('ten-months'), placed('eight-months', 'done')]
    expect(named(tasks, 'six-months').slice(0, 3)).toEqual([
      'twelve-months',
      'ten-months open',
      'eight-months',
    ])
  })

  it('leaves earlier sections without tasks out', () => {
    expect(named([placed('six-months')], 'six-months')[0]).toBe('six-months open')
  })

  it('opens the first two with something left of a wedding without a date, below what has no place', () => {
    const tasks = [placed('undated'), placed('ten-months'), placed('two-months'), placed('after')]
    const open = named(tasks, null).filter((name) => name.endsWith('open'))
    expect(open).toEqual(['undated open', 'ten-months open', 'two-months open'])
  })

  it('has a place for new tasks of a wedding without a date', () => {
    expect(named([], null)[0]).toBe('undated open')
  })

  it('counts without those that are not needed', () => {
    const tasks = [placed('after', 'done'), placed('after', 'unneeded'), placed('after')]
    expect(countTasks(tasks)).toEqual({ done: 1, total: 2, late: 0 })
  })
})
