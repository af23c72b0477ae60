import * as z from 'zod'
import { id, instant, memberRoute, weddingPath } from './base.ts'

/** Whether a guest has got into a bus, as it was last ticked; who was never ticked is not in the list. */
export const busBoarding = z.object({
  tripId: id,
  guestId: id,
  isAboard: z.boolean(),
  at: instant,
  /** The one who counted: a member, or the name that was typed on the phone of the drivers' link. */
  by: z.string().nullable(),
})

export const TRIP_NOT_FOUND = { status: 404, message: 'No such bus' } as const

export const transportBoardingContract = {
  /** Those who have been counted. They are ticked without an account too, by the drivers' link, so that it has no version. */
  list: memberRoute('transport', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/transport/boardings',
      tags: ['transport'],
      summary: 'Who has got into which bus',
    })
    .input(weddingPath)
    .output(z.array(busBoarding)),

  /** Ticks a guest in a bus, or takes the tick away. The last tap counts, of a member or of the link; it leaves no line of activity. */
  tick: memberRoute('transport', 'edit')
    .route({
      method: 'PUT',
      path: '/weddings/{weddingId}/transport/trips/{tripId}/boardings/{guestId}',
      tags: ['transport'],
      summary: 'Count a guest into a bus, or out of it',
    })
    .input(weddingPath.extend({ tripId: id, guestId: id, isAboard: z.boolean() }))
    .output(busBoarding)
    .errors({ TRIP_NOT_FOUND, GUEST_NOT_FOUND: { status: 404, message: 'No such guest' } }),
}
