import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { weddings } from '#db/schema/weddings.ts'
import { type IsoDate, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { todayAt, type WeddingDay } from '#domain/weddings/weddings.ts'

/** The day of a wedding with the zone that says when it is today. */
export async function findWeddingDay(db: Database | Transaction, weddingId: string): Promise<WeddingDay> {
  const [row] = await db
    .select({ eventDate: weddings.eventDate, timeZone: weddings.timeZone })
    .from(weddings)
    .where(eq(weddings.id, weddingId))
  return row ?? { eventDate: null, timeZone: WEDDING_TIME_ZONE }
}

/** The day that it is at a wedding. */
export const findToday = async (db: Database | Transaction, weddingId: string, now: Date): Promise<IsoDate> =>
  todayAt(await findWeddingDay(db, weddingId), now)
