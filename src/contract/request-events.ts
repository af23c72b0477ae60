import * as z from 'zod'
import { ANSWER_MAX } from '#domain/planners/planner-requests.ts'
import {
  EVENT_TEXT_MAX,
  LOST_REASONS,
  NOTED_EVENTS,
  REQUEST_EVENTS,
  REQUEST_EVENTS_MAX,
} from '#domain/planners/request-stages.ts'
import { businessRoute, day, full, id, instant, optionalTextField, requiredText } from './base.ts'
import { NO_EMAIL, plannerRequest, REQUEST_NOT_FOUND, requestPath, TOO_MANY_ANSWERS } from './requests.ts'

/** Something that has happened with a request. Those that are noted by hand can be taken back. */
export const requestEvent = z.object({
  id,
  kind: z.enum(REQUEST_EVENTS),
  author: z.enum(['planner', 'couple']),
  isNoted: z.boolean(),
  reason: z.enum(LOST_REASONS).nullable(),
  text: z.string().nullable(),
  at: instant,
})

export type RequestEvent = z.infer<typeof requestEvent>

const tags = ['requests']

export const requestEventsContract = {
  /** The events of a request, in its order; the message itself came before. */
  list: businessRoute('requests')
    .route({
      method: 'GET',
      path: '/planner/requests/{requestId}/events',
      tags,
      summary: 'What has happened with a request',
    })
    .input(requestPath)
    .output(z.array(requestEvent).max(REQUEST_EVENTS_MAX))
    .errors({ REQUEST_NOT_FOUND }),

  /** Notes what happened outside of Azahar. The id is that of the event, so that a retry notes it once. */
  note: businessRoute('requests')
    .route({
      method: 'POST',
      path: '/planner/requests/{requestId}/events',
      tags,
      summary: 'Note what happened with a request',
    })
    .input(requestPath.extend({ id: id.optional(), kind: z.enum(NOTED_EVENTS) }))
    .output(plannerRequest)
    .errors({ REQUEST_NOT_FOUND }),

  /** Takes a note back. One that is not there any more changes nothing. */
  remove: businessRoute('requests')
    .route({
      method: 'DELETE',
      path: '/planner/requests/{requestId}/events/{eventId}',
      tags,
      summary: 'Take a note about a request back',
    })
    .input(requestPath.extend({ eventId: id }))
    .output(plannerRequest)
    .errors({ REQUEST_NOT_FOUND }),

  /** 'No sigue', with its reason, and a mail that tells the couple when there is an `answer`. */
  lose: businessRoute('requests')
    .route({
      method: 'POST',
      path: '/planner/requests/{requestId}/loss',
      tags,
      summary: 'Give a request up',
    })
    .input(
      requestPath.extend({
        id: id.optional(),
        reason: z.enum(LOST_REASONS),
        text: optionalTextField(EVENT_TEXT_MAX).default(null),
        answer: requiredText(ANSWER_MAX).nullable().default(null),
      }),
    )
    .output(plannerRequest)
    .errors({ REQUEST_NOT_FOUND, NO_EMAIL, TOO_MANY_ANSWERS }),

  /** 'Recordarles': a mail to a couple whose turn it is, once in three days, with the link of a quote that is open. */
  remind: businessRoute('requests')
    .route({
      method: 'POST',
      path: '/planner/requests/{requestId}/reminder',
      tags,
      summary: 'Remind a couple',
    })
    .input(requestPath.extend({ id: id.optional(), text: requiredText(ANSWER_MAX) }))
    .output(plannerRequest)
    .errors({
      REQUEST_NOT_FOUND,
      NO_EMAIL,
      TOO_MANY_ANSWERS,
      NOT_THEIR_TURN: { status: 409, message: 'It is not the turn of the couple' },
      COUPLE_REMINDED_LATELY: {
        status: 409,
        message: 'The couple was reminded less than three days ago',
        data: z.object({ nextAt: instant }),
      },
    }),

  /** 'Sigue': goes on with a request that was given up, at the stage it had. */
  resume: businessRoute('requests')
    .route({
      method: 'DELETE',
      path: '/planner/requests/{requestId}/loss',
      tags,
      summary: 'Go on with a request',
    })
    .input(requestPath)
    .output(plannerRequest)
    .errors({ REQUEST_NOT_FOUND }),

  /** Holds the date of a request until a day, which is included. Another hold of the same request is replaced. */
  hold: businessRoute('requests')
    .route({
      method: 'PUT',
      path: '/planner/requests/{requestId}/hold',
      tags,
      summary: 'Hold the date of a request',
    })
    .input(requestPath.extend({ until: day }))
    .output(plannerRequest)
    .errors({
      REQUEST_NOT_FOUND,
      NO_DATE_TO_HOLD: { status: 409, message: 'The request has no date that is still to come' },
      HOLD_OUT_OF_RANGE: {
        status: 409,
        message: 'A date is held from today on, and not for longer than that',
        data: z.object({ latest: z.string() }),
      },
      TOO_MANY_HOLDS: full('You hold as many dates as there can be'),
    }),

  /** Lets the date of a request go. One that is not held stays as it is. */
  release: businessRoute('requests')
    .route({
      method: 'DELETE',
      path: '/planner/requests/{requestId}/hold',
      tags,
      summary: 'Let the date of a request go',
    })
    .input(requestPath)
    .output(plannerRequest)
    .errors({ REQUEST_NOT_FOUND }),
}
