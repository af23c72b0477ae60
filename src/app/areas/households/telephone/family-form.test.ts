import { describe, expect, it } from 'vitest'
import type { Guest } from '#contract/guests.ts'
import type { GuestDetails, Household } from '#contract/household-rows.ts'
import type { FreePlaces } from '#contract/telephone-answers.ts'
import { NO_SETTINGS, type OwnQuestion, type WeddingEvent } from '#domain/households/invitation-settings.ts'
import { familiesOf, type HouseholdList } from '../../../shared/households/families.ts'
import { isAsked } from './asked-fields.ts'
import { familyForm, nextOpen } from './family-form.ts'
import { BRINGS } from './typed-fields.ts'

const guest = (id: string, rsvp: boolean | null): Guest => ({
  ...{ id, fullName: `${id} Sanz`, rsvp, maybe: false, email: null, notes: null },
  createdAt: '2027-01-01T00:00:00Z',
})

const details = (guestId: string, over: Partial<GuestDetails> = {}): GuestDetails =>
  ({
    ...{ guestId, householdId: 'h', age: 'adult', events: {}, needsHighChair: false, ownAnswers: {} },
    ...{ phone: null, menu: null, busOut: null, busBack: null, companionOf: null, mayBringCompanion: false },
    ...{ allergens: [], diets: [], dietNote: null, hasHealthConsent: false },
    ...over,
  }) as GuestDetails

const event = (id: string, isPublished: boolean) => ({ id, name: id, isPublished }) as WeddingEvent

const question = (key: string, over: Partial<OwnQuestion> = {}): OwnQuestion => ({
  ...{ key, kind: 'text', isOfFamily: false, eventId: null, options: [], texts: { es: `¿${key}?` } },
  ...over,
})

const list = (over: Partial<HouseholdList['settings']> = {}): HouseholdList => ({
  households: [
    {
      ...{ id: 'h', name: null, song: 'La Macarena', message: null, answeredAt: null },
      ownAnswers: { noches: '2', gone: 'x' },
    } as unknown as Household,
  ],
  guests: [
    details('ana', { events: { preboda: true, borrador: false }, mayBringCompanion: true, menu: 'fish' }),
    details('leo', { age: 'baby', ownAnswers: { talla: 'M', gone: 'x' } }),
    details('eva', { householdId: null }),
  ],
  events: [event('preboda', true), event('borrador', false), event('ajena', true)],
  settings: {
    ...NO_SETTINGS,
    ...{ asksSong: true, asksMessage: false },
    menus: [{ key: 'fish', name: 'Pescado', forChildren: false }],
    busRoutes: [{ id: 'ida', direction: 'out', name: 'Ida', time: 675, place: null }],
    questions: [
      question('noches', { kind: 'number', isOfFamily: true }),
      question('talla'),
      question('baile', { eventId: 'preboda' }),
    ],
    ...over,
  },
  ...{ stoppedAddresses: [], mailDay: null, reminderRuns: [] },
})

const familiesIn = (all: HouseholdList, rsvp: boolean | null = null) =>
  familiesOf([guest('ana', true), guest('leo', rsvp), guest('eva', null)], all)

const formOf = (all: HouseholdList) => familyForm(familiesIn(all)[0]!, all)

describe('the form of a family', () => {
  it('has what is stored of what its invitation asks: no drafts, and no questions that are gone', () => {
    const { events, present, questions } = formOf(list())
    expect(events.map(({ id }) => id)).toEqual(['preboda'])
    expect(questions.map(({ key }) => key)).toEqual(['noches', 'talla', 'baile'])
    expect(present).toMatchObject({ ownAnswers: { noches: '2' }, song: 'La Macarena', busOut: '' })
    expect(present.people['ana']).toMatchObject({ events: { boda: true, preboda: true }, menu: 'fish' })
    expect(present.people['leo']).toMatchObject({ events: {}, ownAnswers: { talla: 'M' } })
  })

  it('asks nothing of a wedding without events, menus, buses and questions but who comes', () => {
    const settings = { menus: [], busRoutes: [], questions: [], asksSong: false }
    const form = formOf({ ...list(settings), events: [] })
    expect(form).toMatchObject({ events: [], questions: [] })
    expect(form.present.ownAnswers).toEqual({})
    expect(form.present.people['ana']!.events).toEqual({ boda: true })
  })
})

describe('a field is asked', () => {
  const asked = (way: string, settings = {}, places?: FreePlaces) => {
    const all = list(settings)
    return isAsked({ form: formOf(all), settings: all.settings, places }, way.split('/'))
  }

  it('of the people of the family, by what they are invited to', () => {
    const yes = [
      'people/ana/events/boda',
      'people/ana/events/preboda',
      'people/ana/menu',
      'people/leo/highChair',
    ]
    for (const way of [...yes, `people/ana/${BRINGS}`, 'people/ana/ownAnswers/baile', 'people/leo/note'])
      expect(asked(way), way).toBe(true)
    const no = ['people/ana/events/borrador', 'people/leo/events/preboda', 'people/eva/menu']
    for (const way of [...no, `people/leo/${BRINGS}`, 'people/leo/ownAnswers/baile', 'people/ana/highChair'])
      expect(asked(way), way).toBe(false)
  })

  it('until the couple takes it off', () => {
    expect(asked('people/ana/menu', { menus: [] })).toBe(false)
    expect(asked('people/leo/ownAnswers/talla', { questions: [] })).toBe(false)
    expect([asked('busOut'), asked('busBack')]).toEqual([true, false])
    expect([asked('song'), asked('message')]).toEqual([true, false])
    expect([asked('ownAnswers/noches'), asked('ownAnswers/talla')]).toEqual([true, false])
  })

  it('for rooms while they can be asked for, and before that is known', () => {
    const places = (state: 'open' | 'given'): FreePlaces => ({
      seats: {},
      beds: {
        ...{ state, hotels: [], isWaiting: false },
        said: { place: null, hotelId: null, rooms: null, nights: null },
      },
    })
    expect(asked('beds')).toBe(true)
    expect(asked('beds', {}, places('open'))).toBe(true)
    expect(asked('beds', {}, places('given'))).toBe(false)
    expect(asked('beds', {}, { seats: {}, beds: null })).toBe(false)
  })
})

describe('the next family', () => {
  it('is one that has still to answer, after the one in sight and around', () => {
    const families = familiesIn(list())
    expect(nextOpen(families, 'h')?.key).toBe('eva')
    expect(nextOpen(families, 'eva')?.key).toBe('h')
    expect(nextOpen(families, undefined)?.key).toBe('h')
    expect(nextOpen(familiesIn(list(), true), 'eva')).toBeUndefined()
  })
})
