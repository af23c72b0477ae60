import { describe, expect, it } from 'vitest'
import { isAwaited, MAILS_A_DAY_PER_WEDDING, mailsLeftToday, nextMailDay } from './guest-mails.ts'

describe('the mails of a day', () => {
  it('go on at nine of the next morning in Madrid, in winter and in summer', () => {
    expect(nextMailDay(new Date('2027-01-10T22:30:00Z'))).toEqual(new Date('2027-01-11T08:00:00Z'))
    expect(nextMailDay(new Date('2027-01-10T23:30:00Z'))).toEqual(new Date('2027-01-12T08:00:00Z'))
    expect(nextMailDay(new Date('2027-07-10T11:00:00Z'))).toEqual(new Date('2027-07-11T07:00:00Z'))
  })

  it('are counted from midnight in Madrid', () => {
    const newest = { day: '2027-01-10', sent: 480 }
    expect(mailsLeftToday(newest, new Date('2027-01-10T22:59:00Z'))).toBe(MAILS_A_DAY_PER_WEDDING - 480)
    expect(mailsLeftToday(newest, new Date('2027-01-10T23:01:00Z'))).toBe(MAILS_A_DAY_PER_WEDDING)
    expect(mailsLeftToday(null, new Date())).toBe(MAILS_A_DAY_PER_WEDDING)
    expect(mailsLeftToday({ ...newest, sent: 600 }, new Date('2027-01-10T12:00:00Z'))).toBe(0)
  })
})

describe('a household', () => {
  const sent = { sentAt: '2027-01-01T10:00:00Z', openedAt: null, answeredAt: null }
  const answered = { ...sent, answeredAt: '2027-01-02T10:00:00Z' }

  it('is waited for while somebody in it has not answered, also once others have', () => {
    expect(isAwaited(sent, [null, null])).toBe(true)
    expect(isAwaited(answered, [true, null])).toBe(true)
    expect(isAwaited(answered, [true, false])).toBe(false)
  })

  it('is not waited for before it has its invitation', () => {
    expect(isAwaited(null, [null])).toBe(false)
    expect(isAwaited({ ...sent, sentAt: null }, [true, null])).toBe(false)
  })
})
