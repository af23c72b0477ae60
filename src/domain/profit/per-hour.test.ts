import { describe, expect, it } from 'vitest'
import type { Charge } from '../books/books.ts'
import { feeOf, meanPerHour, perHour } from './per-hour.ts'

const charge = (total: number, vatRate: Charge['vatRate']): Charge => ({
  ...{ id: 'c', kind: 'instalment', concept: 'Honorarios', total, vatRate, irpfRate: 15 },
  ...{ dueOn: null, daysBefore: 0, entries: [] },
})

describe('what is left of an hour', () => {
  it('is the fee without IVA, less own costs, over the hours', () => {
    const fee = feeOf([charge(459_800, 21)])
    expect(fee).toBe(380_000)
    expect(perHour({ fee, costs: 34_850, minutes: 84 * 60 })).toBe(4_109)
  })

  it('adds the base of each charge, rounded by itself', () => {
    expect(feeOf([charge(100, 21), charge(100, 21), charge(100, 0)])).toBe(83 + 83 + 100)
  })

  it('is nothing to say while no time is noted, and below zero where costs are more', () => {
    expect(perHour({ fee: 380_000, costs: 0, minutes: 0 })).toBeNull()
    expect(perHour({ fee: 0, costs: 100, minutes: 120 })).toBe(-50)
    expect(perHour({ fee: 0, costs: 0, minutes: 120 })).toBe(0)
  })

  it('has a mean in which each wedding with time counts the same', () => {
    const rates = [4610, 4109, 3840, 3520, 3175, 2920, 2210]
    const weddings = rates.map((fee) => ({ fee, costs: 0, minutes: 60 }))
    expect(meanPerHour([...weddings, { fee: 1, costs: 0, minutes: 0 }])).toBe(3483)
    expect(meanPerHour([])).toBeNull()
  })
})
