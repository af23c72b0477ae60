import { sql } from 'drizzle-orm'
import { hasNoNeeds } from '#domain/guests/allergens.ts'
import { householdTitle } from '#domain/households/households.ts'
import { type AnswerChanges, answeredChanges, type PersonChanges } from '#domain/households/rsvp-answers.ts'
import { noMember, notifying } from '#server/areas/notifications/notify.ts'
import { lockForWriting, recordChange } from '#server/core/changes.ts'
import { newId } from '#server/platform/ids.ts'
import { type Answering, storeCompanion, storePeople } from './answered-people.commands.ts'
import { noteKnownRides } from './bus-mails/bus-subscriptions.commands.ts'
import { setOwnAnswers } from './own-answers.commands.ts'

/**
 * Stores what a household has answered, itself by its link or through a member who spoke with it, and notes it in its
 * log. However many people it has, an answer takes the same few statements. Of its own answers the members are notified.
 * False where a companion found no room in the list, which has `maxGuests`; everything else is stored.
 */
export async function storeAnswers(
  answering: Answering,
  changes: AnswerChanges,
  maxGuests: number,
): Promise<boolean> {
  const { tx, by } = answering
  const { weddingId } = by
  const brought = changes.people.flatMap(({ guestId, companion }) =>
    companion === undefined ? [] : [{ guestId, companion }],
  )
  // A companion is a guest more: the list is counted while no other may add to it.
  if (brought.some(({ companion }) => companion)) await lockForWriting(tx, weddingId, 'guests')
  // A family that asks for a bus stands behind those that were told before that they have a seat.
  if (changes.people.some(({ rsvp, busOut, busBack }) => rsvp || busOut || busBack))
    await lockForWriting(tx, weddingId, 'transport')
  if (changes.people.length > 0) await storePeople(answering, changes.people)
  let isWhole = true
  for (const { guestId, companion } of brought)
    if (!(await storeCompanion(answering, guestId, companion, maxGuests))) isWhole = false
  if (changes.people.some(saysRide)) await noteKnownRides(tx, answering.row)
  const counts = await storeHousehold(answering, changes)
  if (by.actor === null) await notifyMembers(answering, counts)
  await recordChange(tx, by, ['guests', 'households'])
  return isWhole
}

/** Whether the rides of the family may be others after what a person says. */
const saysRide = ({ rsvp, busOut, busBack }: PersonChanges): boolean =>
  rsvp !== undefined || busOut !== undefined || busBack !== undefined

type AnswerCounts = { yes: number; no: number; pending: number; maybe: number }

/** The household and the line of its log; gives the answers of its people as stored. */
async function storeHousehold(
  { tx, clock, row, by: { actor } }: Answering,
  changes: AnswerChanges,
): Promise<AnswerCounts> {
  const { weddingId } = row
  const notedBy = actor?.userId ?? null
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
      insert into household_answers (wedding_id, id, household_id, answered_at, changes, is_by_telephone, noted_by, line_id)
      values (${weddingId}, ${newId()}, ${row.householdId}, ${now},
        ${JSON.stringify(answeredChanges(changes))}::jsonb, ${notedBy !== null}, ${notedBy},
        ${notedBy === null ? null : sql`activity_line()`})
    )
    select (count(*) filter (where rsvp))::int as yes, (count(*) filter (where not rsvp))::int as no,
      (count(*) filter (where rsvp is null))::int as pending, (count(*) filter (where maybe))::int as maybe
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
