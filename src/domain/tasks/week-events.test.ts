import { describe, expect, it } from 'vitest'
import type { WeekMember, WeekRow, WeekWedding } from './planner-week.ts'
import {
  byPerson,
  eventRows,
  inOrderOfWeek,
  keyOfEvent,
  leadOf,
  personOf,
  type WeekEvent,
} from './week-events.ts'

const TODAY = '2026-11-25'

const member = (userId: string, over: Partial<WeekMember> = {}): WeekMember => ({
  ...{ userId, fullName: userId, isCouple: false, isPlanner: true, isLead: false, offUntil: null },
  ...over,
})
const LUCIA = member('Lucía', { isCouple: true, isPlanner: false })
const ELENA = member('Elena')
const ROCIO = member('Rocío')

const wedding = (over: Partial<WeekWedding> = {}): WeekWedding => ({
  ...{ weddingId: 'w', name: 'Lucía & Martín', eventDate: '2027-04-10', mayEdit: true, isReminded: false },
  ...{ members: [LUCIA, ELENA, ROCIO], tasks: [], rest: { own: 0, ownLate: 0, couple: 0, others: 0 } },
  ...over,
})

const answers = (day: string, weddingId = 'w'): WeekEvent => ({
  kind: 'answers',
  weddingId,
  day,
  families: 3,
})

const taskRow = (title: string, ids: string[], over: Partial<WeekRow> = {}): WeekRow => ({
  task: {
    ...{ id: title, title, due: { kind: 'day', on: TODAY }, about: null, rule: null, mark: null },
    ...{ suggestionKey: null, isDraft: false, createdAt: '2026-01-01T00:00:00Z' },
    assignees: ids.map((userId) => ({ kind: 'member', userId })),
  },
  ...{ wedding: wedding(), day: TODAY, isLate: false, owner: 'others' },
  ...over,
})

describe('the events of the week', () => {
  it('are of who leads the wedding: as the agency says, else the first planner', () => {
    expect(leadOf([LUCIA, ELENA, ROCIO])).toBe(ELENA)
    const lead = member('Rocío', { isLead: true })
    expect(leadOf([LUCIA, ELENA, lead])).toBe(lead)
    expect(leadOf([LUCIA])).toBeUndefined()
    const owners = (userId: string) =>
      eventRows([answers(TODAY)], [wedding()], { today: TODAY, userId }).map(({ owner }) => owner)
    expect([owners('Elena'), owners('Rocío')]).toEqual([['own'], ['others']])
  })

  it('end on Sunday, say what is late, and leave out weddings that are not listed', () => {
    const events = [
      answers('2026-11-24'),
      answers('2026-11-29'),
      answers('2026-11-30'),
      answers(TODAY, 'another'),
    ]
    const rows = eventRows(events, [wedding()], { today: TODAY, userId: 'Elena' })
    expect(rows.map(({ day, isLate }) => [day, isLate])).toEqual([
      ['2026-11-24', true],
      ['2026-11-29', false],
    ])
  })

  it('stand before the tasks of their wedding and day, the next wedding first', () => {
    const next = wedding({ weddingId: 'next', eventDate: '2026-12-01' })
    const [event, ofNext] = eventRows([answers(TODAY), answers(TODAY, 'next')], [wedding(), next], {
      today: TODAY,
      userId: 'Elena',
    })
    const late = taskRow('ayer', [], { day: '2026-11-24' })
    const task = taskRow('hoy', [])
    expect(inOrderOfWeek([task, event!, ofNext!, late])).toEqual([late, ofNext, event, task])
  })

  it('have a key of their own each', () => {
    const payment = (instalmentId: string): WeekEvent => ({
      ...{ kind: 'payment', weddingId: 'w', day: TODAY, instalmentId },
      ...{ vendorName: 'Azul', concept: 'Señal', leftCents: 1 },
    })
    const keys = [payment('a'), payment('b'), answers(TODAY), answers('2026-11-26')].map(keyOfEvent)
    expect(new Set(keys).size).toBe(4)
  })
})

describe('the week by person', () => {
  it('has a task under the caller before colleagues, then the couple, others, and no person', () => {
    const nameOf = (ids: string[]) => personOf(taskRow('x', ids), 'Elena').name
    expect(nameOf(['Lucía', 'Rocío', 'Elena'])).toBe('Tú')
    expect(nameOf(['Lucía', 'Rocío'])).toBe('Rocío')
    expect(nameOf(['Lucía'])).toBe('Las parejas')
    expect(nameOf(['gone'])).toBe('Otras personas')
    expect(nameOf([])).toBe('Sin nadie')
  })

  it('names a colleague once, however many weddings they are in', () => {
    const other = wedding({ weddingId: 'v', members: [ROCIO] })
    const rows = [
      taskRow('nadie', []),
      taskRow('pareja', ['Lucía']),
      taskRow('Rocío 1', ['Rocío']),
      taskRow('Ana', ['Ana'], { wedding: wedding({ members: [member('Ana')] }) }),
      taskRow('Rocío 2', ['Rocío'], { wedding: other }),
      taskRow('mía', ['Elena']),
    ]
    expect(byPerson(rows, 'Elena').map((row) => 'task' in row && row.task.title)).toEqual([
      'mía',
      'Ana',
      'Rocío 1',
      'Rocío 2',
      'pareja',
      'nadie',
    ])
  })
})
