import { describe, expect, it } from 'vitest'
import { weddingProgress } from './wedding-progress.ts'
import { daysLeft, weddingStatus } from './weddings.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

const on = (eventDate: string | null, timeZone = 'Europe/Madrid') => ({ eventDate, timeZone })

describe('the status of a wedding', () => {
  it('is pending without a date', () => {
    expect(weddingStatus(on(null), NOON)).toBe('pending')
  })

  it('is ongoing up to its day and on it', () => {
    expect(weddingStatus(on('2027-04-10'), NOON)).toBe('ongoing')
    expect(weddingStatus(on('2026-11-20'), NOON)).toBe('ongoing')
  })

  it('is completed from the midnight after its day, in Madrid', () => {
    expect(weddingStatus(on('2026-11-20'), new Date('2026-11-20T22:59:59.999Z'))).toBe('ongoing')
    expect(weddingStatus(on('2026-11-20'), new Date('2026-11-20T23:00:00.000Z'))).toBe('completed')
    expect(weddingStatus(on('2027-06-12'), new Date('2027-06-12T21:59:59.999Z'))).toBe('ongoing')
    expect(weddingStatus(on('2027-06-12'), new Date('2027-06-12T22:00:00.000Z'))).toBe('completed')
  })
})

it('the day of a wedding is that of its zone', () => {
  const midnight = new Date('2026-11-20T23:30:00Z')
  expect(weddingStatus(on('2026-11-20'), midnight)).toBe('completed')
  expect(weddingStatus(on('2026-11-20', 'Atlantic/Canary'), midnight)).toBe('ongoing')
  expect(daysLeft(on('2026-11-20', 'Asia/Tokyo'), NOON)).toBe(0)
  expect(daysLeft(on('2026-11-20', 'Asia/Tokyo'), new Date('2026-11-20T15:00:00Z'))).toBe(-1)
})

describe('days left', () => {
  it('are whole days, rounded up: a minute before midnight tomorrow is a day away', () => {
    expect(daysLeft(on('2026-11-21'), new Date('2026-11-20T22:59:00Z'))).toBe(1)
    expect(daysLeft(on('2026-11-21'), new Date('2026-11-19T23:00:00Z'))).toBe(1)
  })

  it('are none on the day itself and negative after it', () => {
    expect(daysLeft(on('2026-11-20'), NOON)).toBe(0)
    expect(daysLeft(on('2026-11-19'), NOON)).toBe(-1)
  })

  it('lose and gain no day when clocks change', () => {
    expect(daysLeft(on('2027-03-29'), new Date('2027-03-27T12:00:00Z'))).toBe(2)
    expect(daysLeft(on('2027-03-29'), new Date('2027-03-28T21:59:59Z'))).toBe(1)
    expect(daysLeft(on('2027-11-01'), new Date('2027-10-30T12:00:00Z'))).toBe(2)
    expect(daysLeft(on('2027-11-01'), new Date('2027-10-31T22:59:59Z'))).toBe(1)
  })
})

describe('how far a wedding is', () => {
  const createdAt = '2026-01-01T12:00:00.000Z'

  it('goes from 0 on the day it was created to 1 on its day', () => {
    expect(weddingProgress({ ...on('2026-12-31'), createdAt }, new Date(createdAt))).toBe(0)
    expect(weddingProgress({ ...on('2026-12-31'), createdAt }, new Date('2026-07-02T12:00:00Z'))).toBe(0.5)
    expect(weddingProgress({ ...on('2026-12-31'), createdAt }, new Date('2027-05-01T12:00:00Z'))).toBe(1)
  })

  it('is unknown without a date, and all of it when the day was not after the creation', () => {
    expect(weddingProgress({ ...on(null), createdAt }, NOON)).toBeNull()
    expect(weddingProgress({ ...on('2026-01-01'), createdAt }, new Date(createdAt))).toBe(1)
    expect(weddingProgress({ ...on('2025-06-01'), createdAt }, new Date(createdAt))).toBe(1)
  })
})
