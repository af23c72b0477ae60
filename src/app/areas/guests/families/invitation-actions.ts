import type { InvitationSettings, WeddingEvent } from '#domain/invitation-settings.ts'
import { client } from '../../../lib/api.ts'
import { attempt } from './attempt.ts'

/** What can be done with the settings and the events of the invitations. */
export function invitationActions(weddingId: string) {
  return {
    saveSettings: (fields: Partial<InvitationSettings>) =>
      attempt(weddingId, () => client.households.saveSettings({ weddingId, ...fields })),
    addEvent: (name: string) => attempt(weddingId, () => client.households.events.add({ weddingId, name })),
    updateEvent: (eventId: string, fields: Partial<Omit<WeddingEvent, 'id' | 'position'>>) =>
      attempt(weddingId, () => client.households.events.update({ weddingId, ...fields, eventId })),
    removeEvent: (eventId: string) =>
      attempt(weddingId, () => client.households.events.remove({ weddingId, eventId })),
    inviteToEvent: (eventId: string, guestIds: string[], isInvited: boolean) =>
      attempt(weddingId, () => client.households.events.invite({ weddingId, eventId, guestIds, isInvited })),
  }
}
