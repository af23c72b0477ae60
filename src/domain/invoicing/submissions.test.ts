import { describe, expect, it } from 'vitest'
import { nextSubmissionAt, retrySeconds } from './submissions.ts'

const at = (clock: string) => new Date(`2027-03-14T${clock}Z`)

describe('the flow of submissions (Orden HAC/1177/2024 art. 16.2)', () => {
  const queue = { waiting: 1, lastSentAt: at('09:00:00'), waitSeconds: 60 }

  it('sends the first record at once', () => {
    expect(nextSubmissionAt({ ...queue, lastSentAt: null }, at('09:00:10'))).toEqual(at('09:00:10'))
  })

  it('waits as long as the agency said since the last one', () => {
    expect(nextSubmissionAt(queue, at('09:00:10'))).toEqual(at('09:01:00'))
    expect(nextSubmissionAt({ ...queue, waitSeconds: 120 }, at('09:00:10'))).toEqual(at('09:02:00'))
    expect(nextSubmissionAt(queue, at('09:05:00'))).toEqual(at('09:05:00'))
  })

  it('waits no longer than until a submission is full', () => {
    expect(nextSubmissionAt({ ...queue, waiting: 999 }, at('09:00:10'))).toEqual(at('09:01:00'))
    expect(nextSubmissionAt({ ...queue, waiting: 1000 }, at('09:00:10'))).toEqual(at('09:00:10'))
  })

  it('has nothing to send without a record', () => {
    expect(nextSubmissionAt({ ...queue, waiting: 0 }, at('10:00:00'))).toBeNull()
  })

  it('tries again after a minute, then later, and every hour at least', () => {
    expect([1, 2, 3, 7, 8, 500].map(retrySeconds)).toEqual([60, 120, 240, 3600, 3600, 3600])
  })
})
