import { and, eq, sql } from 'drizzle-orm'
import type { OwnCalendar } from '#contract/own-calendar.ts'
import type { Database } from '#db/client.ts'
import { memberCalendars } from '#db/schema/agenda.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { type Access, accessOf } from '#domain/members/permissions.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { Membership, MemberWeddingId } from '#server/core/membership.ts'
import { isToken } from '#server/platform/ids.ts'

export const ownColumns = {
  showsTasks: memberCalendars.showsTasks,
  showsPayments: memberCalendars.showsPayments,
  token: memberCalendars.token,
  createdAt: memberCalendars.createdAt,
}

type OwnRow = { showsTasks: boolean; showsPayments: boolean; token: string; createdAt: Date }

export const toOwnCalendar = ({ token, createdAt, ...shown }: OwnRow): OwnCalendar => ({
  ...shown,
  path: `/agenda/${token}.ics`,
  createdAt: createdAt.toISOString(),
})

/** The calendar of a member; `null` until they make one. */
export async function findOwnCalendar(
  db: Database,
  { weddingId, actor }: Pick<Membership, 'weddingId' | 'actor'>,
): Promise<OwnCalendar | null> {
  const [row] = await db
    .select(ownColumns)
    .from(memberCalendars)
    .where(and(eq(memberCalendars.weddingId, weddingId), eq(memberCalendars.userId, actor.userId)))
  return row ? toOwnCalendar(row) : null
}

/** The calendar that a token opens, with the present levels of its member: what they lose is gone from it at once. */
export type OpenedCalendar = {
  weddingId: MemberWeddingId<'agenda', 'view'>
  access: Access
  showsTasks: boolean
  showsPayments: boolean
}

/** The calendar of a token; `null` when it was closed, or its member does not see the agenda any more. */
export async function openOwnCalendar(db: Database, token: string): Promise<OpenedCalendar | null> {
  if (!isToken(token)) return null
  const { weddingId, userId, showsTasks, showsPayments } = memberCalendars
  const [row] = await db
    .select({
      weddingId,
      showsTasks,
      showsPayments,
      ...{ preset: weddingMembers.preset, role: weddingMembers.role },
      permissions: weddingMembers.permissions,
      hasCouple: sql<boolean>`exists (
        select from wedding_members c where c.wedding_id = ${weddingId} and c.preset = 'couple')`,
    })
    .from(memberCalendars)
    .innerJoin(
      weddingMembers,
      and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.userId, userId)),
    )
    .where(eq(memberCalendars.token, token))
  if (!row || row.permissions.agenda === 'none') return null
  return {
    weddingId: mintMemberWeddingId(row.weddingId, 'agenda', 'view'),
    access: accessOf(row),
    showsTasks: row.showsTasks,
    showsPayments: row.showsPayments,
  }
}
