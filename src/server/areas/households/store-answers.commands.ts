import type { AnswerChanges, PersonChanges } from '#domain/households/rsvp-answers.ts'
import { lockForWriting, recordChange } from '#server/core/changes.ts'
import { type Answering, storePeople } from './answered-people.commands.ts'
import { noteKnownRides } from './bus-mails/known-rides.commands.ts'
import { storeCompanion } from './companion.commands.ts'
import { storeHouseholdAnswer } from './household-answer.commands.ts'

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
  await storeHouseholdAnswer(answering, changes)
  await recordChange(tx, by, ['guests', 'households'])
  return isWhole
}

/** Whether the rides of the family may be others after what a person says. */
const saysRide = ({ rsvp, busOut, busBack }: PersonChanges): boolean =>
  rsvp !== undefined || busOut !== undefined || busBack !== undefined
