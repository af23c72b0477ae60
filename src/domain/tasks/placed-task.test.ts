import { describe, expect, it } from 'vitest'
import { byDay, daysForNew, placeOfToday, placeTask } from './placed-task.ts'
import type { Task, TaskDue } from './tasks.ts'
import type { WeddingFacts } from './wedding-facts.ts'

const FACTS: WeddingFacts = { holding: [], confirmed: [] }
const CALENDAR = { today: '2026-11-25', eventDate: '2027-04-10' }

const task = (due: TaskDue | null, given: Partial<Task> = {}): Task => ({
  id: 't1',
  title: 'Mirar alianzas',
  due,
  assignees: [],
  notes: null,
  about: null,
  rule: null,
  mark: null,
  suggestionKey: null,
  isDraft: false,
  createdAt: '2026-01-01T00:00:00Z',
  ...given,
})

const days = (daysBefore: number): TaskDue => ({ kind: 'days', daysBefore })

describe('a task in its list', () => {
  it('has the day that lies its days before the wedding, and its section', () => {
    const placed = placeTask(task(days(134)), FACTS, CALENDAR)
    expect(placed).toMatchObject({ date: '2026-11-27', section: 'six-months', isLate: false })
  })

  it('keeps a fixed day, whose section moves with the wedding', () => {
    const due = { kind: 'day', on: '2026-11-27' } as const
    expect(placeTask(task(due), FACTS, CALENDAR).section).toBe('six-months')
    const later = placeTask(task(due), FACTS, { ...CALENDAR, eventDate: '2027-10-10' })
    expect(later).toMatchObject({ date: '2026-11-27', section: 'twelve-months' })
  })

  it('is late from the day after its own, until it is done', () => {
    expect(placeTask(task(days(136)), FACTS, CALENDAR).isLate).toBe(false)
    expect(placeTask(task(days(137)), FACTS, CALENDAR).isLate).toBe(true)
    expect(placeTask(task(days(137), { mark: 'done' }), FACTS, CALENDAR).isLate).toBe(false)
  })

  it('has a section and no day while the wedding has no date', () => {
    const placed = placeTask(task(days(134)), FACTS, { ...CALENDAR, eventDate: null })
    expect(placed).toMatchObject({ date: null, days: 134, section: 'six-months', isLate: false })
  })

  it('has no section with a fixed day and no date of the wedding, and can be late', () => {
    const placed = placeTask(task({ kind: 'day', on: '2026-11-01' }), FACTS, { ...CALENDAR, eventDate: null })
    expect(placed).toMatchObject({ date: '2026-11-01', section: 'undated', isLate: true })
  })

  it('stands after those of an earlier day, and without a day at the end', () => {
    const order = [task(null, { id: 'c' }), task(days(10), { id: 'b' }), task(days(20), { id: 'a' })]
    const placed = order.map((one) => placeTask(one, FACTS, CALENDAR)).sort(byDay)
    expect(placed.map((one) => one.task.id)).toEqual(['a', 'b', 'c'])
  })
})

describe('a new task', () => {
  it('is put into the middle of its section', () => {
    expect(daysForNew('four-months', CALENDAR)).toBe(106)
  })

  it.each(['2026-10-10', '2026-11-25', '2026-12-09', '2027-04-10', '2027-06-01'])(
    'of the present section is never late: %s',
    (today) => {
      const calendar = { ...CALENDAR, today }
      for (const key of ['six-months', 'last-week', 'after'] as const) {
        const due = days(daysForNew(key, calendar))
        const placed = placeTask(task(due), FACTS, calendar)
        if (placed.section === placeTask(task({ kind: 'day', on: today }), FACTS, calendar).section)
          expect(placed.isLate).toBe(false)
      }
    },
  )
})

describe('today on the strip', () => {
  it('stands within its section', () => {
    expect(placeOfToday(CALENDAR)).toBeCloseTo(37.5, 0)
  })

  it('stays on the strip long before and long after the wedding', () => {
    expect(placeOfToday({ ...CALENDAR, eventDate: '2032-04-10' })).toBe(0)
    expect(placeOfToday({ ...CALENDAR, eventDate: '2020-04-10' })).toBe(100)
  })

  it('is nowhere without a date', () => {
    expect(placeOfToday({ ...CALENDAR, eventDate: null })).toBeNull()
  })
})
