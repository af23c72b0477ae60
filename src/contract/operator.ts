import * as z from 'zod'
import { EMAIL_MAX } from '#domain/accounts/accounts.ts'
import { OPERATOR_LOG_SHOWN } from '#domain/operator/operator-acts.ts'
import { OPERATOR_ROWS_MAX, SUSPENSION_REASON_MAX } from '#domain/operator/operators.ts'
import { SUPPORT_MESSAGE_MAX } from '#domain/support/support.ts'
import { id, instant, operatorRoute, requiredLine, requiredText, sittingRoute } from './base.ts'
import { operatorAccount, operatorAct, operatorConversation, operatorOverview } from './operator-rows.ts'

const tags = ['operator']

const CONVERSATION_NOT_FOUND = { status: 404, message: 'There is no such conversation' } as const
/** The person, or another operator, wrote after what was seen. */
const MESSAGE_ARRIVED = { status: 409, message: 'Another message has come meanwhile' } as const

const NO_SUCH_ACCOUNT = { status: 404, message: 'There is no such account' } as const
const OWN_ACCOUNT = { status: 409, message: 'Operators do not suspend themselves' } as const

const accountPath = z.object({ userId: id })
const conversationPath = z.object({ conversationId: id })
/** The last message of the conversation that the operator has seen. */
const seen = conversationPath.extend({ lastSeenId: id })

/** A code of the authenticator, however it was copied. */
export const givenCode = requiredLine(20)

export const INVALID_CODE = { status: 422, message: 'That is not the code of now, or it has served' } as const
export const TOO_MANY_ATTEMPTS = {
  status: 429,
  message: 'Too many codes were tried',
  data: z.object({ retryAfterSeconds: z.int() }),
} as const

/** The operator's area. Nothing here reads what is in a wedding. */
export const operatorContract = {
  /** Begins a sitting of half an hour of this session; its end comes back. */
  openSitting: sittingRoute
    .route({ method: 'POST', path: '/operator/sitting', tags, summary: 'Give the second step for a sitting' })
    .input(z.object({ code: givenCode }))
    .output(z.object({ until: instant }))
    .errors({ INVALID_CODE, TOO_MANY_ATTEMPTS }),

  overview: operatorRoute
    .route({ method: 'GET', path: '/operator', tags, summary: 'Numbers, failures, and who waits' })
    .output(operatorOverview),

  /** Lets failed jobs run at once, with all their attempts; those that are running or gone are left. */
  retryJobs: operatorRoute
    .route({ method: 'POST', path: '/operator/jobs/retry', tags, summary: 'Retry failed jobs' })
    .input(
      z.object({
        ids: z
          .array(z.string().regex(/^[1-9]\d{0,17}$/, 'the id of a job'))
          .min(1)
          .max(OPERATOR_ROWS_MAX),
      }),
    )
    .output(z.object({ retried: z.int() })),

  /** Opening a conversation is noted, once in half an hour. */
  openConversation: operatorRoute
    .route({
      method: 'POST',
      path: '/operator/conversations/{conversationId}/open',
      tags,
      summary: 'Open a conversation',
    })
    .input(conversationPath)
    .output(operatorConversation)
    .errors({ CONVERSATION_NOT_FOUND }),

  /** The person reads the answer in the app and by mail. A retry with the same `id` answers once. */
  answer: operatorRoute
    .route({
      method: 'POST',
      path: '/operator/conversations/{conversationId}/messages',
      tags,
      summary: 'Answer a conversation',
    })
    .input(seen.extend({ id: id.optional(), text: requiredText(SUPPORT_MESSAGE_MAX) }))
    .output(operatorConversation)
    .errors({ CONVERSATION_NOT_FOUND, MESSAGE_ARRIVED }),

  closeConversation: operatorRoute
    .route({
      method: 'POST',
      path: '/operator/conversations/{conversationId}/close',
      tags,
      summary: 'Close a conversation',
    })
    .input(seen)
    .output(operatorConversation)
    .errors({ CONVERSATION_NOT_FOUND, MESSAGE_ARRIVED }),

  /** The accounts that are suspended, those of late first. */
  suspended: operatorRoute
    .route({ method: 'GET', path: '/operator/suspended', tags, summary: 'Suspended accounts' })
    .output(z.array(operatorAccount).max(OPERATOR_ROWS_MAX)),

  /** The account of an address that is typed whole, or null. Searching is noted, and its person can read it. */
  searchAccount: operatorRoute
    .route({ method: 'POST', path: '/operator/accounts/search', tags, summary: 'Find an account' })
    .input(z.object({ email: requiredLine(EMAIL_MAX) }))
    .output(operatorAccount.nullable()),

  /** Ends its sessions and lets it open none, with a mail that says why. Nothing is deleted. */
  suspend: operatorRoute
    .route({
      method: 'POST',
      path: '/operator/accounts/{userId}/suspension',
      tags,
      summary: 'Suspend an account',
    })
    .input(accountPath.extend({ reason: requiredText(SUSPENSION_REASON_MAX), code: givenCode }))
    .output(operatorAccount)
    .errors({ NO_SUCH_ACCOUNT, OWN_ACCOUNT, INVALID_CODE, TOO_MANY_ATTEMPTS }),

  restore: operatorRoute
    .route({
      method: 'DELETE',
      path: '/operator/accounts/{userId}/suspension',
      tags,
      summary: 'Lift a suspension',
    })
    .input(accountPath)
    .output(operatorAccount)
    .errors({ NO_SUCH_ACCOUNT }),

  /** Each thing that operators did, the newest first. */
  log: operatorRoute
    .route({ method: 'GET', path: '/operator/log', tags, summary: 'What operators did' })
    .output(z.array(operatorAct).max(OPERATOR_LOG_SHOWN)),
}
