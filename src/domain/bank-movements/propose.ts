import { foldText } from '../text/fold-text.ts'
import { daysBetween, type IsoDate } from '../time/dates.ts'
import type { BankMovement } from './bank-movements.ts'

/**
 * A sum that may have been paid: `open` is the rest of it in whole cents, `names` are those who pay it or are paid,
 * `day` is when it is due.
 */
export type Payable = {
  id: string
  open: number
  names: readonly string[]
  reference: string
  day?: IsoDate | null
}

/** A movement so many days from the day that is agreed is still of that day. */
const DAYS_AROUND = 7

export const REASONS = ['reference', 'amount', 'name', 'day'] as const
export type Reason = (typeof REASONS)[number]

/** A movement with what it may be for; the reasons say why. */
export type Proposal = { movement: BankMovement; payableId: string | null; reasons: Reason[] }

const WEIGHTS: Record<Reason, number> = { reference: 8, amount: 4, name: 2, day: 1 }

/**
 * For each movement what it pays most likely: by reference, by amount and name together, or else by one of them when
 * nothing else fits as well. The day decides between two that fit the same, and is no reason of its own. What an earlier movement would pay is not proposed again. Nothing is decided here: a
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
      .filter(
        ({ payable, reasons }) =>
          reasons.some((reason) => reason !== 'day') && (open.get(payable.id) ?? 0) >= movement.amount,
      )
      .map((one) => ({ ...one, weight: one.reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0) }))
      .toSorted((a, b) => b.weight - a.weight)
    const [best, second] = fitting
    // By the name alone the first of their charges is meant, because a name has several; by the amount alone none is.
    const isNamed = best?.reasons.some((reason) => reason === 'reference' || reason === 'name')
    const isClear = best && (isNamed || best.weight > (second?.weight ?? 0))
    if (!isClear) return { movement, payableId: null, reasons: [] }
    open.set(best.payable.id, (open.get(best.payable.id) ?? 0) - movement.amount)
    return { movement, payableId: best.payable.id, reasons: best.reasons }
  })
}

function reasonsOf(
  { concept, reference, amount, day }: BankMovement,
  payable: Payable,
  open: number,
): Reason[] {
  const text = foldText(`${concept} ${reference}`)
  const letters = text.replace(/[^a-z0-9]/g, '')
  const code = foldText(payable.reference).replace(/[^a-z0-9]/g, '')
  const words = new Set(text.split(/[^a-z0-9]+/))
  const fits: Record<Reason, boolean> = {
    reference: code.length >= 6 && letters.includes(code),
    amount: amount === open,
    name: payable.names.some((name) => isNamedIn(words, name)),
    day: Boolean(payable.day) && Math.abs(daysBetween(payable.day!, day)) <= DAYS_AROUND,
  }
  return REASONS.filter((reason) => fits[reason])
}

/** Banks shorten names and turn them around: two of its words are enough, and all of them when it has one. */
function isNamedIn(words: ReadonlySet<string>, name: string): boolean {
  const parts = foldText(name)
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length >= 3)
  const found = parts.filter((part) => words.has(part)).length
  return found > 0 && found >= Math.min(2, parts.length)
}
