import * as z from 'zod'
import { LIMITS } from '#domain/operation/limits.ts'
import { full, id, memberRoute, weddingPath } from './base.ts'
import { eventFields, guestIds, weddingEvent } from './household-rows.ts'

const eventPath = weddingPath.extend({ eventId: id })

export const EVENT_NOT_FOUND = { status: 404, message: 'There is no such event in this wedding' } as const

/** The events beside the wedding itself, such as a preboda, and who is invited to them. */
export const weddingEventsContract = {
  /**
   * Adds an event beside the wedding as a draft, which is on no invitation until it is published; all who are on the
   * list are chosen for it unless it says otherwise.
   */
  add: memberRoute('guests', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/events',
      successStatus: 201,
      tags: ['households'],
      summary: 'Add an event',
    })
    .input(
      weddingPath.extend({
        id: id.optional(),
        name: eventFields.shape.name,
        date: eventFields.shape.date.default(null),
        startsAt: eventFields.shape.startsAt.default(null),
        place: eventFields.shape.place.default(null),
        mapUrl: eventFields.shape.mapUrl.default(null),
        invitesAll: z.boolean().default(true),
      }),
    )
    .output(weddingEvent)
    .errors({ TOO_MANY_EVENTS: full('The wedding has as many events as there can be') }),

  /** Changes the given fields only. `isPublished` puts it on the invitations of those who are invited, or takes it off. */
  update: memberRoute('guests', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/events/{eventId}',
      tags: ['households'],
      summary: 'Change an event',
    })
    .input(eventPath.extend(eventFields.partial().shape).extend({ isPublished: z.boolean().optional() }))
    .output(weddingEvent)
    .errors({ EVENT_NOT_FOUND }),

  /** Removes an event with the answers to it. */
  remove: memberRoute('guests', 'edit')
    .route({
      method: 'DELETE',
      path: '/weddings/{weddingId}/events/{eventId}',
      tags: ['households'],
      summary: 'Remove an event',
    })
    .input(eventPath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ EVENT_NOT_FOUND }),

  /** Invites guests to an event, or takes the invitation back with its answer. Ids of no guest are passed over. */
  invite: memberRoute('guests', 'edit')
    .meta({ access: 'member', maxBody: 512 * 1024 })
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/events/{eventId}/guests',
      tags: ['households'],
      summary: 'Say who is invited to an event',
    })
    .input(eventPath.extend({ guestIds: guestIds(LIMITS.wedding.guests), isInvited: z.boolean() }))
    .output(z.object({ changed: z.int() }))
    .errors({ EVENT_NOT_FOUND }),
}
