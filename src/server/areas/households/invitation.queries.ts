import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm'
import type { WeddingLook } from '#contract/style.ts'
import type { Database, Transaction } from '#db/client.ts'
import { households } from '#db/schema/households.ts'
import { weddingCovers, weddings } from '#db/schema/weddings.ts'
import { toldApart } from '#domain/guests/person-name.ts'
import { type GuestAge, householdName, type InvitationLanguage } from '#domain/households/households.ts'
import {
  type InvitationSettings,
  isInvitationClosed,
  isMaybeOffered,
  NO_SETTINGS,
  type WeddingEvent,
} from '#domain/households/invitation-settings.ts'
import type { OwnAnswers } from '#domain/households/own-answers.ts'
import type { InvitedPerson } from '#domain/households/rsvp-answers.ts'
import { knowsOtherDate, showsSaveDate } from '#domain/households/save-date.ts'
import { areTablesShown, releaseOf, type TableReleases } from '#domain/seating/table-release.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { todayAt, type WeddingDay } from '#domain/weddings/weddings.ts'
import { isCoverOf, type LookRow, lookColumns, toLook } from '#server/areas/weddings/wedding-look.queries.ts'
import type { Platform } from '#server/core/context.ts'
import { isShown } from '#server/core/hidden-content.queries.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { isToken } from '#server/platform/ids.ts'
import { prepared } from '#server/platform/postgres/prepared.ts'
import { EVENT, EVENT_ORDER, HEALTH_AGREED, mayHaveInvitation, SETTINGS } from './households.queries.ts'

/** A person as their invitation shows them. */
export type PersonOnInvitation = Omit<InvitedPerson, 'fullName'> & {
  /** Given names only, with surnames where two have the same; a companion, whom the household itself has named, has the full name. */
  name: string
  age: GuestAge
  ageYears: number | null
  /** Their tables at the events to which they come, once the couple lets them see those. */
  tables: { eventId: string | null; number: number; name: string | null }[]
}

/** Everything the page of an invitation shows; all of it belongs to one household. */
export type Invitation = {
  weddingId: string
  householdId: string
  wedding: WeddingDay & {
    name: string
    look: WeddingLook
    /** The folder of the cover in its bucket; `null` without one, and until its files are made. */
    coverFolder: string | null
    hasPhoneCover: boolean
  }
  household: {
    name: string
    language: InvitationLanguage | null
    song: string | null
    message: string | null
    ownAnswers: OwnAnswers
    /** When a person first looked at it. */
    openedAt: string | null
    /** The same of the page with the date before the invitation. */
    dateOpenedAt: string | null
    /** When its people last changed their answers; `null` while they have not answered. */
    answeredAt: string | null
  }
  /** In the order of the guest list, a companion after the person who brings them. */
  people: PersonOnInvitation[]
  /** The events beside the wedding to which one person at least is invited, in their order. */
  events: WeddingEvent[]
  settings: InvitationSettings
  /** Whether answers are no longer taken. */
  isClosed: boolean
  /** Whether its link shows the date alone until the invitation comes (decision 160). */
  isDateOnly: boolean
  /** Whether the family was told another date before. */
  isDateChanged: boolean
  /** Whether its people may answer that they may come. */
  takesMaybe: boolean
}

/**
 * The invitation that a token opens, in one statement. The token is the permission: there is no member here. `null`
 * when it is unknown or revoked, its household has no people, or its wedding was deleted.
 */
export async function findInvitation(
  { db, files, clock }: Pick<Platform, 'files' | 'clock'> & { db: Database | Transaction },
  token: string,
): Promise<Invitation | null> {
  const row = await readInvitation(db, token)
  return row && toInvitation({ files, clock }, row)
}

/** The part of a household's rows that it may see itself. */
export function toInvitation(
  { files, clock }: Pick<Platform, 'files' | 'clock'>,
  row: InvitationRow,
): Invitation {
  const { people } = row
  const settings = row.settings ?? NO_SETTINGS
  const fullNames = people.map(({ fullName }) => fullName)
  const shortNames = toldApart(fullNames)
  const names = new Map(people.map(({ id }, index) => [id, shortNames[index]!]))
  return {
    weddingId: row.weddingId,
    householdId: row.householdId,
    wedding: {
      name: row.weddingName,
      ...{ eventDate: row.eventDate, timeZone: row.timeZone },
      look: toLook(files, row),
      coverFolder: row.cover?.imagePath ? `${row.weddingId}/${row.cover.imagePath}` : null,
      hasPhoneCover: row.hasPhoneCover,
    },
    household: {
      name: householdName(row.name, fullNames),
      language: row.language,
      song: row.song,
      message: row.message,
      ownAnswers: row.ownAnswers,
      openedAt: row.openedAt,
      dateOpenedAt: row.dateOpenedAt,
      answeredAt: row.answeredAt,
    },
    people: companionsAfterTheirs(people).map(({ fullName, ...person }) => ({
      ...person,
      tables: person.tables.filter(({ eventId }) => seesTableAt(row, person, eventId, clock.now())),
      name: person.companionOf === null ? names.get(person.id)! : fullName,
    })),
    events: row.events,
    settings,
    isClosed: isInvitationClosed(settings, row, clock.now()),
    isDateChanged: knowsOtherDate(row, row.eventDate),
    isDateOnly: showsSaveDate(settings, row, row, clock.now()),
    takesMaybe: isMaybeOffered(settings, row, clock.now()),
  }
}

function seesTableAt(
  row: InvitationRow,
  person: Pick<InvitedGuest, 'rsvp' | 'events'>,
  eventId: string | null,
  now: Date,
): boolean {
  const { shownTables, eventDate, events } = row
  const isComing = eventId === null ? person.rsvp : person.events[eventId]
  const date = eventId === null ? eventDate : (events.find(({ id }) => id === eventId)?.date ?? null)
  return isComing === true && areTablesShown(releaseOf(shownTables, eventId), date, todayAt(row, now))
}

/** A person with the whole name, which stays on the server. */
export type InvitedGuest = Omit<PersonOnInvitation, 'name'> & { fullName: string }

export type InvitationRow = LookRow &
  WeddingDay & {
    weddingId: string
    householdId: string
    weddingName: string
    /** Whether its cover has a version for phones; those of former times have none. */
    hasPhoneCover: boolean
    name: string | null
    language: InvitationLanguage | null
    song: string | null
    message: string | null
    ownAnswers: OwnAnswers
    sentAt: string | null
    openedAt: string | null
    dateOpenedAt: string | null
    answeredAt: string | null
    mayHaveInvitation: boolean
    dateTold: IsoDate | null
    people: InvitedGuest[]
    events: WeddingEvent[]
    settings: InvitationSettings | null
    shownTables: TableReleases
  }

const PEOPLE = sql<InvitedGuest[]>`(
  select coalesce(json_agg(json_build_object(
    'id', g.id, 'fullName', g.full_name, 'rsvp', g.rsvp, 'maybe', g.maybe, 'age', g.age, 'ageYears', g.age_years,
    'menu', g.menu, 'allergens', g.allergens, 'diets', g.diets, 'dietNote', g.diet_note,
    'hasHealthConsent', ${sql.raw(HEALTH_AGREED)},
    'hasEarlierConsent', g.health_consent_at is not null and not ${sql.raw(HEALTH_AGREED)},
    'needsHighChair', g.needs_high_chair,
    'mayBringCompanion', g.may_bring_companion, 'companionOf', g.companion_of,
    'busOut', g.bus_out, 'busBack', g.bus_back, 'ownAnswers', g.own_answers,
    'tables', (select coalesce(json_agg(json_build_object(
        'eventId', t.event_id, 'number', t.number, 'name', t.name)), '[]')
      from seats s join seating_tables t on (t.wedding_id, t.id) = (s.wedding_id, s.table_id)
      where (s.wedding_id, s.guest_id) = (g.wedding_id, g.id)),
    'events', (select coalesce(json_object_agg(a.event_id, a.answer), '{}') from event_answers a
      join wedding_events e on (e.wedding_id, e.id) = (a.wedding_id, a.event_id)
      where (a.wedding_id, a.guest_id) = (g.wedding_id, g.id) and e.published_at is not null)
  ) order by g.created_at, g.id), '[]')
  from guests g where (g.wedding_id, g.household_id) = (${households.weddingId}, ${households.id}))`

const EVENTS = sql<WeddingEvent[]>`(
  select coalesce(json_agg(${sql.raw(EVENT)} order by ${sql.raw(EVENT_ORDER)}), '[]')
  from wedding_events e where e.wedding_id = ${households.weddingId} and e.published_at is not null and exists (
    select from event_answers a join guests g on (g.wedding_id, g.id) = (a.wedding_id, a.guest_id)
    where (a.wedding_id, a.event_id) = (e.wedding_id, e.id) and g.household_id = ${households.id}))`

/** The settings of a wedding as they are stored; null while nothing was settled. */
export const storedSettingsOf = (weddingId: AnyColumn) => sql<InvitationSettings | null>`(
  select ${sql.raw(SETTINGS)} from invitation_settings s where s.wedding_id = ${weddingId})`

const SHOWN_TABLES = sql<TableReleases>`json_build_object(
  'shown', coalesce((select r.shown from table_releases r where r.wedding_id = ${households.weddingId}), 'no'),
  'events', (select coalesce(json_agg(json_build_object('eventId', r.event_id, 'shown', r.shown)), '[]')
    from event_table_releases r where r.wedding_id = ${households.weddingId}))`

export const HAS_PHONE_COVER = sql<boolean>`exists (
  select from wedding_cover_files f
  where (f.wedding_id, f.image_id, f.variant) = (${weddings.id}, ${weddings.coverImageId}, 'phone.avif'))`

const asJsonTime = (column: AnyColumn) => sql<string | null>`to_json(${column}) #>> '{}'`

/** Reads the household of a token as it is stored; `null` as `findInvitation` says. */
export async function readInvitation(
  db: Database | Transaction,
  token: string,
): Promise<InvitationRow | null> {
  if (!isToken(token)) return null
  const [row] = await INVITATION(db).execute({ token })
  return row && row.people.length > 0 ? row : null
}

/** The invitation of a household for a member who could open its link; `null` without people, or without the household. */
export async function findInvitationOf(
  { db, files, clock }: Pick<Platform, 'db' | 'files' | 'clock'>,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  householdId: string,
): Promise<Invitation | null> {
  const row = await readInvitationOf(db, weddingId, householdId)
  return row && toInvitation({ files, clock }, row)
}

/** The rows of a household for such a member, as `readInvitation` gives them. */
export async function readInvitationOf(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  householdId: string,
): Promise<InvitationRow | null> {
  const ofHousehold = and(eq(households.weddingId, weddingId), eq(households.id, householdId))
  const [row] = await selectInvitation(db, ofHousehold)
  return row && row.people.length > 0 ? row : null
}

const selectInvitation = (db: Database | Transaction, isWanted: SQL | undefined) =>
  db
    .select({
      weddingId: households.weddingId,
      householdId: households.id,
      weddingName: weddings.name,
      eventDate: weddings.eventDate,
      timeZone: weddings.timeZone,
      ...lookColumns,
      hasPhoneCover: HAS_PHONE_COVER,
      name: households.name,
      language: households.language,
      song: households.song,
      message: households.message,
      ownAnswers: households.ownAnswers,
      sentAt: asJsonTime(households.sentAt),
      openedAt: asJsonTime(households.openedAt),
      dateOpenedAt: asJsonTime(households.dateOpenedAt),
      answeredAt: asJsonTime(households.answeredAt),
      mayHaveInvitation: mayHaveInvitation(households.weddingId, households.id),
      dateTold: households.dateTold,
      people: PEOPLE,
      events: EVENTS,
      settings: storedSettingsOf(households.weddingId),
      shownTables: SHOWN_TABLES,
    })
    .from(households)
    .innerJoin(weddings, eq(weddings.id, households.weddingId))
    .leftJoin(weddingCovers, isCoverOf)
    .where(
      and(
        isWanted,
        sql`not exists (select from deleted_weddings d where d.wedding_id = ${households.weddingId})`,
        isShown(households.weddingId, households.weddingId),
      ),
    )

const INVITATION = prepared('invitation', (db) =>
  selectInvitation(db, eq(households.token, sql.placeholder('token'))),
)

function companionsAfterTheirs(people: readonly InvitedGuest[]): InvitedGuest[] {
  const ids = new Set(people.map(({ id }) => id))
  const alone = people.filter(({ companionOf }) => companionOf === null || !ids.has(companionOf))
  return alone.flatMap((person) => [person, ...people.filter(({ companionOf }) => companionOf === person.id)])
}
