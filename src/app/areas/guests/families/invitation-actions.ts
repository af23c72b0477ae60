import type { InvitationSettings, WeddingEvent } from '#domain/invitation-settings.ts'
import { showToast } from '#ui/toast-queue.ts'
import { client } from '../../../lib/api.ts'
import { attempt } from './attempt.ts'

/** The actions on the settings and the events of the invitations. */
export function invitationActions(weddingId: string) {
  return {
    saveSettings: (fields: Partial<InvitationSettings>) =>
      attempt(weddingId, () => client.households.saveSettings({ weddingId, ...fields })),
    addEvent: (name: string) =>
      attempt(weddingId, () => client.households.events.add({ weddingId, name, invitesAll: false })),
    updateEvent: (eventId: string, fields: Partial<Omit<WeddingEvent, 'id' | 'position'>>) =>
      attempt(weddingId, () => client.households.events.update({ weddingId, ...fields, eventId })),
    removeEvent: (eventId: string) =>
      attempt(weddingId, () => client.households.events.remove({ weddingId, eventId })),
    publishEvent: (event: WeddingEvent, isPublished: boolean) => publish(weddingId, event, isPublished),
  }
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
