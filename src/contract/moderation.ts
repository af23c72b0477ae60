import * as z from 'zod'
import {
  CLAIM_SIDES,
  HIDDEN_ROWS_MAX,
  HIDEABLE_KINDS,
  REASONS_MAX,
  REPORT_DECISIONS,
  REPORT_GROUNDS,
  REPORT_ROWS_MAX,
  REPORTED_KINDS,
  RULE_MAX,
} from '#domain/moderation/reports.ts'
import {
  id,
  instant,
  memberRoute,
  operatorRoute,
  optionalTextField,
  plannerRoute,
  requiredText,
  weddingPath,
} from './base.ts'

const tags = ['moderation']

const REPORT_NOT_FOUND = { status: 404, message: 'There is no such report' } as const
const CLAIM_NOT_FOUND = { status: 404, message: 'There is no such claim that waits' } as const
const REPORT_DECIDED = { status: 409, message: 'Another operator has decided on the report' } as const
const NOTHING_TO_HIDE = {
  status: 422,
  message: 'The content is not there, or is no page of this place',
} as const
const GROUND_MISSING = { status: 422, message: 'What hides content names a law or the terms' } as const

/** A report of content in the list of the operator; those that wait for a person come first. */
export const contentReport = z.object({
  id,
  kind: z.enum(REPORTED_KINDS),
  /** The content in words; the address as it was typed where it is not ours or is gone. */
  title: z.string(),
  /** The beginning of what was reported. */
  message: z.string(),
  /** Whether its sender gave a name and an address. */
  isSigned: z.boolean(),
  receivedAt: instant,
  /** The last decision; null before the first. */
  decision: z.enum(REPORT_DECISIONS).nullable(),
  isWaiting: z.boolean(),
  /** Claims that wait for an answer. */
  waitingClaims: z.int(),
})

export type ContentReport = z.infer<typeof contentReport>

export const reportClaim = z.object({
  decisionId: id,
  side: z.enum(CLAIM_SIDES),
  message: z.string(),
  claimedAt: instant,
  isUpheld: z.boolean().nullable(),
  reasons: z.string().nullable(),
})

export type ReportClaim = z.infer<typeof reportClaim>

export const reportDecision = z.object({
  id,
  decision: z.enum(REPORT_DECISIONS),
  title: z.string(),
  ground: z.enum(REPORT_GROUNDS).nullable(),
  rule: z.string().nullable(),
  reasons: z.string(),
  decidedAt: instant,
  claims: z.array(reportClaim),
})

export type ReportDecisionRow = z.infer<typeof reportDecision>

/** A photo of a reported profile, which can be hidden by itself. */
export const reportedPhoto = z.object({ id, title: z.string(), thumbUrl: z.string(), url: z.string() })

export type ReportedPhoto = z.infer<typeof reportedPhoto>

export const openedReport = contentReport.extend({
  page: z.string(),
  /** The whole of what was reported. */
  message: z.string(),
  reporterName: z.string().nullable(),
  /** Masked; the decision reaches it all the same. */
  reporterEmail: z.string().nullable(),
  photos: z.array(reportedPhoto),
  decisions: z.array(reportDecision),
})

export type OpenedReport = z.infer<typeof openedReport>

/** Public content that a decision hides, as its owner sees it. */
export const hiddenContent = z.object({
  kind: z.enum(HIDEABLE_KINDS),
  targetId: id,
  title: z.string(),
  /** Whether it is hidden until its owner has answered. */
  isForNow: z.boolean(),
  ground: z.enum(REPORT_GROUNDS).nullable(),
  rule: z.string().nullable(),
  reasons: z.string(),
  decidedAt: instant,
})

export type HiddenContent = z.infer<typeof hiddenContent>

const hiddenList = z.array(hiddenContent).max(HIDDEN_ROWS_MAX)
const reasons = requiredText(REASONS_MAX)
const basis = { ground: z.enum(REPORT_GROUNDS).nullable(), rule: optionalTextField(RULE_MAX) }
const reportPath = z.object({ reportId: id })

export const moderationContract = {
  /** Reports of public content (DSA 16 to 20), decided by people. */
  reports: {
    list: operatorRoute
      .route({ method: 'GET', path: '/operator/reports', tags, summary: 'Reports of content' })
      .output(z.object({ reports: z.array(contentReport).max(REPORT_ROWS_MAX), waiting: z.int() })),

    /** Opens a report with its photos, which the log of operators notes. */
    open: operatorRoute
      .route({ method: 'POST', path: '/operator/reports/{reportId}/open', tags, summary: 'Open a report' })
      .input(reportPath)
      .output(openedReport)
      .errors({ REPORT_NOT_FOUND }),

    /**
     * Hides the content, or leaves it, and tells both sides why and how to claim. `photoId` is the one photo of a
     * reported profile that it is about. What is `hidden` waits for another decision.
     */
    decide: operatorRoute
      .route({
        method: 'POST',
        path: '/operator/reports/{reportId}/decision',
        tags,
        summary: 'Decide on a report',
      })
      .input(
        reportPath.extend({
          decision: z.enum(REPORT_DECISIONS),
          photoId: id.nullable().default(null),
          ...basis,
          reasons,
        }),
      )
      .output(openedReport)
      .errors({ REPORT_NOT_FOUND, REPORT_DECIDED, NOTHING_TO_HIDE, GROUND_MISSING }),

    /** Answers a claim against a decision; one that is upheld turns it round. */
    answerClaim: operatorRoute
      .route({
        method: 'POST',
        path: '/operator/reports/{reportId}/claims/{decisionId}/{side}',
        tags,
        summary: 'Answer a claim',
      })
      .input(
        reportPath.extend({
          decisionId: id,
          side: z.enum(CLAIM_SIDES),
          isUpheld: z.boolean(),
          ...basis,
          reasons,
        }),
      )
      .output(openedReport)
      .errors({ CLAIM_NOT_FOUND, NOTHING_TO_HIDE, GROUND_MISSING }),
  },

  /** The hidden content of the own public profile and its photos, with the reasons. */
  hiddenOfProfile: plannerRoute
    .route({
      method: 'GET',
      path: '/planner/hidden-content',
      tags,
      summary: 'What is hidden of the own profile',
    })
    .output(hiddenList),

  /** The same of the shared folders of a wedding. */
  hiddenFolders: memberRoute('inspiration', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/inspiration/hidden-content',
      tags,
      summary: 'Shared folders that are hidden',
    })
    .input(weddingPath)
    .output(hiddenList),

  /** The same of its invitations. */
  hiddenInvitations: memberRoute('guests', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/hidden-invitations',
      tags,
      summary: 'Invitations that are hidden',
    })
    .input(weddingPath)
    .output(hiddenList),
}
