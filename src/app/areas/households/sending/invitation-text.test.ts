import { expect, it } from 'vitest'
import { NO_SETTINGS } from '#domain/households/invitation-settings.ts'
import type { OwnWords } from '#domain/households/own-words.ts'
import type { Family } from '../../../shared/households/families.ts'
import { invitationText, type MessageContext } from './invitation-text.ts'

const family = (names: string[], language: string | null = null) =>
  ({
    key: 'h',
    name: 'Lasa',
    household: { language },
    people: names.map((fullName) => ({ guest: { fullName }, details: undefined })),
  }) as unknown as Family

const values = {
  wedding: { name: 'Lucía y Martín', eventDate: '2027-04-10' },
  address: 'https://azahar.example/i/8QK2M9',
}
const text = (one: Family, words: Partial<OwnWords> = {}, given: MessageContext = values) =>
  invitationText(one, 'invite', { ...NO_SETTINGS, ...words }, given)

it('a message has the names, the date and the link of its family, in its language', () => {
  expect(text(family(['Teo Lasa', 'Ane Ruiz']))).toBe(
    'Hola, Teo y Ane:\nNos casamos el 10 de abril de 2027 y queremos que estéis. Aquí va la invitación; se responde en un minuto.\nhttps://azahar.example/i/8QK2M9\nLucía y Martín',
  )
  expect(text(family(['Jordi Mas'], 'ca'))).toContain('Ens casem el 10 d’abril del 2027')
  expect(text(family(['Ann Lee'], 'en'))).toContain('getting married on 10 April 2027')
  expect(text(family(['Jon Agirre'], 'eu'))).toContain('Kaixo, Jon:\n2027ko apirilaren 10ean ezkonduko gara')
  expect(text(family(['Uxía Castro'], 'gl'))).toContain('Casamos o 10 de abril de 2027')
})

it('a message to one person speaks to one', () => {
  expect(text(family(['Teo Lasa']))).toContain('queremos que estés.')
  expect(text(family(['Jordi Mas'], 'ca'))).toContain('volem que hi siguis. T’enviem')
  expect(text(family(['Jordi Mas', 'Ona Pi'], 'ca'))).toContain('volem que hi sigueu. Us enviem')
})

it('Spanish names are joined as they are spoken', () => {
  expect(text(family(['Carmen Soto', 'Íñigo Lasa']))).toContain('Hola, Carmen e Íñigo:')
  expect(text(family(['Noa Gil', 'Leo Gil', 'Hierónima Gil']))).toContain('Hola, Noa, Leo y Hierónima:')
})

it('own words come with the link, also when it was left out, and without a date there is no gap', () => {
  expect(text(family(['Teo Lasa']), { texts: { es: '¡Venid, {nombres}!' } })).toBe(
    '¡Venid, Teo!\nhttps://azahar.example/i/8QK2M9',
  )
  const undated = { ...values, wedding: { ...values.wedding, eventDate: null } }
  expect(text(family(['Teo Lasa']), {}, undated)).toContain('Nos casamos y queremos')
})

it('a reminder speaks to those of the family who have not answered', () => {
  const teo = { ...family(['Teo Lasa', 'Ane Ruiz']) }
  teo.people[0]!.guest.rsvp = true
  teo.people[1]!.guest.rsvp = null
  expect(invitationText(teo, 'remind', NO_SETTINGS, values)).toContain('Hola, Ane: nos falta tu respuesta')
  const own = { es: { subject: 'Falta poco', text: '{nombres}, ¿vienes?' } }
  expect(invitationText(teo, 'remind', { ...NO_SETTINGS, reminderTextsToOne: own }, values)).toBe(
    'Ane, ¿vienes?\nhttps://azahar.example/i/8QK2M9',
  )
})

it('own words speak to one person alone where the couple has others for them, else as to several', () => {
  const words = { texts: { es: 'Os esperamos, {nombres}' }, textsToOne: { es: 'Te espero, {nombres}' } }
  expect(text(family(['Teo Lasa']), words)).toContain('Te espero, Teo')
  expect(text(family(['Teo Lasa', 'Ane Ruiz']), words)).toContain('Os esperamos, Teo y Ane')
  expect(text(family(['Teo Lasa']), { texts: words.texts })).toContain('Os esperamos, Teo')
  expect(text(family(['Teo Lasa', 'Ane Ruiz']), { textsToOne: words.textsToOne })).toContain(
    'queremos que estéis',
  )
})

it('two of one given name are told apart', () => {
  expect(text(family(['Carmen Soto Gil', 'Carmen Lasa', 'Teo Lasa']))).toContain(
    'Hola, Carmen Soto, Carmen Lasa y Teo:',
  )
})

it('a reminder to who may come asks for a yes or a no, in the words of the couple where it has some', () => {
  const mayCome = (names: string[], language: string | null = null) => {
    const one = family(names, language)
    for (const { guest } of one.people) Object.assign(guest, { rsvp: null, maybe: true })
    return one
  }
  const remind = (one: Family, words: Partial<OwnWords> = {}) =>
    invitationText(one, 'remind', { ...NO_SETTINGS, ...words }, values)
  expect(remind(mayCome(['Teo Lasa']))).toContain('Hola, Teo: nos dijiste que puede que sí.')
  expect(remind(mayCome(['Teo Lasa', 'Ane Ruiz']))).toContain('nos dijisteis que puede que sí.')
  expect(remind(mayCome(['Jordi Mas'], 'ca'))).toContain('ens vas dir que potser sí')
  expect(remind(mayCome(['Uxía Castro'], 'gl'))).toContain('dixéchesnos que pode que si')
  expect(remind(mayCome(['Jon Agirre'], 'eu'))).toContain('agian baietz esan zenigun')
  expect(remind(mayCome(['Ann Lee'], 'en'))).toContain('you told us that you may be coming')
  const partly = mayCome(['Teo Lasa', 'Ane Ruiz'])
  Object.assign(partly.people[1]!.guest, { maybe: false })
  expect(remind(partly)).toContain('nos falta vuestra respuesta')
  const own = { es: { subject: 'Falta poco', text: '{nombres}, ¿vienes?' } }
  expect(remind(mayCome(['Teo Lasa']), { reminderTexts: own })).toContain('Teo, ¿vienes?')
})
