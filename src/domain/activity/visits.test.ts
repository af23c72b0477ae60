import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../time/time.ts'
import { lastVisitBefore, VISIT_GAP_MS } from './visits.ts'

const monday = new Date('2026-11-23T09:00:00Z')
const tuesday = new Date('2026-11-24T18:30:00Z')
const later = (at: Date, ms: number) => new Date(at.getTime() + ms)

describe('the last visit of a member', () => {
  it('is none for who comes for the first time, and stays none during that visit', () => {
    expect(lastVisitBefore(null, monday)).toBeNull()
    expect(lastVisitBefore({ seenAt: monday, since: null }, later(monday, MINUTE_MS))).toBeNull()
  })

  it('is the end of the visit before, once the member was away for two hours', () => {
    const visit = { seenAt: tuesday, since: monday }
    expect(lastVisitBefore(visit, later(tuesday, VISIT_GAP_MS - 1))).toEqual(monday)
    expect(lastVisitBefore(visit, later(tuesday, VISIT_GAP_MS))).toEqual(tuesday)
  })
})
