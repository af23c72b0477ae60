import { describe, expect, it } from 'vitest'
import type { Guest } from '#contract/guests.ts'
import { type Change, withChanges } from './change.ts'

const guest = (id: string, over: Partial<Guest> = {}): Guest => ({
  id,
  fullName: id,
  email: null,
  rsvp: null,
  maybe: false,
  notes: null,
  createdAt: '2026-11-20T10:00:00+00:00',
  ...over,
})

const ana = guest('ana', { createdAt: '2026-11-20T10:00:00.000001+00:00' })
const berta = guest('berta', { createdAt: '2026-11-20T10:00:00.000002+00:00' })
const carla = guest('carla', { createdAt: '2026-11-20T10:00:00.00001+00:00' })
const list = [ana, berta, carla]
const names = (guests: Guest[]) => guests.map(({ fullName }) => fullName)
const added = (who: Guest, isReturning = false): Change<Guest> => ({ kind: 'add', item: who, isReturning })
const removed = (who: Guest): Change<Guest> => ({ kind: 'remove', item: who })

describe('the list with changes on their way', () => {
  it('is the very same list when there are none', () => {
    expect(withChanges(list, [])).toBe(list)
  })

  it('shows the last of several edits of a cell and leaves the other items untouched', () => {
    const changed = withChanges(list, [
      { kind: 'edit', item: berta, field: 'rsvp', value: true },
      { kind: 'edit', item: berta, field: 'notes', value: 'Prima' },
      { kind: 'edit', item: berta, field: 'rsvp', value: false },
    ])
    expect(changed[1]).toEqual({ ...berta, rsvp: false, notes: 'Prima' })
    expect(changed[0]).toBe(ana)
    expect(changed[2]).toBe(carla)
  })

  it('keeps an edit over what was read from the server meanwhile', () => {
    const read = [ana, { ...berta, notes: 'de otra persona', rsvp: true }, carla]
    const changed = withChanges(read, [{ kind: 'edit', item: berta, field: 'notes', value: 'Prima' }])
    expect(changed[1]).toEqual({ ...berta, notes: 'Prima', rsvp: true })
  })

  it('shows a new item at the end, edited already', () => {
    const dora = guest('dora', { createdAt: '2020-01-01T00:00:00Z' })
    const changed = withChanges(list, [added(dora), { kind: 'edit', item: dora, field: 'rsvp', value: true }])
    expect(changed).toEqual([...list, { ...dora, rsvp: true }])
  })

  it('shows a new item once when the server has it already', () => {
    expect(names(withChanges(list, [added(carla)]))).toEqual(['ana', 'berta', 'carla'])
  })

  it('leaves out who is removed, and edits of who is gone', () => {
    expect(names(withChanges(list, [removed(berta)]))).toEqual(['ana', 'carla'])
    const gone: Change<Guest> = { kind: 'edit', item: guest('zoe'), field: 'notes', value: 'x' }
    expect(withChanges(list, [gone])).toEqual(list)
  })

  it('puts an item back in its place, whether or not the removal has reached the server', () => {
    expect(names(withChanges(list, [removed(berta), added(berta, true)]))).toEqual(['ana', 'berta', 'carla'])
    expect(names(withChanges([ana, carla], [added(berta, true)]))).toEqual(['ana', 'berta', 'carla'])
  })

  it('can lose them again', () => {
    expect(names(withChanges(list, [removed(berta), added(berta, true), removed(berta)]))).toEqual([
      'ana',
      'carla',
    ])
  })
})
