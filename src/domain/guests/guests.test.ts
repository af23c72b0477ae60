import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerOf,
  countByRsvp,
  guestSearch,
  guestTextProblem,
  type NewGuest,
  passesRsvpFilter,
  RSVP_FILTERS,
  storedGuestText,
} from './guests.ts'

const guest = (fullName: string, email: string | null = null, notes: string | null = null): NewGuest => ({
  fullName,
  email,
  notes,
  rsvp: null,
})

describe('the RSVP filters', () => {
  it.each([
    ['all', true, true, true, true],
    ['yes', true, false, false, false],
    ['maybe', false, true, false, false],
    ['no', false, false, true, false],
    ['pending', false, false, false, true],
  ] as const)('%s lets through yes, maybe, no and pending: %s, %s, %s, %s', (filter, ...expected) => {
    const answers = [true, 'maybe', false, null] as const
    expect(answers.map((answer) => passesRsvpFilter(answer, filter))).toEqual(expected)
  })

  it('count what they let through', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ rsvp: fc.constantFrom(true, false, null), maybe: fc.boolean() })),
        (guests) => {
          const counts = countByRsvp(guests)
          for (const filter of RSVP_FILTERS)
            expect(counts[filter]).toBe(
              guests.filter((guest) => passesRsvpFilter(answerOf(guest), filter)).length,
            )
        },
      ),
    )
  })
})

describe('a text as it is stored', () => {
  it('is trimmed, and null when an email or a note is left empty', () => {
    expect(storedGuestText('fullName', '  Teo  Lasa ')).toBe('Teo Lasa')
    expect(storedGuestText('email', '   ')).toBeNull()
    expect(storedGuestText('notes', '\n \n')).toBeNull()
  })

  it('keeps the lines of notes and puts everything else on one', () => {
    expect(storedGuestText('notes', ' Sin gluten \n Trona')).toBe('Sin gluten\nTrona')
    expect(storedGuestText('fullName', 'Teo\nLasa')).toBe('Teo Lasa')
  })

  it('never holds a NUL, a broken character or an invisible mark', () => {
    expect(storedGuestText('fullName', '\u200bTeo\u0000Lasa \ud83d')).toBe('Teo Lasa \ufffd')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const stored = storedGuestText('notes', typed) ?? ''
        expect(stored.isWellFormed()).toBe(true)
        expect(stored).not.toContain('\u0000')
        expect(storedGuestText('notes', stored) ?? '').toBe(stored)
      }),
    )
  })
})

describe('a text that cannot be kept', () => {
  it('is an empty name', () => {
    expect(guestTextProblem('fullName', '')).toEqual({ code: 'GUEST_NAME_REQUIRED' })
    expect(guestTextProblem('email', null)).toBeNull()
    expect(guestTextProblem('notes', null)).toBeNull()
  })

  it.each([
    ['fullName', 200],
    ['email', 320],
    ['notes', 2000],
  ] as const)('is a %s over %i characters', (field, max) => {
    expect(guestTextProblem(field, 'a'.repeat(max))).toBeNull()
    expect(guestTextProblem(field, 'a'.repeat(max + 1))).toEqual({
      code: 'GUEST_TEXT_TOO_LONG',
      field,
      length: max + 1,
      max,
    })
  })
})

describe('searching guests', () => {
  const begona = guest('Begoña Etxeberria Ruiz', 'bego@correo.example', 'Vegetariana')

  it.each(['begona', 'BEGOÑA', 'ruiz bego', 'etxe', 'correo.example', 'vegetariana', '', '  '])(
    'with "%s" finds Begoña',
    (search) => expect(guestSearch(search)(begona)).toBe(true),
  )

  it.each(['begoña martín', 'carmen'])('with "%s" does not', (search) =>
    expect(guestSearch(search)(begona)).toBe(false),
  )

  it('does not join the end of a name and the start of an email', () => {
    expect(guestSearch('ruizbego')(begona)).toBe(false)
  })
})
