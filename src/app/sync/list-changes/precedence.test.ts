import { describe, expect, it } from 'vitest'
import type { Change, Item } from './change.ts'
import { planFailure, planSubmission } from './precedence.ts'
import type { Unsaved } from './unsaved-changes.ts'

type Row = Item & { name: string; note: string | null }

const row = (id: string): Row => ({ id, createdAt: '2026-11-20T10:00:00Z', name: id, note: null })
const ana = row('ana')
const berta = row('berta')
const edit = (item: Row, field: 'name' | 'note', value: string): Change<Row> => ({
  kind: 'edit',
  item,
  field,
  value,
})
const add = (item: Row): Change<Row> => ({ kind: 'add', item, isReturning: false })
const addBack = (item: Row): Change<Row> => ({ kind: 'add', item, isReturning: true })
const remove = (item: Row): Change<Row> => ({ kind: 'remove', item })
const failed = (change: Change<Row>): Unsaved<Row> => ({ change, status: 'failed', error: null })
const pending = (change: Change<Row>): Unsaved<Row> => ({ change, status: 'pending', error: null })

describe('a change that is made', () => {
  it('replaces a failed edit of the same field, and no other', () => {
    const [note, name, other] = [
      edit(ana, 'note', 'one'),
      edit(ana, 'name', 'two'),
      edit(berta, 'note', 'three'),
    ]
    const change = edit(ana, 'note', 'four')
    expect(planSubmission(change, [note, name, other].map(failed))).toEqual({
      discarded: [note],
      sent: change,
    })
  })

  it('leaves changes alone that are on their way', () => {
    const change = edit(ana, 'note', 'two')
    expect(planSubmission(change, [pending(edit(ana, 'note', 'one'))])).toEqual({
      discarded: [],
      sent: change,
    })
  })

  it('takes an addition that failed along with it', () => {
    const addition = add(ana)
    expect(planSubmission(edit(ana, 'note', 'one'), [failed(addition)])).toEqual({
      discarded: [addition],
      sent: add({ ...ana, note: 'one' }),
    })
  })

  it('is not sent when it removes what could not be added', () => {
    const addition = add(ana)
    expect(planSubmission(remove(ana), [failed(addition)])).toEqual({ discarded: [addition], sent: null })
  })

  it('forgets what was not saved of an item that it removes', () => {
    const note = edit(ana, 'note', 'one')
    expect(planSubmission(remove(ana), [failed(note)]).discarded).toEqual([note])
  })
})

describe('an item that is added back', () => {
  it('keeps what was typed into it and not saved', () => {
    const note = edit(ana, 'note', 'one')
    expect(planSubmission(addBack(ana), [failed(note)]).discarded).toEqual([])
    expect(planSubmission(addBack(ana), [failed(remove(ana))]).discarded).toEqual([remove(ana)])
  })
})

describe('a change that failed', () => {
  const note = edit(ana, 'note', 'one')

  it('is overtaken by a later one of the same field, or by the removal of its item', () => {
    expect(planFailure(note, [failed(note), pending(edit(ana, 'note', 'two'))])).toBe('overtaken')
    expect(planFailure(note, [failed(note), pending(remove(ana))])).toBe('overtaken')
  })

  it('is not overtaken by another field, another item, or a change that failed as well', () => {
    expect(planFailure(note, [failed(note), pending(edit(ana, 'name', 'two'))])).toBe('reported')
    expect(planFailure(note, [failed(note), pending(edit(berta, 'note', 'two'))])).toBe('reported')
    expect(planFailure(note, [failed(note), failed(edit(ana, 'note', 'two'))])).toBe('reported')
  })

  it('joins the addition of its item when that failed first', () => {
    expect(planFailure(note, [failed(add(ana)), failed(note)])).toBe('joins-addition')
    expect(planFailure(remove(ana), [failed(add(ana))])).toBe('reported')
  })

  it('follows the addition of its item that is on its way back', () => {
    expect(planFailure(note, [failed(note), pending(addBack(ana))])).toBe('joins-addition')
    expect(planFailure(remove(ana), [pending(addBack(ana))])).toBe('overtaken')
  })
})
