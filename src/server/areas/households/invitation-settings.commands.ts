import type { SettingsConflict } from '#contract/household-rows.ts'
import type { Database } from '#db/client.ts'
import { invitationSettings } from '#db/schema/households.ts'
import type { InvitationSettings } from '#domain/households/invitation-settings.ts'
import { mergeSettings } from '#domain/households/settings-merge.ts'
import { takeOver } from '#server/areas/transport/take-over-routes.commands.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { findWeddingDay } from '#server/core/wedding-day.queries.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findSettings } from './households.queries.ts'

type Changes = Partial<InvitationSettings> & { from?: Partial<InvitationSettings> | undefined }

type Outcome =
  | InvitationSettings
  | { conflicts: SettingsConflict[] }
  | 'busesClosed'
  | 'tooManyBuses'
  | 'noDate'

/** An editor of the guests, with the proof that they edit the buses as well; `null` when they do not. */
type Editor = ActingMember<'guests', 'edit'> & { ofBuses: MemberWeddingId<'transport', 'edit'> | null }

/**
 * Changes the given settings only, so that two people who edit two fields lose neither; what both have changed since
 * `from` is given back instead. Routes, which pages of former releases send, change the buses (decision 141): of who may
 * not change those, and past the most that a wedding has, nothing is stored; nor where a wedding without a date would
 * announce it.
 */
export async function saveSettings(
  db: Database,
  clock: Clock,
  by: Editor,
  { from = {}, busRoutes, ...changes }: Changes,
): Promise<Outcome> {
  const { weddingId, ofBuses } = by
  if (busRoutes && !ofBuses) return 'busesClosed'
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'households')
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const stored = await findSettings(tx, weddingId)
    const merged = mergeSettings(from, stored, given)
    if (merged.conflicts.length > 0) return { conflicts: merged.conflicts }
    const announcesDate = merged.settings.saveDateOn && !stored.saveDateOn
    if (announcesDate && (await findWeddingDay(tx, weddingId)).eventDate === null) return 'noDate'
    const plansReminders = ['closingDate', 'remindersOn', 'reminderDays'].some((field) => field in given)
    const isTaken =
      busRoutes &&
      ofBuses &&
      (await takeOver(tx, clock, ofBuses, { base: from.busRoutes ?? stored.busRoutes, given: busRoutes }))
    if (isTaken === false) return 'tooManyBuses'
    // The buses write what is asked of them themselves, maybe at this moment.
    const { busRoutes: asked, ...others } = stored
    const set = { ...others, ...merged.settings, ...(plansReminders && { remindersSetAt: clock.now() }) }
    await tx
      .insert(invitationSettings)
      .values({ ...set, busRoutes: asked, weddingId })
      .onConflictDoUpdate({ target: invitationSettings.weddingId, set })
    await recordChange(tx, by, isTaken ? ['households', 'transport'] : 'households')
    return findSettings(tx, weddingId)
  })
}
