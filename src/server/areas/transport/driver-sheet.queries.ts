import { sql } from 'drizzle-orm'
import type { BusSheet } from '#contract/transport-sheet.ts'
import type { Database, Transaction } from '#db/client.ts'
import { namesWithInitial } from '#domain/guests/name-initials.ts'
import { SHARED_LINKS } from '#domain/shared-links/shared-links.ts'
import {
  type DriverSheet,
  driverSheet,
  type SheetContact,
  type SheetRider,
} from '#domain/transport/driver-sheet.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { listBusPeople, listTrips } from './transport.queries.ts'

type Reading = Database | Transaction
type WeddingId = MemberWeddingId<'transport', 'view'>

/** The part of the sheet that stands beside the buses: the wedding, whom the sheet is for, whom drivers call, and the link. */
export type SheetRow = {
  wedding: WeddingDay & { name: string }
  company: string | null
  contact: SheetContact | null
  link: BusSheet['link']
}

type Contact = { name: string | null; phone: string | null } | null

/** The planner is called first, then whom families call about their invitation. */
export async function readSheetRow(db: Reading, weddingId: WeddingId): Promise<SheetRow> {
  const { rows } = await db.execute<Omit<SheetRow, 'contact'> & { contacts: Contact[] }>(sql`
    select
      json_build_object('name', w.name, 'eventDate', w.event_date, 'timeZone', w.time_zone) as wedding,
      s.company,
      json_build_array(
        json_build_object('name', s.contact_name, 'phone', s.contact_phone),
        (select json_build_object('name', p.full_name, 'phone', p.phone)
          from wedding_members m join profiles p on p.id = m.user_id
          where m.wedding_id = w.id and m.role = 'planner' and m.agency_id is null order by m.created_at limit 1),
        (select json_build_object('name', i.contact_name, 'phone', i.contact_phone)
          from invitation_settings i where i.wedding_id = w.id)
      ) as contacts,
      case when s.token is not null then json_build_object(
        'path', '${sql.raw(SHARED_LINKS.driver.begins)}' || s.token, 'createdAt', s.linked_at,
        'openedAt', s.opened_at) end as link
    from weddings w left join bus_sheets s on s.wedding_id = w.id
    where w.id = ${weddingId}`)
  const { contacts, ...row } = rows[0]!
  return { ...row, contact: contacts.find((one): one is SheetContact => Boolean(one?.phone)) ?? null }
}

/** The sheet of the wedding as it is now. */
export async function presentSheet(db: Reading, weddingId: WeddingId, row: SheetRow): Promise<DriverSheet> {
  const trips = await listTrips(db, weddingId)
  const people = await listBusPeople(db, weddingId)
  const { company, contact, wedding } = row
  return driverSheet({ company, contact, date: wedding.eventDate }, { trips, people })
}

export type VersionRow = BusSheet['versions'][number]

/** A version with the sheet as it was sent. */
export type SentVersion = VersionRow & { sheet: DriverSheet }

const VERSION =
  sql.raw(`v.id, v.number, v.sheet ->> 'company' as company, to_json(v.sent_at) #>> '{}' as "sentAt",
  to_json(v.seen_at) #>> '{}' as "seenAt"`)

/** The versions that were sent, newest first. */
export async function listVersions(db: Reading, weddingId: WeddingId): Promise<VersionRow[]> {
  const { rows } = await db.execute<VersionRow>(sql`
    select ${VERSION} from bus_sheet_versions v where v.wedding_id = ${weddingId} order by v.number desc`)
  return rows
}

/** The last version, or the last that is not after a number; `undefined` when there is none. */
export async function findVersion(
  db: Reading,
  weddingId: WeddingId,
  upTo?: number,
): Promise<SentVersion | undefined> {
  const { rows } = await db.execute<SentVersion>(sql`
    select ${VERSION}, v.sheet from bus_sheet_versions v
    where v.wedding_id = ${weddingId} and v.number <= coalesce(${upTo ?? null}::int, v.number)
    order by v.number desc limit 1`)
  return rows[0]
}

/** How a sheet calls its people, by their ids: who is no guest any more has no name. */
export async function namesOf(
  db: Database,
  weddingId: WeddingId,
  riders: readonly SheetRider[],
): Promise<Map<string, string>> {
  const ids = sql.param([...new Set(riders.map(({ guestId }) => guestId))])
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, full_name as name from guests where wedding_id = ${weddingId} and id = any(${ids}::uuid[])`)
  const shown = namesWithInitial(rows.map(({ name }) => name))
  return new Map(rows.map(({ id }, at) => [id, shown[at]!]))
}

/** The component of the catalogue whose vendors have buses (spec 3). */
const BUSES = 'autobuses'

/** The vendors of the canvas with buses, in the order in which they came. */
export async function listCompanies(
  db: Database,
  weddingId: MemberWeddingId<'vendors', 'view'>,
): Promise<BusSheet['companies']> {
  const { rows } = await db.execute<BusSheet['companies'][number]>(sql`
    select id as "vendorId", name, nullif(email, '') as email from vendors
    where wedding_id = ${weddingId} and vendor_type = ${BUSES} and deleted_at is null
    order by created_at, id`)
  return rows
}

/** The wedding whose sheet a token opens; `null` when it was revoked or the wedding was deleted. */
export async function findSharedWedding(db: Database, token: string): Promise<string | null> {
  const { rows } = await db.execute<{ weddingId: string }>(sql`
    select s.wedding_id as "weddingId" from bus_sheets s
    where s.token = ${token} and not exists (select from deleted_weddings d where d.wedding_id = s.wedding_id)`)
  return rows[0]?.weddingId ?? null
}
