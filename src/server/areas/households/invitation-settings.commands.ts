import type { SettingsConflict } from '#contract/household-rows.ts'
import type { Database } from '#db/client.ts'
import { invitationSettings } from '#db/schema/households.ts'
import type { InvitationSettings } from '#domain/households/invitation-settings.ts'
import { mergeSettings } from '#domain/households/settings-merge.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findSettings } from './households.queries.ts'

type Changes = Partial<InvitationSettings> & { from?: Partial<InvitationSettings> | undefined }

/**
 * Changes the given settings only, so that two people who edit two fields lose neither; what both have changed since
 * `from` is given back instead.
 */
export async function saveSettings(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  { from = {}, ...changes }: Changes,
): Promise<InvitationSettings | { conflicts: SettingsConflict[] }> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'households')
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const stored = await findSettings(tx, weddingId)
    const merged = mergeSettings(from, stored, given)
    if (merged.conflicts.length > 0) return { conflicts: merged.conflicts }
    const plansReminders = ['closingDate', 'remindersOn', 'reminderDays'].some((field) => field in given)
    const settings = { ...stored, ...merged.settings }
    const set = { ...settings, ...(plansReminders && { remindersSetAt: clock.now() }) }
    await tx
      .insert(invitationSettings)
      .values({ ...set, weddingId })
      .onConflictDoUpdate({ target: invitationSettings.weddingId, set })
    await recordChange(tx, by, 'households')
    return settings
  })
}
