import { describe, expect, it } from 'vitest'
import { aboardByTrip, type Boarding, boardingAt, boardingOf, tappedAt } from './boarding.ts'
import type { BusPerson } from './transport.ts'

const boarding = (tripId: string, guestId: string, isAboard = true): Boarding => ({
  ...{ tripId, guestId, isAboard, at: '2027-04-10T09:00:00Z', by: null },
})

const person = (id: string, busOut: string): BusPerson => ({
  ...{ id, name: id, age: 'adult', householdId: null, householdName: null, busOut, busBack: null },
  ...{ outAt: '', backAt: '', createdAt: '' },
})

describe('who is in a bus', () => {
  const aboard = aboardByTrip([
    boarding('one', 'ana'),
    boarding('one', 'leo', false),
    boarding('one', 'pia'),
    boarding('two', 'leo'),
  ])
  const going = [person('ana', 'armas'), person('leo', 'armas'), person('teo', 'prado')]

  it('are those whose last tick says so, of that bus', () => {
    expect([...aboard.get('one')!]).toEqual(['ana', 'pia'])
    expect([...aboard.get('two')!]).toEqual(['leo'])
    expect(aboard.get('three')).toBeUndefined()
  })

  it('are counted among those who have a seat, and the others are missing', () => {
    expect(boardingOf(going, aboard.get('one'))).toMatchObject({
      aboard: 1,
      missing: [{ id: 'leo' }, { id: 'teo' }],
    })
    expect(boardingOf(going, undefined).missing).toHaveLength(3)
  })

  it('are counted at their stop', () => {
    const at = (key: string) => boardingAt({ direction: 'out' }, key, going, aboard.get('one'))
    expect(at('armas')).toMatchObject({ aboard: 1, missing: [{ id: 'leo' }] })
    expect(at('prado')).toMatchObject({ aboard: 0, missing: [{ id: 'teo' }] })
  })
})

it('a phone whose clock is ahead has tapped when its tap arrived', () => {
  const now = new Date('2027-04-10T09:00:00Z')
  expect(tappedAt({ at: now.getTime() + 60_000 }, now)).toEqual(now)
  expect(tappedAt({ at: now.getTime() - 60_000 }, now)).toEqual(new Date('2027-04-10T08:59:00Z'))
})
