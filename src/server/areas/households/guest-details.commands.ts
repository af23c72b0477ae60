import { sql } from 'drizzle-orm'
import type { GuestDetails } from '#contract/household-rows.ts'
import type { Database, Transaction } from '#db/client.ts'
import { mergeRows, mergeValue } from '#domain/activity/three-way-merge.ts'
import type { OwnAnswerChanges } from '#domain/households/own-answers.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { findDetails } from './households.queries.ts'
import { setOwnAnswers } from './own-answers.commands.ts'

export type DetailChanges = Partial<
  Omit<GuestDetails, 'guestId' | 'householdId' | 'hasHealthConsent' | 'companionOf' | 'ownAnswers'>
> & { ownAnswers?: OwnAnswerChanges | undefined }

type Needs = Pick<DetailChanges, 'allergens' | 'diets' | 'dietNote'>

/**
 * Changes the given details of a guest; `undefined` when there is no such guest in the wedding. A consent ends with
 * the data it was given for. With the needs that the change began from, those that others have noted meanwhile stay,
 * and a note that both have changed is given back.
 */
export async function updateDetails(
  db: Database,
  by: ActingMember<'guests', 'edit'>,
  guestId: string,
  { from, ...given }: DetailChanges & { from?: Needs | undefined },
): Promise<GuestDetails | { otherNote: string | null } | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    const changes = from ? await mergeNeeds(tx, weddingId, guestId, { from, given }) : given
    if ('otherNote' in changes) return changes
    const sets = setsOf(changes)
    if (sets.length > 0) {
      await tx.execute(sql`
        update guests set ${sql.join(sets, sql`, `)} where wedding_id = ${weddingId} and id = ${guestId}`)
      await tx.execute(sql`
        update guests set health_consent_at = null, health_consent_text = null, health_agreed = null
        where wedding_id = ${weddingId} and id = ${guestId} and health_consent_at is not null
          and allergens = '{}' and diets = '{}' and diet_note is null`)
    }
    for (const [eventId, answer] of Object.entries(given.events ?? {})) {
      await tx.execute(sql`
        update event_answers set answer = ${answer}
        where wedding_id = ${weddingId} and guest_id = ${guestId} and event_id = ${eventId}`)
    }
    const details = await findDetails(tx, weddingId, guestId)
    if (details) await recordChange(tx, by, 'households')
    return details
  })
}

async function mergeNeeds(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  guestId: string,
  { from, given }: { from: Needs; given: DetailChanges },
): Promise<DetailChanges | { otherNote: string | null }> {
  const { rows } = await tx.execute<Required<Needs>>(sql`
    select allergens, diets, diet_note as "dietNote" from guests
    where wedding_id = ${weddingId} and id = ${guestId} for update`)
  const [stored] = rows
  if (!stored) return given
  const merged = { ...given }
  for (const kind of ['allergens', 'diets'] as const) {
    const sides = { base: from[kind], stored: stored[kind], given: given[kind] }
    if (!sides.base || !sides.given) continue
    const keys = mergeRows<string>(
      { base: sides.base, stored: sides.stored, given: sides.given },
      (key) => key,
    )
    Object.assign(merged, { [kind]: keys })
  }
  if (from.dietNote !== undefined && given.dietNote !== undefined) {
    const note = mergeValue({ base: from.dietNote, stored: stored.dietNote, given: given.dietNote })
    if (!note) return { otherNote: stored.dietNote }
    merged.dietNote = note.value
  }
  return merged
}

function setsOf(changes: DetailChanges) {
  const { age, ageYears, side, phone, menu, allergens, diets, dietNote } = changes
  const { needsHighChair, mayBringCompanion, busOut, busBack, ownAnswers } = changes
  return [
    age !== undefined && sql`age = ${age}`,
    ageYears !== undefined && sql`age_years = ${ageYears}`,
    side !== undefined && sql`side = ${side}`,
    phone !== undefined && sql`phone = ${phone}`,
    menu !== undefined && sql`menu = ${menu}`,
    allergens !== undefined && sql`allergens = ${textArray(allergens)}`,
    diets !== undefined && sql`diets = ${textArray(diets)}`,
    dietNote !== undefined && sql`diet_note = ${dietNote}`,
    needsHighChair !== undefined && sql`needs_high_chair = ${needsHighChair}`,
    mayBringCompanion !== undefined && sql`may_bring_companion = ${mayBringCompanion}`,
    busOut !== undefined && sql`bus_out = ${busOut}`,
    busBack !== undefined && sql`bus_back = ${busBack}`,
    ownAnswers !== undefined && setOwnAnswers(ownAnswers),
  ].filter((set) => set !== false)
}

/** One parameter for the list: its keys are of the domain, but it may be empty. */
const textArray = (keys: readonly string[]) =>
  sql`array(select json_array_elements_text(${JSON.stringify(keys)}::json))`
