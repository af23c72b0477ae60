import { type PaidShare, type PlannedShare, sumOf } from './payments.ts'

const THE_COUPLE: readonly PlannedShare[] = [{ payerId: null, cents: null }]

/**
 * Splits cents among those who are to pay them: fixed parts first, the rest in equal parts whose odd cents go to the
 * first ones. Without shares the couple pays. Of a part of the `whole` everybody pays in proportion. The parts make up
 * the cents exactly.
 */
export function splitAmong(cents: number, shares: readonly PlannedShare[], whole = cents): PaidShare[] {
  const among = shares.length > 0 ? shares : THE_COUPLE
  const parts = partsOf(whole, among)
  const own = cents === whole ? parts : inProportion(cents, parts)
  return among.map(({ payerId }, index) => ({ payerId, cents: own[index]! }))
}

function partsOf(whole: number, shares: readonly PlannedShare[]): number[] {
  let left = whole
  const fixed = shares.map(({ cents }) => {
    if (cents === null) return null
    const part = Math.min(cents, left)
    left -= part
    return part
  })
  const open = fixed.filter((part) => part === null).length
  // Fixed parts that are less than the whole leave the difference to the first one.
  if (open === 0) return fixed.map((part, index) => part! + (index === 0 ? left : 0))
  const equal = inProportion(
    left,
    fixed.flatMap((part) => (part === null ? [1] : [])),
  )
  return fixed.map((part) => part ?? equal.shift()!)
}

/** Splits cents by weights, from one running sum, so that nothing is lost. */
function inProportion(cents: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights)
  if (whole === 0) return weights.map((_, index) => (index === 0 ? cents : 0))
  let running = 0
  let given = 0
  return weights.map((weight) => {
    running += weight
    const upTo = Number((BigInt(cents) * BigInt(running) + BigInt(whole) - 1n) / BigInt(whole))
    const part = upTo - given
    given = upTo
    return part
  })
}

/** Whether shares make up the cents that they are of. */
export const addUp = (shares: readonly PaidShare[], cents: number): boolean =>
  sumOf(shares.map((share) => share.cents)) === cents
