import { describe, expect, it } from 'vitest'
import { PRESENCE_LASTS_MS } from '#domain/live/live.ts'
import { Presence } from './presence.ts'

const note = (userId: string, clientId: string, place: string | null = null, here = true) =>
  ({ kind: 'presence', weddingId: 'w', userId, clientId, place, here }) as const

describe('who is present', () => {
  it('is what was reported within the last seconds', () => {
    const presence = new Presence()
    presence.note(note('ana', '1'), 0)
    presence.note(note('berta', '2'), 1000)
    expect(presence.membersIn('w', PRESENCE_LASTS_MS)).toEqual([{ userId: 'berta', place: null }])
    expect(presence.forgetSilent(PRESENCE_LASTS_MS)).toEqual(['w'])
    expect(presence.forgetSilent(PRESENCE_LASTS_MS)).toEqual([])
  })

  it('changes only when a member comes, goes or moves', () => {
    const presence = new Presence()
    const said = [
      note('ana', '1'),
      note('ana', '1'),
      note('ana', '1', 'vendor:x'),
      note('ana', '1', 'vendor:x'),
      note('ana', '1', null, false),
      note('ana', '1', null, false),
    ]
    expect(said.map((one, index) => presence.note(one, index))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ])
    expect(presence.hasMembersIn('w')).toBe(false)
  })

  it('keeps the place a member has open, whatever their other tabs show', () => {
    const presence = new Presence()
    presence.note(note('ana', '1', 'vendor:x'), 0)
    presence.note(note('ana', '2'), 1)
    expect(presence.membersIn('w', 2)).toEqual([{ userId: 'ana', place: 'vendor:x' }])
  })

  it('is the latest word of a tab, also when an earlier one arrives after it', () => {
    const presence = new Presence()
    presence.note({ ...note('ana', '1', 'vendor:x'), turn: 2 }, 0)
    expect(presence.note({ ...note('ana', '1'), turn: 1 }, 1)).toBe(false)
    expect(presence.note({ ...note('ana', '1', null, false), turn: 1 }, 2)).toBe(false)
    expect(presence.membersIn('w', 3)).toEqual([{ userId: 'ana', place: 'vendor:x' }])
    expect(presence.note({ ...note('ana', '1'), turn: 3 }, 3)).toBe(true)
  })

  it('remembers a few tabs of a person and no more', () => {
    const presence = new Presence()
    for (let tab = 0; tab < 1000; tab += 1) presence.note(note('ana', String(tab), `vendor:${tab}`), tab)
    presence.note(note('ana', '0', null, false), 1000)
    expect(presence.membersIn('w', 1000)).toEqual([{ userId: 'ana', place: 'vendor:999' }])
    for (let tab = 990; tab < 1000; tab += 1) presence.note(note('ana', String(tab), null, false), 1000)
    expect(presence.membersIn('w', 1000)).toEqual([{ userId: 'ana', place: 'vendor:989' }])
  })

  it('ends for former members', () => {
    const presence = new Presence()
    presence.note(note('ana', '1'), 0)
    presence.note(note('berta', '2'), 0)
    expect(presence.keepOnly('w', new Set(['ana']))).toBe(true)
    expect(presence.keepOnly('w', new Set(['ana']))).toBe(false)
    expect(presence.forgetPerson('ana')).toEqual(['w'])
  })
})
