import { describe, expect, it } from 'vitest'
import {
  contentOf,
  dueMethod,
  isOtherTime,
  isOver,
  isStaleReply,
  mergedPeople,
  toldPlace,
} from './attendees.ts'

const TIME = { day: '2027-03-24', startsAt: 1230, endsAt: 1320 }
const APPOINTMENT = { ...TIME, place: 'Carmona', removedAt: null }
const TOLD = { endedAt: null, toldMethod: 'request', toldContent: contentOf(APPOINTMENT) } as const
const NOW = new Date('2027-03-24T10:00:00Z')

describe('what a person has to be told', () => {
  it('is the appointment once, and again with another time or place', () => {
    expect(dueMethod({ endedAt: null, toldMethod: null, toldContent: null }, APPOINTMENT)).toBe('request')
    expect(dueMethod(TOLD, APPOINTMENT)).toBeNull()
    expect(dueMethod(TOLD, { ...APPOINTMENT, startsAt: 1200 })).toBe('request')
    expect(dueMethod(TOLD, { ...APPOINTMENT, place: null })).toBe('request')
  })

  it('is its end once they are taken off or it is removed, if they knew of it', () => {
    expect(dueMethod({ ...TOLD, endedAt: NOW }, APPOINTMENT)).toBe('cancel')
    expect(dueMethod(TOLD, { ...APPOINTMENT, removedAt: NOW })).toBe('cancel')
    expect(dueMethod({ ...TOLD, toldMethod: 'cancel' }, { ...APPOINTMENT, removedAt: NOW })).toBeNull()
    expect(dueMethod({ endedAt: NOW, toldMethod: null, toldContent: null }, APPOINTMENT)).toBeNull()
  })

  it('is the appointment anew once its removal was taken back', () => {
    expect(dueMethod({ ...TOLD, toldMethod: 'cancel' }, APPOINTMENT)).toBe('request')
  })
})

describe('what a person was told', () => {
  it.each(['Carmona', null, 'Finca\nEl Olivar'])('is read from what was noted of it, at %j', (place) =>
    expect(toldPlace(contentOf({ ...TIME, place }))).toEqual({ ...TIME, place }),
  )
})

describe('the people of an appointment', () => {
  it.each([
    ['a b', 'a b', 'a b c', 'a b c'],
    ['a b', 'a b', 'a', 'a'],
    // Another page has taken `b` off and added `d`.
    ['a d', 'a b', 'a b c', 'a d c'],
    ['a d', 'a b', 'b', 'd'],
    ['a', 'b', 'b a', 'a'],
  ])('that are %s, where %s was shown and %s typed, are %s', (stored, from, to, after) =>
    expect(mergedPeople(stored.split(' '), { from: from.split(' '), to: to.split(' ') })).toEqual(
      after.split(' '),
    ),
  )
})

describe('an answer', () => {
  it('is of the time that was told', () => {
    expect(isOtherTime(TOLD.toldContent, TIME)).toBe(false)
    expect(isOtherTime(TOLD.toldContent, { ...TIME, day: '2027-03-25' })).toBe(true)
    expect(isOtherTime(null, TIME)).toBe(false)
  })

  it('is stale with a lower sequence, before anything was told, or when a later one is known', () => {
    const asked = { toldRevision: 2, answeredAt: null }
    expect(isStaleReply({ sequence: 1, stamp: NOW }, asked)).toBe(true)
    expect(isStaleReply({ sequence: 2, stamp: NOW }, asked)).toBe(false)
    expect(isStaleReply({ sequence: 2, stamp: NOW }, { toldRevision: null, answeredAt: null })).toBe(true)
    const later = new Date(NOW.getTime() + 1000)
    expect(isStaleReply({ sequence: 2, stamp: NOW }, { ...asked, answeredAt: later })).toBe(true)
    const sameSecond = new Date(NOW.getTime() + 900)
    expect(isStaleReply({ sequence: 2, stamp: NOW }, { ...asked, answeredAt: sameSecond })).toBe(false)
  })
})

it('an appointment is over at its end in the clocks of Madrid', () => {
  expect(isOver(TIME, new Date('2027-03-24T20:59:59Z'))).toBe(false)
  expect(isOver(TIME, new Date('2027-03-24T21:00:00Z'))).toBe(true)
})
