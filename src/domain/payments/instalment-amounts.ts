import { type Instalment, sumOf, WHOLE_PERCENT } from './payments.ts'

type Sized = Pick<Instalment, 'size'>

/**
 * The amounts of a plan in whole cents, in its order, given the cost. Percentages are cut from one running sum, so that
 * those that make up 100 % make up the cost to the cent. The first instalment that takes the rest gets what the others
 * leave, never less than nothing; a second one would get nothing.
 */
export function instalmentCents(instalments: readonly Sized[], costCents: number): number[] {
  let running = 0
  const sizes = instalments.map(({ size }): number | null => {
    if (size.kind === 'amount') return size.cents
    if (size.kind === 'rest') return null
    const before = shareOf(costCents, running)
    running += size.hundredths
    return shareOf(costCents, running) - before
  })
  const rest = Math.max(0, costCents - sumOf(sizes.map((cents) => cents ?? 0)))
  const first = sizes.indexOf(null)
  return sizes.map((cents, index) => cents ?? (index === first ? rest : 0))
}

const shareOf = (cents: number, hundredths: number) => Math.round((cents * hundredths) / WHOLE_PERCENT)

/** The cents of the cost that no instalment has, negative when the plan is more than the cost. */
export const undistributedCents = (instalments: readonly Sized[], costCents: number): number =>
  costCents - sumOf(instalmentCents(instalments, costCents))

/** One instalment before and after the cost became another, in whole cents. */
export type MovedAmount<I> = { instalment: I; from: number; to: number }

/** The way of the difference when the cost becomes another: the instalments that change, and what is left over. */
export function costDifference<I extends Sized>(instalments: readonly I[], from: number, to: number) {
  const before = instalmentCents(instalments, from)
  const after = instalmentCents(instalments, to)
  const moved = instalments.flatMap((instalment, index): MovedAmount<I>[] =>
    before[index] === after[index] ? [] : [{ instalment, from: before[index]!, to: after[index]! }],
  )
  return { moved, undistributed: to - sumOf(after) }
}
