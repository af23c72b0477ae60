import { expect, it } from 'vitest'
import { type LodgingPerson, NO_STAY } from '#domain/lodging/lodging.ts'
import { formOfPeople } from './lodge-form.ts'

const person = (id: string, more: Partial<LodgingPerson> = {}): LodgingPerson => ({
  ...{
    id,
    name: id,
    householdId: 'lasa',
    householdName: null,
    comes: true,
    createdAt: '2026-11-26T10:00:00Z',
  },
  ...NO_STAY,
  ...more,
})

const inRoom = (id: string, room: number) => person(id, { need: 'booked', blockId: 'double', room })

it('means those of a family of whom nothing is known, and never moves the others with them', () => {
  const family = [inRoom('Ane', 1), person('Noa')]
  expect(formOfPeople(family, null, family)).toMatchObject({ guestIds: ['Noa'], need: 'unsaid' })
})

it('means one room of a family that has two', () => {
  const family = [inRoom('Ane', 1), inRoom('Jon', 2)]
  expect(formOfPeople(family, null, family)).toMatchObject({ guestIds: ['Ane'], room: '1' })
  expect(formOfPeople(family, null, family, ['Jon'])).toMatchObject({ guestIds: ['Jon'], room: '2' })
})
