import type { SettingsConflict } from '#contract/household-rows.ts'
import type { InvitationSettings, WeddingEvent } from '#domain/households/invitation-settings.ts'
import { differenceKey, settleSettings } from '#domain/households/settings-merge.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { client } from '../../../sync/api.ts'
import { attempt } from '../attempt.ts'
import { askForSides, isAskingForSides, settingsConflictsIn } from './settings-conflicts.ts'
import '../../../shared/transport/bus-trips.sentences.ts'
import '../households.sentences.ts'

/** The actions on the settings and the events of the invitations. */
export function invitationActions(weddingId: string) {
  return {
    /** Saves settings; `from` is what their change began with, so that nothing is written over unseen. */
    saveSettings: (fields: Partial<InvitationSettings>, from: Partial<InvitationSettings> = {}) =>
      saveSettings(weddingId, fields, from),
    switchSaveDate: (isOn: boolean) => switchSaveDate(weddingId, isOn),
    addEvent: (name: string) =>
      attempt(weddingId, () => client.households.events.add({ weddingId, name, invitesAll: false })),
    updateEvent: (eventId: string, fields: Partial<Omit<WeddingEvent, 'id' | 'position'>>) =>
      attempt(weddingId, () => client.households.events.update({ weddingId, ...fields, eventId })),
    removeEvent: (eventId: string) =>
      attempt(weddingId, () => client.households.events.remove({ weddingId, eventId })),
    publishEvent: (event: WeddingEvent, isPublished: boolean) => publish(weddingId, event, isPublished),
  }
}

async function saveSettings(
  weddingId: string,
  given: Partial<InvitationSettings>,
  from: Partial<InvitationSettings>,
): Promise<InvitationSettings | undefined> {
  if (isAskingForSides()) return undefined
  let conflicts: readonly SettingsConflict[] = []
  const saved = await attempt(weddingId, async () => {
    try {
      return await client.households.saveSettings({ weddingId, ...given, from })
    } catch (error) {
      conflicts = settingsConflictsIn(error)
      if (conflicts.length === 0) throw error
      return undefined
    }
  })
  if (conflicts.length === 0) return saved
  const chosen = await askForSides(conflicts)
  if (!chosen) return undefined
  const isOurs = (conflict: SettingsConflict) => chosen[differenceKey(conflict)] === 'mine'
  const settled = settleSettings({ from, given }, conflicts, isOurs)
  return saveSettings(weddingId, settled.given, settled.from)
}

/** Lets the links of families show the date alone, or the invitation again, with the way back. */
async function switchSaveDate(weddingId: string, isOn: boolean): Promise<void> {
  const saved = await saveSettings(weddingId, { saveDateOn: isOn }, {})
  if (!saved) return
  showToast(
    isOn
      ? 'El enlace de las familias sin invitación ya enseña la fecha.'
      : 'El enlace de las familias ya enseña la invitación.',
    {
      action: {
        label: 'Deshacer',
        onAction: () => void saveSettings(weddingId, { saveDateOn: !isOn }, {}),
      },
    },
  )
}

/** Puts an event on the invitations, or takes it off them, with the way back. */
async function publish(weddingId: string, { id, name }: WeddingEvent, isPublished: boolean): Promise<void> {
  const saved = await attempt(weddingId, () =>
    client.households.events.update({ weddingId, eventId: id, isPublished }),
  )
  if (!saved) return
  showToast(isPublished ? `${name} ya está en las invitaciones.` : `${name} vuelve a ser un borrador.`, {
    action: {
      label: 'Deshacer',
      onAction: () =>
        void attempt(weddingId, () =>
          client.households.events.update({ weddingId, eventId: id, isPublished: !isPublished }),
        ),
    },
  })
}
