import { describe, expect, it } from 'vitest'
import {
  bringsLink,
  familiesIn,
  type GuestMessage,
  groupChange,
  type KnownGroup,
  type MessageFamily,
  type MessagePerson,
  type NoMailReason,
  saysTheSame,
  spokenToIn,
  wayTo,
  wordsIn,
} from './guest-messages.ts'

const person = (guestId: string, facts: Partial<MessagePerson> = {}): MessagePerson => ({
  ...{ guestId, email: null, rsvp: null, side: null, busOut: null, busBack: null, hotelId: null },
  ...{ tableIds: [], answers: {} },
  ...facts,
})

const family = (key: string, people: MessagePerson[], facts: Partial<MessageFamily> = {}): MessageFamily => ({
  ...{ key, householdId: key, email: null, sentAt: null, openedAt: null, answeredAt: null, people },
  ...facts,
})

const group = (kind: KnownGroup['kind'], of: string | null = null, stops: string[] | null = null) => ({
  ...{ kind, of, stops, label: null },
})

const keysIn = (known: KnownGroup, families: readonly MessageFamily[]) =>
  familiesIn(known, families).map(({ key }) => key)

describe('a group', () => {
  const families = [
    family('lasa', [
      person('teo', { rsvp: true, busOut: 'armas', tableIds: ['t4'], hotelId: 'parador', side: 'Lucía' }),
      person('ane', { rsvp: false, answers: { preboda: false } }),
    ]),
    family('soto', [person('ana', { rsvp: false, busOut: 'armas', tableIds: ['t4'], hotelId: 'parador' })]),
    family('gil', [person('eva', { answers: { preboda: null } })], { sentAt: '2027-01-01T10:00:00Z' }),
    family('paz', [person('leo', { busBack: 'prado' })]),
  ]

  it.each<[KnownGroup, string[]]>([
    [group('all'), ['lasa', 'soto', 'gil', 'paz']],
    [group('coming'), ['lasa']],
    [group('pending'), ['gil']],
    [group('side', 'Lucía'), ['lasa']],
    [group('event', 'preboda'), ['gil']],
    [group('table', 't4'), ['lasa']],
    [group('busOut', 'trip', ['armas', 'prado']), ['lasa']],
    [group('busBack', 'trip', ['prado']), []],
    [group('hotel', 'parador'), ['lasa']],
  ])('$kind has the families of those who are in it', (known, keys) => {
    expect(keysIn(known, families)).toEqual(keys)
  })

  it('speaks to those of a family whom it is about', () => {
    const people = families[0]!.people
    const namesOf = (kind: KnownGroup['kind'], some = people) =>
      spokenToIn(some, kind, ({ rsvp }) => rsvp).map(({ guestId }) => guestId)
    expect(namesOf('all')).toEqual(['teo'])
    expect(namesOf('pending', [person('teo', { rsvp: true }), person('noa')])).toEqual(['noa'])
    expect(namesOf('side', families[1]!.people)).toEqual(['ana'])
  })

  it('that changed says who joined, who left and who is reached by another way', () => {
    expect(groupChange({ mail: ['a', 'b'], chat: ['c'] }, { mail: ['b', 'a'], chat: ['c'] })).toBeNull()
    expect(groupChange({ mail: ['a', 'b'], chat: ['c'] }, { mail: ['b', 'd'], chat: ['a'] })).toEqual({
      joined: ['d'],
      left: ['c'],
      moved: ['a'],
    })
  })
})

describe('the way to a family', () => {
  it('is its mail, unless it wants none or its mailbox refuses them', () => {
    const lasa = family('lasa', [person('teo', { email: 'Teo@Correo.example' })])
    const stop = (why: NoMailReason) => new Map([['teo@correo.example', why]])
    expect(wayTo(lasa, new Map())).toEqual({ way: 'mail', address: 'teo@correo.example' })
    expect(wayTo(lasa, stop('unsubscribed'))).toEqual({ way: 'chat', why: 'unsubscribed' })
    expect(wayTo(lasa, stop('refused'))).toEqual({ way: 'chat', why: 'refused' })
    expect(wayTo(family('gil', [person('eva')]), new Map())).toEqual({ way: 'chat', why: 'noEmail' })
  })
})

describe('a message', () => {
  const message: GuestMessage = {
    subject: 'El autobús',
    text: 'Sale a las 11.',
    translations: { en: { subject: 'The bus', text: 'It leaves at 11. {enlace}' } },
  }

  it('is said in the language of a family, or as the couple wrote it', () => {
    expect(wordsIn(message, 'en').subject).toBe('The bus')
    expect(wordsIn(message, 'eu').subject).toBe('El autobús')
  })

  it('brings a link along when one of its texts has it', () => {
    expect(bringsLink(message)).toBe(true)
    expect(bringsLink({ ...message, translations: {} })).toBe(false)
  })

  it('is the same whatever the order of its languages', () => {
    const es = { subject: 'a', text: 'b' }
    const [ca, eu] = [
      { subject: 'c', text: 'd' },
      { subject: 'e', text: 'f' },
    ]
    expect(saysTheSame({ ...es, translations: { ca, eu } }, { ...es, translations: { eu, ca } })).toBe(true)
    expect(saysTheSame({ ...es, translations: { ca } }, { ...es, translations: {} })).toBe(false)
  })
})
