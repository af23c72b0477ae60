import { eventIterator } from '@orpc/contract'
import * as z from 'zod'
import { PRESENCE_IDS_MAX, PRESENCE_TURNS_MAX } from '#domain/live/live.ts'
import { id, memberRoute, signedInRoute, text, weddingPath } from './base.ts'
import { WEDDING_NOT_FOUND } from './shared-errors.ts'

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/**
 * The place of a tab in a wedding, as a kind and an id: `vendor:{vendorId}` is open for editing. In the room of an event
 * it is the event, or the wedding for the wedding itself, with the table that is open and the guests in the hand:
 * `seating:{eventId},{tableId},{guestId}`.
 */
const place = z
  .string()
  .regex(
    new RegExp(`^[a-z]{1,20}:${UUID}(,${UUID}){0,${PRESENCE_IDS_MAX - 1}}$`),
    'a kind and an id, as vendor:{id}, or several ids',
  )

/** A member who is in the wedding now; with several tabs the place they went to last. */
export const presentMember = z.object({ userId: id, place: place.nullable() })

export type PresentMember = z.infer<typeof presentMember>

/**
 * An open stream tells what changed, never how. `ready` and `beat` carry the id to come back with.
 *
 * - `ready` opens the stream; `missed` means that something may have changed since `since`.
 * - `beat` comes every `LIVE_BEAT_MS` while the connection is alive.
 * - `resync`: the server itself was cut off for a while; anything may have changed.
 * - `changed`: rows of an area, named as in the contract, were added, changed or removed. Without `ids`
 *   any of them. `clientId` is the tab that did it, if it signed its request.
 * - `notifications`: there are new ones, or some were read elsewhere.
 * - `weddings`: the caller joined, left, created or deleted a wedding.
 * - `role`: the caller is a couple or a planner now, by `clientId`; the session is another.
 * - `presence`: who is in a wedding now.
 * - `closing` is the last one. After `signedOut` and `left` there is nothing to come back to; after
 *   `replaced` the person has too many streams; after `stopping` another process takes over.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), missed: z.boolean() }),
  z.object({ type: z.literal('beat') }),
  z.object({ type: z.literal('resync') }),
  z.object({
    type: z.literal('changed'),
    weddingId: id,
    area: z.string(),
    ids: z.array(id),
    actorId: id.nullable(),
    clientId: id.nullable(),
  }),
  z.object({ type: z.literal('notifications') }),
  z.object({ type: z.literal('weddings') }),
  z.object({ type: z.literal('role'), clientId: id.nullable() }),
  z.object({ type: z.literal('presence'), weddingId: id, members: z.array(presentMember) }),
  z.object({ type: z.literal('closing'), reason: z.enum(['signedOut', 'left', 'replaced', 'stopping']) }),
])

export type LiveEvent = z.infer<typeof liveEvent>

export const liveContract = {
  /**
   * The events of every wedding of the caller, or of the one asked for, and the caller's own, as
   * server-sent events. `since`, or the header `Last-Event-ID`, is the id of the last event that had
   * one. Ends at once with the session, and with the membership when one wedding was asked for.
   */
  stream: signedInRoute
    .route({ method: 'GET', path: '/live', tags: ['live'], summary: 'What changes, while it changes' })
    .input(z.object({ weddingId: id.optional(), since: text.max(100).optional() }))
    .output(eventIterator(liveEvent))
    .errors({
      WEDDING_NOT_FOUND,
      SERVER_STOPPING: { status: 503, message: 'The server is stopping; ask again' },
    }),

  /**
   * Says that a tab is looking at the wedding, and at what in it; to be repeated every
   * `PRESENCE_RENEWAL_MS`. `here: false` takes it back. Requests of one tab may overtake each other: one with a lower
   * `turn` than an earlier one changes nothing. Answers with all members who are there.
   */
  presence: memberRoute('wedding', 'view')
    .meta({ access: 'member', silent: true })
    .route({ method: 'POST', path: '/weddings/{weddingId}/presence', tags: ['live'], summary: 'Be present' })
    .input(
      weddingPath.extend({
        clientId: id,
        place: place.nullable().default(null),
        here: z.boolean().default(true),
        turn: z.int().min(0).max(PRESENCE_TURNS_MAX).default(0),
      }),
    )
    .output(z.object({ members: z.array(presentMember) })),
}
