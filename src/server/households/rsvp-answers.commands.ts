import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { householdTitle } from '#domain/households.ts'
import { isInvitationClosed, NO_SETTINGS } from '#domain/invitation-settings.ts'
import { describeNotification } from '#domain/notifications.ts'
import { readSubmission } from '#domain/read-answers.ts'
import {
  type AnswerChanges,
  type AnswerProblem,
  type AnswerSubmission,
  answeredChanges,
  hasAnswerChanges,
  type PersonChanges,
} from '#domain/rsvp-answers.ts'
import { mintMemberWeddingId } from '../auth/gate.ts'
import { lockForWriting, recordChange } from '../changes.ts'
import type { Platform } from '../context.ts'
import type { Clock } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import { type InvitationRow, isToken, readInvitation } from './invitation.queries.ts'

/** What became of a submission: what is no problem is saved, and `changed` says whether it was anything new. */
export type AnswerOutcome =
  | { kind: 'unknown' }
  | { kind: 'closed' }
  | { kind: 'saved'; changed: boolean; problems: AnswerProblem[] }

/** The answers that the token of an invitation brings, and when: everything in one transaction. */
type Answering = { tx: Transaction; clock: Clock; row: InvitationRow }

/**
 * Saves what a household sends by its link. Its row is locked meanwhile, so that two people who answer at once end
 * in one state; sending the same again changes nothing. The members are notified once for each submission.
 */
export async function answerInvitation(
  { db, clock, live, limits }: Pick<Platform, 'db' | 'clock' | 'live' | 'limits'>,
  token: string,
  submission: AnswerSubmission,
): Promise<AnswerOutcome> {
  if (!isToken(token)) return { kind: 'unknown' }
  const saved = await db.transaction(async (tx) => {
    await tx.execute(sql`select from households where token = ${token} for update`)
    const row = await readInvitation(tx, token)
    if (!row) return { kind: 'unknown' } as const
    const settings = row.settings ?? NO_SETTINGS
    if (isInvitationClosed(settings, row.eventDate, clock.now())) return { kind: 'closed' } as const
    const { changes, problems } = readSubmission({ ...row, settings }, submission)
    if (!hasAnswerChanges(changes)) return { kind: 'saved', changed: false, problems, row: null } as const
    await store({ tx, clock, row }, changes, limits.wedding.guests)
    return { kind: 'saved', changed: true, problems, row } as const
  })
  if (saved.kind !== 'saved') return saved
  if (saved.row) announce(live, saved.row)
  const { changed, problems } = saved
  return { kind: 'saved', changed, problems }
}

async function store(answering: Answering, changes: AnswerChanges, maxGuests: number): Promise<void> {
  const { tx, clock, row } = answering
  const weddingId = mintMemberWeddingId(row.weddingId)
  const brings = changes.people.some(({ companion }) => companion)
  // A companion is a guest more: the list is counted while no other may add to it.
  if (brings) await lockForWriting(tx, weddingId, 'guests')
  for (const person of changes.people) await storePerson(answering, person, maxGuests)
  await tx.execute(sql`
    update households set answered_at = ${clock.now().toISOString()},
      song = ${'song' in changes ? changes.song : row.song},
      message = ${'message' in changes ? changes.message : row.message},
      language = ${changes.language ?? row.language}
    where wedding_id = ${weddingId} and id = ${row.householdId}`)
  await tx.execute(sql`
    insert into household_answers (wedding_id, id, household_id, answered_at, changes)
    values (${weddingId}, ${newId()}, ${row.householdId}, ${clock.now().toISOString()},
      ${JSON.stringify(answeredChanges(changes))}::jsonb)`)
  await notifyMembers(answering)
  const by = { weddingId, actor: null, householdId: row.householdId, action: 'rsvp' }
  await recordChange(tx, by, 'guests')
  await recordChange(tx, by, 'households')
}

async function storePerson({ tx, clock, row }: Answering, changes: PersonChanges, maxGuests: number) {
  const { guestId, events, companion } = changes
  const sets = setsOf(clock, changes)
  if (sets.length > 0) {
    await tx.execute(sql`
      update guests set ${sql.join(sets, sql`, `)} where wedding_id = ${row.weddingId} and id = ${guestId}`)
  }
  for (const [eventId, answer] of Object.entries(events)) {
    await tx.execute(sql`
      update event_answers set answer = ${answer}
      where wedding_id = ${row.weddingId} and guest_id = ${guestId} and event_id = ${eventId}`)
  }
  if (companion === undefined) return
  await storeCompanion({ tx, clock, row }, guestId, companion, maxGuests)
}

function setsOf(clock: Clock, changes: PersonChanges) {
  const { rsvp, menu, needs, consent, needsHighChair, busOut, busBack } = changes
  const consentAt = consent ? clock.now().toISOString() : null
  return [
    rsvp !== undefined && sql`rsvp = ${rsvp}`,
    menu !== undefined && sql`menu = ${menu}`,
    needs && sql`allergens = ${textArray(needs.allergens)}, diets = ${textArray(needs.diets)}`,
    needs && sql`diet_note = ${needs.dietNote}`,
    consent !== undefined && sql`health_consent_at = ${consentAt}, health_consent_text = ${consent}`,
    needsHighChair !== undefined && sql`needs_high_chair = ${needsHighChair}`,
    busOut !== undefined && sql`bus_out = ${busOut}`,
    busBack !== undefined && sql`bus_back = ${busBack}`,
  ].filter((set) => set !== false && set !== undefined)
}

/** One parameter for the list: its keys are of the domain, but it may be empty. */
export const textArray = (keys: readonly string[]) =>
  sql`array(select json_array_elements_text(${JSON.stringify(keys)}::json))`

/**
 * Makes the companion a guest of the household right after the person who brings them, invited to the same with the
 * same answers; names them anew; or removes them. `null` for none.
 */
async function storeCompanion(
  { tx, row }: Answering,
  guestId: string,
  companion: { fullName: string } | null,
  maxGuests: number,
): Promise<void> {
  const isTheirs = sql`wedding_id = ${row.weddingId} and household_id = ${row.householdId} and companion_of = ${guestId}`
  if (companion === null) {
    await tx.execute(sql`delete from guests where ${isTheirs}`)
    return
  }
  const { rowCount } = await tx.execute(
    sql`update guests set full_name = ${companion.fullName} where ${isTheirs}`,
  )
  if (rowCount) return
  const id = newId()
  const { rowCount: added } = await tx.execute(sql`
    insert into guests (wedding_id, id, full_name, rsvp, household_id, companion_of, created_at)
    select wedding_id, ${id}, ${companion.fullName}, rsvp, household_id, id, created_at + interval '1 microsecond'
    from guests where wedding_id = ${row.weddingId} and id = ${guestId}
      and (select count(*) from guests where wedding_id = ${row.weddingId}) < ${maxGuests}`)
  if (!added) return
  await tx.execute(sql`
    insert into event_answers (wedding_id, guest_id, event_id, answer)
    select wedding_id, ${id}, event_id, answer from event_answers
    where wedding_id = ${row.weddingId} and guest_id = ${guestId}`)
}

/** One line a household: a newer submission takes the place of one that was not read yet. */
async function notifyMembers({ tx, clock, row }: Answering): Promise<void> {
  const { weddingId, householdId } = row
  const now = await readInvitationPeople(tx, row)
  const [first] = row.people
  const event = describeNotification(weddingId, 'household.answered', {
    ...{ householdId, guestId: first!.id, isFirst: row.answeredAt === null, ...now },
  })
  const title = householdTitle(
    row.name,
    row.people.filter(({ companionOf }) => companionOf === null).map(({ fullName }) => fullName),
  )
  await tx.execute(sql`
    with former as (
      delete from notifications
      where wedding_id = ${weddingId} and actor_id is null and group_key = ${event.groupKey} and read_at is null
      returning data
    )
    insert into notifications (recipient_id, actor_id, actor_name, actor_role, action, section, wedding_id,
      wedding_name, url, data, group_key, subjects, created_at)
    select m.user_id, null, ${title}, 'couple', 'household.answered', ${event.section}, w.id, w.name, ${event.url},
      ${JSON.stringify({ householdId, guestId: first!.id, ...now })}::jsonb || jsonb_build_object('isFirst',
        ${row.answeredAt === null}::boolean or exists (select from former where (data ->> 'isFirst')::boolean)),
      ${event.groupKey}, array[${householdId}::uuid], ${clock.now().toISOString()}::timestamptz
    from wedding_members m join weddings w on w.id = m.wedding_id
    where m.wedding_id = ${weddingId} and m.permissions ->> 'guests' is distinct from 'none'
    order by m.user_id`)
}

async function readInvitationPeople(tx: Transaction, { weddingId, householdId }: InvitationRow) {
  const { rows } = await tx.execute<{ yes: number; no: number; pending: number }>(sql`
    select (count(*) filter (where rsvp))::int as yes, (count(*) filter (where not rsvp))::int as no,
      (count(*) filter (where rsvp is null))::int as pending
    from guests where wedding_id = ${weddingId} and household_id = ${householdId}`)
  return rows[0]!
}

/** Open screens read again within a second, whether they show guests or families. */
function announce(live: Platform['live'], { weddingId, householdId, people }: InvitationRow): void {
  const from = { weddingId, actorId: null, clientId: null }
  live.changed({ ...from, area: 'guests', ids: people.map(({ id }) => id), notified: true })
  live.changed({ ...from, area: 'households', ids: [householdId], notified: false })
}
