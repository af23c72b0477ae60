import { expect, it } from 'vitest'
import { NO_SETTINGS } from '#domain/households/invitation-settings.ts'
import { INVITATION_TEXTS, REMINDER_TEXTS } from '#domain/households/invitation-text.ts'
import { messageSettings } from './message-settings.ts'

const STORED = { ...NO_SETTINGS, texts: { es: 'Os esperamos', en: 'Come' } }

it('a message to one person is kept beside that to several, and other languages stay', () => {
  expect(messageSettings(STORED, 'invite', 'es', { one: ' Te espero ' })).toEqual({
    textsToOne: { es: 'Te espero' },
  })
  expect(messageSettings(STORED, 'invite', 'es', { several: 'Venid', one: 'Ven' })).toEqual({
    texts: { es: 'Venid', en: 'Come' },
    textsToOne: { es: 'Ven' },
  })
})

it('words that would be said anyway, or none, are not kept', () => {
  const ours = { several: INVITATION_TEXTS.es(false), one: INVITATION_TEXTS.es(true) }
  expect(messageSettings(NO_SETTINGS, 'invite', 'es', ours)).toEqual({ texts: {}, textsToOne: {} })
  expect(messageSettings(STORED, 'invite', 'es', { several: '', one: 'Os esperamos' })).toEqual({
    texts: { en: 'Come' },
    textsToOne: { es: 'Os esperamos' },
  })
  expect(messageSettings(STORED, 'invite', 'es', { one: 'Os esperamos' })).toEqual({ textsToOne: {} })
})

it('a reminder by WhatsApp is the text of its mail, whose subject stays', () => {
  const reminderTexts = { es: { subject: 'Falta poco', text: 'Contestad' } }
  const stored = { ...NO_SETTINGS, reminderTexts }
  expect(messageSettings(stored, 'remind', 'es', { several: 'Decid algo' })).toEqual({
    reminderTexts: { es: { subject: 'Falta poco', text: 'Decid algo' } },
  })
  expect(messageSettings(stored, 'remind', 'es', { one: 'Di algo' })).toEqual({
    reminderTextsToOne: { es: { subject: 'Falta poco', text: 'Di algo' } },
  })
  expect(messageSettings(NO_SETTINGS, 'remind', 'es', { several: REMINDER_TEXTS.es(false) })).toEqual({
    reminderTexts: {},
  })
})
