import * as z from 'zod'
import { ANNOUNCEMENT_SUMMARY_MAX, ANNOUNCEMENTS_SHOWN } from '#domain/announcements/announcements.ts'
import { announcedText, comingText, document, textChange } from './announcement-rows.ts'
import { day, id, instant, operatorRoute, requiredText, signedInRoute } from './base.ts'

const tags = ['announcements']

const TEXT_NOT_CARRIED = { status: 404, message: 'This release carries no such text for later' } as const
const ALREADY_ANNOUNCED = { status: 409, message: 'That text was announced already' } as const
const TOO_SOON = {
  status: 422,
  message: 'A text takes effect 30 days after its announcement at the earliest',
  data: z.object({ earliest: day }),
} as const
const TEXT_IN_EFFECT = { status: 409, message: 'That text is in effect already' } as const
const ANNOUNCEMENT_NOT_FOUND = { status: 404, message: 'There is no such announcement' } as const

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

  /** Takes an announcement back before its day, and tells those who were told of it. Twice is once. */
  withdraw: operatorRoute
    .route({
      method: 'POST',
      path: '/operator/text-changes/{announcementId}/withdrawal',
      tags,
      summary: 'Withdraw an announced text',
    })
    .input(z.object({ announcementId: id, reason: requiredText(ANNOUNCEMENT_SUMMARY_MAX) }))
    .output(announcedText)
    .errors({ ANNOUNCEMENT_NOT_FOUND, TEXT_IN_EFFECT }),

  /** The changes, and the withdrawals of changes, that the person has not said to have read. */
  unread: signedInRoute
    .route({ method: 'GET', path: '/text-changes', tags, summary: 'Changed texts to read' })
    .output(z.array(textChange)),

  /** 'Entendido': keeps when the person said so first, of an announcement and of its withdrawal. */
  confirm: signedInRoute
    .route({
      method: 'POST',
      path: '/text-changes/{announcementId}/receipt',
      tags,
      summary: 'Confirm a change',
    })
    .input(
      z.object({
        announcementId: id,
        /** Whether that it was taken back was read, in place of the announcement. */
        isWithdrawal: z.boolean().default(false),
      }),
    )
    .output(z.object({ readAt: instant }))
    .errors({ ANNOUNCEMENT_NOT_FOUND }),
}
