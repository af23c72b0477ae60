import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { GuestDetails, Household } from '#contract/household-rows.ts'
import type { Database, Transaction } from '#db/client.ts'
import { DUE_STATUSES } from '#domain/households/guest-mails.ts'
import {
  areRemindersClosed,
  type InvitationSettings,
  NO_SETTINGS,
} from '#domain/households/invitation-settings.ts'
import type { AnsweredChange } from '#domain/households/rsvp-answers.ts'
import type { Need } from '#domain/members/permissions.ts'
import { SHARED_LINKS } from '#domain/shared-links/shared-links.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The way of an answer `a` of a household: null when the family gave it itself. */
export const BY_TELEPHONE = `case when a.is_by_telephone then json_build_object('memberId', a.noted_by) end`

const NEWEST_BY_TELEPHONE = `(select ${BY_TELEPHONE} from household_answers a
  where (a.wedding_id, a.household_id) = (h.wedding_id, h.id) order by a.answered_at desc, a.id desc limit 1)`

/** Whether a mail `m` with an invitation may have come though that is not noted. */
const MAY_HAVE_COME = `(m.status = 'unsure'
  or m.status = 'waiting' and coalesce(m.attempted_at, m.ended_at) is not null)`

const DUE = DUE_STATUSES.map((status) => `'${status}'`).join()

/** A household as the contract has it, out of `households h`; its address is given to editors alone. */
const household = (path: string) => `json_build_object(
  'id', h.id, 'name', h.name, 'language', h.language, 'phone', h.phone, 'email', h.email,
  'path', ${path}, 'hasLink', h.token is not null, 'sentAt', h.sent_at, 'sentBy', h.sent_by, 'openedAt', h.opened_at,
  'answeredAt', h.answered_at, 'byTelephone', ${NEWEST_BY_TELEPHONE}, 'remindedAt', h.reminded_at, 'remindDueAt', h.remind_due_at,
  'mail', (select json_build_object('kind', m.kind, 'status', m.status,
      'address', m.address, 'at', coalesce(m.ended_at, m.created_at))
    from guest_mails m where (m.wedding_id, m.household_id) = (h.wedding_id, h.id) and m.kind in ('invite', 'remind')
    order by m.created_at desc, m.id desc limit 1),
  'dateSentAt', h.date_sent_at, 'dateSentBy', h.date_sent_by, 'dateTold', h.date_told,
  'dateOpenedAt', h.date_opened_at, 'mayHaveInvitation', exists (
    select from guest_mails m where (m.wedding_id, m.household_id, m.kind) = (h.wedding_id, h.id, 'invite')
      and ${MAY_HAVE_COME}),
  'dateMail', (select json_build_object('status', case when m.status in (${DUE}) then 'waiting' else m.status end,
      'address', m.address, 'at', coalesce(m.ended_at, m.created_at))
    from guest_mails m where (m.wedding_id, m.household_id) = (h.wedding_id, h.id) and m.kind = 'date'
    order by m.created_at desc, m.id desc limit 1),
  'song', h.song, 'message', h.message, 'ownAnswers', h.own_answers,
  'gift', h.gift, 'thankedAt', h.thanked_at, 'createdAt', h.created_at)`

const PATH = `'${SHARED_LINKS.invitation.begins}' || h.token`

/** Whether a guest `g` agreed to all that is kept of their health; of former times it is not known to what. */
export const HEALTH_AGREED = `(g.health_consent_at is not null and (g.health_agreed is null
  or g.health_agreed @> jsonb_build_object('allergens', to_jsonb(g.allergens), 'diets', to_jsonb(g.diets))
    and coalesce(g.diet_note = g.health_agreed ->> 'dietNote', g.diet_note is null)))`

/** The details of a guest as the contract has them, out of `guests g`. */
const DETAILS = `json_build_object(
  'guestId', g.id, 'householdId', g.household_id, 'age', g.age, 'ageYears', g.age_years, 'side', g.side,
  'phone', g.phone, 'menu', g.menu, 'allergens', g.allergens, 'diets', g.diets, 'dietNote', g.diet_note,
  'hasHealthConsent', ${HEALTH_AGREED}, 'needsHighChair', g.needs_high_chair,
  'mayBringCompanion', g.may_bring_companion, 'companionOf', g.companion_of, 'busOut', g.bus_out,
  'busBack', g.bus_back, 'ownAnswers', g.own_answers, 'events', coalesce((
    select json_object_agg(a.event_id, a.answer) from event_answers a
    where (a.wedding_id, a.guest_id) = (g.wedding_id, g.id)), '{}'))`

/** An event as the contract has it, out of `wedding_events e`. */
export const EVENT = `json_build_object(
  'id', e.id, 'name', e.name, 'date', e.date, 'startsAt', e.starts_at, 'place', e.place, 'mapUrl', e.map_url,
  'position', e.position, 'isPublished', e.published_at is not null)`

export const EVENT_ORDER = 'e.date, e.starts_at, e.position, e.id'

/** The settings as JSON, out of `invitation_settings s`. */
export const SETTINGS = `json_build_object(
  'closingDate', s.closing_date, 'place', s.place, 'mapUrl', s.map_url, 'startsAt', s.starts_at,
  'dressCode', s.dress_code, 'transport', s.transport, 'lodging', s.lodging, 'iban', s.iban,
  'photosUrl', s.photos_url, 'contactName', s.contact_name, 'contactPhone', s.contact_phone,
  'texts', s.texts, 'textsToOne', s.texts_to_one, 'mailTexts', s.mail_texts, 'mailTextsToOne', s.mail_texts_to_one,
  'reminderTexts', s.reminder_texts, 'reminderTextsToOne', s.reminder_texts_to_one,
  'maybeTexts', s.maybe_texts, 'maybeTextsToOne', s.maybe_texts_to_one, 'saveDateMails', s.save_date_mails,
  'saveDateMailsToOne', s.save_date_mails_to_one, 'remindersOn', s.reminders_on,
  'reminderDays', s.reminder_days, 'menus', s.menus, 'questions', s.questions, 'asksSong', s.asks_song,
  'asksMessage', s.asks_message, 'saveDateOn', s.save_date_on, 'saveDateShowsPlace', s.save_date_shows_place,
  'saveDateTexts', s.save_date_texts, 'offersMaybe', s.offers_maybe, 'maybeUntil', s.maybe_until,
  'busRoutes', s.bus_routes)`

/** When a family of a wedding answered last, by `lastAnswerOf` of the domain. */
export const lastAnswerOf = (weddingId: SQL): SQL => sql`(
  select to_json(coalesce(max(o.answered_at), max(o.sent_at))) #>> '{}' from households o
  where o.wedding_id = ${weddingId})`

/**
 * Whether a mail may have brought a household its invitation though that is not noted: it was handed over to the mail
 * server, or its process ended while it was, also where it waits to be sent again.
 */
export const mayHaveInvitation = (
  weddingId: SQL | AnyColumn,
  householdId: SQL | AnyColumn,
) => sql<boolean>`exists (
  select from guest_mails m where (m.wedding_id, m.household_id, m.kind) = (${weddingId}, ${householdId}, 'invite')
    and ${sql.raw(MAY_HAVE_COME)})`

/** A guest of whom no more is known than the guest list tells is left out. */
const HAS_DETAILS = `(
  g.household_id is not null or g.age <> 'adult' or g.side is not null or g.phone is not null or g.menu is not null
  or g.allergens <> '{}' or g.diets <> '{}' or g.diet_note is not null or g.needs_high_chair
  or g.may_bring_companion or g.companion_of is not null or g.bus_out is not null or g.bus_back is not null
  or g.own_answers <> '{}'
  or exists (select from event_answers a where (a.wedding_id, a.guest_id) = (g.wedding_id, g.id)))`

const list = (name: string, path: string) => ({
  name,
  text: `
    select json_build_object(
      'households', (select coalesce(json_agg(${household(path)} order by h.created_at, h.id), '[]') from households h
        where h.wedding_id = $1
          and exists (select from guests g where (g.wedding_id, g.household_id) = (h.wedding_id, h.id))),
      'guests', (select coalesce(json_agg(${DETAILS} order by g.created_at, g.id), '[]') from guests g
        where g.wedding_id = $1 and ${HAS_DETAILS}),
      'events', (select coalesce(json_agg(${EVENT} order by ${EVENT_ORDER}), '[]') from wedding_events e
        where e.wedding_id = $1),
      'settings', coalesce((select ${SETTINGS} from invitation_settings s where s.wedding_id = $1), $2::json),
      'stoppedAddresses', (select coalesce(json_agg(json_build_object('address', r.address,
          'unsubscribedAt', r.unsubscribed_at, 'refusedAt', r.refused_at, 'refusal', r.refusal)
          order by r.address), '[]')
        from mail_recipients r
        where r.wedding_id = $1 and (r.unsubscribed_at is not null or r.refused_at is not null)),
      'reminderRuns', (select coalesce(json_agg(json_build_object('day', p.day, 'mailed', p.mailed,
          'byHand', p.by_hand) order by p.day desc), '[]') from reminder_runs p where p.wedding_id = $1),
      'mailDay', (select json_build_object('day', d.day, 'sent', count(*))
        from (select (attempted_at at time zone '${WEDDING_TIME_ZONE}')::date as day from guest_mails
          where wedding_id = $1 and attempted_at is not null) d
        group by d.day order by d.day desc limit 1)
    )::text as json`,
})

const LISTS = { view: list('households-seen', 'null'), edit: list('households-list', PATH) }

/** Households, details of guests, events and settings as JSON in the shape of the contract. */
export async function listHouseholdsJson(
  db: Database,
  weddingId: MemberWeddingId<'guests', 'view'>,
  level: Need,
): Promise<string> {
  const values = [weddingId, JSON.stringify(NO_SETTINGS)]
  const { rows } = await db.$client.query<{ json: string }>({ ...LISTS[level], values })
  return rows[0]!.json
}

type Reading = Database | Transaction

export async function findHouseholds(
  db: Reading,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  ids: readonly string[],
): Promise<Household[]> {
  const { rows } = await db.execute<{ household: Household }>(sql`
    select ${sql.raw(household(PATH))} as household from households h
    where h.wedding_id = ${weddingId} and h.id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)
    order by h.created_at, h.id`)
  return rows.map(({ household }) => household)
}

export async function findDetails(
  db: Reading,
  weddingId: MemberWeddingId<'guests', 'view'>,
  guestId: string,
): Promise<GuestDetails | undefined> {
  const { rows } = await db.execute<{ details: GuestDetails }>(sql`
    select ${sql.raw(DETAILS)} as details from guests g where g.wedding_id = ${weddingId} and g.id = ${guestId}`)
  return rows[0]?.details
}

export async function findSettings(
  db: Reading,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<InvitationSettings> {
  const { rows } = await db.execute<{ settings: InvitationSettings }>(sql`
    select ${sql.raw(SETTINGS)} as settings from invitation_settings s where s.wedding_id = ${weddingId}`)
  return rows[0]?.settings ?? NO_SETTINGS
}

/** Whether families of a wedding are reminded no more. */
export async function areRemindersClosedOf(
  tx: Transaction,
  clock: Clock,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<boolean> {
  const { rows } = await tx.execute<WeddingDay & { lastAnswerAt: string | null }>(sql`
    select w.event_date::text as "eventDate", w.time_zone as "timeZone", ${lastAnswerOf(sql`w.id`)} as "lastAnswerAt"
    from weddings w where w.id = ${weddingId}`)
  const { lastAnswerAt, ...wedding } = rows[0]!
  return areRemindersClosed(await findSettings(tx, weddingId), wedding, lastAnswerAt, clock.now())
}

/** How many times a household changed its answers are shown. */
const ANSWERS_SHOWN = 100

export type HouseholdAnswer = {
  id: string
  answeredAt: string
  changes: AnsweredChange[]
  byTelephone: { memberId: string | null } | null
}

/** When a household changed its answers and what, the newest first; `undefined` when it is not there. */
export async function listAnswers(
  db: Database,
  weddingId: MemberWeddingId<'guests', 'view'>,
  householdId: string,
): Promise<HouseholdAnswer[] | undefined> {
  const { rows } = await db.execute<{ answers: HouseholdAnswer[] }>(sql`
    select (select coalesce(json_agg(json_build_object(
        'id', a.id, 'answeredAt', a.answered_at, 'changes', a.changes,
        'byTelephone', ${sql.raw(BY_TELEPHONE)}) order by a.answered_at desc, a.id desc), '[]')
      from (
        select * from household_answers where wedding_id = h.wedding_id and household_id = h.id
        order by answered_at desc limit ${ANSWERS_SHOWN}
      ) a) as answers
    from households h where h.wedding_id = ${weddingId} and h.id = ${householdId}`)
  return rows[0]?.answers
}
