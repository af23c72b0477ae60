import type { Database } from '#db/client.ts'
import { invitationSettings } from '#db/schema/households.ts'
import type { InvitationSettings } from '#domain/invitation-settings.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findSettings } from './households.queries.ts'

/** Changes the given settings only, so that two people who edit two fields lose neither. */
export async function saveSettings(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests', 'edit'>,
  changes: Partial<InvitationSettings>,
): Promise<InvitationSettings> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'households')
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const plansReminders = ['closingDate', 'remindersOn', 'reminderDays'].some((field) => field in given)
    const settings = { ...(await findSettings(tx, weddingId)), ...given }
    const set = { ...settings, ...(plansReminders && { remindersSetAt: clock.now() }) }
    await tx
      .insert(invitationSettings)
      .values({ ...set, weddingId })
      .onConflictDoUpdate({ target: invitationSettings.weddingId, set })
    await recordChange(tx, by, 'households')
    return settings
  })
}
