import { expect, it } from 'vitest'
import { INVITATION_LANGUAGES } from './households.ts'
import { fillMessage, fillText } from './invitation-text.ts'
import { isToBeTold, knowsOtherDate } from './save-date.ts'
import { saveDateMail } from './save-date-text.ts'

const NOTHING = { sentAt: null, openedAt: null, answeredAt: null, mayHaveInvitation: false, dateTold: null }

it.each(INVITATION_LANGUAGES)(
  'in %s a family is told names, date and link, with the words of the couple between',
  (language) => {
    const values = {
      names: 'Carmen',
      couple: 'Lucía & Martín',
      date: 'DATE',
      address: 'https://azahar.example/i/x',
    }
    for (const isChanged of [false, true]) {
      const { subject, text } = saveDateMail(language, { isOne: true, isChanged, own: 'Own words' })
      const message = fillMessage(text, values)
      for (const said of Object.values(values)) expect(message).toContain(said)
      expect(message.split('\n').slice(-3)).toEqual(['Own words', values.address, values.couple])
      expect(fillText(subject, values)).toContain('Lucía & Martín')
      expect(saveDateMail(language, { isOne: true, isChanged, own: null }).text).not.toContain('null')
    }
  },
)

it('a family is told a date once, another one anew, and none when it has its invitation', () => {
  expect(isToBeTold(null, '2027-06-12')).toBe(true)
  expect(isToBeTold(NOTHING, '2027-06-12')).toBe(true)
  expect(isToBeTold({ ...NOTHING, dateTold: '2027-06-12' }, '2027-06-12')).toBe(false)
  expect(isToBeTold({ ...NOTHING, dateTold: '2027-06-12' }, '2027-06-19')).toBe(true)
  expect(isToBeTold({ ...NOTHING, openedAt: '2026-11-20T10:00:00.000Z' }, '2027-06-12')).toBe(false)
  expect(isToBeTold({ ...NOTHING, dateTold: '2027-06-12' }, null)).toBe(false)
  expect(isToBeTold(null, null)).toBe(false)
  expect(isToBeTold({ ...NOTHING, mayHaveInvitation: true }, '2027-06-12')).toBe(false)
  expect(knowsOtherDate({ dateTold: '2027-06-12' }, '2027-06-19')).toBe(true)
  expect(knowsOtherDate({ dateTold: null }, '2027-06-19')).toBe(false)
  expect(knowsOtherDate(null, '2027-06-19')).toBe(false)
})
