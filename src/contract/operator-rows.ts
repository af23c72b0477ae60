import * as z from 'zod'
import { ROLES } from '#domain/members/roles.ts'
import { OPERATOR_ACTS } from '#domain/operator/operator-acts.ts'
import { OPERATOR_ROWS_MAX } from '#domain/operator/operators.ts'
import { id, instant } from './base.ts'
import { supportMessage } from './support.ts'

export const operatorAct = z.object({
  id,
  act: z.enum(OPERATOR_ACTS),
  subject: z.string(),
  operatorName: z.string().nullable(),
  at: instant,
})

export type OperatorActLine = z.infer<typeof operatorAct>

/** A job that has failed and will be tried again, without its payload. */
export const failedJob = z.object({
  id: z.string(),
  /** Its name in the queue. */
  job: z.string(),
  /** Of a mail, masked; null for what is no mail. */
  to: z.string().nullable(),
  /** The end of the id of the wedding or account that it is for: `b_7f2c`, `c_19ad`. */
  about: z.string().nullable(),
  attempts: z.int(),
  error: z.string(),
  /** When it is tried next; null while it runs. */
  runAt: instant.nullable(),
})

export type FailedJob = z.infer<typeof failedJob>

/** A conversation that waits for an answer. */
export const waitingConversation = z.object({
  id,
  /** The brand of a planner, or the kind of person. */
  from: z.string(),
  /** Whether it was written by a planner with the plan. */
  isFirst: z.boolean(),
  subject: z.string(),
  waitingSince: instant,
  dueAt: instant,
})

export type WaitingConversation = z.infer<typeof waitingConversation>

export const operatorNumbers = z.object({
  accounts: z.int(),
  planners: z.int(),
  weddings: z.int(),
  files: z.int(),
  fileBytes: z.number(),
  databaseBytes: z.number(),
  connections: z.int(),
  connectionsMax: z.int(),
  /** Jobs whose time has come. */
  waitingJobs: z.int(),
  failedJobs: z.int(),
  failedMails: z.int(),
  version: z.string(),
})

export type OperatorNumbers = z.infer<typeof operatorNumbers>

/** The first page of the area. Of failed jobs and mails, and of conversations, the first 200. */
export const operatorOverview = z.object({
  numbers: operatorNumbers,
  jobs: z.array(failedJob).max(OPERATOR_ROWS_MAX),
  mails: z.array(failedJob).max(OPERATOR_ROWS_MAX),
  conversations: z.array(waitingConversation).max(OPERATOR_ROWS_MAX),
})

export type OperatorOverview = z.infer<typeof operatorOverview>

/** A conversation as an operator reads it. */
export const operatorConversation = z.object({
  id,
  from: z.string(),
  /** Masked. */
  email: z.string(),
  subject: z.string(),
  isFirst: z.boolean(),
  dueAt: instant.nullable(),
  closedAt: instant.nullable(),
  messages: z.array(supportMessage),
})

export type OperatorConversation = z.infer<typeof operatorConversation>

/** An account as an operator sees it. */
export const operatorAccount = z.object({
  id,
  /** Masked. */
  email: z.string(),
  role: z.enum(ROLES),
  weddings: z.int(),
  /** Of the weddings that they created, and of what is their own. */
  fileBytes: z.number(),
  lastSeenAt: instant.nullable(),
  suspendedAt: instant.nullable(),
  /** Why it is suspended. */
  reason: z.string().nullable(),
})

export type OperatorAccount = z.infer<typeof operatorAccount>
