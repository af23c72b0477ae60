import type { Charge } from '../books/books.ts'
import { lineOf } from '../books/ledger.ts'

/** The sums of a wedding of its planner, in whole cents without IVA, and the minutes noted for it. */
export type Earnings = { fee: number; costs: number; minutes: number }

/** The fee that a wedding has agreed to, without IVA, in whole cents. */
export const feeOf = (charges: readonly Charge[]): number =>
  charges.reduce((sum, charge) => sum + lineOf(charge).base, 0)

/** The sum that is left of an hour, in whole cents, rounded half away from zero; `null` while no time is noted. */
export function perHour({ fee, costs, minutes }: Earnings): number | null {
  if (minutes === 0) return null
  const cents = ((fee - costs) * 60) / minutes
  return Math.sign(cents) * Math.round(Math.abs(cents)) || 0
}

/** The mean of weddings of which each counts the same; `null` where none has time noted. */
export function meanPerHour(all: readonly Earnings[]): number | null {
  const rates = all.flatMap((one) => perHour(one) ?? [])
  if (rates.length === 0) return null
  return Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length)
}
