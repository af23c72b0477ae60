import { describe, expect, it } from 'vitest'
import type { PlacedTask } from './placed-task.ts'
import { isFound, isInFilter, leftByAssignee } from './task-filters.ts'
import { type Assignee, assigneeKey } from './tasks.ts'

const LUCIA: Assignee = { kind: 'member', userId: 'u1' }
const AUNT: Assignee = { kind: 'person', name: 'Tía Pilar' }

const placed = (
  state: 'open' | 'done' | 'unneeded',
  assignees: Assignee[] = [],
  title = 'Hacer la prueba de menú',
): PlacedTask =>
  ({ task: { title, notes: 'Preguntar a Íñigo', assignees }, state: { state, reason: null } }) as PlacedTask

describe('the filters', () => {
  it('show what is left, of all or of one person', () => {
    expect(isInFilter(placed('open'), 'open')).toBe(true)
    expect(isInFilter(placed('done'), 'open')).toBe(false)
    expect(isInFilter(placed('open', [LUCIA]), assigneeKey(LUCIA))).toBe(true)
    expect(isInFilter(placed('open', [AUNT]), assigneeKey(LUCIA))).toBe(false)
    expect(isInFilter(placed('done', [LUCIA]), assigneeKey(LUCIA))).toBe(false)
  })

  it('keep what is not needed with what is done', () => {
    expect(isInFilter(placed('done'), 'done')).toBe(true)
    expect(isInFilter(placed('unneeded'), 'done')).toBe(true)
    expect(isInFilter(placed('open'), 'done')).toBe(false)
  })

  it('count a free name once, however it is written', () => {
    const again: Assignee = { kind: 'person', name: ' tía  PILAR' }
    const found = [...leftByAssignee([placed('open', [AUNT]), placed('open', [again])]).values()]
    expect(found).toEqual([{ who: AUNT, left: 2 }])
  })
})

describe('the search', () => {
  it.each(['menu', 'PRUEBA  menú', 'iñigo', ''])('finds %j', (text) => {
    expect(isFound(placed('open'), text)).toBe(true)
  })

  it('needs every word', () => {
    expect(isFound(placed('open'), 'prueba vestido')).toBe(false)
  })
})
