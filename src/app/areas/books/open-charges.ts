import type { BookAccount, BookCharge, Books } from '#contract/book-rows.ts'
import { inOrderOfDue, remainingOf, standingPayments } from '#domain/books/ledger.ts'

export type OpenCharge = { account: BookAccount; charge: BookCharge }

/** The charges of every wedding that are not paid in full. */
export const openCharges = ({ accounts }: Books): OpenCharge[] =>
  accounts.flatMap((account) =>
    inOrderOfDue(account.charges, account.eventDate)
      .filter((charge) => remainingOf(charge) > 0)
      .map((charge) => ({ account, charge })),
  )

/** The movements that stand as a payment. */
export const notedKeys = ({ accounts }: Books) =>
  new Set(
    accounts
      .flatMap(({ charges }) => charges)
      .flatMap((charge) =>
        standingPayments(charge).map(({ id }) => charge.entries.find((one) => one.id === id)),
      )
      .map((entry) => entry?.bankKey ?? null),
  )
