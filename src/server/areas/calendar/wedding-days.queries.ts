import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { weddingMembers, weddings } from '#db/schema/weddings.ts'

/** The weddings that a planner is in and that have a day. */
export const listWeddingDays = (db: Database, userId: string) =>
  db
    .select({ id: weddings.id, name: weddings.name, eventDate: weddings.eventDate })
    .from(weddingMembers)
    .innerJoin(weddings, eq(weddings.id, weddingMembers.weddingId))
    .where(
      and(
        eq(weddingMembers.userId, userId),
        eq(weddingMembers.role, 'planner'),
        isNotNull(weddings.eventDate),
      ),
    )
    .orderBy(asc(weddings.eventDate), asc(weddings.id))
