import { describe, expect, it } from 'vitest'
import {
  areNights,
  gonePeople,
  type LodgingPerson,
  NO_STAY,
  nextRoom,
  takenRooms,
  waitingFor,
} from './lodging.ts'
import { roomingList } from './rooming-list.ts'

const BLOCK = {
  ...{ id: 'double', hotelId: 'parador', name: 'Doble', rooms: 3, beds: 2, priceCents: 12_800 },
  ...{ nights: { arrivesOn: '2027-04-09', leavesOn: '2027-04-11' }, isHeld: true, heldUntil: null },
  createdAt: '2026-11-26T10:00:00Z',
}

const person = (name: string, more: Partial<LodgingPerson> = {}): LodgingPerson => ({
  ...{
    id: name,
    name,
    householdId: null,
    householdName: null,
    comes: true,
    createdAt: '2026-11-26T10:00:00Z',
  },
  ...NO_STAY,
  ...more,
})

const inRoom = (name: string, room: number | null, more: Partial<LodgingPerson> = {}) =>
  person(name, { need: 'booked', blockId: 'double', room, ...more })

const ANE = inRoom('Ane Lasa', 1)
const JON = inRoom('Jon Lasa', 1)
const LEO = inRoom('Leo Ruiz', 3)
const EVA = inRoom('Eva Ruiz', null, { need: 'wanted' })
const TEO = inRoom('Teo Paz', 2, { comes: false })

describe('the rooms of a block', () => {
  it('are taken once, however many sleep in them, and not by who does not come', () => {
    expect(takenRooms('double', [ANE, JON, LEO, EVA, TEO])).toBe(2)
    expect(gonePeople([ANE, TEO])).toEqual([TEO])
  })

  it('are given in their order, those that came free first', () => {
    expect(nextRoom(BLOCK, [])).toBe(1)
    expect(nextRoom(BLOCK, [ANE, LEO, TEO])).toBe(2)
    expect(nextRoom(BLOCK, [ANE, LEO, inRoom('Mar Gil', 2)])).toBeNull()
  })

  it('are waited for by who has no number', () => {
    expect(waitingFor('double', [ANE, EVA])).toEqual([EVA])
  })
})

describe('the nights of a stay', () => {
  it.each([
    ['2027-04-09', '2027-04-11', true],
    ['2027-04-09', '2027-04-09', false],
    ['2027-04-11', '2027-04-09', false],
    ['2027-04-09', '2027-07-09', false],
  ])('from %s to %s', (arrivesOn, leavesOn, areThey) => {
    expect(areNights({ arrivesOn, leavesOn })).toBe(areThey)
  })
})

describe('the list for the hotel', () => {
  it('has names by room and their nights, and nothing else of the guests', () => {
    const later = { arrivesOn: '2027-04-10', leavesOn: '2027-04-12' }
    expect(roomingList([BLOCK], [LEO, ANE, { ...JON, nights: later }, EVA, TEO])).toEqual([
      { block: 'Doble', room: 1, names: ['Ane Lasa', 'Jon Lasa'], nights: later },
      { block: 'Doble', room: 3, names: ['Leo Ruiz'], nights: BLOCK.nights },
    ])
  })
})
