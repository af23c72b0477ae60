import * as z from 'zod'
import { ANNOUNCEMENT_SUMMARY_MAX, ANNOUNCEMENTS_SHOWN } from '#domain/announcements/announcements.ts'
import { LEGAL_DOCUMENTS } from '#domain/operation/legal-documents.ts'
import { day, id, instant, operatorRoute, requiredText, signedInRoute } from './base.ts'

const tags = ['announcements']

const TEXT_NOT_CARRIED = { status: 404, message: 'This release carries no such text for later' } as const
const ALREADY_ANNOUNCED = { status: 409, message: 'That text was announced already' } as const
const TOO_SOON = {
  status: 422,
  message: 'A text takes effect 30 days after its announcement at the earliest',
  data: z.object({ earliest: day }),
} as const
const ANNOUNCEMENT_NOT_FOUND = { status: 404, message: 'There is no such announcement' } as const

const document = z.enum(LEGAL_DOCUMENTS)

export const comparedLine = z.object({ before: z.string().nullable(), after: z.string().nullable() })

/** A text that the release carries and that was not announced. */
export const comingText = z.object({
  document,
  /** Of the text that holds, and of the one that comes. */
  presentVersion: day,
  version: day,
  /** The first day on which it may take effect. */
  earliest: day,
  /** The accounts that would be told. */
  accounts: z.int(),
  /** The lines that change, with those around them. */
  changes: z.array(comparedLine),
})

export type ComingText = z.infer<typeof comingText>

export const announcedText = z.object({
  id,
  document,
  version: day,
  summary: z.string(),
  effectiveOn: day,
  announcedAt: instant,
  /** The accounts of then that it concerns; how many were written to, are still in the queue, and have read it. */
  accounts: z.int(),
  mailed: z.int(),
  queued: z.int(),
  read: z.int(),
})

export type AnnouncedText = z.infer<typeof announcedText>

/** A change of a text as a person is told of it. */
export const textChange = z.object({ id, document, summary: z.string(), effectiveOn: day, path: z.string() })

export type TextChange = z.infer<typeof textChange>

const given = z.object({
  document,
  version: day,
  summary: requiredText(ANNOUNCEMENT_SUMMARY_MAX),
  effectiveOn: day,
})

export const announcementsContract = {
  /** The texts that can be announced, and those that were, the newest first. */
  overview: operatorRoute
    .route({ method: 'GET', path: '/operator/text-changes', tags, summary: 'Changes of the texts of law' })
    .output(
      z.object({ coming: z.array(comingText), announced: z.array(announcedText).max(ANNOUNCEMENTS_SHOWN) }),
    ),

  /** Sends the mail of an announcement to the operator alone. */
  sendProof: operatorRoute
    .route({ method: 'POST', path: '/operator/text-changes/proof', tags, summary: 'Send oneself the mail' })
    .input(given)
    .output(z.object({ sentTo: z.string() }))
    .errors({ TEXT_NOT_CARRIED, TOO_SOON }),

  /**
   * Announces a text that the release carries: by mail to every account that it concerns, in batches, and in the app.
   * It holds from its day on, without another act.
   */
  announce: operatorRoute
    .route({ method: 'POST', path: '/operator/text-changes', tags, summary: 'Announce a changed text' })
    .input(given)
    .output(announcedText)
    .errors({ TEXT_NOT_CARRIED, ALREADY_ANNOUNCED, TOO_SOON }),

  /** The changes that the person has not said to have read. */
  unread: signedInRoute
    .route({ method: 'GET', path: '/text-changes', tags, summary: 'Changed texts to read' })
    .output(z.array(textChange)),

  /** 'Entendido': keeps when the person said so first. */
  confirm: signedInRoute
    .route({
      method: 'POST',
      path: '/text-changes/{announcementId}/receipt',
      tags,
      summary: 'Confirm a change',
    })
    .input(z.object({ announcementId: id }))
    .output(z.object({ readAt: instant }))
    .errors({ ANNOUNCEMENT_NOT_FOUND }),
}
