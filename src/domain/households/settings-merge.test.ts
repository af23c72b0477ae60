import { describe, expect, it } from 'vitest'
import { NO_SETTINGS, type OwnQuestion } from './invitation-settings.ts'
import { mergeSettings, settleSettings } from './settings-merge.ts'

const mail = (subject: string, text: string) => ({ subject, text })

describe('settings of an invitation that two have changed', () => {
  it('are those of each where they changed different ones, also of one mail', () => {
    const from = { mailTexts: { es: mail('Boda', 'Venid'), ca: mail('Casament', 'Veniu') } }
    const stored = { ...NO_SETTINGS, mailTexts: { ...from.mailTexts, es: mail('Nuestra boda', 'Venid') } }
    const given = { mailTexts: { es: mail('Boda', 'Venid pronto'), eu: mail('Ezkontza', 'Etorri') } }
    expect(mergeSettings(from, stored, given)).toEqual({
      settings: { mailTexts: { es: mail('Nuestra boda', 'Venid pronto'), eu: mail('Ezkontza', 'Etorri') } },
      conflicts: [],
    })
  })

  it('are asked about by language and by part where both changed the same', () => {
    const from = { reminderTexts: { es: mail('Falta', 'Decid') }, texts: { es: 'Hola' }, place: null }
    const stored = {
      ...NO_SETTINGS,
      reminderTexts: { es: mail('Falta poco', 'Decid') },
      texts: {},
      place: 'Carmona',
    }
    const given = {
      reminderTexts: { es: mail('Queda poco', 'Decidnos') },
      texts: { es: 'Buenas' },
      place: 'Sevilla',
    }
    expect(mergeSettings(from, stored, given).conflicts).toEqual([
      { field: 'reminderTexts', part: 'es.subject', stored: 'Falta poco', given: 'Queda poco' },
      { field: 'texts', part: 'es', stored: null, given: 'Buenas' },
      { field: 'place', part: null, stored: 'Carmona', given: 'Sevilla' },
    ])
  })

  it('are stored as it was chosen, text by text, and asked about again if they change once more', () => {
    const from = { reminderTexts: { es: mail('Falta', 'Decid') }, texts: { es: 'Hola' }, place: null }
    const stored = {
      ...NO_SETTINGS,
      reminderTexts: { es: mail('Falta poco', 'Decid') },
      texts: {},
      place: 'Carmona',
    }
    const given = {
      reminderTexts: { es: mail('Queda poco', 'Decidnos') },
      texts: { es: 'Buenas' },
      place: 'Sevilla',
    }
    const { conflicts } = mergeSettings(from, stored, given)
    const settled = settleSettings({ from, given }, conflicts, ({ field }) => field !== 'texts')
    expect(mergeSettings(settled.from, stored, settled.given)).toEqual({
      settings: { reminderTexts: { es: mail('Queda poco', 'Decidnos') }, texts: {}, place: 'Sevilla' },
      conflicts: [],
    })
    const again = mergeSettings(settled.from, { ...stored, place: 'Jerez' }, settled.given)
    expect(again.conflicts).toEqual([{ field: 'place', part: null, stored: 'Jerez', given: 'Sevilla' }])
  })

  it('are asked about as a whole where one has taken a mail away that the other has changed', () => {
    const from = { mailTexts: { es: mail('Boda', 'Venid') } }
    const given = { mailTexts: { es: mail('Boda', 'Venid pronto') } }
    expect(mergeSettings(from, NO_SETTINGS, given).conflicts).toEqual([
      { field: 'mailTexts', part: 'es', stored: null, given: mail('Boda', 'Venid pronto') },
    ])
  })

  it('keep the menus, buses and days that the other has added, without asking', () => {
    const menu = (key: string) => ({ key, name: key, forChildren: false })
    const from = { menus: [menu('carne')], reminderDays: [21, 7] }
    const stored = { ...NO_SETTINGS, menus: [menu('carne'), menu('rape')], reminderDays: [21, 14, 7] }
    const given = { menus: [{ ...menu('carne'), forChildren: true }], reminderDays: [7, 1] }
    expect(mergeSettings(from, stored, given)).toEqual({
      settings: { menus: [{ ...menu('carne'), forChildren: true }, menu('rape')], reminderDays: [14, 7, 1] },
      conflicts: [],
    })
  })

  it('are as they are given where the change does not say what it began from', () => {
    const stored = { ...NO_SETTINGS, texts: { es: 'Hola' } }
    expect(mergeSettings({}, stored, { texts: {} })).toEqual({ settings: { texts: {} }, conflicts: [] })
  })
})

describe('a question that two have changed', () => {
  const question: OwnQuestion = {
    ...{ key: 'paella', kind: 'choice', isOfFamily: false, eventId: 'eve', texts: { es: '¿Vienes?' } },
    options: [
      { key: 'si', texts: { es: 'Sí' } },
      { key: 'no', texts: { es: 'No' } },
    ],
  }
  const from = { questions: [question] }
  const storedAs = (changes: Partial<OwnQuestion>) => ({
    ...NO_SETTINGS,
    questions: [{ ...question, ...changes }],
  })
  const give = (changes: Partial<OwnQuestion>) => ({ questions: [{ ...question, ...changes }] })

  it('has the parts that each has changed, of its words and of its options too', () => {
    const [si, no] = question.options
    const stored = storedAs({
      texts: { es: '¿Vienes?', ca: 'Véns?' },
      options: [si!, { key: 'no', texts: { es: 'No puedo' } }],
    })
    const maybe = { key: 'quiza', texts: { es: 'Quizá' } }
    const given = give({ isOfFamily: true, texts: { es: '¿Venís?' }, options: [si!, no!, maybe] })
    expect(mergeSettings(from, stored, given)).toEqual({
      settings: {
        questions: [
          {
            ...{ key: 'paella', kind: 'choice', isOfFamily: true, eventId: 'eve' },
            texts: { es: '¿Venís?', ca: 'Véns?' },
            options: [si, { key: 'no', texts: { es: 'No puedo' } }, maybe],
          },
        ],
      },
      conflicts: [],
    })
  })

  it('is asked about where both changed the same part, and stored as it was chosen', () => {
    const stored = storedAs({ eventId: null, options: [{ key: 'si', texts: { es: 'Claro' } }] })
    const given = give({
      eventId: 'late',
      options: [{ key: 'si', texts: { es: 'Por supuesto' } }, question.options[1]!],
    })
    const { conflicts } = mergeSettings(from, stored, given)
    expect(conflicts).toEqual([
      { field: 'questions', part: 'paella.eventId', stored: null, given: 'late' },
      { field: 'questions', part: 'paella.options.si.texts.es', stored: 'Claro', given: 'Por supuesto' },
    ])
    const settled = settleSettings({ from, given }, conflicts, ({ part }) => part !== 'paella.eventId')
    expect(mergeSettings(settled.from, stored, settled.given)).toEqual({
      settings: {
        questions: [{ ...question, eventId: null, options: [{ key: 'si', texts: { es: 'Por supuesto' } }] }],
      },
      conflicts: [],
    })
  })

  it('stays away where the other has removed it, or one of its options', () => {
    expect(mergeSettings(from, { ...NO_SETTINGS }, give({ kind: 'text' })).settings).toEqual({
      questions: [],
    })
    const stored = storedAs({ options: [{ key: 'si', texts: { es: 'Claro' } }, question.options[1]!] })
    const { settings, conflicts } = mergeSettings(from, stored, give({ options: [question.options[1]!] }))
    expect(conflicts).toEqual([])
    expect(settings.questions![0]!.options).toEqual([question.options[1]])
  })
})
