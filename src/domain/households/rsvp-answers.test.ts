import { describe, expect, it } from 'vitest'
import type { OwnQuestion } from './invitation-settings.ts'
import { readSubmission } from './read-answers.ts'
import {
  type AnswerableInvitation,
  answeredChanges,
  hasAnswerChanges,
  type InvitedPerson,
  type PersonSubmission,
} from './rsvp-answers.ts'

const CONSENT = 'Estoy de acuerdo.'

const DRINKS = { texts: { es: '¿Qué bebes?' }, options: [{ key: 'must', texts: { es: 'Mosto' } }] }

const QUESTIONS: OwnQuestion[] = [
  { ...{ key: 'drink', kind: 'choice', isOfFamily: false, eventId: null }, ...DRINKS },
  {
    ...{ key: 'nights', kind: 'number', isOfFamily: true, eventId: null, options: [] },
    texts: { es: '¿Cuántas noches?' },
  },
]

const person = (id: string, over: Partial<InvitedPerson> = {}): InvitedPerson => ({
  id,
  fullName: `${id} Aguirre`,
  rsvp: null,
  maybe: false,
  events: {},
  menu: null,
  allergens: [],
  diets: [],
  dietNote: null,
  hasHealthConsent: false,
  hasEarlierConsent: false,
  needsHighChair: false,
  mayBringCompanion: false,
  companionOf: null,
  busOut: null,
  busBack: null,
  ownAnswers: {},
  ...over,
})

const invitation = (...people: InvitedPerson[]): AnswerableInvitation => ({
  people,
  song: null,
  message: null,
  language: null,
  ownAnswers: {},
  takesMaybe: false,
  settings: {
    questions: QUESTIONS,
    menus: [{ key: 'fish', name: 'Pescado', forChildren: false }],
    busRoutes: [{ id: 'seville', direction: 'out', name: 'Sevilla', time: 675, place: null }],
  },
})

const submit = (to: AnswerableInvitation, ...people: PersonSubmission[]) => readSubmission(to, { people })
const codes = ({ problems }: ReturnType<typeof submit>) => problems.map(({ code }) => code)

describe('an answer that they may come', () => {
  const offered = (one: InvitedPerson) => ({ ...invitation(one), takesMaybe: true })
  const mayCome = { guestId: 'carmen', rsvp: null, maybe: true }

  it('stands while there is no other, and is one line of the log', () => {
    const { changes, problems } = submit(offered(person('carmen', { rsvp: true })), mayCome)
    expect([changes.people, problems]).toEqual([
      [{ guestId: 'carmen', rsvp: null, maybe: true, events: {} }],
      [],
    ])
    expect(answeredChanges(changes)).toEqual([{ guestId: 'carmen', field: 'rsvp', value: 'maybe' }])
  })

  it('said again changes nothing', () => {
    expect(hasAnswerChanges(submit(offered(person('carmen', { maybe: true })), mayCome).changes)).toBe(false)
  })

  it('is taken where it is offered alone, and leaves what was said', () => {
    const read = submit(invitation(person('carmen', { rsvp: false })), mayCome)
    expect([codes(read), read.changes.people]).toEqual([['MAYBE_OVER'], []])
    const kept = submit(invitation(person('carmen', { maybe: true })), { ...mayCome, menu: 'fish' })
    expect([codes(kept), kept.changes.people]).toEqual([
      [],
      [{ guestId: 'carmen', menu: 'fish', events: {} }],
    ])
  })
})

describe('an answer', () => {
  it('changes what is sent and nothing else', () => {
    const { changes, problems } = submit(invitation(person('carmen', { events: { eve: null } })), {
      guestId: 'carmen',
      rsvp: true,
      events: { eve: false },
      menu: 'fish',
      busOut: 'seville',
    })
    expect(problems).toEqual([])
    expect(changes.people).toEqual([
      { guestId: 'carmen', rsvp: true, events: { eve: false }, menu: 'fish', busOut: 'seville' },
    ])
  })

  it('that is sent again changes nothing', () => {
    const answered = person('carmen', { rsvp: true, events: { eve: false }, menu: 'fish' })
    const { changes } = submit(invitation(answered), {
      guestId: 'carmen',
      rsvp: true,
      events: { eve: false },
      menu: 'fish',
    })
    expect(hasAnswerChanges(changes)).toBe(false)
  })

  it('reaches no other household, no event without an invitation, no menu and no bus that is not there', () => {
    const result = submit(
      invitation(person('carmen')),
      { guestId: 'stranger', rsvp: true },
      {
        guestId: 'carmen',
        events: { eve: true, constructor: true },
        menu: 'caviar',
        busOut: 'moon',
        busBack: 'seville',
      },
    )
    expect(codes(result)).toEqual([
      'NOT_IN_HOUSEHOLD',
      'NOT_INVITED',
      'NOT_INVITED',
      'UNKNOWN_MENU',
      'UNKNOWN_BUS',
      'UNKNOWN_BUS',
    ])
    expect(hasAnswerChanges(result.changes)).toBe(false)
  })

  it('keeps texts within their limits, and the rest of what came with a longer one', () => {
    const { changes, problems } = readSubmission(invitation(person('carmen')), {
      people: [{ guestId: 'carmen', rsvp: true }],
      song: ' Suspiros de\nEspaña ',
      message: 'a'.repeat(1001),
    })
    expect(changes).toMatchObject({ song: 'Suspiros de España', people: [{ rsvp: true }] })
    expect(problems).toEqual([
      { code: 'TEXT_TOO_LONG', guestId: null, field: 'message', length: 1001, max: 1000 },
    ])
  })
})

describe('allergies and diets', () => {
  const nuts = { guestId: 'carmen', rsvp: true, allergens: ['nuts', 'gluten', 'air'] }

  it('are not kept without consent, while everything else is', () => {
    for (const healthConsent of [undefined, null, '']) {
      const result = submit(invitation(person('carmen')), { ...nuts, healthConsent })
      expect(codes(result)).toEqual(['CONSENT_REQUIRED'])
      expect(result.changes.people).toEqual([{ guestId: 'carmen', rsvp: true, events: {} }])
    }
  })

  it('are kept with the sentence that was agreed to', () => {
    const { changes } = submit(invitation(person('carmen')), { ...nuts, healthConsent: CONSENT })
    expect(changes.people[0]).toMatchObject({
      needs: { allergens: ['gluten', 'nuts'], diets: [], dietNote: null },
      consent: CONSENT,
    })
  })

  it('are changed under the consent that holds, which keeps its time', () => {
    const agreed = person('carmen', { allergens: ['nuts'], hasHealthConsent: true })
    const { changes } = submit(invitation(agreed), {
      guestId: 'carmen',
      dietNote: 'Leve',
      healthConsent: CONSENT,
    })
    expect(changes.people[0]).toMatchObject({ needs: { allergens: ['nuts'], dietNote: 'Leve' } })
    expect(changes.people[0]).not.toHaveProperty('consent')
  })

  it('are deleted when the consent is withdrawn, or when there are none any more', () => {
    const agreed = person('carmen', { allergens: ['nuts'], hasHealthConsent: true })
    const none = { needs: { allergens: [], diets: [], dietNote: null }, consent: null }
    const withdrawn = submit(invitation(agreed), {
      guestId: 'carmen',
      allergens: ['nuts'],
      healthConsent: null,
    })
    expect(withdrawn.changes.people[0]).toMatchObject(none)
    expect(codes(withdrawn)).toEqual(['CONSENT_REQUIRED'])
    const emptied = submit(invitation(agreed), { guestId: 'carmen', allergens: [] })
    expect(emptied.changes.people[0]).toMatchObject(none)
    expect(codes(emptied)).toEqual([])
  })

  it('that the couple has typed stay when the form brings them back unchanged', () => {
    const typed = person('carmen', { diets: ['vegan'] })
    const result = submit(invitation(typed), { guestId: 'carmen', diets: ['vegan'], healthConsent: null })
    expect([result.problems, result.changes.people]).toEqual([[], []])
  })

  it('are never told in the list of changes', () => {
    const { changes } = submit(invitation(person('carmen')), { ...nuts, healthConsent: CONSENT })
    expect(answeredChanges(changes)).toEqual([
      { guestId: 'carmen', field: 'rsvp', value: true },
      { guestId: 'carmen', field: 'needs' },
    ])
  })
})

describe('a companion', () => {
  const host = person('carmen', { mayBringCompanion: true })

  it('comes with a name, where the couple allows one', () => {
    const bring = (fullName: string) => ({ guestId: 'carmen', companion: { fullName } })
    expect(submit(invitation(host), bring(' Ainhoa  Lasa ')).changes.people[0]?.companion).toEqual({
      fullName: 'Ainhoa Lasa',
    })
    expect(codes(submit(invitation(host), bring(' ')))).toEqual(['COMPANION_NAME_REQUIRED'])
    expect(codes(submit(invitation(person('carmen')), bring('Ainhoa')))).toEqual(['COMPANION_NOT_ALLOWED'])
  })

  it('is one, is called anew, and may stay at home', () => {
    const there = person('ainhoa', { companionOf: 'carmen', fullName: 'Ainhoa Lasa' })
    const both = invitation(host, there)
    const same = submit(both, { guestId: 'carmen', companion: { fullName: 'Ainhoa Lasa' } })
    expect(hasAnswerChanges(same.changes)).toBe(false)
    expect(submit(both, { guestId: 'carmen', companion: null }).changes.people[0]?.companion).toBeNull()
    expect(hasAnswerChanges(submit(invitation(host), { guestId: 'carmen', companion: null }).changes)).toBe(
      false,
    )
    const chain = submit(both, { guestId: 'ainhoa', companion: { fullName: 'Teo' } })
    expect(codes(chain)).toEqual(['COMPANION_NOT_ALLOWED'])
  })
})

describe("answers to the couple's own questions", () => {
  const to = { ...invitation(person('carmen', { ownAnswers: { gone: 'x' } })), ownAnswers: { nights: '2' } }

  it('change what is asked of a person or of all together, each where it is asked', () => {
    const { changes, problems } = readSubmission(to, {
      people: [{ guestId: 'carmen', ownAnswers: { drink: 'must', nights: '9', gone: '' } }],
      ownAnswers: { nights: ' 3 ', drink: 'must' },
    })
    expect(problems).toEqual([])
    expect(changes.people).toEqual([{ guestId: 'carmen', events: {}, ownAnswers: { drink: 'must' } }])
    expect(changes.ownAnswers).toEqual({ nights: '3' })
    expect(answeredChanges(changes)).toEqual([
      { guestId: 'carmen', field: 'own', question: 'drink', value: 'must' },
      { guestId: null, field: 'own', question: 'nights', value: '3' },
    ])
  })

  it('that are as they were change nothing, and an empty one takes the stored one away', () => {
    expect(hasAnswerChanges(readSubmission(to, { people: [], ownAnswers: { nights: '2' } }).changes)).toBe(
      false,
    )
    expect(readSubmission(to, { people: [], ownAnswers: { nights: ' ' } }).changes.ownAnswers).toEqual({
      nights: null,
    })
  })

  it('that cannot be kept are named, and everything else is kept', () => {
    const { changes, problems } = readSubmission(to, {
      people: [{ guestId: 'carmen', rsvp: true, ownAnswers: { drink: 'cider' } }],
      ownAnswers: { nights: 'dos' },
    })
    expect(changes.people).toEqual([{ guestId: 'carmen', rsvp: true, events: {} }])
    expect(problems).toEqual([
      { code: 'OWN_ANSWER', guestId: 'carmen', question: 'drink', problem: 'no-option' },
      { code: 'OWN_ANSWER', guestId: null, question: 'nights', problem: 'no-number' },
    ])
  })
})
