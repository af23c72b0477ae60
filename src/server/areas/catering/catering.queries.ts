import { sql } from 'drizzle-orm'
import type { Catering } from '#contract/catering.ts'
import type { Database, Transaction } from '#db/client.ts'
import type {
  CateringEvent,
  CateringGuest,
  CateringNaming,
  EventCounts,
  NamedNeeds,
} from '#domain/catering/catering.ts'
import type { CateringPlan } from '#domain/catering/catering-tables.ts'
import type { InvitationSettings, WeddingEvent } from '#domain/households/invitation-settings.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import { EVENT, EVENT_ORDER, SETTINGS } from '#server/areas/households/households.queries.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { readCateringPlan, type SeeingTables } from './catering-plan.queries.ts'

type Reading = Database | Transaction

/** All rows that the caterer's sheet is made of, as they are now. */
export type CateringRow = {
  wedding: WeddingDay & { name: string }
  settings: Pick<InvitationSettings, 'menus' | 'place' | 'startsAt'> | null
  events: WeddingEvent[]
  guests: CateringGuest[]
  /** `null` when it was read for a member who does not see the tables. */
  plan: CateringPlan | null
  naming: CateringNaming
  staffMeals: number
  link: Catering['link']
}

/** Guests who are coming to anything or have not said: the others are on no sheet. */
export async function readCatering(
  db: Reading,
  weddingId: MemberWeddingId<'guests', 'view'>,
  seeing: SeeingTables,
): Promise<CateringRow> {
  const { rows } = await db.execute<Omit<CateringRow, 'plan'>>(sql`
    select
      json_build_object('name', w.name, 'eventDate', w.event_date, 'timeZone', w.time_zone) as wedding,
      (select ${sql.raw(SETTINGS)} from invitation_settings s where s.wedding_id = w.id) as settings,
      (select coalesce(json_agg(${sql.raw(EVENT)} order by ${sql.raw(EVENT_ORDER)}), '[]')
        from wedding_events e where e.wedding_id = w.id) as events,
      (select coalesce(json_agg(json_build_object(
          'id', g.id, 'fullName', g.full_name, 'age', g.age, 'menu', g.menu, 'allergens', g.allergens,
          'diets', g.diets, 'dietNote', g.diet_note, 'hasHealthConsent', g.health_consent_at is not null,
          'agreedNeeds', g.health_agreed,
          'needsHighChair', g.needs_high_chair, 'rsvp', g.rsvp, 'maybe', g.maybe,
          'events', coalesce(a.answers, '{}')
        ) order by g.created_at, g.id), '[]')
        from guests g left join (
          select guest_id, json_object_agg(event_id, answer) as answers, bool_or(answer is not false) as is_open
          from event_answers where wedding_id = ${weddingId} group by guest_id
        ) a on a.guest_id = g.id
        where g.wedding_id = w.id and (g.rsvp is not false or a.is_open)) as guests,
      coalesce(c.naming, 'initials') as naming,
      coalesce(c.staff_meals, 0)::int as "staffMeals",
      case when c.token is not null then json_build_object(
        'path', '/catering/' || c.token, 'createdAt', c.linked_at, 'openedAt', c.opened_at) end as link
    from weddings w left join catering_sheets c on c.wedding_id = w.id
    where w.id = ${weddingId}`)
  return { ...rows[0]!, plan: await readCateringPlan(db, seeing) }
}

/** The wedding among its other events, by their dates; those without a date come last. */
export function eventsInOrder({ wedding, settings, events }: CateringRow): CateringEvent[] {
  const own = { id: null, name: 'Boda', date: wedding.eventDate, startsAt: settings?.startsAt ?? null }
  const before = events.filter(({ date, startsAt }) => {
    if (date === null || own.date === null || date > own.date) return false
    return date < own.date || (startsAt !== null && own.startsAt !== null && startsAt < own.startsAt)
  })
  const after = events.filter((event) => !before.includes(event))
  return [...before, own, ...after].map(({ id, name }) => ({ id, name }))
}

/** The component of the catalogue whose vendors cook (spec 3). */
const CATERER = 'catering'

/** The vendors of the canvas who cook, in the order in which they came. */
export async function listCaterers(
  db: Reading,
  weddingId: MemberWeddingId<'vendors', 'view'>,
): Promise<Catering['caterers']> {
  const { rows } = await db.execute<Catering['caterers'][number]>(sql`
    select id as "vendorId", name, nullif(email, '') as email from vendors
    where wedding_id = ${weddingId} and vendor_type = ${CATERER} and deleted_at is null
    order by created_at, id`)
  return rows
}

export type VersionRow = {
  id: string
  number: number
  sentAt: string
  seenAt: string | null
}

const VERSION = sql.raw(`v.id, v.number, to_json(v.sent_at) #>> '{}' as "sentAt",
  to_json(v.seen_at) #>> '{}' as "seenAt"`)

/** The versions that were sent, newest first. */
export async function listVersions(
  db: Reading,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<VersionRow[]> {
  const { rows } = await db.execute<VersionRow>(sql`
    select ${VERSION} from catering_versions v where v.wedding_id = ${weddingId} order by v.number desc`)
  return rows
}

/** The needs that a version named; `hasConsent` says whether the guest still agrees to be named. */
export type SentPerson = NamedNeeds & { hasConsent: boolean }

export type SentVersion = VersionRow & { counts: EventCounts[]; people: SentPerson[] }

/**
 * A version by its number, or the last that is not after it; `undefined` when there is none. Its tables are left out
 * for a member who does not see them.
 */
export async function findVersion(
  db: Reading,
  weddingId: MemberWeddingId<'guests', 'view'>,
  at: { id: string } | { upTo: number },
  seeing: SeeingTables,
): Promise<SentVersion | undefined> {
  const which = 'id' in at ? sql`v.id = ${at.id}` : sql`v.number <= ${at.upTo}`
  const { rows } = await db.execute<SentVersion>(sql`
    select ${VERSION}, v.counts,
      (select coalesce(json_agg(n.needs || jsonb_build_object(
          'guestId', g.id, 'fullName', g.full_name, 'hasConsent', g.health_consent_at is not null)
          order by g.created_at, g.id), '[]')
        from catering_version_needs n join guests g on (g.wedding_id, g.id) = (n.wedding_id, n.guest_id)
        where (n.wedding_id, n.version_id) = (v.wedding_id, v.id)) as people
    from catering_versions v
    where v.wedding_id = ${weddingId} and ${which}
    order by v.number desc limit 1`)
  return rows[0] && withTables(rows[0], seeing !== null)
}

/** Versions that were sent before there were tables say nothing of them. */
function withTables(version: SentVersion, areSeen: boolean): SentVersion {
  return {
    ...version,
    counts: version.counts.map((event) => ({
      ...event,
      unnamed: event.unnamed.map((needs) => ({ ...needs, table: (areSeen && needs.table) || null })),
      seating: (areSeen && event.seating) || null,
    })),
    people: version.people.map((person) => ({ ...person, tables: (areSeen && person.tables) || [] })),
  }
}

export type SentVersions = { versions: VersionRow[]; last: SentVersion | undefined }

/** The versions of a wedding, and what the last of them said. */
export async function readVersions(
  db: Reading,
  weddingId: MemberWeddingId<'guests', 'view'>,
  seeing: SeeingTables,
): Promise<SentVersions> {
  const versions = await listVersions(db, weddingId)
  const last = versions[0] && (await findVersion(db, weddingId, { id: versions[0].id }, seeing))
  return { versions, last }
}

/** The wedding whose sheet a token opens; `null` when it was revoked or the wedding was deleted. */
export async function findSharedWedding(db: Database, token: string): Promise<string | null> {
  const { rows } = await db.execute<{ weddingId: string }>(sql`
    select c.wedding_id as "weddingId" from catering_sheets c
    where c.token = ${token} and not exists (select from deleted_weddings d where d.wedding_id = c.wedding_id)`)
  return rows[0]?.weddingId ?? null
}
