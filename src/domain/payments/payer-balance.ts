import type { IsoDate } from '../time/dates.ts'
import { inOrderOfDay, type PaymentLine } from './payment-lines.ts'
import type { Instalment, PaidShare, Payment } from './payments.ts'
import { splitAmong } from './shares.ts'

/** The sums that a payer has paid and is to pay, in whole cents; `null` is the couple. */
export type PayerTotal = {
  payerId: string | null
  paidCents: number
  leftCents: number
  /** The line that is due first of theirs, with their part of it. */
  next: { line: PaymentLine; day: IsoDate; cents: number } | null
}

/** The totals of all payers, the couple first and then the payers in their order. Their sums make up all that is paid and left. */
export function payerTotals(
  lines: readonly PaymentLine[],
  payments: readonly Pick<Payment, 'shares'>[],
  payerIds: readonly string[],
): PayerTotal[] {
  const totals = new Map<string | null, PayerTotal>(
    [null, ...payerIds].map((payerId) => [payerId, { payerId, paidCents: 0, leftCents: 0, next: null }]),
  )
  // A payer who is gone has left theirs to the couple.
  const of = (payerId: string | null) => totals.get(payerId) ?? totals.get(null)!
  for (const { payerId, cents } of payments.flatMap(({ shares }) => shares)) of(payerId).paidCents += cents
  for (const line of inOrderOfDay(lines.filter(({ leftCents }) => leftCents > 0))) {
    for (const { payerId, cents } of leftShares(line)) {
      const total = of(payerId)
      total.leftCents += cents
      if (line.day && cents > 0) total.next ??= { line, day: line.day, cents }
    }
  }
  return [...totals.values()]
}

/** The shares of what is left of a line. */
export const leftShares = ({ instalment, leftCents, cents }: PaymentLine): PaidShare[] =>
  splitAmong(leftCents, instalment?.shares ?? [], cents)

/** A sum that one payer gives another, in cents; `null` is the couple. */
export type Transfer = { from: string | null; to: string | null; cents: number }

/**
 * The balances of those who have paid more or less of what is paid than was agreed, in cents: the payer of a payment gets back from those who
 * were to pay it. The balances add up to nothing.
 */
export function payerBalances(
  payments: readonly Pick<Payment, 'instalmentId' | 'cents' | 'shares'>[],
  instalments: ReadonlyMap<string, Pick<Instalment, 'shares'> & { cents: number }>,
): Map<string | null, number> {
  const balances = new Map<string | null, number>()
  const move = ({ payerId, cents }: PaidShare, sign: 1 | -1) =>
    balances.set(payerId, (balances.get(payerId) ?? 0) + sign * cents)
  for (const { instalmentId, cents, shares } of payments) {
    const planned = instalmentId === null ? undefined : instalments.get(instalmentId)
    if (!planned) continue
    for (const share of shares) move(share, 1)
    for (const share of splitAmong(cents, planned.shares, planned.cents)) move(share, -1)
  }
  return balances
}

/**
 * The fewest transfers that bring all balances to nothing. People whose balances make up nothing among themselves settle
 * apart from the others, and each such group of n needs n - 1: the most groups are found exactly, which is quick for a
 * wedding's few payers.
 */
export function fewestTransfers(balances: ReadonlyMap<string | null, number>): Transfer[] {
  const open = [...balances].filter(([, cents]) => cents !== 0)
  return groupsOfNothing(open.map(([, cents]) => cents)).flatMap((group) =>
    settle(group.map((index) => open[index]!)),
  )
}

/** Splits amounts that make up nothing into as many groups as possible that each make up nothing, by their indexes. */
function groupsOfNothing(amounts: readonly number[]): number[][] {
  const all = (1 << amounts.length) - 1
  const sums = new Float64Array(all + 1)
  const most = new Int8Array(all + 1)
  const last = new Int8Array(all + 1)
  for (let set = 1; set <= all; set++) {
    const low = 31 - Math.clz32(set & -set)
    sums[set] = sums[set & (set - 1)]! + amounts[low]!
    let best = -1
    for (let index = 0; index < amounts.length; index++) {
      if (!(set & (1 << index))) continue
      const without = most[set & ~(1 << index)]!
      if (without > best) {
        best = without
        last[set] = index
      }
    }
    most[set] = best + (sums[set] === 0 ? 1 : 0)
  }
  const groups: number[][] = []
  for (let set = all; set > 0; set &= ~(1 << last[set]!)) {
    if (sums[set] === 0) groups.push([])
    groups.at(-1)?.push(last[set]!)
  }
  return groups
}

/** Within a group the one who owes most pays the one who is owed most. */
function settle(group: readonly (readonly [string | null, number])[]): Transfer[] {
  const people = group.map(([id, cents]) => ({ id, cents }))
  const transfers: Transfer[] = []
  while (people.some(({ cents }) => cents !== 0)) {
    people.sort((a, b) => a.cents - b.cents)
    const [debtor, creditor] = [people[0]!, people.at(-1)!]
    const cents = Math.min(-debtor.cents, creditor.cents)
    if (cents <= 0) break
    transfers.push({ from: debtor.id, to: creditor.id, cents })
    debtor.cents += cents
    creditor.cents -= cents
  }
  return transfers
}
