import { asc, eq } from 'drizzle-orm'
import type { AgendaLink } from '#contract/agenda-links.ts'
import type { Database } from '#db/client.ts'
import { agendaLinks } from '#db/schema/agenda.ts'
import type { MemberWeddingId } from '../auth/gate.ts'

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

/** The open links of a wedding, oldest first. */
export async function listLinks(
  db: Database,
  weddingId: MemberWeddingId<'agenda', 'view'>,
): Promise<AgendaLink[]> {
  const rows = await db
    .select(linkColumns)
    .from(agendaLinks)
    .where(eq(agendaLinks.weddingId, weddingId))
    .orderBy(asc(agendaLinks.createdAt))
  return rows.map(toLink)
}
