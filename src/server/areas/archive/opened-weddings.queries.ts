import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { weddingMembers, weddings } from '#db/schema/weddings.ts'

/** The weddings of a person among those of the ids. */
export const listOpened = (
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: weddings.id, name: weddings.name })
    .from(weddings)
    .innerJoin(weddingMembers, eq(weddingMembers.weddingId, weddings.id))
    .where(and(eq(weddingMembers.userId, userId), inArray(weddings.id, [...ids])))

/** Whether a wedding has an id, also one that was deleted or that the person has left. */
export const isTaken = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(weddings, eq(weddings.id, id))) > 0
