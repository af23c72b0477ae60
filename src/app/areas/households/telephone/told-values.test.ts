import { afterEach, describe, expect, it } from 'vitest'
import type { PersonValues } from '#domain/households/answer-values.ts'
import type { Family } from '../../../shared/households/families.ts'
import { readUnsaved, writeUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { toldValues, unsavedOf } from './told-values.ts'
import type { FormValues, Way } from './typed-fields.ts'

const KEY = 'telephone w h'

afterEach(() => {
  for (const id of ['h', 'b', 'ana', 'leo']) writeUnsaved(`telephone w ${id}`, null)
})

const person = (over: Partial<PersonValues> = {}): PersonValues => ({
  ...{ events: {}, menu: '', allergens: [], diets: [], note: '', hasConsent: false, highChair: false },
  ...{ hasCompanion: null, companion: '', ownAnswers: {}, ...over },
})

const stored = (over: Partial<PersonValues> = {}, family: Partial<FormValues> = {}): FormValues => ({
  people: { ana: person(over) },
  ...{ busOut: '', busBack: '', ownAnswers: {}, song: '', message: '' },
  ...family,
})

type Kept = Parameters<typeof toldValues>[0]

/** The fields that this tab keeps, as a form that is drawn now reads and writes it. */
function kept(): Kept {
  const read = () => JSON.parse(readUnsaved(KEY) ?? '{}') as Kept['unsaved']
  const change: Kept['change'] = (how) => {
    const fields = { ...read(), ...(typeof how === 'function' ? how(read()) : how) }
    const text = how === null ? '{}' : JSON.stringify(fields)
    writeUnsaved(KEY, text === '{}' ? null : text)
  }
  return { key: KEY, unsaved: read(), change }
}

const toldOver = (present: FormValues, isAsked: (way: Way) => boolean = () => true) =>
  toldValues(kept(), present, isAsked)

const COMES = ['people', 'ana', 'events', 'boda']

describe('what a member is told', () => {
  it('stays until it is saved, with all that is typed while it is on its way', () => {
    toldOver(stored()).say(['song'], 'Paquito')
    const sending = toldOver(stored())
    expect(sending).toMatchObject({ isTyped: true, values: { song: 'Paquito' }, shown: { song: '' } })
    toldOver(stored()).say(['message'], '¡Enhorabuena!')
    toldOver(stored()).say(['song'], 'Paquito el Chocolatero')
    expect(sending.saved(sending.typed)).toBe(false)
    const after = toldOver(stored({}, { song: 'Paquito' }))
    expect(after.values).toMatchObject({ song: 'Paquito el Chocolatero', message: '¡Enhorabuena!' })
    expect(after.shown).toMatchObject({ song: 'Paquito', message: '' })
    expect(after.othersAt(['song'])).toBeUndefined()
    expect(after.saved(after.typed)).toBe(true)
    expect(readUnsaved(KEY)).toBeNull()
  })

  it('of buses and rooms counts while anyone comes', () => {
    toldOver(stored()).say(COMES, true)
    toldOver(stored()).say(['busOut'], 'ida')
    expect(toldOver(stored()).values).toMatchObject({ busOut: 'ida' })
    toldOver(stored()).say(COMES, false)
    const told = toldOver(stored())
    expect(told).toMatchObject({ isTyped: true, values: { busOut: '' } })
    expect(told.saved(told.typed)).toBe(true)
  })

  it('counts no more where it is asked no more, and goes with the next saving', () => {
    toldOver(stored()).say(['people', 'ana', 'events', 'preboda'], true)
    toldOver(stored()).say(['song'], 'Paquito')
    const told = toldOver(stored(), ([part]) => part === 'song')
    expect(told.values.people['ana']!.events).toEqual({})
    expect(told.saved(told.typed)).toBe(true)
  })

  it('is no permission for what others have noted since', () => {
    const consent = ['people', 'ana', 'hasConsent']
    toldOver(stored({ allergens: ['nuts'] })).say(consent, true)
    const more = { allergens: ['nuts', 'gluten'] }
    const told = toldOver(stored(more))
    expect(told.isAskedAgain('ana')).toBe(true)
    expect(told.values.people['ana']).toMatchObject({ ...more, hasConsent: false })
    told.say(consent, true)
    expect(toldOver(stored(more)).isAskedAgain('ana')).toBe(false)
    expect(toldOver(stored(more)).values.people['ana']!.hasConsent).toBe(true)
    expect(toldOver(stored({ ...more, hasConsent: true })).isAskedAgain('ana')).toBe(false)
  })
})

describe('what is typed for a family', () => {
  const family = (key: string, ids: readonly string[], household: object | null = { id: key }) =>
    ({ key, household, people: ids.map((id) => ({ guest: { id } })) }) as Family

  it('stays with the household, and goes to no other with a guest who is moved', () => {
    writeUnsaved(unsavedOf('w', family('h', ['ana', 'leo'])), '{"song":{"now":"Paquito","before":""}}')
    expect(unsavedOf('w', family('h', ['leo']))).toBe('telephone w h')
    expect(unsavedOf('w', family('b', ['ana', 'eva']))).toBe('telephone w b')
  })

  it('goes with a guest who stood alone into their household', () => {
    const alone = unsavedOf('w', family('leo', ['leo'], null))
    expect(unsavedOf('w', family('h', ['ana', 'leo']))).toBe('telephone w h')
    writeUnsaved(alone, '{"song":{"now":"Paquito","before":""}}')
    expect(unsavedOf('w', family('h', ['ana', 'leo']))).toBe(alone)
    writeUnsaved('telephone w h', '{"song":{"now":"Otra","before":""}}')
    expect(unsavedOf('w', family('h', ['ana', 'leo']))).toBe('telephone w h')
  })
})
