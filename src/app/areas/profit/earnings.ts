import type { BookAccount, Books } from '#contract/book-rows.ts'
import type { Profit } from '#contract/profit.ts'
import { type Earnings, feeOf, perHour } from '#domain/profit/per-hour.ts'

/** A wedding with its sums, and what it leaves of an hour. */
export type WeddingEarnings = Earnings & { account: BookAccount; year: string | null; rate: number | null }

/** The sums of all weddings of the books. */
export function earningsOf(books: Books, sums: Profit['sums']): WeddingEarnings[] {
  const noted = new Map(sums.map((one) => [one.accountId, one]))
  return books.accounts.map((account) => {
    const { costs, minutes } = noted.get(account.id ?? '') ?? { costs: 0, minutes: 0 }
    const earnings = { fee: feeOf(account.charges), costs, minutes }
    return {
      ...{ ...earnings, account, rate: perHour(earnings) },
      year: account.eventDate?.slice(0, 4) ?? null,
    }
  })
}

/** The weddings that a wedding is compared with: those of its year that have time noted. */
export const comparedWith = (own: WeddingEarnings, all: readonly WeddingEarnings[]): WeddingEarnings[] =>
  all.filter(({ year, rate }) => year === own.year && rate !== null)

/**
 * The accounts of a wedding by the wedding, so that what is typed stays under its name when the books begin; by their
 * own id once the planner is no member of it.
 */
export const accountKey = ({ id, weddingId }: Pick<BookAccount, 'id' | 'weddingId'>): string =>
  weddingId ?? id ?? ''
