import * as z from 'zod'
import {
  SUPPORT_AUTHORS,
  SUPPORT_FACT_MAX,
  SUPPORT_MESSAGE_MAX,
  SUPPORT_SHOWN,
} from '#domain/support/support.ts'
import { id, instant, requiredLine, requiredText, signedInRoute } from './base.ts'

const tags = ['support']

const SUPPORT_NOT_FOUND = { status: 404, message: 'There is no such conversation of yours' } as const
const TOO_MANY_MESSAGES = {
  status: 429,
  message: 'Too many messages for now',
  data: z.object({ retryAfterSeconds: z.int() }),
} as const

/** About page and browser; sent only when the person agrees. */
export const supportFacts = z.object({
  page: requiredLine(SUPPORT_FACT_MAX),
  browser: requiredLine(SUPPORT_FACT_MAX),
  screen: requiredLine(SUPPORT_FACT_MAX),
  version: requiredLine(SUPPORT_FACT_MAX),
})

export const supportMessage = z.object({
  id,
  author: z.enum(SUPPORT_AUTHORS),
  /** Under which the operator answered; null for the person. */
  operatorName: z.string().nullable(),
  text: z.string(),
  facts: supportFacts.nullable(),
  createdAt: instant,
})

export type SupportMessage = z.infer<typeof supportMessage>

export const supportConversation = z.object({
  id,
  subject: z.string(),
  /** Until when an answer is promised; null while none is waited for. */
  dueAt: instant.nullable(),
  createdAt: instant,
  lastAt: instant,
  closedAt: instant.nullable(),
  /** Whether it has an answer that the person has not opened. */
  isUnread: z.boolean(),
})

export type SupportConversation = z.infer<typeof supportConversation>

export const openedConversation = supportConversation.extend({ messages: z.array(supportMessage) })

export type OpenedConversation = z.infer<typeof openedConversation>

const conversationPath = z.object({ conversationId: id })
const words = requiredText(SUPPORT_MESSAGE_MAX)

/** Messages to the operator of the installation, answered by a person. */
export const supportContract = {
  overview: signedInRoute
    .route({ method: 'GET', path: '/support', tags, summary: 'What is promised, and the own conversations' })
    .output(
      z.object({
        /** Within how many working hours the person is answered, and whether ahead of others. */
        promise: z.object({ hours: z.int(), isFirst: z.boolean() }),
        conversations: z.array(supportConversation).max(SUPPORT_SHOWN),
      }),
    ),

  /** Begins a conversation. With an `id` that exists it answers with that one, so a retry makes no second. */
  write: signedInRoute
    .meta({ access: 'signedIn', cost: 5 })
    .route({ method: 'POST', path: '/support', tags, summary: 'Write to the operator' })
    .input(z.object({ id: id.optional(), text: words, facts: supportFacts.nullable().default(null) }))
    .output(openedConversation)
    .errors({ TOO_MANY_MESSAGES, SUPPORT_NOT_FOUND }),

  find: signedInRoute
    .route({ method: 'GET', path: '/support/{conversationId}', tags, summary: 'A conversation' })
    .input(conversationPath)
    .output(openedConversation)
    .errors({ SUPPORT_NOT_FOUND }),

  /** Goes on with a conversation, which opens again when it was closed. */
  reply: signedInRoute
    .meta({ access: 'signedIn', cost: 5 })
    .route({ method: 'POST', path: '/support/{conversationId}/messages', tags, summary: 'Write more' })
    .input(conversationPath.extend({ id: id.optional(), text: words }))
    .output(openedConversation)
    .errors({ SUPPORT_NOT_FOUND, TOO_MANY_MESSAGES }),

  /** 'Ya está resuelto'. */
  close: signedInRoute
    .route({ method: 'POST', path: '/support/{conversationId}/close', tags, summary: 'Close a conversation' })
    .input(conversationPath)
    .output(supportConversation)
    .errors({ SUPPORT_NOT_FOUND }),
}
