import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Responsible } from '#domain/agenda/agenda.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { isToken } from '#server/platform/ids.ts'

/** An item as a link shows it: with its date, who else takes part with a phone, and who changed it last. */
export type SharedItem = {
  id: string
  date: string
  dayName: string
  startsAt: number
  endsAt: number | null
  title: string
  place: string | null
  mapUrl: string | null
  notes: string | null
  isFixed: boolean
  isDone: boolean
  responsible: Responsible[]
  updatedAt: string
  revision: number
  updatedBy: string | null
}

export type SharedPlanner = {
  userId: string
  brandName: string | null
  fullName: string
  brandColor: string | null
  logoPath: string | null
  logoIsLight: boolean
  phone: string | null
}

/** A link opens this: the wedding, the vendor whose sheet it is, and the items it shows. */
export type SharedAgenda = {
  wedding: WeddingDay & { name: string }
  /** `null` for the calendar of everything. */
  vendor: { id: string; name: string; vendorType: string; componentName: string | null } | null
  planner: SharedPlanner | null
  items: SharedItem[]
  /** Names and phones of those responsible for the items, by `responsibleKey`. */
  people: { vendors: SharedPerson[]; members: SharedPerson[] }
}

export type SharedPerson = { id: string; name: string; phone: string | null }

/**
 * Finds the agenda that the token of a link opens. The token is the permission: there is no member here. `null` when it
 * was revoked, or its vendor or wedding was deleted.
 */
export async function findSharedAgenda(db: Database, token: string): Promise<SharedAgenda | null> {
  if (!isToken(token)) return null
  return findAgenda(
    db,
    sql`
      select l.wedding_id, l.vendor_id, l.shows_vendors from agenda_links l
      where token = ${token}
        and not exists (select from deleted_weddings d where d.wedding_id = l.wedding_id)
        and (l.vendor_id is null or exists (
          select from vendors v where (v.wedding_id, v.id) = (l.wedding_id, l.vendor_id) and v.deleted_at is null))`,
  )
}

/** The whole agenda of a wedding in the same shape, for its members; who does not see the vendors reads of none. */
export const findWholeAgenda = (
  db: Database,
  weddingId: MemberWeddingId<'agenda', 'view'>,
  { seesVendors }: { seesVendors: boolean },
): Promise<SharedAgenda | null> =>
  findAgenda(
    db,
    sql`select ${weddingId}::uuid as wedding_id, null::uuid as vendor_id,
    ${seesVendors}::boolean as shows_vendors`,
  )

async function findAgenda(db: Database, link: SQL): Promise<SharedAgenda | null> {
  const { rows } = await db.execute<SharedAgenda>(sql`
    with link as (${link}), items as (
      select i.*, d.date, d.name as day_name from agenda_items i
      join link on link.wedding_id = i.wedding_id
      join agenda_days d on (d.wedding_id, d.id) = (i.wedding_id, i.day_id)
      where not exists (select from agenda_days c where (c.wedding_id, c.replaces) = (d.wedding_id, d.id))
        and (link.vendor_id is null or i.responsible @> jsonb_build_array(
        jsonb_build_object('kind', 'vendor', 'vendorId', link.vendor_id)))
    ), involved as (
      select distinct one ->> 'vendorId' as vendor_id, one ->> 'userId' as user_id
      from items, jsonb_array_elements(items.responsible) as one
    )
    select
      (select json_build_object('name', name, 'eventDate', event_date, 'timeZone', time_zone) from weddings w where w.id = link.wedding_id)
        as wedding,
      (select json_build_object('id', v.id, 'name', v.name, 'vendorType', v.vendor_type, 'componentName', (
          select c.name from component_catalog c
          where (c.wedding_id, c.key) = (v.wedding_id, v.vendor_type)))
        from vendors v where (v.wedding_id, v.id) = (link.wedding_id, link.vendor_id)) as vendor,
      (select json_build_object('userId', p.id, 'brandName', p.brand_name, 'fullName', p.full_name,
          'brandColor', p.branding ->> 'brand_color', 'logoPath', p.branding ->> 'logo_path',
          'logoIsLight', coalesce((p.branding ->> 'logo_is_light')::boolean, false), 'phone', p.phone)
        from wedding_members m join profiles p on p.id = m.user_id
        where m.wedding_id = link.wedding_id and m.role = 'planner' and m.agency_id is null order by m.created_at limit 1) as planner,
      (select coalesce(json_agg(json_build_object(
          'id', id, 'date', date, 'dayName', day_name, 'startsAt', starts_at, 'endsAt', ends_at, 'title', title,
          'place', place, 'mapUrl', map_url, 'notes', notes, 'isFixed', is_fixed, 'isDone', is_done,
          'responsible', responsible, 'updatedAt', updated_at, 'revision', revision, 'updatedBy', (select full_name from profiles p where p.id = items.updated_by)
        ) order by date, starts_at, created_at, id), '[]') from items) as items,
      json_build_object(
        'vendors', (select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'phone', v.phone)), '[]')
          from vendors v where v.wedding_id = link.wedding_id and v.deleted_at is null and link.shows_vendors
          and v.id::text in (select vendor_id from involved)),
        'members', (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.full_name, 'phone', p.phone)), '[]')
          from wedding_members m join profiles p on p.id = m.user_id where m.wedding_id = link.wedding_id
          and p.id::text in (select user_id from involved))
      ) as people
    from link`)
  return rows[0] ?? null
}

/** A text that is no token is not looked for: it may hold what PostgreSQL cannot compare. */
