import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/time.ts'
import { eventType, isGivenUp, nextAttempt, restsUntil } from './webhooks.ts'

const now = new Date('2026-11-28T10:00:00Z')

it('tries a delivery ten times, with growing pauses, over three days', () => {
  const pauses: number[] = []
  let at: Date | null = now
  for (let attempts = 1; at; attempts += 1) {
    const next: Date | null = nextAttempt(attempts, at)
    if (next) pauses.push(next.getTime() - at.getTime())
    at = next
  }
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses).toHaveLength(9)
  const all = pauses.reduce((sum, pause) => sum + pause, 0)
  expect(all).toBeGreaterThan(3 * DAY_MS)
  expect(all).toBeLessThan(4 * DAY_MS)
})

it('leaves a receiver alone for an hour at most', () => {
  const rest = (failures: number) => restsUntil(failures, now).getTime() - now.getTime()
  expect(rest(1)).toBe(5_000)
  expect(rest(2)).toBeGreaterThan(rest(1))
  expect(rest(6)).toBe(HOUR_MS)
  expect(rest(500)).toBe(HOUR_MS)
})

it('gives a receiver up that has failed for three days', () => {
  expect(isGivenUp(new Date(now.getTime() - 3 * DAY_MS + 1), now)).toBe(false)
  expect(isGivenUp(new Date(now.getTime() - 3 * DAY_MS), now)).toBe(true)
})

it('names events by their section', () => {
  expect(eventType('guests')).toBe('guests.changed')
  expect(eventType(null)).toBe('webhook.test')
})
