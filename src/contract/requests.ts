import * as z from 'zod'
import { EMAIL_MAX, FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import { isEmailAddress, MESSAGE_MAX } from '#domain/operation/contact.ts'
import {
  ANSWER_MAX,
  REQUEST_BUDGET_MAX,
  REQUEST_GUESTS_MAX,
  REQUEST_PHONE_MAX,
  REQUEST_PLACE_MAX,
  REQUEST_SOURCES,
  REQUEST_STATUSES,
  REQUESTS_SHOWN,
  REQUESTS_TYPED_MAX,
} from '#domain/planners/planner-requests.ts'
import {
  LOST_REASONS,
  REQUEST_EVENTS,
  REQUEST_STAGES,
  REQUEST_TURNS,
} from '#domain/planners/request-stages.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import {
  businessRoute,
  day,
  full,
  id,
  instant,
  optionalTextField,
  requiredLine,
  requiredText,
  text,
} from './base.ts'
import { PLAN_NEEDED } from './shared-errors.ts'

/** The newest version of a quote that was sent: its total with IVA in cents, with what the couple chose. */
export const sentQuote = z.object({
  number: z.string(),
  total: z.int(),
  validUntil: z.string(),
  openedAt: instant.nullable(),
})

/**
 * A message from the contact form of a public profile, or what a planner has noted of a couple who asked elsewhere; what
 * was left empty is `null`, and the message of a noted one may be empty. The budget is in euros.
 */
export const plannerRequest = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  source: z.enum(REQUEST_SOURCES),
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
  /** When the couple was last reminded. */
  remindedAt: instant.nullable(),
  /** The reason of one that was lost. */
  lostReason: z.enum(LOST_REASONS).nullable(),
  /** The last day on which its date is held; a day that has passed holds nothing. The planner alone sees it. */
  heldUntil: z.string().nullable(),
  quote: sentQuote.nullable(),
  /** The wedding that was made of it. */
  weddingId: id.nullable(),
  createdAt: instant,
  answeredAt: instant.nullable(),
})

export type PlannerRequest = z.infer<typeof plannerRequest>

/** The requests of a year, by the month and the way in which they came. */
export const requestFigures = z.object({
  /** The first year in which a request came; null while there is none. */
  since: z.int().nullable(),
  rows: z.array(
    z.object({
      month: z.int().min(1).max(12),
      source: z.enum(REQUEST_SOURCES),
      received: z.int(),
      quoted: z.int(),
      signed: z.int(),
      weddings: z.int(),
      lost: z.int(),
    }),
  ),
  reasons: z.array(z.object({ reason: z.enum(LOST_REASONS), lost: z.int() })),
})

export type RequestFigures = z.infer<typeof requestFigures>

export const requestPath = z.object({ requestId: id })

export const REQUEST_NOT_FOUND = { status: 404, message: 'There is no such request to you' } as const

/** Answers, reminders and quotes go out by mail. */
export const NO_EMAIL = { status: 409, message: 'The request has no email address' } as const

/** A request as the planner types it. */
const details = {
  name: requiredLine(FULL_NAME_MAX),
  email: optionalTextField(EMAIL_MAX).refine((email) => email === null || isEmailAddress(email)),
  phone: optionalTextField(REQUEST_PHONE_MAX),
  source: z.enum(REQUEST_SOURCES),
  eventDate: day.nullable(),
  place: optionalTextField(REQUEST_PLACE_MAX),
  guests: z.int().min(1).max(REQUEST_GUESTS_MAX).nullable(),
  budget: z.number().min(0).max(REQUEST_BUDGET_MAX).nullable(),
  message: text.trim().max(MESSAGE_MAX),
}

export const TOO_MANY_ANSWERS = {
  status: 429,
  message: 'Too many answers in an hour',
  data: z.object({ retryAfterSeconds: z.int() }),
} as const

export const requestsContract = {
  /** The requests to the planner of every status, the newest first. */
  list: businessRoute('requests')
    .route({
      method: 'GET',
      path: '/planner/requests',
      tags: ['requests'],
      summary: 'Requests to the planner',
    })
    .output(z.array(plannerRequest).max(REQUESTS_SHOWN)),

  /** Notes a request that came by another way. A repeated `id` answers with the request that exists. */
  add: businessRoute('requests')
    .route({
      method: 'POST',
      path: '/planner/requests',
      successStatus: 201,
      tags: ['requests'],
      summary: 'Note a request that came by another way',
    })
    .input(
      z.object({
        id: id.optional(),
        name: details.name,
        email: details.email.default(null),
        phone: details.phone.default(null),
        source: details.source.default('other'),
        eventDate: details.eventDate.default(null),
        place: details.place.default(null),
        guests: details.guests.default(null),
        budget: details.budget.default(null),
        message: details.message.default(''),
      }),
    )
    .output(plannerRequest)
    .errors({ TOO_MANY_REQUESTS_NOTED: full(`A planner has at most ${REQUESTS_TYPED_MAX} requests`) }),

  /** Corrects the given fields of a request. The message that a couple sent from the profile stays as it came. */
  update: businessRoute('requests')
    .route({
      method: 'PATCH',
      path: '/planner/requests/{requestId}/details',
      tags: ['requests'],
      summary: 'Correct what is known of a request',
    })
    .input(requestPath.extend(z.object(details).partial().shape))
    .output(plannerRequest)
    .errors({
      REQUEST_NOT_FOUND,
      MESSAGE_OF_OTHERS: { status: 409, message: 'The message was sent by the couple' },
    }),

  /** How many are new, for the menu. */
  newCount: businessRoute('requests')
    .route({
      method: 'GET',
      path: '/planner/requests/new-count',
      tags: ['requests'],
      summary: 'How many requests are new',
    })
    .output(z.object({ new: z.int() })),

  /** The outcome of the requests that came in a year, by the month and the way in which they came. Spam is not counted. */
  figures: businessRoute('requests')
    .route({
      method: 'GET',
      path: '/planner/requests/figures',
      tags: ['requests'],
      summary: 'What became of the requests of a year',
    })
    .input(z.object({ year: z.coerce.number().pipe(z.int().min(2000).max(2200)) }))
    .output(requestFigures),

  /** Moves a request: to the archive, to the spam, and back. */
  move: businessRoute('requests')
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
  answer: businessRoute('requests')
    .route({
      method: 'POST',
      path: '/planner/requests/{requestId}/answer',
      tags: ['requests'],
      summary: 'Answer a request by mail',
    })
    .input(requestPath.extend({ text: requiredText(ANSWER_MAX) }))
    .output(plannerRequest)
    .errors({ REQUEST_NOT_FOUND, NO_EMAIL, TOO_MANY_ANSWERS }),

  /** Creates a wedding of a request, once: asked again, it answers with the wedding that exists. */
  createWedding: businessRoute('requests')
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
