import { describe, expect, it } from 'vitest'
import {
  isRemindable,
  ownerOf,
  rowsOfWeek,
  sundayOf,
  type WeekTask,
  type WeekWedding,
} from './planner-week.ts'

const TODAY = '2026-11-25'

const task = (title: string, over: Partial<WeekTask> = {}): WeekTask => ({
  id: title,
  title,
  due: { kind: 'day', on: TODAY },
  assignees: [],
  about: null,
  rule: null,
  mark: null,
  suggestionKey: null,
  isDraft: false,
  createdAt: '2026-01-01T00:00:00Z',
  ...over,
})

const wedding = (over: Partial<WeekWedding> = {}): WeekWedding => ({
  weddingId: 'w',
  name: 'Lucía & Martín',
  eventDate: '2027-04-10',
  mayEdit: true,
  isReminded: false,
  members: [
    { userId: 'lucia', fullName: 'Lucía', isCouple: true, isPlanner: false, isLead: false, offUntil: null },
    { userId: 'elena', fullName: 'Elena', isCouple: false, isPlanner: true, isLead: false, offUntil: null },
  ],
  tasks: [],
  rest: { own: 0, ownLate: 0, couple: 0, others: 0 },
  ...over,
})

const member = (userId: string) => ({ kind: 'member' as const, userId })

describe('the week of a planner', () => {
  it('ends on Sunday, which is today on a Sunday', () => {
    expect(sundayOf(TODAY)).toBe('2026-11-29')
    expect(sundayOf('2026-11-29')).toBe('2026-11-29')
    expect(sundayOf('2026-11-30')).toBe('2026-12-06')
  })

  it('has what was left behind first, then each day, and of a day the next wedding first', () => {
    const rows = rowsOfWeek(
      [
        wedding({ tasks: [task('hoy'), task('ayer', { due: { kind: 'day', on: '2026-11-24' } })] }),
        wedding({
          weddingId: 'v',
          eventDate: '2026-12-05',
          tasks: [
            task('antes', { due: { kind: 'days', daysBefore: 10 } }),
            task('lunes', { due: { kind: 'days', daysBefore: 5 } }),
            task('sin fecha', { due: null }),
          ],
        }),
      ],
      { today: TODAY, userId: 'elena' },
    )
    expect(rows.map((row) => [row.task.title, row.isLate])).toEqual([
      ['ayer', true],
      ['antes', false],
      ['hoy', false],
    ])
  })

  it('tells whose a task is: without a person it is of the couple', () => {
    const { members } = wedding()
    expect(ownerOf([member('elena'), member('lucia')], members, 'elena')).toBe('own')
    expect(ownerOf([member('lucia')], members, 'elena')).toBe('couple')
    expect(ownerOf([], members, 'elena')).toBe('couple')
    expect(ownerOf([{ kind: 'person', name: 'Pilar' }], members, 'elena')).toBe('others')
    expect(ownerOf([member('otra')], members, 'elena')).toBe('others')
  })

  it('offers to remind a couple of what they see, and never on their day', () => {
    const rowOf = (over: Partial<WeekTask>, of: Partial<WeekWedding> = {}) =>
      rowsOfWeek([wedding({ ...of, tasks: [task('una', over)] })], { today: TODAY, userId: 'elena' })[0]!
    expect(isRemindable(rowOf({}), TODAY)).toBe(true)
    expect(isRemindable(rowOf({ isDraft: true }), TODAY)).toBe(false)
    expect(isRemindable(rowOf({ assignees: [member('elena')] }), TODAY)).toBe(false)
    expect(isRemindable(rowOf({}, { eventDate: TODAY }), TODAY)).toBe(false)
    expect(isRemindable(rowOf({}, { mayEdit: false }), TODAY)).toBe(false)
  })
})
