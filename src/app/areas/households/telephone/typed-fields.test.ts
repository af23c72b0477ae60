import { describe, expect, it } from 'vitest'
import type { PersonValues } from '#domain/households/answer-values.ts'
import {
  BRINGS,
  type FormValues,
  isOutOfDate,
  nameOf,
  othersOver,
  type Typed,
  typedAt,
  typedSince,
  valuesWith,
  type Way,
} from './typed-fields.ts'

const NOTHING: PersonValues = {
  ...{ events: {}, menu: '', allergens: [], diets: [], note: '', hasConsent: false, highChair: false },
  ...{ hasCompanion: null, companion: '', ownAnswers: {} },
}

const stored = (person: Partial<PersonValues> = {}, family: Partial<FormValues> = {}): FormValues => ({
  people: { carmen: { ...NOTHING, ...person } },
  ...{ busOut: '', busBack: '', ownAnswers: {}, song: '', message: '' },
  ...family,
})

const of = (field: string): Way => ['people', 'carmen', field]
const typedOver = (present: FormValues, way: Way, now: unknown, former?: Typed) =>
  ({ [nameOf(way)]: typedAt(present, way, now, former) }) as Record<string, Typed>

describe('what is typed lies over what is stored', () => {
  it('with the values over which it was typed, also where more is stored meanwhile', () => {
    const typed = typedOver(stored(), ['song'], 'Paquito')
    const now = stored({ menu: 'carne' }, { song: 'Resistiré' })
    expect(valuesWith(now, typed, 'now')).toEqual(stored({ menu: 'carne' }, { song: 'Paquito' }))
    expect(valuesWith(now, typed, 'before')).toEqual(stored({ menu: 'carne' }, { song: '' }))
    expect(othersOver(now, ['song'], typed['song'])).toEqual({ value: 'Resistiré' })
    expect(othersOver(stored(), ['song'], typed['song'])).toBeUndefined()
    expect(othersOver(stored({}, { song: 'Paquito' }), ['song'], typed['song'])).toBeUndefined()
  })

  it('until it is as it is stored', () => {
    expect(typedAt(stored({}, { song: 'Paquito' }), ['song'], 'Paquito', undefined)).toBeUndefined()
    const before = { now: 'Paq', before: '' }
    expect(typedAt(stored({}, { song: 'Resistiré' }), ['song'], 'Paquito', before)).toEqual({
      ...{ now: 'Paquito', before: '' },
    })
  })

  it('and marks of others stand beside those of the member', () => {
    const typed = typedOver(stored({ allergens: ['milk'] }), of('allergens'), ['nuts'])
    const now = stored({ allergens: ['gluten', 'milk'] })
    expect(valuesWith(now, typed, 'now').people['carmen']!.allergens).toEqual(['gluten', 'nuts'])
    expect(valuesWith(now, typed, 'before').people['carmen']!.allergens).toEqual(['gluten', 'milk'])
    const again = typedOver(now, of('allergens'), ['nuts'], typed[nameOf(of('allergens'))])
    expect(valuesWith(now, again, 'now').people['carmen']!.allergens).toEqual(['nuts'])
  })
})

describe('a companion and their name', () => {
  const way = of(BRINGS)

  it('are one field, which others change as one', () => {
    const typed = typedOver(stored(), way, { hasCompanion: true, companion: 'Ivan R.' })
    const now = stored({ hasCompanion: true, companion: 'Iván Ruiz' })
    expect(othersOver(now, way, typed[nameOf(way)])).toEqual({
      value: { hasCompanion: true, companion: 'Iván Ruiz' },
    })
    const { now: said } = typed[nameOf(way)]!
    const mine = { [nameOf(way)]: { now: said, before: { hasCompanion: true, companion: 'Iván Ruiz' } } }
    expect(valuesWith(now, mine, 'before').people['carmen']).toEqual(now.people['carmen'])
    expect(valuesWith(now, mine, 'now').people['carmen']).toMatchObject({ companion: 'Ivan R.' })
  })

  it('stay typed where the family brings none any more', () => {
    const before = stored({ hasCompanion: true, companion: 'Iván' })
    const typed = typedOver(before, way, { hasCompanion: true, companion: 'Iván Ruiz' })
    expect(valuesWith(stored(), typed, 'now').people['carmen']).toMatchObject({
      ...{ hasCompanion: true, companion: 'Iván Ruiz' },
    })
    expect(othersOver(stored(), way, typed[nameOf(way)])).toBeDefined()
  })

  it('are no other answer where both say that none comes', () => {
    const before = stored({ hasCompanion: true, companion: 'Iván' })
    const typed = typedOver(before, way, { hasCompanion: false, companion: 'Iván' })
    expect(othersOver(stored(), way, typed[nameOf(way)])).toBeUndefined()
  })
})

describe('a permission for health data', () => {
  const way = of('hasConsent')

  it('holds for what was noted when it was given, and not for what others note since', () => {
    const seen = stored({ allergens: ['nuts'] })
    const given = typedAt(seen, way, true, undefined)!
    expect(isOutOfDate(seen, way, given)).toBe(false)
    expect(isOutOfDate(stored({ allergens: ['nuts', 'gluten'] }), way, given)).toBe(true)
    expect(isOutOfDate(stored({ allergens: ['nuts'], note: 'Sin sal' }), way, given)).toBe(true)
  })

  it('is not given anew by leaving it', () => {
    const withdrawn = typedAt(stored({ hasConsent: true, diets: ['vegan'] }), way, false, undefined)!
    expect(isOutOfDate(stored(), way, withdrawn)).toBe(false)
  })
})

describe('what is saved is forgotten', () => {
  it('but for what was typed meanwhile, which lies over it', () => {
    const sent = { song: { now: 'Paquito', before: '' }, message: { now: 'Hola', before: '' } }
    expect(typedSince(sent, sent)).toEqual({ song: undefined, message: undefined })
    expect(typedSince({ ...sent, song: { now: 'Paquito el', before: '' } }, sent)).toEqual({
      ...{ song: { now: 'Paquito el', before: 'Paquito' }, message: undefined },
    })
  })

  it('and where it was taken back meanwhile, that is still to be saved', () => {
    const sent = { song: { now: 'Paquito', before: 'Resistiré' } }
    expect(typedSince({}, sent)).toEqual({ song: { now: 'Resistiré', before: 'Paquito' } })
  })
})
