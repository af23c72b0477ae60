import { foldText } from '../text/fold-text.ts'
import type { BankMovement } from './bank-movements.ts'

/** A sum that may have been paid: `open` is the rest of it in whole cents, `names` are the people who may pay it. */
export type Payable = { id: string; open: number; names: readonly string[]; reference: string }

export const REASONS = ['reference', 'amount', 'name'] as const
export type Reason = (typeof REASONS)[number]

/** A movement with what it may be for; the reasons say why. */
export type Proposal = { movement: BankMovement; payableId: string | null; reasons: Reason[] }

const WEIGHTS: Record<Reason, number> = { reference: 4, amount: 2, name: 1 }

/**
 * For each movement what it pays most likely: by reference, by amount and name together, or else by one of them when
 * nothing else fits as well. What an earlier movement would pay is not proposed again. Nothing is decided here: a
 * person accepts one by one. Movements are those of one direction, with amounts above zero.
 */
export function proposePayments(
  movements: readonly BankMovement[],
  payables: readonly Payable[],
): Proposal[] {
  const open = new Map(payables.map(({ id, open: left }) => [id, left]))
  return movements.map((movement) => {
    const fitting = payables
      .map((payable) => ({ payable, reasons: reasonsOf(movement, payable, open.get(payable.id) ?? 0) }))
      .filter(({ payable, reasons }) => reasons.length > 0 && (open.get(payable.id) ?? 0) >= movement.amount)
      .map((one) => ({ ...one, weight: one.reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0) }))
      .toSorted((a, b) => b.weight - a.weight)
    const [best, second] = fitting
    // By the name alone the first of their charges is meant, because a name has several; by the amount alone none is.
    const isClear = best && (best.weight > (second?.weight ?? 0) || best.weight !== WEIGHTS.amount)
    if (!isClear) return { movement, payableId: null, reasons: [] }
    open.set(best.payable.id, (open.get(best.payable.id) ?? 0) - movement.amount)
    return { movement, payableId: best.payable.id, reasons: best.reasons }
  })
}

function reasonsOf({ concept, reference, amount }: BankMovement, payable: Payable, open: number): Reason[] {
  const text = foldText(`${concept} ${reference}`)
  const letters = text.replace(/[^a-z0-9]/g, '')
  const code = foldText(payable.reference).replace(/[^a-z0-9]/g, '')
  const words = new Set(text.split(/[^a-z0-9]+/))
  const fits: Record<Reason, boolean> = {
    reference: code.length >= 6 && letters.includes(code),
    amount: amount === open,
    name: payable.names.some((name) => isNamed(words, name)),
  }
  return REASONS.filter((reason) => fits[reason])
}

/** Banks shorten names and turn them around: two of its words are enough, and all of them when it has one. */
function isNamed(words: ReadonlySet<string>, name: string): boolean {
  const parts = foldText(name)
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length >= 3)
  const found = parts.filter((part) => words.has(part)).length
  return found > 0 && found >= Math.min(2, parts.length)
}
