import { expect, it } from 'vitest'
import type { GuestDetails, Household } from '#contract/household-rows.ts'
import { NO_SETTINGS } from '#domain/households/invitation-settings.ts'
import { type FamilyEdit, withFamilyEdits } from './family-edits.ts'

const LIST = {
  households: [{ id: 'h', name: 'Aguirre', language: null } as Household],
  guests: [
    { guestId: 'carmen', householdId: 'h', age: 'adult', events: { preboda: null } as Record<string, null> },
    { guestId: 'noa', householdId: 'h', age: 'child', ageYears: 4, events: {} },
  ] as unknown as GuestDetails[],
  events: [],
  stoppedAddresses: [],
  mailDay: null,
  reminderRuns: [],
  settings: NO_SETTINGS,
}

const after = (...edits: FamilyEdit[]) => {
  const { guests, households } = withFamilyEdits(LIST, edits)
  return {
    guest: (id: string) => guests.find(({ guestId }) => guestId === id),
    household: (id: string) => households.find((one) => one.id === id),
  }
}

it('a guest who was moved twice is where the last change brings them', () => {
  const { guest, household } = after(
    { kind: 'group', householdId: 'new', guestIds: ['noa', 'teo'], name: 'Lasa' },
    { kind: 'group', householdId: 'h', guestIds: ['teo'] },
  )
  expect([guest('noa')?.householdId, guest('teo')?.householdId]).toEqual(['new', 'h'])
  expect(household('new')?.name).toBe('Lasa')
})

it('a guest is taken out of the family they are in, and of no other', () => {
  const edits: FamilyEdit[] = [
    { kind: 'group', householdId: 'new', guestIds: ['noa'] },
    { kind: 'takeOut', householdId: 'h', guestIds: ['carmen', 'noa'] },
  ]
  const { guest } = after(...edits)
  expect([guest('carmen')?.householdId, guest('noa')?.householdId]).toEqual([null, 'new'])
})

it('fields of households and guests, also of guests of whom nothing was known, change one by one', () => {
  const { guest, household } = after(
    { kind: 'household', householdId: 'h', fields: { phone: '600' } },
    { kind: 'guest', guestId: 'carmen', fields: { events: { preboda: true } } },
    { kind: 'invite', eventId: 'tornaboda', guestIds: ['carmen'], isInvited: true },
    { kind: 'guests', guestIds: ['carmen', 'teo'], fields: { side: 'Lucía', language: 'eu' } },
  )
  expect(household('h')).toMatchObject({ name: 'Aguirre', phone: '600', language: 'eu' })
  expect(guest('carmen')).toMatchObject({ events: { preboda: true, tornaboda: null }, side: 'Lucía' })
  expect(guest('teo')).toMatchObject({ side: 'Lucía', householdId: null, age: 'adult' })
})
