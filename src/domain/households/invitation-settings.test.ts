import { describe, expect, it } from 'vitest'
import { areRemindersClosed, isInvitationClosed, lastAnswerOf } from './invitation-settings.ts'

const now = new Date('2028-03-01T12:00:00Z')
const closed = (closingDate: string | null, eventDate: string | null, lastAnswerAt: string | null) =>
  areRemindersClosed({ closingDate }, { eventDate, timeZone: 'Europe/Madrid' }, lastAnswerAt, now)

describe('reminders', () => {
  it('close with the answers', () => {
    expect(closed('2028-02-29', '2028-05-01', null)).toBe(true)
    expect(closed('2028-03-01', null, '2020-01-01T10:00:00Z')).toBe(false)
    expect(closed(null, '2028-02-29', null)).toBe(true)
  })

  it('close twelve months after the last answer where the wedding has no date', () => {
    expect(closed(null, null, '2027-02-28T12:00:00Z')).toBe(true)
    expect(closed(null, null, '2027-03-01T12:00:00Z')).toBe(false)
    expect(closed(null, null, null)).toBe(false)
  })
})

it('the last answer is the newest of all families, or the newest sending while there is none', () => {
  const sent = { sentAt: '2027-01-01T10:00:00Z', openedAt: null, answeredAt: null }
  expect(lastAnswerOf([])).toBeNull()
  expect(lastAnswerOf([{ ...sent, sentAt: '2027-02-01T10:00:00Z' }, sent])).toBe('2027-02-01T10:00:00Z')
  const answered = (answeredAt: string) => ({ ...sent, answeredAt })
  expect(lastAnswerOf([answered('2027-01-05T10:00:00Z'), sent, answered('2027-01-09T10:00:00Z')])).toBe(
    '2027-01-09T10:00:00Z',
  )
})

it('answers are taken until the end of the last day where the wedding is', () => {
  const settings = { closingDate: '2028-03-01' }
  const isClosedAt = (timeZone: string, instant: string) =>
    isInvitationClosed(settings, { eventDate: '2028-05-01', timeZone }, new Date(instant))
  expect(isClosedAt('Europe/Madrid', '2028-03-01T22:59:59Z')).toBe(false)
  expect(isClosedAt('Europe/Madrid', '2028-03-01T23:00:00Z')).toBe(true)
  expect(isClosedAt('Atlantic/Canary', '2028-03-01T23:59:59Z')).toBe(false)
  expect(isClosedAt('Atlantic/Canary', '2028-03-02T00:00:00Z')).toBe(true)
})
