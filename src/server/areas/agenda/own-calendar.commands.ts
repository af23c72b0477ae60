import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { OwnCalendar } from '#contract/own-calendar.ts'
import type { Database } from '#db/client.ts'
import { memberCalendars } from '#db/schema/agenda.ts'
import { AGENDA_TOKEN_BYTES } from '#domain/agenda/agenda.ts'
import type { Membership } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { ownColumns, toOwnCalendar } from './own-calendar.queries.ts'

type Owner = Pick<Membership, 'weddingId' | 'actor'>

/** Makes the calendar of a member, or changes what it shows; its address stays. */
export async function saveOwnCalendar(
  db: Database,
  clock: Clock,
  { weddingId, actor }: Owner,
  shown: Pick<OwnCalendar, 'showsTasks' | 'showsPayments'>,
): Promise<OwnCalendar> {
  const [row] = await db
    .insert(memberCalendars)
    .values({
      ...shown,
      weddingId,
      userId: actor.userId,
      token: randomBytes(AGENDA_TOKEN_BYTES).toString('base64url'),
      createdAt: clock.now(),
    })
    .onConflictDoUpdate({ target: [memberCalendars.weddingId, memberCalendars.userId], set: shown })
    .returning(ownColumns)
  return toOwnCalendar(row!)
}

/** Closes the address of a member's calendar for good. */
export async function removeOwnCalendar(db: Database, { weddingId, actor }: Owner): Promise<void> {
  await db
    .delete(memberCalendars)
    .where(and(eq(memberCalendars.weddingId, weddingId), eq(memberCalendars.userId, actor.userId)))
}
