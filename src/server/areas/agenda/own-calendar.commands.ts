import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { OwnCalendar } from '#contract/own-calendar.ts'
import type { Database } from '#db/client.ts'
import { memberCalendars } from '#db/schema/agenda.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { AGENDA_TOKEN_BYTES } from '#domain/agenda/agenda.ts'
import type { Membership } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { ownColumns, toOwnCalendar } from './own-calendar.queries.ts'

type Owner = Pick<Membership, 'weddingId' | 'actor'>

/**
 * Makes the calendar of a member, or changes what it shows; its address stays. Nothing for one who has left the wedding
 * while the request was under way.
 */
export async function saveOwnCalendar(
  db: Database,
  clock: Clock,
  { weddingId, actor }: Owner,
  shown: Pick<OwnCalendar, 'showsTasks' | 'showsPayments'>,
): Promise<OwnCalendar | undefined> {
  const token = randomBytes(AGENDA_TOKEN_BYTES).toString('base64url')
  const member = db
    .select({
      weddingId: weddingMembers.weddingId,
      userId: weddingMembers.userId,
      showsTasks: sql<boolean>`${shown.showsTasks}::boolean`.as('shows_tasks'),
      showsPayments: sql<boolean>`${shown.showsPayments}::boolean`.as('shows_payments'),
      token: sql<string>`${token}::text`.as('token'),
      createdAt: sql<Date>`${clock.now()}::timestamptz`.as('created_at'),
    })
    .from(weddingMembers)
    .where(and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.userId, actor.userId)))
    .for('key share')
  const [row] = await db
    .insert(memberCalendars)
    .select(member)
    .onConflictDoUpdate({ target: [memberCalendars.weddingId, memberCalendars.userId], set: shown })
    .returning(ownColumns)
  return row && toOwnCalendar(row)
}

/** Closes the address of a member's calendar for good. */
export async function removeOwnCalendar(db: Database, { weddingId, actor }: Owner): Promise<void> {
  await db
    .delete(memberCalendars)
    .where(and(eq(memberCalendars.weddingId, weddingId), eq(memberCalendars.userId, actor.userId)))
}
