import { expect, it } from 'vitest'
import { concerns, earliestEffect, isInEffect } from './announcements.ts'

it.each([
  ['2026-11-25', '2026-12-01', '2026-12-25'],
  ['2026-11-25', '2027-03-01', '2027-03-01'],
  ['2027-02-10', '2027-01-01', '2027-03-12'],
])(
  'a text announced on %s that its release dates %s takes effect on %s at the earliest',
  (today, from, first) => {
    expect(earliestEffect(today, from)).toBe(first)
  },
)

it('a text holds from its day on', () => {
  expect([isInEffect('2027-01-01', '2026-12-31'), isInEffect('2027-01-01', '2027-01-01')]).toEqual([
    false,
    true,
  ])
})

it('a change of the agreement on processing concerns planners alone', () => {
  expect([
    concerns('processing', 'planner'),
    concerns('processing', 'couple'),
    concerns('terms', 'couple'),
  ]).toEqual([true, false, true])
})
