import { expect, it } from 'vitest'
import { NO_SETTINGS } from '#domain/households/invitation-settings.ts'
import { mailTemplate } from '#domain/households/invitation-text.ts'
import { mailText, withMails } from './mail-texts.ts'

const OURS = { several: mailTemplate('invite', 'es', false), one: mailTemplate('invite', 'es', true) }
const own = { subject: 'Nos casamos', text: 'Venid, {nombres}' }
const ownToOne = { subject: 'Nos casamos', text: 'Ven, {nombres}' }

it('own words to several are said to one as well, until one has others', () => {
  const several = withMails(NO_SETTINGS, 'invite', { several: { es: own } })
  expect(mailText(several, 'invite', 'es', 'one')).toEqual(own)
  const both = withMails(several, 'invite', { one: { es: ownToOne } })
  expect(mailText(both, 'invite', 'es', 'several')).toEqual(own)
  expect(mailText(both, 'invite', 'es', 'one')).toEqual(ownToOne)
  expect(mailText(withMails(both, 'invite', { one: { es: own } }), 'invite', 'es', 'one')).toEqual(own)
})

it('words to one alone leave those to several as they are', () => {
  const one = withMails(NO_SETTINGS, 'remind', { one: { es: ownToOne } })
  expect(mailText(one, 'remind', 'es', 'several')).toEqual(mailTemplate('remind', 'es', false))
  expect(one.reminderTextsToOne).toEqual({ es: ownToOne })
})

it('ours are not kept as own words, so that each is spoken to as it should be', () => {
  const typed = { ...OURS.several, subject: ` ${OURS.several.subject} ` }
  const settings = withMails(NO_SETTINGS, 'invite', { several: { es: typed }, one: { es: OURS.one } })
  expect(settings).toEqual(NO_SETTINGS)
  expect(mailText(settings, 'invite', 'es', 'one')).toEqual(OURS.one)
})

it('a mail begins with the message that was written for WhatsApp', () => {
  const settings = { ...NO_SETTINGS, texts: { es: 'Os esperamos' }, textsToOne: { es: 'Te espero' } }
  expect(mailText(settings, 'invite', 'es', 'several').text).toBe('Os esperamos')
  expect(mailText(settings, 'invite', 'es', 'one').text).toBe('Te espero')
})
