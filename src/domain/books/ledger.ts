import { daysBetween, type IsoDate, shiftDay } from '../time/dates.ts'
import type { Account, Charge, Entry } from './books.ts'
import { addShares, type TaxLine, taxLine } from './tax.ts'

/** The tax line of a charge. */
export const lineOf = (charge: Charge): TaxLine => taxLine(charge.total, charge)

/** The sum received for a charge: payments less their reversals, in whole cents. */
export const paidOf = ({ entries }: Pick<Charge, 'entries'>): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0)

/** The sum still to be received for a charge, in whole cents. */
export const remainingOf = (charge: Charge): number => lineOf(charge).payable - paidOf(charge)

/** The day a charge is due; null while the wedding that it depends on has no date. */
export function dueDay(
  { dueOn, daysBefore }: Pick<Charge, 'dueOn' | 'daysBefore'>,
  eventDate: IsoDate | null,
) {
  if (dueOn) return dueOn
  return eventDate && shiftDay(eventDate, -(daysBefore ?? 0))
}

export type ChargeState =
  | { state: 'paid'; due: IsoDate | null }
  | { state: 'overdue'; due: IsoDate; days: number }
  | { state: 'due'; due: IsoDate; days: number }
  | { state: 'undated'; due: null }

/** This is where a charge stands on a day: `days` since it was due, or until it is; due today is not overdue. */
export function stateOf(charge: Charge, eventDate: IsoDate | null, today: IsoDate): ChargeState {
  const due = dueDay(charge, eventDate)
  if (remainingOf(charge) === 0) return { state: 'paid', due }
  if (!due) return { state: 'undated', due: null }
  const days = daysBetween(today, due)
  return days < 0 ? { state: 'overdue', due, days: -days } : { state: 'due', due, days }
}

/** Payments that were not taken back, in the order in which they were noted. */
export function standingPayments({ entries }: Pick<Charge, 'entries'>): Entry[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  return entries.filter(({ id, reverses }) => reverses === null && !reversed.has(id))
}

/** Sums in whole cents: `agreed = received + overdue + pending`. */
export type Standing = { agreed: number; received: number; overdue: number; pending: number }

export const NOTHING: Standing = { agreed: 0, received: 0, overdue: 0, pending: 0 }

/** The sums that a wedding has agreed to, has paid and owes, in whole cents. */
export function standingOf({ charges, eventDate }: Account, today: IsoDate): Standing {
  return charges.reduce((sum, charge) => {
    const open = remainingOf(charge)
    const isOverdue = stateOf(charge, eventDate, today).state === 'overdue'
    return {
      agreed: sum.agreed + lineOf(charge).payable,
      received: sum.received + paidOf(charge),
      overdue: sum.overdue + (isOverdue ? open : 0),
      pending: sum.pending + (isOverdue ? 0 : open),
    }
  }, NOTHING)
}

export const addStandings = (all: readonly Standing[]): Standing =>
  all.reduce(
    (sum, one) => ({
      agreed: sum.agreed + one.agreed,
      received: sum.received + one.received,
      overdue: sum.overdue + one.overdue,
      pending: sum.pending + one.pending,
    }),
    NOTHING,
  )

/** The charge of a wedding that is to be received next: the longest overdue first, those without a day last. */
export function nextCharge({ charges, eventDate }: Account): Charge | null {
  const open = charges.filter((charge) => remainingOf(charge) > 0)
  return inOrderOfDue(open, eventDate)[0] ?? null
}

/** Charges by their day; those without one stay last, in their own order. */
export const inOrderOfDue = <C extends Charge>(charges: readonly C[], eventDate: IsoDate | null): C[] => {
  const day = (charge: C) => dueDay(charge, eventDate) ?? '9999'
  return charges.toSorted((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0))
}

/** Weddings as the page shows them: overdue, then by the next day, then without a day, without charges, and settled. */
export function inOrderOfTurn<A extends Account>(accounts: readonly A[], today: IsoDate): A[] {
  const rank = (account: A) => {
    const next = nextCharge(account)
    if (!next) return account.charges.length === 0 ? '3' : '4'
    const { state, due } = stateOf(next, account.eventDate, today)
    return state === 'overdue' ? `0${due}` : `${state === 'undated' ? '2' : '1'}${due ?? ''}`
  }
  const key = (account: A) => `${rank(account)} ${account.eventDate ?? '9999'} ${account.weddingName}`
  return accounts.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}

/** An entry with the charge and the wedding it belongs to. */
export type Movement<A extends Account = Account> = {
  account: A
  charge: A['charges'][number]
  entry: A['charges'][number]['entries'][number]
}

/** Everything that was received or taken back, in the order of its days. */
export function movementsOf<A extends Account>(accounts: readonly A[]): Movement<A>[] {
  const all = accounts.flatMap((account) =>
    account.charges.flatMap((charge) => charge.entries.map((entry) => ({ account, charge, entry }))),
  )
  const key = ({ entry }: Movement<A>) => `${entry.paidOn} ${entry.createdAt} ${entry.id}`
  return all.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}

/** The totals of entries, in whole cents. */
export const totalsOf = (entries: readonly Entry[]) => ({
  amount: entries.reduce((sum, { amount }) => sum + amount, 0),
  ...addShares(entries),
})
