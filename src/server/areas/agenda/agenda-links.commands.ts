import { randomBytes } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AgendaLink } from '#contract/agenda-links.ts'
import type { Database } from '#db/client.ts'
import { agendaLinks } from '#db/schema/agenda.ts'
import { AGENDA_TOKEN_BYTES, AGENDA_VISIT_MINUTES } from '#domain/agenda/agenda.ts'
import type { SeenItem } from '#domain/agenda/agenda-seen.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import { isOnCanvas } from '#server/areas/vendors/vendors.queries.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { linkColumns, mayBeGiven, opensFor, toLink } from './agenda-links.queries.ts'

/** Opens the link of a vendor, or the one of the calendar; the open one is returned when there is one. */
export async function openLink(
  db: Database,
  clock: Clock,
  by: ActingMember<'agenda', 'edit'>,
  { vendorId, seesVendors }: { vendorId: string | null; seesVendors: boolean },
): Promise<AgendaLink | 'noVendor'> {
  const { weddingId, actor } = by
  if (vendorId !== null && !seesVendors) return 'noVendor'
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'agenda')
    if (vendorId !== null && !(await isOnCanvas(tx, weddingId, vendorId))) return 'noVendor'
    const ofWhom =
      vendorId === null
        ? and(isNull(agendaLinks.vendorId), opensFor(seesVendors))
        : eq(agendaLinks.vendorId, vendorId)
    const [open] = await tx
      .select(linkColumns)
      .from(agendaLinks)
      .where(and(eq(agendaLinks.weddingId, weddingId), ofWhom))
    if (open) return toLink(open)
    const [made] = await tx
      .insert(agendaLinks)
      .values({
        weddingId,
        id: newId(),
        vendorId,
        showsVendors: seesVendors,
        createdBy: actor.userId,
        token: randomBytes(AGENDA_TOKEN_BYTES).toString('base64url'),
        createdAt: clock.now(),
      })
      .returning(linkColumns)
    await recordChange(tx, by, 'agenda')
    return toLink(made!)
  })
}

/** Revokes a link for good; `false` when there is no such link. */
export async function revokeLink(
  db: Database,
  by: ActingMember<'agenda', 'edit'>,
  linkId: string,
  { seesVendors }: { seesVendors: boolean },
): Promise<boolean> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const removed = await tx
      .delete(agendaLinks)
      .where(and(eq(agendaLinks.weddingId, weddingId), eq(agendaLinks.id, linkId), mayBeGiven(seesVendors)))
      .returning({ id: agendaLinks.id })
    if (removed.length === 0) return false
    await recordChange(tx, by, 'agenda')
    return true
  })
}

/**
 * Notes what a vendor is shown now, and gives what they saw at the end of their last visit: `null` on the first.
 * Requests within half an hour of one another are one visit, so that loading the page again keeps the changes.
 */
export async function noteVisit(
  db: Database,
  clock: Clock,
  token: string,
  shown: readonly SeenItem[],
): Promise<SeenItem[] | null> {
  const now = clock.now()
  const visitBegan = new Date(now.getTime() - AGENDA_VISIT_MINUTES * MINUTE_MS)
  const [link] = await db
    .update(agendaLinks)
    .set({
      openedAt: now,
      seenLast: [...shown],
      seenBefore: sql`case
        when ${agendaLinks.seenBefore} is null or ${agendaLinks.openedAt} < ${visitBegan.toISOString()}::timestamptz
        then coalesce(${agendaLinks.seenLast}, ${JSON.stringify(shown)}::jsonb)
        else ${agendaLinks.seenBefore} end`,
    })
    .where(eq(agendaLinks.token, token))
    .returning({ seenBefore: agendaLinks.seenBefore })
  return link?.seenBefore ?? null
}

/** Takes what a vendor sees now as seen: 'Entendido'. */
export async function markSeen(
  db: Database,
  clock: Clock,
  token: string,
  shown: readonly SeenItem[],
): Promise<void> {
  await db
    .update(agendaLinks)
    .set({ openedAt: clock.now(), seenLast: [...shown], seenBefore: [...shown] })
    .where(eq(agendaLinks.token, token))
}
