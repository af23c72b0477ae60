import { sql } from 'drizzle-orm'
import { hasNoNeeds } from '#domain/guests/allergens.ts'
import { householdTitle } from '#domain/households/households.ts'
import { type AnswerChanges, answeredChanges, type PersonChanges } from '#domain/households/rsvp-answers.ts'
import { noMember, notificationEvent } from '#server/areas/notifications/notify.ts'
import { newId } from '#server/platform/ids.ts'
import { preparedStatement, send } from '#server/platform/postgres/prepared.ts'
import type { Answering } from './answered-people.commands.ts'
import { setOwnAnswersOf } from './own-answers.commands.ts'

/** Stores the answer of a household and the line of its log, and notifies the members of one that no member has noted. */
export async function storeHouseholdAnswer(answering: Answering, changes: AnswerChanges): Promise<void> {
  const given = answerOf(answering, changes)
  const { tx, by } = answering
  if (by.actor) await send(tx, STORE_ANSWER(given))
  else await send(tx, STORE_AND_NOTIFY({ ...given, ...notificationOf(answering) }))
}

const answerOf = ({ clock, row, by: { actor } }: Answering, changes: AnswerChanges) => {
  const now = clock.now().toISOString()
  return {
    ...{ weddingId: row.weddingId, householdId: row.householdId, id: newId(), now },
    answeredAt: hasAnswers(changes) ? now : row.answeredAt,
    song: 'song' in changes ? (changes.song ?? null) : row.song,
    message: 'message' in changes ? (changes.message ?? null) : row.message,
    language: changes.language ?? row.language,
    ownAnswers: JSON.stringify(changes.ownAnswers ?? {}),
    changes: JSON.stringify(answeredChanges(changes)),
    notedBy: actor?.userId ?? null,
  }
}

type HouseholdAnswer = ReturnType<typeof answerOf>

/** The household and the line of its log. */
const storing = (given: HouseholdAnswer) => sql`
  answered as (
    update households set answered_at = ${given.answeredAt}, song = ${given.song}, message = ${given.message},
      language = ${given.language}, ${setOwnAnswersOf(given.ownAnswers)}
    where wedding_id = ${given.weddingId} and id = ${given.householdId}
  ), logged as (
    insert into household_answers (wedding_id, id, household_id, answered_at, changes, is_by_telephone, noted_by, line_id)
    values (${given.weddingId}, ${given.id}, ${given.householdId}, ${given.now}, ${given.changes}::jsonb,
      ${given.notedBy}::uuid is not null, ${given.notedBy},
      case when ${given.notedBy}::uuid is not null then activity_line() end)
  )`

const STORE_ANSWER = preparedStatement(
  'answer-of-household',
  (given: HouseholdAnswer) => sql`with ${storing(given)} select`,
)

/** Whether anything but health data is changed: to withdraw a permission is no answer. */
const hasAnswers = ({ people, ...rest }: AnswerChanges): boolean =>
  Object.keys(rest).length > 0 || people.some((person) => saysMore(person))

function saysMore({ guestId: _, events, needs, consent, agreed: __, ...rest }: PersonChanges): boolean {
  const isDeletion = needs !== undefined && hasNoNeeds(needs)
  return (
    Object.keys(rest).length > 0 || Object.keys(events).length > 0 || (needs !== undefined && !isDeletion)
  )
}

/** The notification of an answer, which has the answers of all its people as they are stored by then. */
function notificationOf({ clock, row }: Answering) {
  const { weddingId, householdId } = row
  const title = householdTitle(
    row.name,
    row.people.filter(({ companionOf }) => companionOf === null).map(({ fullName }) => fullName),
  )
  const data = { householdId, guestId: row.people[0]!.id }
  return {
    event: notificationEvent(clock, noMember(weddingId, title), 'household.answered', data),
    groupKey: `household.answered/${householdId}`,
    isFirst: row.answeredAt === null,
  }
}

/** One notification a household: a newer submission takes the place of one that was not read yet. */
const STORE_AND_NOTIFY = preparedStatement(
  'answer-of-household-notified',
  (given: HouseholdAnswer & ReturnType<typeof notificationOf>) => sql`
    with ${storing(given)}, former as (
      delete from notifications
      where wedding_id = ${given.weddingId} and actor_id is null and group_key = ${given.groupKey} and read_at is null
      returning data
    )
    select notify_wedding_members(${given.weddingId}, null, ${given.event}, jsonb_build_object(
      'yes', count(*) filter (where rsvp), 'no', count(*) filter (where not rsvp),
      'pending', count(*) filter (where rsvp is null), 'maybe', count(*) filter (where maybe),
      'isFirst', ${given.isFirst}::boolean or exists (select from former where (data ->> 'isFirst')::boolean)))
    from guests where wedding_id = ${given.weddingId} and household_id = ${given.householdId}`,
)
