import { and, asc, eq } from 'drizzle-orm'
import type { AgendaLink } from '#contract/agenda-links.ts'
import type { Database } from '#db/client.ts'
import { agendaLinks } from '#db/schema/agenda.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

export const linkColumns = {
  id: agendaLinks.id,
  vendorId: agendaLinks.vendorId,
  token: agendaLinks.token,
  createdAt: agendaLinks.createdAt,
  openedAt: agendaLinks.openedAt,
}

type LinkRow = {
  id: string
  vendorId: string | null
  token: string
  createdAt: Date
  openedAt: Date | null
}

export const toLink = ({ id, vendorId, token, createdAt, openedAt }: LinkRow): AgendaLink => ({
  id,
  kind: vendorId === null ? 'calendar' : 'vendor',
  vendorId,
  path: vendorId === null ? `/agenda/${token}.ics` : `/agenda/${token}`,
  createdAt: createdAt.toISOString(),
  openedAt: openedAt?.toISOString() ?? null,
})

/** The open links of a wedding, oldest first; who does not see the vendors gets those that name none. */
export async function listLinks(
  db: Database,
  weddingId: MemberWeddingId<'agenda', 'edit'>,
  { seesVendors }: { seesVendors: boolean },
): Promise<AgendaLink[]> {
  const ofWedding = eq(agendaLinks.weddingId, weddingId)
  const rows = await db
    .select(linkColumns)
    .from(agendaLinks)
    .where(and(ofWedding, opensFor(seesVendors)))
    .orderBy(asc(agendaLinks.createdAt))
  return rows.map(toLink)
}

/** A member who does not see the vendors has a calendar of their own, which names none. */
export const opensFor = (seesVendors: boolean) => eq(agendaLinks.showsVendors, seesVendors)

/** The links that show a member nothing which they do not see. */
export const mayBeGiven = (seesVendors: boolean) => (seesVendors ? undefined : opensFor(false))
