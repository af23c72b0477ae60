import { describe, expect, it } from 'vitest'
import { type FamilyRide, familyRides, knownRides, rideChanges } from './ride-changes.ts'

const ride = (given: Partial<FamilyRide> = {}): FamilyRide => ({
  direction: 'out',
  key: 'armas',
  name: 'Plaza de Armas',
  place: 'Dársena 8',
  minute: 675,
  ...given,
})

describe('the rides of a family', () => {
  const stop = (key: string, minute: number | null, isVenue = false) => ({
    ...{ key, name: key, place: null, minute, isVenue },
  })
  const trips = [
    {
      direction: 'out' as const,
      stops: [stop('armas', 675), stop('nervion', 690), stop('finca', 720, true)],
    },
    { direction: 'back' as const, stops: [stop('salida', 1650, true), stop('casino', 1680)] },
  ]

  it('are the stops that they have asked for, each once', () => {
    const people = [
      { id: 'pere', busOut: 'armas', busBack: 'casino' },
      { id: 'noa', busOut: 'armas', busBack: null },
    ]
    expect(familyRides(people, trips, { out: new Set(['noa']), back: new Set() })).toEqual([
      { direction: 'out', key: 'armas', name: 'armas', place: null, minute: 675, waiting: 1 },
      // Back they get in where the bus leaves, at 3:30.
      { direction: 'back', key: 'casino', name: 'casino', place: null, minute: 210, waiting: 0 },
    ])
  })

  it('are none for a stop that is gone', () => {
    const people = [{ id: 'pere', busOut: 'macarena', busBack: null }]
    expect(familyRides(people, trips, { out: new Set(), back: new Set() })).toEqual([])
  })
})

describe('the rides that a family knows after it has chosen itself', () => {
  it('are a new stop as it is, and one that it kept as it was told', () => {
    const other = ride({ key: 'nervion', minute: 700 })
    expect(knownRides([ride()], [ride({ minute: 690 }), other])).toEqual([ride(), other])
  })

  it('are the seats that it has by then', () => {
    const told = ride({ waiting: 0 })
    expect(knownRides([told], [ride({ minute: 690, waiting: 1 })])).toEqual([ride({ waiting: 1 })])
  })

  it('are none that it has given up', () => {
    expect(knownRides([ride()], [])).toEqual([])
  })
})

describe('the changes that a family is told', () => {
  it('are none while nothing has changed', () => {
    expect(rideChanges([ride()], [ride()])).toEqual([])
  })

  it.each([{ minute: 690 }, { name: 'Plaza Nueva' }, { place: 'Dársena 9' }])('say %o', (changed) => {
    expect(rideChanges([ride()], [ride(changed)])).toEqual([
      { direction: 'out', now: ride(changed), was: ride() },
    ])
  })

  it('say an hour that was not known before', () => {
    const was = ride({ minute: null })
    expect(rideChanges([was], [ride()])).toEqual([{ direction: 'out', now: ride(), was }])
  })

  it('do not say that an hour was taken away: the next one is told', () => {
    expect(rideChanges([ride()], [ride({ minute: null })])).toEqual([])
  })

  it('say that a seat was lost or came free, where it was told who waits', () => {
    const [seated, waits] = [ride({ waiting: 0 }), ride({ waiting: 2 })]
    expect(rideChanges([seated], [waits])).toEqual([{ direction: 'out', now: waits, was: seated }])
    expect(rideChanges([waits], [seated])).toEqual([{ direction: 'out', now: seated, was: waits }])
    expect(rideChanges([waits], [waits])).toEqual([])
    expect(rideChanges([ride()], [waits])).toEqual([])
  })

  it('say another stop in the place of the former one as one change', () => {
    const other = ride({ key: 'nervion', name: 'Nervión' })
    expect(rideChanges([ride()], [other])).toEqual([{ direction: 'out', now: other, was: ride() }])
  })

  it('say a bus that is gone, and one that they have got', () => {
    const back = ride({ direction: 'back', key: 'casino' })
    expect(rideChanges([ride()], [back])).toEqual([
      { direction: 'out', now: null, was: ride() },
      { direction: 'back', now: back, was: null },
    ])
  })
})
