import { describe, expect, it } from 'vitest'
import { type LodgingPerson, NO_STAY, type RoomBlock } from './lodging.ts'
import {
  agreedNights,
  asksForMore,
  freeRooms,
  type LodgingWish,
  NOTHING_SAID,
  nightChoices,
  queueFor,
  settledFamilies,
  wishAfter,
  wishesFor,
} from './wishes.ts'

const TODAY = '2027-02-20'
const HELD = { rooms: 3, taken: 1, isHeld: true, heldUntil: '2027-03-01' }

const asks = (householdId: string, rooms: number, minute: number) => ({
  ...{ householdId, rooms },
  saidAt: `2027-02-01T10:0${minute}:00Z`,
})

describe('the free rooms of a hotel', () => {
  it('are those that nobody has, until the hotel lets go of them', () => {
    expect(freeRooms([HELD, { ...HELD, taken: 5 }], TODAY)).toBe(2)
    expect(freeRooms([HELD], '2027-03-01')).toBe(2)
    expect(freeRooms([HELD], '2027-03-02')).toBe(0)
  })

  it('do not run out where the hotel holds none', () => {
    expect(freeRooms([HELD, { ...HELD, isHeld: false }], TODAY)).toBeNull()
    expect(queueFor(null, [asks('a', 9, 1)])).toEqual({ waiting: new Set(), left: null })
  })
})

describe('the families who ask for rooms', () => {
  it('have them in the order of asking', () => {
    const { waiting, left } = queueFor(3, [asks('b', 2, 2), asks('a', 1, 1)])
    expect(waiting).toEqual(new Set())
    expect(left).toBe(0)
  })

  it('all wait behind the first who waits', () => {
    const { waiting, left } = queueFor(3, [asks('a', 2, 1), asks('b', 2, 2), asks('c', 1, 3)])
    expect(waiting).toEqual(new Set(['b', 'c']))
    expect(left).toBe(0)
  })
})

const BLOCK: RoomBlock = {
  ...{ id: 'double', hotelId: 'parador', name: 'Doble', rooms: 2, beds: 2, priceCents: 12_800 },
  ...{ nights: { arrivesOn: '2027-04-09', leavesOn: '2027-04-11' }, isHeld: true, heldUntil: '2027-03-01' },
  createdAt: '2026-11-26T10:00:00Z',
}

const person = (householdId: string, more: Partial<LodgingPerson> = {}): LodgingPerson => ({
  ...{ id: householdId, name: householdId, householdId, householdName: null, comes: true },
  createdAt: '2026-11-26T10:00:00Z',
  ...NO_STAY,
  ...more,
})

const wish = (householdId: string, rooms: number, minute: number): LodgingWish => ({
  ...asks(householdId, rooms, minute),
  ...{ askedAt: '2027-01-01T10:00:00Z', place: 'hotel', hotelId: 'parador', nights: null },
})

describe('the wishes for a hotel', () => {
  it('are of those who come and of whom no member has said anything', () => {
    const people = [
      person('lasa'),
      person('ruiz', { need: 'booked', blockId: 'double', room: 1 }),
      person('paz', { comes: false }),
      person('gil'),
    ]
    const wishes = ['lasa', 'ruiz', 'paz', 'gil'].map((name, index) => wish(name, 1, index))
    const { asking, waiting } = wishesFor({ id: 'parador' }, [BLOCK], { people, wishes, today: TODAY })
    expect(asking.map(({ householdId }) => householdId)).toEqual(['lasa', 'gil'])
    expect(waiting).toEqual(new Set(['gil']))
    expect(settledFamilies(people)).toEqual(new Set(['ruiz']))
  })
})

const NIGHT = { arrivesOn: '2027-04-10', leavesOn: '2027-04-11' }
const TWO = { arrivesOn: '2027-04-09', leavesOn: '2027-04-11' }

describe('the nights to choose', () => {
  it('are around the wedding, within those of the hotel', () => {
    expect(nightChoices('2027-04-10', null)).toHaveLength(4)
    expect(nightChoices('2027-04-10', TWO)).toEqual([NIGHT, TWO])
    expect(agreedNights([BLOCK, { nights: NIGHT }, { nights: null }])).toEqual(TWO)
  })

  it('are those of the hotel as a whole when they are others, and none without a date', () => {
    const week = { arrivesOn: '2027-04-05', leavesOn: '2027-04-12' }
    expect(nightChoices('2027-04-10', week)).toContainEqual(week)
    expect(nightChoices(null, week)).toEqual([week])
    expect(nightChoices(null, null)).toEqual([])
  })
})

describe('a tap of a family', () => {
  const offered = {
    hotels: [
      { id: 'parador', nights: [NIGHT, TWO] },
      { id: 'puerta', nights: [NIGHT] },
    ],
    size: 3,
  }
  const parador = { place: 'hotel' as const, hotelId: 'parador', rooms: 2, nights: TWO }

  it('at a hotel begins with one room and its first nights, and keeps what was chosen', () => {
    const first = wishAfter(NOTHING_SAID, { place: 'hotel', hotelId: 'parador' }, offered)
    expect(first).toEqual({ place: 'hotel', hotelId: 'parador', rooms: 1, nights: NIGHT })
    expect(wishAfter(parador, { place: 'hotel', hotelId: 'puerta' }, offered)).toEqual({
      ...{ place: 'hotel', hotelId: 'puerta', rooms: 2, nights: NIGHT },
    })
    expect(wishAfter(parador, { place: 'hotel', hotelId: 'puerta' }, { ...offered, size: 1 })?.rooms).toBe(1)
  })

  it('changes rooms and nights within the size of the family and what the hotel has', () => {
    expect(wishAfter(parador, { rooms: 3 }, offered)).toEqual({ ...parador, rooms: 3 })
    expect(wishAfter(parador, { nights: NIGHT }, offered)).toEqual({ ...parador, nights: NIGHT })
    for (const tap of [{ rooms: 4 }, { rooms: 0 }, { nights: { ...NIGHT, leavesOn: '2027-04-20' } }])
      expect(wishAfter(parador, tap, offered)).toBeNull()
    expect(wishAfter(NOTHING_SAID, { rooms: 1 }, offered)).toBeNull()
    expect(wishAfter(parador, { place: 'hotel', hotelId: 'ritz' }, offered)).toBeNull()
  })

  it('at a place of its own forgets the hotel', () => {
    expect(wishAfter(parador, { place: 'own' }, offered)).toEqual({ ...NOTHING_SAID, place: 'own' })
  })

  it('stands behind the others for another hotel and for more rooms only', () => {
    expect(asksForMore(NOTHING_SAID, parador)).toBe(true)
    expect(asksForMore(parador, { ...parador, rooms: 3 })).toBe(true)
    expect(asksForMore(parador, { ...parador, hotelId: 'puerta' })).toBe(true)
    expect(asksForMore(parador, { ...parador, rooms: 1, nights: NIGHT })).toBe(false)
  })
})
