import * as z from 'zod'
import { ANSWER_MAX, REQUEST_STATUSES, REQUESTS_SHOWN } from '#domain/planners/planner-requests.ts'
import {
  LOST_REASONS,
  REQUEST_EVENTS,
  REQUEST_STAGES,
  REQUEST_TURNS,
} from '#domain/planners/request-stages.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import { day, full, id, instant, plannerRoute, requiredLine, requiredText } from './base.ts'
import { PLAN_NEEDED } from './shared-errors.ts'

/** A message from the contact form of a public profile; what was left empty is `null`. The budget is in euros. */
export const plannerRequest = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  eventDate: z.string().nullable(),
  place: z.string().nullable(),
  guests: z.int().nullable(),
  budget: z.number().nullable(),
  message: z.string(),
  status: z.enum(REQUEST_STATUSES),
  /** The stage that what has happened has brought it to, and the side whose turn it is. */
  stage: z.enum(REQUEST_STAGES),
  turn: z.enum(REQUEST_TURNS),
  /** The newest thing that has happened; the message itself at first. */
  latest: z.object({ kind: z.enum(['received', ...REQUEST_EVENTS]), at: instant }),
  /** The reason of one that was lost. */
  lostReason: z.enum(LOST_REASONS).nullable(),
  /** The last day on which its date is held; a day that has passed holds nothing. The planner alone sees it. */
  heldUntil: z.string().nullable(),
  /** The wedding that was made of it. */
  weddingId: id.nullable(),
  createdAt: instant,
  answeredAt: instant.nullable(),
})

export type PlannerRequest = z.infer<typeof plannerRequest>

export const requestPath = z.object({ requestId: id })

export const REQUEST_NOT_FOUND = { status: 404, message: 'There is no such request to you' } as const

export const TOO_MANY_ANSWERS = {
  status: 429,
  message: 'Too many answers in an hour',
  data: z.object({ retryAfterSeconds: z.int() }),
} as const

export const requestsContract = {
  /** The requests to the planner of every status, the newest first. */
  list: plannerRoute
    .route({
      method: 'GET',
      path: '/planner/requests',
      tags: ['requests'],
      summary: 'Requests to the planner',
    })
    .output(z.array(plannerRequest).max(REQUESTS_SHOWN)),

  /** How many are new, for the menu. */
  newCount: plannerRoute
    .route({
      method: 'GET',
      path: '/planner/requests/new-count',
      tags: ['requests'],
      summary: 'How many requests are new',
    })
    .output(z.object({ new: z.int() })),

  /** Moves a request: to the archive, to the spam, and back. */
  move: plannerRoute
    .route({
      method: 'PATCH',
      path: '/planner/requests/{requestId}',
      tags: ['requests'],
      summary: 'Archive a request, or bring it back',
    })
    .input(requestPath.extend({ status: z.enum(REQUEST_STATUSES) }))
    .output(plannerRequest)
    .errors({ REQUEST_NOT_FOUND }),

  /** Answers by mail, in the planner's name and with their address to answer to. */
  answer: plannerRoute
    .route({
      method: 'POST',
      path: '/planner/requests/{requestId}/answer',
      tags: ['requests'],
      summary: 'Answer a request by mail',
    })
    .input(requestPath.extend({ text: requiredText(ANSWER_MAX) }))
    .output(plannerRequest)
    .errors({
      REQUEST_NOT_FOUND,
      TOO_MANY_ANSWERS,
    }),

  /** Creates a wedding of a request, once: asked again, it answers with the wedding that exists. */
  createWedding: plannerRoute
    .meta({ access: 'planner', cost: 20 })
    .route({
      method: 'POST',
      path: '/planner/requests/{requestId}/wedding',
      tags: ['requests'],
      summary: 'Create a wedding of a request',
    })
    .input(
      requestPath.extend({ name: requiredLine(WEDDING_NAME_MAX), eventDate: day.nullable().default(null) }),
    )
    .output(plannerRequest)
    .errors({
      REQUEST_NOT_FOUND,
      PLAN_NEEDED,
      TOO_MANY_WEDDINGS: full('You are a member of as many weddings as there can be'),
    }),
}
