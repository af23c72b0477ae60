import { expect, it } from 'vitest'
import type { Guest } from '#contract/guests.ts'
import type { GuestDetails, Household } from '#contract/household-rows.ts'
import { NO_SETTINGS } from '#domain/households/invitation-settings.ts'
import { familiesOf, familyState } from './families.ts'

const guest = (id: string, fullName: string, email: string | null = null): Guest => ({
  id,
  fullName,
  email,
  rsvp: null,
  maybe: false,
  notes: null,
  createdAt: '2027-01-01T00:00:00Z',
})
const list = (households: Partial<Household>[], guests: Partial<GuestDetails>[]) => ({
  households: households as Household[],
  guests: guests as GuestDetails[],
  events: [],
  settings: NO_SETTINGS,
  stoppedAddresses: [],
  mailDay: null,
  reminderRuns: [],
})

it('families stand where their first guest does, and guests without a household stand alone', () => {
  const guests = [guest('a', 'Carmen Aguirre Soto'), guest('b', 'Teo Lasa'), guest('c', 'Noa Aguirre')]
  const families = familiesOf(
    guests,
    list(
      [{ id: 'h', name: null }],
      [
        { guestId: 'a', householdId: 'h' },
        { guestId: 'c', householdId: 'h' },
        // Of a household that has ended meanwhile.
        { guestId: 'b', householdId: 'gone' },
      ],
    ),
  )
  expect(families.map(({ key, name, people }) => [key, name, people.length])).toEqual([
    ['h', 'Aguirre Soto', 2],
    ['b', 'Lasa', 1],
  ])
})

it('a family without phone and email cannot be reached', () => {
  const stateOf = (one: Guest, households: Partial<Household>[] = []) =>
    familyState(familiesOf([one], list(households, [{ guestId: one.id, householdId: 'h' }]))[0]!).state
  expect(stateOf(guest('a', 'Teo Lasa'))).toBe('unreachable')
  expect(stateOf(guest('a', 'Teo Lasa', 'teo@correo.example'))).toBe('unsent')
  expect(stateOf(guest('a', 'Teo Lasa'), [{ id: 'h', phone: '600 00 14 22' }])).toBe('unsent')
  expect(stateOf(guest('a', 'Teo Lasa'), [{ id: 'h', openedAt: '2027-01-18T10:00:00Z' }])).toBe('opened')
})
