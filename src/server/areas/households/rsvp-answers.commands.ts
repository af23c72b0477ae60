import { sql } from 'drizzle-orm'
import { hasNoNeeds } from '#domain/guests/allergens.ts'
import { householdTitle } from '#domain/households/households.ts'
import { readSubmission } from '#domain/households/read-answers.ts'
import {
  type AnswerChanges,
  type AnswerProblem,
  type AnswerSubmission,
  answeredChanges,
  hasAnswerChanges,
  type PersonChanges,
} from '#domain/households/rsvp-answers.ts'
import { noMember, notifying } from '#server/areas/notifications/notify.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { isToken, newId } from '#server/platform/ids.ts'
import { type Answering, storeCompanion, storePeople } from './answered-people.commands.ts'
import { type Invitation, type InvitationRow, readInvitation, toInvitation } from './invitation.queries.ts'
import { setOwnAnswers } from './own-answers.commands.ts'

/** The outcome of a submission: everything without a problem is saved, and `changed` says whether any of it was new. */
export type AnswerOutcome =
  | { kind: 'unknown' }
  | { kind: 'closed'; invitation: Invitation }
  | { kind: 'saved'; invitation: Invitation; changed: boolean; problems: AnswerProblem[] }

/** Reads the submission with the invitation as it stands. */
type ReadSubmission = (invitation: Invitation) => AnswerSubmission

/**
 * Saves what a household sends by its link. Its row is locked meanwhile, so that two people who answer at once end
 * in one state; sending the same again changes nothing. The members are notified once for each submission. However
 * many people it has, an answer takes the same few statements.
 */
export async function answerInvitation(
  {
    db,
    files,
    clock,
    live,
    settings: { limits },
  }: Pick<Platform, 'db' | 'files' | 'clock' | 'live'> & Configured<'limits'>,
  token: string,
  read: ReadSubmission,
  { isAlwaysOpen = false }: { isAlwaysOpen?: boolean } = {},
): Promise<AnswerOutcome> {
  if (!isToken(token)) return { kind: 'unknown' }
  const { outcome, row } = await db.transaction(async (tx) => {
    await tx.execute(sql`select from households where token = ${token} for update`)
    const row = await readInvitation(tx, token)
    if (!row) return { outcome: { kind: 'unknown' } as const }
    const invitation = toInvitation({ files, clock }, row)
    if (invitation.isClosed && !isAlwaysOpen) return { outcome: { kind: 'closed', invitation } as const }
    const { settings } = invitation
    const { changes, problems } = readSubmission({ ...row, settings }, read(invitation))
    const changed = hasAnswerChanges(changes)
    if (changed) await store({ tx, clock, row }, changes, limits.wedding.guests)
    return { outcome: { kind: 'saved', invitation, changed, problems } as const, row }
  })
  if (row && outcome.changed) announce(live, row)
  return outcome
}

async function store(answering: Answering, changes: AnswerChanges, maxGuests: number): Promise<void> {
  const { tx, row } = answering
  const weddingId = mintMemberWeddingId(row.weddingId, 'guests', 'edit')
  const brought = changes.people.flatMap(({ guestId, companion }) =>
    companion === undefined ? [] : [{ guestId, companion }],
  )
  // A companion is a guest more: the list is counted while no other may add to it.
  if (brought.some(({ companion }) => companion)) await lockForWriting(tx, weddingId, 'guests')
  // A family that asks for a bus stands behind those that were told before that they have a seat.
  if (changes.people.some(({ rsvp, busOut, busBack }) => rsvp || busOut || busBack))
    await lockForWriting(tx, weddingId, 'transport')
  if (changes.people.length > 0) await storePeople(answering, changes.people)
  for (const { guestId, companion } of brought) await storeCompanion(answering, guestId, companion, maxGuests)
  await notifyMembers(answering, await storeHousehold(answering, changes))
  const by = { weddingId, actor: null, householdId: row.householdId, action: 'rsvp' }
  await recordChange(tx, by, ['guests', 'households'])
}

type AnswerCounts = { yes: number; no: number; pending: number }

/** The household and the line of its log; gives the answers of its people as stored. */
async function storeHousehold({ tx, clock, row }: Answering, changes: AnswerChanges): Promise<AnswerCounts> {
  const { weddingId } = row
  const now = clock.now().toISOString()
  const { rows } = await tx.execute<AnswerCounts>(sql`
    with answered as (
      update households set answered_at = ${hasAnswers(changes) ? now : row.answeredAt},
        song = ${'song' in changes ? changes.song : row.song},
        message = ${'message' in changes ? changes.message : row.message},
        language = ${changes.language ?? row.language},
        ${setOwnAnswers(changes.ownAnswers ?? {})}
      where wedding_id = ${weddingId} and id = ${row.householdId}
    ), logged as (
      insert into household_answers (wedding_id, id, household_id, answered_at, changes)
      values (${weddingId}, ${newId()}, ${row.householdId}, ${now},
        ${JSON.stringify(answeredChanges(changes))}::jsonb)
    )
    select (count(*) filter (where rsvp))::int as yes, (count(*) filter (where not rsvp))::int as no,
      (count(*) filter (where rsvp is null))::int as pending
    from guests where wedding_id = ${weddingId} and household_id = ${row.householdId}`)
  return rows[0]!
}

/** Whether anything but health data is changed: to withdraw a permission is no answer. */
const hasAnswers = ({ people, ...rest }: AnswerChanges): boolean =>
  Object.keys(rest).length > 0 || people.some((person) => saysMore(person))

function saysMore({ guestId: _, events, needs, consent, agreed: __, ...rest }: PersonChanges): boolean {
  const isDeletion = needs !== undefined && hasNoNeeds(needs)
  return (
    Object.keys(rest).length > 0 || Object.keys(events).length > 0 || (needs !== undefined && !isDeletion)
  )
}

/** One line a household: a newer submission takes the place of one that was not read yet. */
async function notifyMembers({ tx, clock, row }: Answering, counts: AnswerCounts): Promise<void> {
  const { weddingId, householdId } = row
  const [first] = row.people
  const title = householdTitle(
    row.name,
    row.people.filter(({ companionOf }) => companionOf === null).map(({ fullName }) => fullName),
  )
  const answered = notifying(clock, noMember(weddingId, title), 'household.answered', {
    ...{ householdId, guestId: first!.id, ...counts },
    isFirst: sql`${row.answeredAt === null}::boolean or exists (
      select from former where (data ->> 'isFirst')::boolean)`,
  })
  await tx.execute(sql`
    with former as (
      delete from notifications
      where wedding_id = ${weddingId} and actor_id is null and group_key = ${`household.answered/${householdId}`}
        and read_at is null
      returning data
    )
    select ${answered}`)
}

/** Open screens read again within a second, whether they show guests or families. */
function announce(live: Platform['live'], { weddingId, householdId, people }: InvitationRow): void {
  const from = { weddingId, actorId: null, clientId: null }
  live.changed({ ...from, area: 'guests', ids: people.map(({ id }) => id), notified: true })
  live.changed({ ...from, area: 'households', ids: [householdId], notified: false })
}
