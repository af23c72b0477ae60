import type { Transaction } from '#db/client.ts'
import { datesToldAt } from '#domain/households/guest-day.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { findWeddingDay } from './wedding-day.queries.ts'

/** The dates whose hours the guests of a wedding are told now, by the clocks of the wedding. */
export type ToldDates = readonly IsoDate[]

export async function findToldDates(tx: Transaction, weddingId: string, now: Date): Promise<ToldDates> {
  const { timeZone } = await findWeddingDay(tx, weddingId)
  return datesToldAt(timeZone, now)
}
