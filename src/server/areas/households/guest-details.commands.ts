import { sql } from 'drizzle-orm'
import type { GuestDetails } from '#contract/household-rows.ts'
import type { Database } from '#db/client.ts'
import { type ActingMember, recordChange } from '#server/core/changes.ts'
import { findDetails } from './households.queries.ts'

export type DetailChanges = Partial<
  Omit<GuestDetails, 'guestId' | 'householdId' | 'hasHealthConsent' | 'companionOf'>
>

/**
 * Changes the given details of a guest; `undefined` when there is no such guest in the wedding. A consent ends with
 * the data it was given for.
 */
export async function updateDetails(
  db: Database,
  by: ActingMember<'guests', 'edit'>,
  guestId: string,
  changes: DetailChanges,
): Promise<GuestDetails | undefined> {
  const { weddingId } = by
  const sets = setsOf(changes)
  return db.transaction(async (tx) => {
    if (sets.length > 0) {
      await tx.execute(sql`
        update guests set ${sql.join(sets, sql`, `)} where wedding_id = ${weddingId} and id = ${guestId}`)
      await tx.execute(sql`
        update guests set health_consent_at = null, health_consent_text = null, health_agreed = null
        where wedding_id = ${weddingId} and id = ${guestId} and health_consent_at is not null
          and allergens = '{}' and diets = '{}' and diet_note is null`)
    }
    for (const [eventId, answer] of Object.entries(changes.events ?? {})) {
      await tx.execute(sql`
        update event_answers set answer = ${answer}
        where wedding_id = ${weddingId} and guest_id = ${guestId} and event_id = ${eventId}`)
    }
    const details = await findDetails(tx, weddingId, guestId)
    if (details) await recordChange(tx, by, 'households')
    return details
  })
}

function setsOf(changes: DetailChanges) {
  const { age, ageYears, side, phone, menu, allergens, diets, dietNote } = changes
  const { needsHighChair, mayBringCompanion, busOut, busBack } = changes
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
  ].filter((set) => set !== false)
}

/** One parameter for the list: its keys are of the domain, but it may be empty. */
const textArray = (keys: readonly string[]) =>
  sql`array(select json_array_elements_text(${JSON.stringify(keys)}::json))`
