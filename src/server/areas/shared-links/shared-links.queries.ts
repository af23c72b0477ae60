import { sql } from 'drizzle-orm'
import type { SharedLink } from '#contract/shared-links.ts'
import type { Database, Transaction } from '#db/client.ts'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import { SHARED_LINK_KINDS, SHARED_LINKS, type SharedLinkKind } from '#domain/shared-links/shared-links.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import type { Membership } from '#server/core/membership.ts'

type Reader = Pick<Membership, 'weddingId' | 'access'>

/** The kinds that a member may be given, renew and end: they edit the section, and see what else the page shows. */
export const kindsOf = (member: Reader): SharedLinkKind[] =>
  SHARED_LINK_KINDS.filter((kind) => {
    const link = SHARED_LINKS[kind]
    if (!proofFor(member, link.section, 'edit')) return false
    return !('alsoSees' in link) || proofFor(member, link.alsoSees, 'view') !== null
  })

/** Whether a calendar that names the vendors may be given to the member too. */
export const seesVendors = (member: Reader) => proofFor(member, 'vendors', 'view') !== null

const sectionOf = (kind: SharedLinkKind) => SHARED_LINKS[kind].section

type Row = Omit<SharedLink, 'formerReaders'> & {
  vendorType: string | null
  formerReaders: string[] | null
}

/** The addresses that are open, of the kinds that the member may be given; the families' are one line. */
export async function listSharedLinks(db: Database | Transaction, member: Membership): Promise<SharedLink[]> {
  const { weddingId } = member
  const kinds = kindsOf(member)
  const sections = Object.fromEntries(kinds.map((kind) => [kind, sectionOf(kind)]))
  const { rows } = await db.execute<Row>(sql`
    with links as (
      select 'invitation' as kind, null::uuid as id, count(*)::int as count, null::text as shows,
        null::text as vendor_type, null::text as path, (array_agg(h.linked_by order by h.linked_at desc nulls last))[1]
        as by, max(h.linked_at) as at, min(coalesce(h.linked_at, '-infinity')) as oldest, max(h.opened_at) as opened_at,
        null::text as last_day
      from households h where h.wedding_id = ${weddingId} and h.token is not null
        and exists (select from guests g where (g.wedding_id, g.household_id) = (h.wedding_id, h.id))
      having count(*) > 0
      union all
      select 'publicPage', null, 1, null, null, '${sql.raw(SHARED_LINKS.publicPage.begins)}' || p.slug, p.created_by,
        p.created_at, p.created_at, p.opened_at, null
      from public_pages p where p.wedding_id = ${weddingId} and p.is_open
      union all
      select 'caterer', null, 1, null, null, '${sql.raw(SHARED_LINKS.caterer.begins)}' || c.token, c.linked_by,
        c.linked_at, coalesce(c.linked_at, '-infinity'), c.opened_at, null
      from catering_sheets c where c.wedding_id = ${weddingId} and c.token is not null
      union all
      select 'driver', null, 1, b.company, null, '${sql.raw(SHARED_LINKS.driver.begins)}' || b.token, b.linked_by,
        b.linked_at, coalesce(b.linked_at, '-infinity'), b.opened_at, null
      from bus_sheets b where b.wedding_id = ${weddingId} and b.token is not null
      union all
      select case when l.vendor_id is null then 'calendar' else 'vendorSheet' end, l.id, 1, v.name, v.vendor_type,
        '${sql.raw(SHARED_LINKS.calendar.begins)}' || l.token || case when l.vendor_id is null then '.ics' else '' end,
        l.created_by, l.created_at, l.created_at, l.opened_at, null
      from agenda_links l left join vendors v on (v.wedding_id, v.id) = (l.wedding_id, l.vendor_id)
      where l.wedding_id = ${weddingId} and v.deleted_at is null
        and (${seesVendors(member)}::boolean or not l.shows_vendors)
      union all
      select 'folder', s.folder_id, 1, f.name, null, '${sql.raw(SHARED_LINKS.folder.begins)}' || s.token,
        s.created_by, s.created_at, s.created_at, s.opened_at,
        greatest(s.last_day, s.photos_until, s.reviewed_until)::text
      from inspiration_shares s join inspiration_folders f on (f.wedding_id, f.id) = (s.wedding_id, s.folder_id)
      where s.wedding_id = ${weddingId} and f.deleted_at is null
    )
    select l.kind, l.id, l.count, l.shows, l.vendor_type as "vendorType", l.path, p.full_name as "createdBy",
      to_json(l.at) #>> '{}' as "createdAt", to_json(l.opened_at) #>> '{}' as "openedAt", l.last_day as "lastDay",
      (select array_agg(distinct coalesce(n.full_name, '')) from former_link_readers r
        left join profiles n on n.id = r.user_id
        where r.wedding_id = ${weddingId} and r.lost_at > l.oldest
          and r.section = ${JSON.stringify(sections)}::jsonb ->> l.kind) as "formerReaders"
    from links l left join profiles p on p.id = l.by
    where l.kind = any(${sql.param(kinds)}::text[])
    order by array_position(${sql.param(SHARED_LINK_KINDS)}::text[], l.kind), l.at, l.id`)
  return rows.map(({ vendorType, formerReaders, shows, ...link }) => ({
    ...link,
    shows: shows || componentName(vendorType) || shows,
    formerReaders: formerReaders ?? [],
  }))
}

const componentName = (vendorType: string | null) =>
  BUILT_IN_COMPONENTS.find(({ key }) => key === vendorType)?.name
