import { describe, expect, it } from 'vitest'
import { NO_SETTINGS } from './invitation-settings.ts'
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
