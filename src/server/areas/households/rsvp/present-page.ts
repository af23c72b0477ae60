import type { Invitation } from '../invitation.queries.ts'
import type { Present } from './merge-values.ts'
import { storedSeats, storedValues, toRsvpView } from './rsvp-view.ts'

/** The page of an invitation as it stands, with which a page that comes back is merged. */
export const presentOf = (invitation: Invitation, token: string): Present => ({
  view: toRsvpView(invitation, token),
  stored: storedValues(invitation),
  seatsOf: (people: readonly string[]) => storedSeats(invitation, people),
})
