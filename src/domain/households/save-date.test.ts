import { describe, expect, it } from 'vitest'
import { NO_SETTINGS } from './invitation-settings.ts'
import { showsSaveDate, whyNoSaveDate } from './save-date.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const ON = { ...NO_SETTINGS, saveDateOn: true }
const NOTHING = { sentAt: null, openedAt: null, answeredAt: null, mayHaveInvitation: false }
const on = (eventDate: string | null) => ({ eventDate, timeZone: 'Europe/Madrid' })
const AT = '2026-11-20T10:00:00.000Z'

describe('the link of a family shows the date alone', () => {
  const shows = (settings = ON, times = NOTHING, date: string | null = '2027-06-12') =>
    showsSaveDate(settings, times, on(date), NOW)

  it('while the couple has it on and the family has no invitation, also without a row of its own', () => {
    expect(shows()).toBe(true)
    expect(showsSaveDate(ON, null, on('2027-06-12'), NOW)).toBe(true)
    expect(shows(NO_SETTINGS)).toBe(false)
  })

  it.each(['sentAt', 'openedAt', 'answeredAt'] as const)('not once its invitation has %s', (field) => {
    expect(shows(ON, { ...NOTHING, [field]: AT })).toBe(false)
  })

  it('not once a mail may have brought its invitation', () => {
    expect(shows(ON, { ...NOTHING, mayHaveInvitation: true })).toBe(false)
  })

  it('while the date is to be confirmed, and not once the wedding is there or answers are closed', () => {
    expect(shows(ON, NOTHING, null)).toBe(true)
    expect(shows(ON, NOTHING, '2026-11-28')).toBe(true)
    expect(shows(ON, NOTHING, '2026-11-27')).toBe(false)
    expect(shows({ ...ON, closingDate: '2026-11-26' })).toBe(false)
    expect(shows({ ...ON, closingDate: '2026-11-27' })).toBe(true)
  })
})

it('a wedding announces its date when it has one and it is to come', () => {
  expect(whyNoSaveDate(ON, on('2027-06-12'), NOW)).toBeNull()
  expect(whyNoSaveDate(ON, on(null), NOW)).toBe('noDate')
  expect(whyNoSaveDate(ON, on('2026-11-27'), NOW)).toBe('tooLate')
  expect(whyNoSaveDate({ closingDate: '2026-01-01' }, on('2027-06-12'), NOW)).toBe('tooLate')
})
